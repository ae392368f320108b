import { Refusal } from '../catalogue/reasons.ts';
import { same } from '../kernel/same.ts';
import type { Join, Joins } from './joins.schema.ts';
import type { Table } from './table.ts';

/** Returns the name by which two joins of the same tables are one, in whatever order they stand. */
export const joinKey = (tableIds: readonly string[]): string => tableIds.toSorted().join('+');

const seatsOf = (tableIds: readonly string[], seats: ReadonlyMap<string, number>): number =>
  tableIds.reduce((sum, id) => sum + (seats.get(id) ?? 0), 0);

/**
 * Returns the joins to store for a floor; the known ones when nothing changes. `base` is the version that the screen showed.
 * Throws `changed-meanwhile` when another screen has saved since, and `join-invalid` for a table that the floor does not
 * have, for more guests than the tables have seats, and for the same tables twice.
 */
export function planJoins(
  known: Joins | undefined,
  i: {
    readonly base: number;
    readonly list: readonly Join[];
    readonly tables: readonly Pick<Table, 'id' | 'seats' | 'kind'>[];
  },
): Joins | undefined {
  const { base, tables } = i;
  const seats = new Map(tables.filter(({ kind }) => kind === 'table').map(({ id, seats: n }) => [id, n]));
  const keys = i.list.map(({ tableIds }) => joinKey(tableIds));
  const wrong = i.list.find(
    ({ tableIds, to }, place) =>
      tableIds.some((id) => !seats.has(id)) ||
      to > seatsOf(tableIds, seats) ||
      keys.indexOf(joinKey(tableIds)) !== place,
  );
  if (wrong !== undefined) throw new Refusal('join-invalid', { tables: wrong.tableIds });
  if (same(known?.list ?? [], i.list)) return known;
  const version = known?.version ?? 0;
  if (version !== base) throw new Refusal('changed-meanwhile');
  return { version: version + 1, list: [...i.list] };
}
