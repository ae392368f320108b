/** Changes of a booking day by the callables. Each function takes the day as it is and returns it as it will be. */
import { Refusal } from '../../catalogue/reasons.ts';
import { same } from '../../kernel/same.ts';
import { MINUTE } from '../../time/ist.ts';
import { MOST_OF_A_DAY } from '../shape/booking-day.schema.ts';
import { againstRules, refuse, tooLarge, wrongTime } from './checks.ts';
import { heldOf, heldOn, onTheFloor } from './occupancy.ts';
import { planOf, spotOf } from './plan.ts';
import { turnOf } from './rules.ts';
import { misfitOf, seatAnew, seatAt, seatParty } from './seating.ts';
import { afterAct, holdsTables, isExpected } from '../shape/states.ts';
import type { Floor } from '../../tables/floor-plan.schema.ts';
import type { Table } from '../../tables/table.ts';
import type { BookingDay, BookingState, Placing } from '../shape/booking-day.schema.ts';
import type { BookingRules } from '../shape/booking-rules.schema.ts';
import type { Evening } from './checks.ts';
import type { Misfit, Seats } from './seating.ts';
import type { BookingAct } from '../shape/states.ts';

type Bookings = BookingDay['bookings'];

/** Everything that is read before a booking is placed. */
export interface Known {
  readonly rules: BookingRules;
  readonly cutoff: string;
  readonly tables: readonly Pick<Table, 'id' | 'seats' | 'kind' | 'status' | 'occupiedAt' | 'reservation'>[];
  readonly floors: readonly Pick<Floor, 'joins'>[];
  readonly day: BookingDay;
  /** The days before and after: their bookings may reach into this one. */
  readonly neighbours: readonly BookingDay[];
  /** The running business day. */
  readonly today: string;
  readonly now: number;
}

export const emptyBookingDay = (date: string): BookingDay => ({ date, bookings: {}, nextCheckAt: null });

/** Returns a day as the seating and the checks see it. */
export function eveningOf({ rules, cutoff, tables, floors, day, neighbours, today, now }: Known): Evening {
  const isToday = day.date === today;
  const all = [day, ...neighbours];
  const others = neighbours.flatMap(({ bookings }) => heldOn(bookings, now, { fixed: true }));
  const seated = Object.assign({}, ...all.map(({ bookings }) => bookings)) as Bookings;
  return {
    rules,
    cutoff,
    date: day.date,
    bookings: day.bookings,
    held: [
      ...heldOn(day.bookings, now),
      ...others,
      ...(isToday ? onTheFloor(tables, seated, rules, now) : []),
    ],
    plan: planOf(tables, floors, { isToday }),
    now,
  };
}

function withSeats(bookings: Bookings, seats: Seats): Bookings {
  const moved = Object.entries(bookings).map(([id, placing]) => {
    const tableIds = seats.get(id);
    return [id, tableIds === undefined ? placing : { ...placing, tableIds: [...tableIds] }] as const;
  });
  return Object.fromEntries(moved);
}

/** How a party wants to be placed. */
export interface Wanted {
  readonly at: number;
  readonly size: number;
  /** Tables that the host chose; null lets Bhoj choose. */
  readonly tableIds: readonly string[] | null;
  readonly locked: boolean;
  /** The host overrules the owner's rules; never tables that are taken or too small. */
  readonly anyway: boolean;
  /** How many others may give way; missing for as many as the plan allows. */
  readonly moves?: number;
}

const reachOf = ({ minutes, resetMinutes }: Pick<Placing, 'minutes' | 'resetMinutes'>): number =>
  (minutes + resetMinutes) * MINUTE;

/** Seats a booking on a day, and returns the day's bookings. Others who are not fixed may give way. */
function seatedOn(
  known: Known,
  id: string,
  placing: Placing,
  { tableIds: chosen, moves }: Pick<Wanted, 'tableIds' | 'moves'>,
): Bookings {
  const evening = eveningOf(known);
  const wish = { at: placing.at, size: placing.size, but: id, spanMs: reachOf(placing) };
  const party = { ...heldOf(id, placing, known.now), fixed: false };
  const others = evening.held.filter((held) => held.id !== id);
  if (chosen !== null) {
    const spot = spotOf(evening.plan, chosen);
    if (spot === undefined || placing.size > spot.to)
      throw new Refusal('booking-tables-unfit', { tables: chosen, most: spot?.to ?? 0 });
    const seats = seatAt(party, chosen, others, evening.plan, moves);
    if (seats === null) return refuse(new Refusal('booking-table-taken', { tables: chosen }), evening, wish);
    return withSeats({ ...known.day.bookings, [id]: placing }, seats);
  }
  const large = tooLarge(evening.plan, placing.size);
  if (large !== null) throw large;
  const seats = seatParty({ ...party, tableIds: [] }, others, evening.plan, moves);
  if (seats === null) return refuse(new Refusal('no-table-free'), evening, wish);
  return withSeats({ ...known.day.bookings, [id]: placing }, seats);
}

