import { Refusal } from '../../catalogue/reasons.ts';
import { DAY, MINUTE } from '../../time/ist.ts';
import { beginning } from './occupancy.ts';
import { largestParty } from './plan.ts';
import { QUARTER, timesOf } from './rules.ts';
import { seatParty } from './seating.ts';
import type { BookingDay } from '../shape/booking-day.schema.ts';
import type { BookingRules } from '../shape/booking-rules.schema.ts';
import type { Plan } from './plan.ts';
import type { Held } from './seating.ts';

/** A booking may still be written down this long after its time: the party stands at the door. */
const JUST_PASSED_MS = 30 * MINUTE;

/** The facts that decide whether a party may come at a time. */
export interface Evening {
  readonly rules: BookingRules;
  readonly cutoff: string;
  readonly date: string;
  readonly bookings: BookingDay['bookings'];
  /** Everybody who holds a table on this day and its neighbours; those of other days are fixed. */
  readonly held: readonly Held[];
  readonly plan: Plan;
  readonly now: number;
}

/** A party that wants a time. `but`: the id of its own booking, which does not block it. */
export interface Wish {
  readonly at: number;
  readonly size: number;
  readonly but?: string;
}

/** Returns the fault of a time that nobody can overrule: it is over, too far away, or no quarter hour. */
export function wrongTime(
  { rules, now }: Pick<Evening, 'rules' | 'now'>,
  { at }: Pick<Wish, 'at'>,
): Refusal | null {
  if (at % QUARTER !== 0) return new Refusal('invalid-input', { fields: ['at'] });
  if (at < now - JUST_PASSED_MS) return new Refusal('booking-past');
  const tooFar = at > now + rules.aheadDays * DAY;
  return tooFar ? new Refusal('booking-too-far', { days: rules.aheadDays }) : null;
}

/** Returns what the owner's rules say against a time; null when they allow it. A host may overrule these. */
export function againstRules(
  { rules, cutoff, date, bookings, now }: Omit<Evening, 'held' | 'plan'>,
  { at, size, but }: Wish,
): Refusal | null {
  if (rules.blocked.includes(date)) return new Refusal('booking-blocked');
  if (!timesOf(rules, date, cutoff).includes(at)) return new Refusal('booking-closed');
  if (at < now + rules.noticeMinutes * MINUTE)
    return new Refusal('booking-notice', { minutes: rules.noticeMinutes });
  const { from, to } = rules.sizes;
  if (size < from || size > to) return new Refusal('booking-size', { from, to });
  const others = beginning(bookings, at, but);
  // A party larger than the bound begins alone.
  const isPaced = rules.pacing !== null && others > 0 && others + size > rules.pacing;
  return isPaced ? new Refusal('booking-pacing', { covers: others, most: rules.pacing }) : null;
}

/** A free time is shown with at most this many beside it. */
const TIMES_NAMED = 4;

/**
 * Returns the free times nearest to the wanted one, in order: within the rules, and with a table that is free without moving
 * another booking.
 */
export function freeTimes(
  evening: Evening,
  wish: Wish & { readonly spanMs: number },
  most = TIMES_NAMED,
): number[] {
  const { rules, date, cutoff, plan } = evening;
  const others = evening.held.filter(({ id }) => id !== wish.but);
  const near = timesOf(rules, date, cutoff)
    .filter((at) => at !== wish.at && at >= evening.now)
    .toSorted((a, b) => Math.abs(a - wish.at) - Math.abs(b - wish.at));
  const found: number[] = [];
  for (const at of near) {
    if (found.length === most) break;
    if (againstRules(evening, { ...wish, at }) !== null) continue;
    const party = { id: 'wish', size: wish.size, from: at, to: at + wish.spanMs, tableIds: [], fixed: false };
    if (seatParty(party, others, plan, 0) !== null) found.push(at);
  }
  return found.toSorted((a, b) => a - b);
}

/** Throws a refusal with the next free times in its details. */
export function refuse(
  { reason, details }: Refusal,
  evening: Evening,
  wish: Wish & { readonly spanMs: number },
): never {
  throw new Refusal(reason, { ...details, next: freeTimes(evening, wish) });
}

/** Returns the refusal that no table is large enough; null where one is. */
export function tooLarge(plan: Plan, size: number): Refusal | null {
  const most = largestParty(plan);
  return size > most ? new Refusal('no-table-fits', { most }) : null;
}
