/**
 * How long a party waits for a table. Each table offers places in time: one turn after another from when it is free, except while
 * it is booked. The parties in line take the places in their order. A table offers the same places whoever takes them, so a
 * further party ahead only takes one away: it never shortens a quote.
 */
import { turnOf } from '../bookings/evening/rules.ts';
import { takes } from '../bookings/evening/plan.ts';
import { HOUR, MINUTE } from '../time/ist.ts';
import type { BookingRules } from '../bookings/shape/booking-rules.schema.ts';
import type { Plan, Spot } from '../bookings/evening/plan.ts';
import type { Hold, Holds } from './freeing.ts';
import type { Quote } from './wait-day.schema.ts';

/** The facts behind an estimate. */
export interface Room {
  readonly plan: Plan;
  readonly holds: Holds;
  readonly rules: Pick<BookingRules, 'turns' | 'resetMinutes'>;
  readonly now: number;
}

/** Where and when a party in line would be seated, epoch ms. */
export interface Seat {
  readonly tableIds: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** No party is told to wait longer. */
const LONGEST_MS = 4 * HOUR;
/** Bookings are looked at so far ahead. */
const HORIZON_MS = 12 * HOUR;
/** A quick turn is this part of a usual one. */
const QUICK = 0.75;
const STEP = 5;

/** One turn of a table. */
interface Place {
  readonly tableId: string;
  readonly from: number;
  /** When the next turn begins. */
  readonly to: number;
  /** When the table is booked; a party must have left by then. */
  readonly until: number;
}

/** How fast tables turn. */
type Pace = keyof Holds;

const overlaps = (a: Hold, b: Hold): boolean => a.from < b.to && b.from < a.to;

/** Returns how long a party holds its tables, with the time for clearing, in ms. */
const spanOf = ({ rules }: Room, size: number): number => (turnOf(rules, size) + rules.resetMinutes) * MINUTE;

/** Returns the times between the holds of a table. */
function gapsOf(holds: readonly Hold[], now: number): Hold[] {
  const gaps: Hold[] = [];
  let free = now;
  for (const { from, to } of holds.toSorted((a, b) => a.from - b.from)) {
    if (from > free) gaps.push({ from: free, to: from });
    free = Math.max(free, to);
  }
  return [...gaps, { from: free, to: Number.POSITIVE_INFINITY }];
}

function placesOf(room: Room, { tableIds, to: seats }: Spot, pace: Pace): Place[] {
  const { rules, holds, now } = room;
  const [tableId = ''] = tableIds;
  const turn = turnOf(rules, seats) * (pace === 'early' ? QUICK : 1);
  const step = (turn + rules.resetMinutes) * MINUTE;
  return gapsOf(holds[pace].get(tableId) ?? [], now).flatMap((gap) => {
    const end = Math.min(gap.to, now + HORIZON_MS);
    const count = Math.max(0, Math.ceil((end - gap.from) / step));
    return Array.from({ length: count }, (_, i): Place => {
      const from = gap.from + i * step;
      return { tableId, from, to: Math.min(from + step, gap.to), until: gap.to };
    });
  });
}

/** The line at one pace, with the places taken so far. */
class Line {
  readonly #room: Room;
  readonly #pace: Pace;
  readonly #places: readonly Place[];
  readonly #taken = new Set<Place>();
  /** Until when a table is kept for a party that needs several. */
  readonly #kept = new Map<string, number>();

  constructor(room: Room, pace: Pace) {
    this.#room = room;
    this.#pace = pace;
    const singles = room.plan.filter(({ tableIds }) => tableIds.length === 1);
    // The sort is stable: of tables that are free at the same time, the smallest stands first in the plan.
    this.#places = singles.flatMap((spot) => placesOf(room, spot, pace)).toSorted((a, b) => a.from - b.from);
  }

