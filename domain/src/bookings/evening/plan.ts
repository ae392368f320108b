import { joinKey } from '../../tables/joins.ts';
import type { Floor } from '../../tables/floor-plan.schema.ts';
import type { Table } from '../../tables/table.ts';

/** Tables that one party can be seated at: one table, or a declared join. */
export interface Spot {
  readonly tableIds: readonly string[];
  /** The smallest and the largest party, in guests. A single table takes a party of one. */
  readonly from: number;
  readonly to: number;
}

/** The spots of a restaurant, in the order in which they are tried: the smallest single table first, then joins. */
export type Plan = readonly Spot[];

/** The facts that decide the spots of a table. */
export type PlannedTable = Pick<Table, 'id' | 'seats' | 'kind' | 'status'>;

const natural = new Intl.Collator('en', { numeric: true });

const inOrder = (a: Spot, b: Spot): number =>
  a.tableIds.length - b.tableIds.length ||
  a.to - b.to ||
  natural.compare(joinKey(a.tableIds), joinKey(b.tableIds));

/**
 * Returns the spots: single tables and joins of tables. A room is never a spot; nor is a table in Maintenance on the running day,
 * because nobody knows when it is mended. A join is no spot while one of its tables is missing, and takes at most as many guests
 * as its tables seat now.
 */
export function planOf(
  tables: readonly PlannedTable[],
  floors: readonly Pick<Floor, 'joins'>[],
  { isToday }: { readonly isToday: boolean },
): Plan {
  const usable = tables.filter(
    ({ kind, status }) => kind === 'table' && !(isToday && status === 'Maintenance'),
  );
  const seats = new Map(usable.map((table) => [table.id, table.seats]));
  const singles = usable.map(({ id, seats: to }): Spot => ({ tableIds: [id], from: 1, to }));
  const joins = floors
    .flatMap(({ joins: declared }) => declared?.list ?? [])
    .filter(({ tableIds }) => tableIds.every((id) => seats.has(id)))
    .map(({ tableIds, from, to }): Spot => {
      const all = tableIds.reduce((sum, id) => sum + (seats.get(id) ?? 0), 0);
      return { tableIds, from, to: Math.min(to, all) };
    });
  return [...singles, ...joins].toSorted(inOrder);
}

/** Returns the largest party that a plan seats; 0 without tables. */
export const largestParty = (plan: Plan): number => Math.max(0, ...plan.map(({ to }) => to));

/** Returns the spot of these tables; undefined where they make none. */
export function spotOf(plan: Plan, tableIds: readonly string[]): Spot | undefined {
  const key = joinKey(tableIds);
  return plan.find((spot) => spot.tableIds.length === tableIds.length && joinKey(spot.tableIds) === key);
}

/** True when a party of this size may sit there. A single table may be larger than the party. */
export const takes = ({ from, to }: Spot, size: number): boolean => from <= size && size <= to;
