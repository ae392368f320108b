import { takes } from './plan.ts';
import { spotOf } from './plan.ts';
import type { Plan } from './plan.ts';

/** How many other bookings may change their tables so that one more party fits. */
export const MOVES = 2;
/** Above this many spots only one other booking moves, so that a search stays short. */
const MANY_SPOTS = 60;

/** A party that holds tables, or wants some. Instants are epoch ms; `to` includes the time for clearing. */
export interface Held {
  readonly id: string;
  readonly size: number;
  readonly from: number;
  readonly to: number;
  readonly tableIds: readonly string[];
  /** True where the tables are not changed: it is locked, at the table, or of another day. */
  readonly fixed: boolean;
}

/** The tables of each booking that changes, by id. */
export type Seats = ReadonlyMap<string, readonly string[]>;

export const overlaps = (a: Pick<Held, 'from' | 'to'>, b: Pick<Held, 'from' | 'to'>): boolean =>
  a.from < b.to && b.from < a.to;

const shares = (a: readonly string[], b: readonly string[]): boolean => a.some((id) => b.includes(id));

/** Returns those who hold one of these tables while the party is there; null where more do than may move. */
function inTheWay(
  held: readonly Held[],
  party: Held,
  tableIds: readonly string[],
  most: number,
): Held[] | null {
  const found: Held[] = [];
  for (const other of held) {
    if (!overlaps(other, party) || !shares(other.tableIds, tableIds)) continue;
    if (other.fixed || found.length === most) return null;
    found.push(other);
  }
  return found;
}

/**
 * Seats the waiting parties, in order, and returns who then sits where; null where that is not possible. A party in the way gives
 * up its tables and waits next, as long as `moves` are left. Nobody is moved twice.
 */
function settled(
  waiting: readonly Held[],
  held: readonly Held[],
  plan: Plan,
  moves: number,
): readonly Held[] | null {
  const [party, ...rest] = waiting;
  if (party === undefined) return [];
  for (const spot of plan) {
    if (!takes(spot, party.size)) continue;
    const moved = inTheWay(held, party, spot.tableIds, moves);
    if (moved === null) continue;
    const seated: Held = { ...party, tableIds: spot.tableIds, fixed: true };
    const others = moved.length === 0 ? held : held.filter((other) => !moved.includes(other));
    const more = settled([...moved, ...rest], [...others, seated], plan, moves - moved.length);
    if (more !== null) return [seated, ...more];
  }
  return null;
}

/**
 * Returns the bookings that can matter for a party: those that overlap with it in time and, once for each move, those that
 * overlap with the bookings found so far.
 */
function near(party: Held, held: readonly Held[], moves: number): readonly Held[] {
  let reach: Pick<Held, 'from' | 'to'> = party;
  for (let step = 0; step < moves; step += 1) {
    const within = held.filter((other) => overlaps(other, reach));
    reach = {
      from: Math.min(reach.from, ...within.map(({ from }) => from)),
      to: Math.max(reach.to, ...within.map(({ to }) => to)),
    };
  }
  return held.filter((other) => overlaps(other, reach));
}

/** Returns how many others may move on a plan. */
const movesOn = (plan: Plan): number => (plan.length > MANY_SPOTS ? 1 : MOVES);

/**
 * Seats one more party: at the smallest free table, or else at the smallest free join, or else where bookings that are not fixed
 * move away, as few of them as possible. Returns the tables of the party and of the bookings that move; null where `moves` moves
 * do not make room.
 */
export function seatParty(
  party: Held,
  held: readonly Held[],
  plan: Plan,
  moves = movesOn(plan),
): Seats | null {
  const around = near(party, held, moves);
  for (let most = 0; most <= moves; most += 1) {
    const found = settled([party], around, plan, most);
    if (found !== null) return new Map(found.map(({ id, tableIds }) => [id, tableIds]));
  }
  return null;
}

/** As `seatParty`, at tables that somebody chose. */
export const seatAt = (
  party: Held,
  tableIds: readonly string[],
  held: readonly Held[],
  plan: Plan,
  moves = movesOn(plan),
): Seats | null => {
  const moved = inTheWay(held, party, tableIds, moves);
  if (moved === null) return null;
  const seated: Held = { ...party, tableIds, fixed: true };
  const others = held.filter((other) => !moved.includes(other));
  const more = settled(moved, [...others, seated], plan, moves - moved.length);
  return more && new Map([seated, ...more].map(({ id, tableIds: at }) => [id, at]));
};

/** Why a booking is not well seated. */
export type Misfit = 'no-table' | 'table-gone' | 'too-small' | 'overlap';

/** Returns why a booking does not fit where it is; null where it does. */
export function misfitOf(party: Held, others: readonly Held[], plan: Plan): Misfit | null {
  if (party.tableIds.length === 0) return 'no-table';
  const spot = spotOf(plan, party.tableIds);
  if (spot === undefined) return 'table-gone';
  if (party.size > spot.to) return 'too-small';
  const clashes = others.some(
    (other) => other.id !== party.id && overlaps(other, party) && shares(other.tableIds, party.tableIds),
  );
  return clashes ? 'overlap' : null;
}

const inTurn = (a: Held, b: Held): number =>
  Number(b.fixed) - Number(a.fixed) || a.from - b.from || a.id.localeCompare(b.id);

/** The most searches with moves for one seating: each may take many steps, and people who order meanwhile wait. */
const SEARCHES = 24;

/**
 * Seats bookings anew after the plan has changed. Fixed bookings stay, and so do bookings with tables that still fit. The others
 * are seated as `seatParty` does, the largest first; other bookings give way only for the first of them. A booking that does not
 * fit has no tables then. Returns the tables of the bookings that change.
 */
export function seatAnew(all: readonly Held[], plan: Plan): Seats {
  const sitting: Held[] = [];
  const waiting: Held[] = [];
  for (const party of all.toSorted(inTurn)) {
    const stays = party.fixed || misfitOf(party, sitting, plan) === null;
    (stays ? sitting : waiting).push(party);
  }
  let held: readonly Held[] = sitting;
  let left = waiting.toSorted((a, b) => b.size - a.size || a.from - b.from);
  let searches = 0;
  for (let before = -1; before !== left.length;) {
    before = left.length;
    for (const party of left) {
      const alone = seatParty({ ...party, tableIds: [] }, held, plan, 0);
      if (alone === null) searches += 1;
      const isShort = searches <= SEARCHES;
      const seats = alone ?? (isShort ? seatParty({ ...party, tableIds: [] }, held, plan) : null);
      if (seats === null) continue;
      const moved = held.map((one) => ({ ...one, tableIds: seats.get(one.id) ?? one.tableIds }));
      held = [...moved, { ...party, tableIds: seats.get(party.id) ?? [] }];
      left = left.filter(({ id }) => id !== party.id);
    }
  }
  const after = new Map<string, readonly string[]>([
    ...held.map(({ id, tableIds }) => [id, tableIds] as const),
    ...left.map(({ id }) => [id, []] as const),
  ]);
  const changed = all.filter(({ id, tableIds }) => (after.get(id) ?? tableIds).join() !== tableIds.join());
  return new Map(changed.map(({ id }) => [id, after.get(id) ?? []]));
}
