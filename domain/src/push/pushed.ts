import { heldRights } from '../members/held-rights.ts';
import { getsCards } from '../approvals/approvers.ts';
import { firstPageOf, mayOpen } from '../catalogue/page-rights.ts';
import { NOTICE_KINDS, noticePage } from '../notifications/kinds.ts';
import { isToldTo } from '../notifications/told-to.ts';
import type { Right } from '../catalogue/right-names.ts';
import type { TeamRole } from '../catalogue/roles.ts';
import type { Member } from '../members/member.schema.ts';
import type { RouteName } from '../catalogue/routes.ts';
import type { PushKind } from './asked.ts';

interface Pushed {
  /** How long the push service keeps the message for a device that is off, in seconds. Later it would be of no use. */
  readonly keptSeconds: number;
  /** `high` wakes a sleeping phone (RFC 8030 section 5.3). */
  readonly urgency: 'normal' | 'high';
}

const HOUR_SECONDS = 60 * 60;
const ASKED_SECONDS = 10 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The kinds that are pushed to devices (P-PUSH-2). All others are in the bell alone. */
const PUSHED: Readonly<Partial<Record<PushKind, Pushed>>> = {
  'approval-asked': { keptSeconds: ASKED_SECONDS, urgency: 'high' },
  'bill-voided': { keptSeconds: DAY_SECONDS, urgency: 'high' },
  'drawer-differs': { keptSeconds: DAY_SECONDS, urgency: 'normal' },
  'low-review': { keptSeconds: DAY_SECONDS, urgency: 'normal' },
  'stale-kitchen': { keptSeconds: HOUR_SECONDS, urgency: 'high' },
  'day-summary': { keptSeconds: 12 * HOUR_SECONDS, urgency: 'normal' },
};

/** Every kind of message, also of those that are not pushed yet. */
export const MESSAGE_KINDS: readonly PushKind[] = ['approval-asked', ...NOTICE_KINDS];

export const PUSH_KINDS: readonly PushKind[] = MESSAGE_KINDS.filter((kind) => PUSHED[kind] !== undefined);

/** Returns how a kind is sent; null where it is not pushed. */
export const pushedAs = (kind: PushKind): Pushed | null => PUSHED[kind] ?? null;

/** Somebody of the restaurant, with all rights that they have now. */
export interface PushPerson {
  readonly role: TeamRole;
  readonly can: readonly Right[];
}

/** Returns a member as they are now; null for the dismissed and for somebody who never worked here. */
export function pushPersonOf(member: Member | null): PushPerson | null {
  if (member === null || !member.active) return null;
  return { role: member.role, can: heldRights(member) };
}

/** Returns a page of the person that has the cards of questions; null where none of theirs has them. */
function pageOfCards({ role, can }: PushPerson): RouteName | null {
  if (role === 'owner') return 'dashboard';
  if (role !== 'captain' && can.includes('dashboard')) return firstPageOf(role, can);
  return mayOpen('captain', role, can) === true ? 'captain' : null;
}

/**
 * Returns whether a person may get messages of this kind on a device (P-PUSH-2). Somebody who gets cards gets questions.
 * Everybody gets the kinds that they have in the bell. Cooks also get waiting tickets.
 */
export function mayReceive(kind: PushKind, person: PushPerson): boolean {
  const { role, can } = person;
  if (pushedAs(kind) === null) return false;
  if (kind === 'approval-asked') return (role === 'owner' || getsCards(can)) && pageOfCards(person) !== null;
  const isCooks = kind === 'stale-kitchen' && role === 'kitchen' && can.includes('cook');
  return isCooks || isToldTo(kind, role, can);
}

/** Returns whether a person may be told of anything on a device. */
export const mayReceiveAny = (person: PushPerson): boolean =>
  PUSH_KINDS.some((kind) => mayReceive(kind, person));

/** Returns the page to which a message of this kind leads a person; null for the page of the notification. */
export function pushPage(kind: PushKind, person: PushPerson): RouteName | null {
  if (kind === 'approval-asked') return pageOfCards(person);
  return mayOpen(noticePage(kind), person.role, person.can) === true ? null : 'kitchen';
}

/** Every kind is on until the person switches it off: they agreed to messages when they switched them on. */
const isSwitchedOn = (kind: PushKind, switched: readonly string[]): boolean => !switched.includes(kind);

/** Returns whether a person is told of this kind: they may be, and they have not switched it off. */
export const receives = (kind: PushKind, person: PushPerson, switched: readonly string[]): boolean =>
  mayReceive(kind, person) && isSwitchedOn(kind, switched);

/** Returns the kinds that a person may choose from, with their positions. */
export const choicesOf = (
  person: PushPerson,
  switched: readonly string[],
): { readonly kind: PushKind; readonly isOn: boolean }[] =>
  PUSH_KINDS.filter((kind) => mayReceive(kind, person)).map((kind) => ({
    kind,
    isOn: isSwitchedOn(kind, switched),
  }));

/** Returns a person's switches with one kind in this position. Unknown kinds of a later release stay. */
export const switchedWith = (switched: readonly string[], kind: PushKind, isOn: boolean): string[] => [
  ...switched.filter((one) => one !== kind),
  ...(isOn ? [] : [kind]),
];
