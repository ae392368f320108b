/**
 * What guests may do by themselves on the public page. The same functions place their bookings as the host's (`placing.ts`), but
 * within the owner's rules and without moving any other booking.
 */
import { Refusal } from '../../catalogue/reasons.ts';
import { MINUTE } from '../../time/ist.ts';
import { MOST_BY_GUESTS } from '../shape/booking-day.schema.ts';
import { againstRules, freeTimes, refuse, wrongTime } from '../evening/checks.ts';
import { assertAllowed, eveningOf, placeAct, placeAgain, placeNew } from '../evening/placing.ts';
import { timesOf, turnOf } from '../evening/rules.ts';
import { seatParty } from '../evening/seating.ts';
import { isExpected } from '../shape/states.ts';
import type { BookingDay, Placing } from '../shape/booking-day.schema.ts';
import type { BookingRules } from '../shape/booking-rules.schema.ts';
import type { Known, Wanted } from '../evening/placing.ts';

/** A guest's booking moves no other booking, so a guest can book exactly the times that the page shows as free. */
const MOVES = 0;

type Way = Pick<BookingRules, 'online' | 'requestFrom'>;

/** True for a party so large that the restaurant decides, whatever is free. */
const isLarge = ({ requestFrom }: Pick<Way, 'requestFrom'>, size: number): boolean =>
  requestFrom !== null && size >= requestFrom;

/** True where a party of this size only asks, and the restaurant accepts. */
export const onlyAsks = (rules: Way, size: number): boolean => rules.online === 'ask' || isLarge(rules, size);

/** True where guests book or ask by themselves. */
export const isOnline = ({ on, online }: Pick<BookingRules, 'on' | 'online'>): boolean =>
  on && online !== 'off';

/** Throws `bookings-off` where guests cannot book by themselves. */
export function assertOnline(rules: Pick<BookingRules, 'on' | 'online'>): void {
  if (!isOnline(rules)) throw new Refusal('bookings-off');
}

/** Returns the rules for a party's request. A large party's ignore the pacing: the member who answers decides on it. */
const asked = (known: Known, size: number): Known =>
  isLarge(known.rules, size) ? { ...known, rules: { ...known.rules, pacing: null } } : known;

const spanOf = ({ rules }: Pick<Known, 'rules'>, size: number): number =>
  (turnOf(rules, size) + rules.resetMinutes) * MINUTE;

/**
 * Returns the times that a party may have on the day, in order: those with a free table, and for a large party all that the rules
 * allow. `but` is the id of the party's own booking: its table counts as free.
 */
export function timesForGuest(given: Known, size: number, but = ''): number[] {
  const known = asked(given, size);
  const evening = eveningOf(known);
  const wish = { at: 0, size, but };
  const times = isLarge(known.rules, size)
    ? timesOf(known.rules, known.day.date, known.cutoff).filter(
        (at) => againstRules(evening, { ...wish, at }) === null,
      )
    : freeTimes(evening, { ...wish, spanMs: spanOf(known, size) }, Infinity);
  return times.filter((at) => at >= known.now && wrongTime(evening, { at }) === null);
}

type GuestsWish = Pick<Wanted, 'at' | 'size'>;

const howOf = (wish: GuestsWish) => ({ ...wish, tableIds: null, locked: false, anyway: false, moves: MOVES });

/** Throws `no-table-free` with the next free times, where a request asks for a time at which everything is taken. */
function assertFree(known: Known, id: string, { at, size }: GuestsWish): void {
  const evening = eveningOf(known);
  const others = evening.held.filter((held) => held.id !== id);
  const spanMs = spanOf(known, size);
  const party = { id, size, from: at, to: at + spanMs, tableIds: [], fixed: false };
  if (seatParty(party, others, evening.plan, MOVES) === null)
    refuse(new Refusal('no-table-free'), evening, { at, size, but: id, spanMs });
}

const ofGuest = (day: BookingDay, id: string, change: Partial<Placing> = {}): BookingDay => {
  const placing = day.bookings[id];
  if (placing === undefined) return day;
  return { ...day, bookings: { ...day.bookings, [id]: { ...placing, ...change, byGuest: true } } };
};

/**
 * Adds a guest's booking to its day. With `asRequest` it is a request, whatever the rules say. Throws `bookings-off`,
 * `booking-day-full` and, mostly with the next free times, `booking-past`, `booking-too-far`, `booking-blocked`, `booking-closed`,
 * `booking-notice`, `booking-size`, `booking-pacing`, `no-table-fits`, `no-table-free`.
 */
export function placeOfGuest(
  given: Known,
  id: string,
  wish: GuestsWish & { readonly asRequest: boolean },
): BookingDay {
  const known = asked(given, wish.size);
  const { rules, day, now } = known;
  assertOnline(rules);
  const byGuests = Object.values(day.bookings).filter(({ byGuest }) => byGuest === true).length;
  if (byGuests >= MOST_BY_GUESTS) throw new Refusal('booking-day-full');
  if (wish.at < now) throw new Refusal('booking-past');
  const { at, size } = wish;
  assertAllowed(known, id, { at, size, anyway: false }, null);
  const asRequest = wish.asRequest || onlyAsks(rules, size);
  if (asRequest && !isLarge(rules, size)) assertFree(known, id, wish);
  return ofGuest(placeNew(known, id, { ...howOf({ at, size }), asRequest }), id);
}

/** True while the guest may still change or cancel a booking: it is expected, and its time has not come. */
export const isGuestsToChange = (placing: Pick<Placing, 'state' | 'at'>, now: number): boolean =>
  isExpected(placing) && now < placing.at;

function assertGuestsToChange(placing: Placing, now: number): void {
  if (!isGuestsToChange(placing, now)) throw new Refusal('booking-state', { state: placing.state });
}

/**
 * Changes the time or the size of a guest's booking. `known.day` is the day of the new time; a booking that comes from another
 * day is not among its bookings yet. Where a party of the new size may only ask, the booking becomes a request and holds no
 * table. Throws as `placeOfGuest`, and `booking-state` once the party is seated, gone, or its time has come.
 */
export function placeGuestAgain(given: Known, id: string, before: Placing, wish: GuestsWish): BookingDay {
  assertGuestsToChange(before, given.now);
  const known = asked(given, wish.size);
  const { rules, now } = known;
  if (wish.at === before.at && wish.size === before.size)
    return known.day.bookings[id] === undefined
      ? { ...known.day, bookings: { ...known.day.bookings, [id]: before } }
      : known.day;
  assertOnline(rules);
  if (wish.at < now) throw new Refusal('booking-past');
  assertAllowed(known, id, { ...wish, anyway: false }, before.at);
  const how = { ...howOf(wish), locked: before.locked };
  if (!onlyAsks(rules, wish.size))
    return ofGuest(placeAgain(known, id, { ...before, state: 'confirmed', was: null }, how), id);
  if (!isLarge(rules, wish.size)) assertFree(known, id, wish);
  const request: Placing = { ...before, state: 'requested', was: null, tableIds: [], locked: false };
  return ofGuest(placeAgain(known, id, request, { ...how, locked: false }), id);
}

/** Cancels a guest's booking. Throws `booking-state` once the party is seated or gone, or its time has come. */
export function cancelOfGuest(known: Known, id: string): BookingDay {
  const before = known.day.bookings[id];
  if (before === undefined) throw new Refusal('booking-not-found');
  if (before.state === 'cancelled') return known.day;
  assertGuestsToChange(before, known.now);
  return placeAct(known, id, 'cancel');
}