/** Throws the reason against a booking at a time. `before` is the time that it has already; null for none. */
export function assertAllowed(
  known: Known,
  id: string,
  wanted: Pick<Wanted, 'at' | 'size' | 'anyway'>,
  before: number | null,
): void {
  const { rules } = known;
  // The time that a party has already may be past: it is late, and comes with one guest more.
  const wrong = wanted.at === before ? null : wrongTime(known, wanted);
  if (wrong !== null) throw wrong;
  if (wanted.anyway) return;
  const against = againstRules(
    { ...known, date: known.day.date, bookings: known.day.bookings },
    { ...wanted, but: id },
  );
  if (against === null) return;
  const spanMs = (turnOf(rules, wanted.size) + rules.resetMinutes) * MINUTE;
  refuse(against, eveningOf(known), { ...wanted, but: id, spanMs });
}

/**
 * Adds a booking to its day. With `asRequest` it waits without a table until somebody confirms it. Throws `bookings-off`,
 * `booking-day-full`, `booking-past`, `booking-too-far`; unless the host overrules them `booking-blocked`, `booking-closed`,
 * `booking-notice`, `booking-size`, `booking-pacing`; and `no-table-fits`, `no-table-free`, `booking-tables-unfit`,
 * `booking-table-taken`. Where another time would do, the details have the next free times as `next` (epoch ms).
 */
export function placeNew(
  known: Known,
  id: string,
  wanted: Wanted & { readonly asRequest: boolean },
): BookingDay {
  const { rules, day } = known;
  if (!rules.on) throw new Refusal('bookings-off');
  if (Object.keys(day.bookings).length >= MOST_OF_A_DAY) throw new Refusal('booking-day-full');
  assertAllowed(known, id, { ...wanted, anyway: wanted.anyway || wanted.asRequest }, null);
  const placing: Placing = {
    at: wanted.at,
    size: wanted.size,
    minutes: turnOf(rules, wanted.size),
    resetMinutes: rules.resetMinutes,
    tableIds: [],
    locked: wanted.locked,
    state: wanted.asRequest ? 'requested' : 'confirmed',
    was: null,
    seatedAt: null,
    leftAt: null,
  };
  if (wanted.asRequest) return { ...day, bookings: { ...day.bookings, [id]: { ...placing, locked: false } } };
  return { ...day, bookings: seatedOn(known, id, placing, wanted) };
}

/**
 * Changes the time, the size, the tables or the lock of an expected booking. `known.day` is the day of the new time; a booking
 * that comes from another day is not among its bookings yet. A booking keeps its tables where it can. Throws as `placeNew`,
 * and `booking-state` for a party that is seated or gone.
 */
export function placeAgain(known: Known, id: string, before: Placing, wanted: Wanted): BookingDay {
  const { rules, day } = known;
  if (!isExpected(before)) throw new Refusal('booking-state', { state: before.state });
  const sizeChanges = wanted.size !== before.size;
  const timeChanges = wanted.at !== before.at;
  const isNew = day.bookings[id] === undefined;
  if (isNew && Object.keys(day.bookings).length >= MOST_OF_A_DAY) throw new Refusal('booking-day-full');
  if (sizeChanges || timeChanges) assertAllowed(known, id, wanted, before.at);
  const placing: Placing = {
    ...before,
    at: wanted.at,
    size: wanted.size,
    locked: wanted.locked,
    ...(sizeChanges && { minutes: turnOf(rules, wanted.size), resetMinutes: rules.resetMinutes }),
    // A party that is late for its old time is not late for a new one.
    ...(timeChanges && before.state === 'late' && { state: 'confirmed' as const, was: null }),
  };
  // A request holds nothing until it is confirmed.
  if (before.state === 'requested' && wanted.tableIds === null && before.tableIds.length === 0)
    return { ...day, bookings: { ...day.bookings, [id]: placing } };
  if (wanted.tableIds !== null) return { ...day, bookings: seatedOn(known, id, placing, wanted) };
  const stays = !sizeChanges && !timeChanges && before.tableIds.length > 0;
  if (stays) return { ...day, bookings: { ...day.bookings, [id]: placing } };
  return { ...day, bookings: keptOrSeated(known, id, placing, wanted) };
}

