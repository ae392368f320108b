import { href } from '../catalogue/routes.ts';
import type { RouteName } from '../catalogue/routes.ts';
import type { About, NoticeKind } from './about.schema.ts';

type Of<K extends NoticeKind> = Extract<About, { kind: K }>;

/** The value from which the owner is notified. Smaller ones are not worth it. */
interface Threshold<K extends NoticeKind> {
  readonly unit: 'paise' | 'minutes';
  /** The field of the owner's settings with their choice. */
  readonly field: 'drawerNoticePaise' | 'kitchenNoticeMinutes';
  /** The threshold until the owner chooses another. */
  readonly atFirst: number;
  readonly valueOf: (about: Of<K>) => number;
}

interface Kind<K extends NoticeKind> {
  /** The page that the notification opens. */
  readonly to: RouteName;
  /** The part to open on that page: a query string without its question mark. */
  readonly opens?: (about: Of<K>) => string;
  /** The address to open instead of the page; null for the page. */
  readonly leadsTo?: (about: Of<K>) => string | null;
  /** The key of the event: a repeat has the same key. */
  readonly keyOf: (about: Of<K>) => string;
  /** False for a kind that the owner has to switch on. */
  readonly isOn: boolean;
  readonly threshold?: Threshold<K>;
}

const order = ({ orderId }: { readonly orderId: string }): string => `order=${encodeURIComponent(orderId)}`;

const booking = ({ day, bookingId }: { readonly day: string; readonly bookingId: string }): string =>
  `day=${day}&booking=${encodeURIComponent(bookingId)}`;

/** Every kind of notification about the restaurant's own work (P-NOTICE-3). */
const NOTICES: { readonly [K in NoticeKind]: Kind<K> } = {
  'bill-voided': { to: 'orders', opens: order, keyOf: ({ number }) => number, isOn: true },
  'drawer-differs': {
    to: 'orders',
    opens: ({ day }) => `view=day&day=${day}`,
    // A day that is closed again with another difference is told again.
    keyOf: ({ day, differencePaise }) => `${day}-${differencePaise}`,
    isOn: true,
    threshold: {
      unit: 'paise',
      field: 'drawerNoticePaise',
      atFirst: 100_00,
      valueOf: ({ differencePaise }) => Math.abs(differencePaise),
    },
  },
  'low-review': {
    to: 'reviews',
    opens: ({ orderId }) => `review=${encodeURIComponent(orderId)}`,
    keyOf: ({ orderId }) => orderId,
    isOn: true,
  },
  'stale-kitchen': {
    to: 'orders',
    opens: order,
    keyOf: ({ orderId, kot }) => `${orderId}-${kot}`,
    isOn: true,
    threshold: {
      unit: 'minutes',
      field: 'kitchenNoticeMinutes',
      atFirst: 20,
      valueOf: ({ minutes }) => minutes,
    },
  },
  'day-summary': {
    to: 'orders',
    opens: ({ day }) => `view=day&day=${day}`,
    keyOf: ({ day }) => day,
    isOn: true,
  },
  'plan-ending': { to: 'subscription', keyOf: ({ until }) => String(until), isOn: true },
  'wages-due': { to: 'payroll', keyOf: ({ month }) => month, isOn: true },
  'final-pay-due': {
    to: 'payroll',
    opens: ({ personId }) => `tab=people&person=${encodeURIComponent(personId)}`,
    keyOf: ({ personId, leftOn }) => `${personId}-${leftOn}`,
    isOn: true,
  },
  'return-outdated': {
    to: 'finance',
    keyOf: ({ month, number }) => `${month}-${number}`,
    isOn: true,
  },
  'dismissed-device': { to: 'staff', keyOf: ({ memberId, day }) => `${memberId}-${day}`, isOn: true },
  'pin-locked': { to: 'staff', keyOf: ({ memberId, at }) => `${memberId}-${at}`, isOn: true },
  'mark-disputed': {
    to: 'payroll',
    opens: ({ personId, day }) =>
      `tab=muster&month=${day.slice(0, 7)}&person=${encodeURIComponent(personId)}&day=${day}`,
    keyOf: ({ personId, day, claimed }) => `${personId}-${day}-${claimed}`,
    isOn: true,
  },
  'booking-asked': {
    to: 'bookings',
    opens: booking,
    keyOf: ({ bookingId, at, size }) => `${bookingId}-${at}-${size}`,
    isOn: true,
  },
  'booking-by-guest': {
    to: 'bookings',
    opens: booking,
    keyOf: ({ bookingId, act, at, size }) => `${bookingId}-${act}-${at}-${size}`,
    isOn: true,
  },
  'platform-notice': {
    to: 'dashboard',
    leadsTo: ({ link = '' }) => (link === '' ? null : link),
    keyOf: ({ noticeId: notice, version = 1 }) => `${notice}-${version}`,
    isOn: true,
  },
};

export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[];

// `keyOf` of each kind takes an event of that kind; the compiler cannot pair them by a value.
const kindOf = <A extends About>(about: A) => NOTICES[about.kind] as unknown as Kind<A['kind']>;

/** Returns the page that notifications of this kind open, unless one of them leads elsewhere. */
export const noticePage = (kind: NoticeKind): RouteName => NOTICES[kind].to;

/** Returns the address that a notification opens. */
export function noticeLink(about: About): string {
  const { to, opens, leadsTo } = kindOf(about);
  const elsewhere = leadsTo?.(about) ?? null;
  if (elsewhere !== null) return elsewhere;
  const page = href(to as 'dashboard');
  return opens === undefined ? page : `${page}?${opens(about)}`;
}

/** Returns the id of a notification: the same for a repeat, so that the owner is notified once. */
export const noticeId = (about: About): string =>
  `${about.kind}-${kindOf(about).keyOf(about)}`.replaceAll('/', '_');

/** An owner's choices of notifications. A threshold is missing where they chose none. */
export interface NoticeChoice {
  /** The kinds that the owner switched from their default position. */
  readonly noticesSwitched: readonly string[];
  readonly drawerNoticePaise?: number | undefined;
  readonly kitchenNoticeMinutes?: number | undefined;
}

export const isNoticeOn = (kind: NoticeKind, { noticesSwitched }: NoticeChoice): boolean =>
  NOTICES[kind].isOn !== noticesSwitched.includes(kind);

/** Returns the choice with this kind switched to its other position. */
export const switched = (kind: NoticeKind, { noticesSwitched }: NoticeChoice): string[] =>
  noticesSwitched.includes(kind) ? noticesSwitched.filter((one) => one !== kind) : [...noticesSwitched, kind];

/** Returns the value from which the owner is notified of this kind; null where every event counts. */
export function thresholdOf(kind: NoticeKind, choice: Omit<NoticeChoice, 'noticesSwitched'>): number | null {
  const { threshold } = NOTICES[kind];
  return threshold === undefined ? null : (choice[threshold.field] ?? threshold.atFirst);
}

/** True when the owner wants a notification of this event. */
export function isWanted(about: About, choice: NoticeChoice): boolean {
  const least = thresholdOf(about.kind, choice);
  const value = kindOf(about).threshold?.valueOf(about) ?? 0;
  return isNoticeOn(about.kind, choice) && (least === null || value >= Math.max(least, 1));
}