  /** Seats the next party; null where no table takes it. */
  next(size: number): Seat | null {
    const spots = this.#room.plan.filter((spot) => takes(spot, size));
    const singles = new Set(
      spots.filter(({ tableIds }) => tableIds.length === 1).map(({ tableIds }) => tableIds[0]),
    );
    if (singles.size > 0) return this.#atOne(size, singles);
    const join = this.#soonest(spots, size);
    return join === null ? null : this.#atSeveral(size, join);
  }

  #atOne(size: number, tableIds: ReadonlySet<string | undefined>): Seat | null {
    const span = spanOf(this.#room, size);
    const place = this.#places.find(
      (one) => tableIds.has(one.tableId) && one.from + span <= one.until && !this.#isGone(one),
    );
    if (place === undefined) return null;
    this.#taken.add(place);
    return { tableIds: [place.tableId], from: place.from, to: place.to };
  }

  #isGone(place: Place): boolean {
    return this.#taken.has(place) || place.from < (this.#kept.get(place.tableId) ?? 0);
  }

  /** Returns the join that is free first if nobody waits: which one it is must not depend on who else does. */
  #soonest(joins: readonly Spot[], size: number): Spot | null {
    const empty = joins.map((join) => ({ join, at: this.#freeFrom(join, size, new Map()) }));
    const [first] = empty.toSorted((a, b) => a.at - b.at);
    return first?.join ?? null;
  }

  /** Returns from when all tables of a join are free for a party, epoch ms. */
  #freeFrom({ tableIds }: Spot, size: number, taken: ReadonlyMap<string, readonly Hold[]>): number {
    const { now, holds } = this.#room;
    const span = spanOf(this.#room, size);
    const busy = tableIds.flatMap((id) => [...(holds[this.#pace].get(id) ?? []), ...(taken.get(id) ?? [])]);
    const starts = [now, ...busy.map(({ to }) => to)].filter((at) => at >= now).toSorted((a, b) => a - b);
    const at = starts.find((from) => !busy.some((one) => overlaps(one, { from, to: from + span })));
    return at ?? Number.POSITIVE_INFINITY;
  }

  /** Keeps the tables of a join for a party from now until it leaves. */
  #atSeveral(size: number, join: Spot): Seat | null {
    const { now } = this.#room;
    const taken = new Map<string, Hold[]>();
    for (const { tableId, from, to } of this.#taken)
      taken.set(tableId, [...(taken.get(tableId) ?? []), { from, to }]);
    for (const [tableId, to] of this.#kept)
      taken.set(tableId, [...(taken.get(tableId) ?? []), { from: now, to }]);
    const from = this.#freeFrom(join, size, taken);
    const to = from + spanOf(this.#room, size);
    for (const tableId of join.tableIds) this.#kept.set(tableId, Math.max(to, this.#kept.get(tableId) ?? 0));
    return { tableIds: join.tableIds, from, to };
  }
}

/** Returns where each party of a line would be seated, in order, at one pace. */
export function seatsOf(room: Room, sizes: readonly number[], pace: Pace): (Seat | null)[] {
  const line = new Line(room, pace);
  return sizes.map((size) => line.next(size));
}

const minutesUntil = (at: number, now: number): number => (at - now) / MINUTE;

/**
 * Returns the minutes until a party behind others is seated, as a range rounded outward to five minutes; null where no
 * table takes it within four hours. `ahead` are the sizes of the parties before it, in order.
 */
export function quoteFor(room: Room, ahead: readonly number[], size: number): Quote | null {
  const { now } = room;
  const [early, late] = (['early', 'late'] as const).map(
    (pace) => seatsOf(room, [...ahead, size], pace).at(-1)?.from ?? Number.POSITIVE_INFINITY,
  ) as [number, number];
  if (Math.max(early, late) > now + LONGEST_MS) return null;
  const from = Math.floor(minutesUntil(Math.min(early, late), now) / STEP) * STEP;
  const to = Math.ceil(minutesUntil(Math.max(early, late), now) / STEP) * STEP;
  return { at: now, from, to: Math.max(to, from + STEP) };
}