/** Leaves a booking at its tables where it fits there and nobody is in the way, and seats it elsewhere otherwise. */
function keptOrSeated(known: Known, id: string, placing: Placing, how: Pick<Wanted, 'moves'> = {}): Bookings {
  const { held, plan } = eveningOf(known);
  const party = heldOf(id, placing, known.now);
  const others = held.filter((other) => other.id !== id);
  if (misfitOf(party, others, plan) === null) return { ...known.day.bookings, [id]: placing };
  if (placing.locked && placing.tableIds.length > 0)
    return seatedOn(known, id, placing, { ...how, tableIds: placing.tableIds });
  return seatedOn(known, id, { ...placing, tableIds: [] }, { ...how, tableIds: null });
}

/**
 * Does an act on a booking of the day: a booking that is confirmed, or brought back, gets its tables again or others. Throws
 * `booking-state`, `booking-too-early`, `no-table-fits`, `no-table-free`, and `booking-table-taken` where another booked
 * party still sits at the table. `seen` is the state that the screen showed: an undo takes back nobody else's act.
 */
export function placeAct(known: Known, id: string, act: BookingAct, seen?: BookingState): BookingDay {
  const { day, now } = known;
  const before = day.bookings[id];
  if (before === undefined) throw new Refusal('booking-not-found');
  if (seen !== undefined && seen !== before.state)
    throw new Refusal('booking-state', { state: before.state });
  const after = afterAct(before, act, now);
  // A request that comes back holds nothing: its tables may be another party's by now.
  if (after.state === 'requested')
    return { ...day, bookings: { ...day.bookings, [id]: { ...after, tableIds: [], locked: false } } };
  if (after.state === 'seated') {
    if (after.tableIds.length === 0)
      return { ...day, bookings: seatedOn(known, id, after, { tableIds: null }) };
    assertVacant(day.bookings, id, after);
  }
  const comesBack = !holdsTables(before) && isExpected(after);
  const isConfirmed = before.state === 'requested' && after.state === 'confirmed';
  if (comesBack || isConfirmed) return { ...day, bookings: keptOrSeated(known, id, after) };
  return { ...day, bookings: { ...day.bookings, [id]: after } };
}

function assertVacant(bookings: Bookings, id: string, { tableIds }: Placing): void {
  const sitting = Object.entries(bookings).filter(([other, { state }]) => other !== id && state === 'seated');
  const taken = sitting.flatMap(([, other]) => other.tableIds).filter((table) => tableIds.includes(table));
  if (taken.length > 0) throw new Refusal('booking-table-taken', { tables: taken });
}

/** Seats the bookings of a day that are not fixed anew, where the plan has changed. */
export function placeAnew(known: Known): BookingDay {
  const { held, plan } = eveningOf(known);
  const waiting = Object.entries(known.day.bookings)
    .filter(
      ([, placing]) => placing.tableIds.length === 0 && isExpected(placing) && placing.state !== 'requested',
    )
    .map(([id, placing]) => heldOf(id, placing, known.now, false));
  const bookings = withSeats(known.day.bookings, seatAnew([...held, ...waiting], plan));
  return same(bookings, known.day.bookings) ? known.day : { ...known.day, bookings };
}

/** Returns the expected bookings that are not well seated, with the reason, by id. */
export function misfits(known: Known): ReadonlyMap<string, Misfit> {
  const { held, plan } = eveningOf(known);
  const found = Object.entries(known.day.bookings).flatMap(([id, placing]) => {
    if (!isExpected(placing) || (placing.state === 'requested' && placing.tableIds.length === 0)) return [];
    const why = misfitOf(heldOf(id, placing, known.now), held, plan);
    return why === null ? [] : [[id, why] as const];
  });
  return new Map(found);
}
