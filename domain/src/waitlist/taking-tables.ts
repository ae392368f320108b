/**
 * How a party from the line sits down: its tables are reserved for it, with its size, until a captain takes its order. So the
 * captain's tile names it, its first round counts it, and nobody else is seated there.
 */
import { spotOf } from '../bookings/evening/plan.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { MAX_PARTY } from '../orders/shape/party-size.schema.ts';
import type { Plan } from '../bookings/evening/plan.ts';
import type { Table } from '../tables/table.ts';
import type { WaitingParty } from './wait-day.schema.ts';

/** Returns the name on the table of a party: its own, or its number, which every language reads. */
export const nameAtTable = ({ number }: Pick<WaitingParty, 'number'>, name: string): string =>
  name === '' ? `No. ${number}` : name;

/** Throws `booking-tables-unfit` for tables that do not take the party, `booking-table-taken` for one not free. */
export function assertTablesTake(
  plan: Plan,
  tables: readonly Pick<Table, 'id' | 'status'>[],
  size: number,
): void {
  const tableIds = tables.map(({ id }) => id);
  const spot = spotOf(plan, tableIds);
  if (spot === undefined || size > spot.to)
    throw new Refusal('booking-tables-unfit', { tables: tableIds, most: spot?.to ?? 0 });
  const taken = tables.filter(({ status }) => status !== 'Available').map(({ id }) => id);
  if (taken.length > 0) throw new Refusal('booking-table-taken', { tables: taken });
}

/**
 * Returns a free table as it is reserved for a party that sits down now, so that its phones order without a captain.
 * `tableIds` are all tables of the party.
 */
export const tableTakenBy = (
  table: Table,
  party: { readonly name: string; readonly size: number; readonly tableIds: readonly string[] },
  now: number,
): Table => ({
  ...table,
  status: 'Reserved',
  reservation: {
    name: party.name,
    guests: Math.min(party.size, MAX_PARTY),
    at: now,
    ...(party.tableIds.length > 1 && { tableIds: [...party.tableIds] }),
    seatedAt: now,
  },
});

/**
 * Returns a table without the party that was seated there; the same table where it has been given to somebody else. Throws
 * `wait-ordered` once guests sit there.
 */
export function tableGivenBack(table: Table, seatedAt: number): Table {
  if (table.status === 'Occupied') throw new Refusal('wait-ordered', { table: table.id });
  if (table.status !== 'Reserved' || table.reservation?.at !== seatedAt) return table;
  const { reservation: _, ...free } = table;
  return { ...free, status: 'Available' };
}
