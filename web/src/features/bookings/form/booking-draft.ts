import { QUARTER, instantOf, turnOf } from '@bhoj/domain/bookings/evening/rules';
import { eveningOf } from '@bhoj/domain/bookings/evening/placing';
import { freeTimes } from '@bhoj/domain/bookings/evening/checks';
import { seatAt } from '@bhoj/domain/bookings/evening/seating';
import { takes } from '@bhoj/domain/bookings/evening/plan';
import type { Spot } from '@bhoj/domain/bookings/evening/plan';
import { MAX_BOOKED_NAME } from '@bhoj/domain/bookings/shape/booking.schema';
import type { Booking } from '@bhoj/domain/bookings/shape/booking.schema';
import type { Placing } from '@bhoj/domain/bookings/shape/booking-day.schema';
import type { Known } from '@bhoj/domain/bookings/evening/placing';
import { MOBILE, mobileDigits } from '@bhoj/domain/kernel/mobile';
import { LARGEST_PARTY } from '@bhoj/domain/tables/joins.schema';
import { businessDayOf, clockOf, MINUTE } from '@bhoj/domain/time/ist';

/** The typed fields of a booking's form. */
export interface Draft {
  readonly mobile: string;
  readonly name: string;
  readonly size: string;
  readonly day: string;
  /** `20:30` */
  readonly clock: string;
  /** The tables of a spot, joined by `+`; empty lets Bhoj choose, `keep` leaves a booking where it is. */
  readonly tables: string;
  readonly locked: boolean;
  readonly occasion: string;
  readonly food: string;
  readonly note: string;
  readonly messages: boolean;
  readonly asRequest: boolean;
}

export const KEEP = 'keep';

export const emptyDraft = (day: string): Draft => ({
  mobile: '',
  name: '',
  size: '2',
  day,
  clock: '',
  tables: '',
  locked: false,
  occasion: '',
  food: '',
  note: '',
  messages: false,
  asRequest: false,
});

/** Returns the draft of a booking that is changed. */
export const draftOf = (placing: Placing, who: Booking | null, cutoff: string): Draft => ({
  mobile: who?.mobile ?? '',
  name: who?.name ?? '',
  size: String(placing.size),
  day: businessDayOf(placing.at, cutoff),
  clock: clockOf(placing.at),
  tables: KEEP,
  locked: placing.locked,
  occasion: who?.occasion ?? '',
  food: who?.food ?? '',
  note: who?.note ?? '',
  messages: (who?.messagesAgreedAt ?? null) !== null,
  asRequest: false,
});

export type Fault = 'mobile' | 'name' | 'size' | 'clock';

/** The values of a draft without faults. */
export interface Said {
  readonly mobile: string | null;
  readonly name: string;
  readonly size: number;
  /** Epoch ms. */
  readonly at: number;
}

export const sizeOf = (typed: string): number | null => {
  const size = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0;
  return size >= 1 && size <= LARGEST_PARTY ? size : null;
};

/** Returns the instant of a typed time; null where it is no quarter hour. */
export function timeOf({ day, clock }: Pick<Draft, 'day' | 'clock'>, cutoff: string): number | null {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) return null;
  const at = instantOf(day, clock, cutoff);
  return at % QUARTER === 0 ? at : null;
}

/** Reads a draft: what it says, or its faults. */
export function readDraft(draft: Draft, cutoff: string): Said | { readonly faults: readonly Fault[] } {
  const digits = mobileDigits(draft.mobile);
  const mobile = digits === '' ? null : digits;
  const name = draft.name.trim();
  const [size, at] = [sizeOf(draft.size), timeOf(draft, cutoff)];
  const faults: Fault[] = [];
  if (mobile !== null && !MOBILE.test(mobile)) faults.push('mobile');
  if (name.length > MAX_BOOKED_NAME || (name === '' && mobile === null)) faults.push('name');
  if (size === null) faults.push('size');
  if (at === null) faults.push('clock');
  return faults.length > 0 || size === null || at === null ? { faults } : { mobile, name, size, at };
}

/** Returns the free times near a time, at most six, the time itself among them; advice, for the server decides. */
export function adviceFor(
  known: Known,
  { size, near, but }: { size: number; near: number; but: string },
): number[] {
  const evening = eveningOf(known);
  const spanMs = (turnOf(known.rules, size) + known.rules.resetMinutes) * MINUTE;
  // One ms beside the time, because a refusal does not offer the refused one again.
  return freeTimes(evening, { at: near + 1, size, but, spanMs }, 6);
}

export interface SpotChoice {
  readonly spot: Spot;
  readonly isFree: boolean;
}

/** Returns the spots that take a party, and which of them are free at its time, also where others can give way. */
export function spotsFor(
  known: Known,
  { size, at, but }: { size: number; at: number; but: string },
): SpotChoice[] {
  const { held, plan } = eveningOf(known);
  const to = at + (turnOf(known.rules, size) + known.rules.resetMinutes) * MINUTE;
  const party = { id: but, size, from: at, to, tableIds: [], fixed: false };
  const others = held.filter(({ id }) => id !== but);
  return plan
    .filter((spot) => takes(spot, size))
    .map((spot) => ({ spot, isFree: seatAt(party, spot.tableIds, others, plan) !== null }));
}
