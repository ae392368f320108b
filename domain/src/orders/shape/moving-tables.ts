import { Refusal } from '../../catalogue/reasons.ts';
import { MAX_JOINED } from '../../tables/joins.schema.ts';
import { othersFor } from '../../tables/party-tables.ts';
import { reservationAt } from '../../tables/reservation.ts';
import { tablesOf } from './order-tables.ts';
import { assertRunning, typeAt } from './running.ts';
import type { Reservation } from '../../tables/reservation.schema.ts';
import type { Table } from '../../tables/table.ts';
import type { Order } from './order.schema.ts';

/** Returns the order at these tables; the first one leads. An order at one table has no field for others. */
function atTables(order: Order, [lead, ...joinedTableIds]: readonly string[]): Order {
  const { joinedTableIds: _, ...rest } = order;
  return { ...rest, tableId: lead ?? null, ...(joinedTableIds.length > 0 && { joinedTableIds }) };
}

/** Returns the order at its own tables and the free ones of its party, as many as can be joined. */
export const takingOthers = (order: Order, others: readonly Pick<Table, 'id'>[]): Order =>
  atTables(order, [...tablesOf(order), ...others.map(({ id }) => id)].slice(0, MAX_JOINED));

/**
 * Throws when a table cannot take a party: `table-taken`, or `table-in-maintenance`. Members may use a reserved
 * table.
 */
export function assertFree(table: Table): void {
  if (table.currentOrderId !== null) throw new Refusal('table-taken', { tableId: table.id });
  if (table.status === 'Maintenance') throw new Refusal('table-in-maintenance');
}

/** True for a reserved table that is kept for the party of this order. */
const isKeptFor = ({ booked = [] }: Pick<Order, 'booked'>, { reservation }: Table): boolean =>
  reservation?.bookingId !== undefined && booked.some(({ id }) => id === reservation.bookingId);

/** True for two tables that are pushed together for the same party from the waitlist. */
function areOfOneParty(lead: Table, table: Table): boolean {
  const party = reservationAt(lead);
  const isPushed = party?.tableIds !== undefined && party.bookingId === undefined;
  return isPushed && othersFor({ floor: lead.floor, party }, [table]).length > 0;
}

/**
 * Returns the reservation that an order takes over when it moves to a table, with all its tables: the reservation of
 * a party that waits for the table, or of the order's own booking.
 */
export function partyMovedTo(order: Pick<Order, 'booked'>, to: Table): Reservation | null {
  const party = reservationAt(to);
  return party !== null && (party.bookingId === undefined || isKeptFor(order, to)) ? party : null;
}

/**
 * Throws where a table cannot be joined to the one that leads: as `assertFree`, `booking-table-taken` when it is reserved for
 * another party, and `join-invalid` for a room or a table on another floor.
 */
function assertJoins(order: Order, lead: Table, table: Table): void {
  if (lead.kind !== 'table' || table.kind !== 'table' || lead.floor !== table.floor)
    throw new Refusal('join-invalid', { tables: [lead.id, table.id] });
  if (tablesOf(order).includes(table.id)) return;
  assertFree(table);
  if (table.status === 'Reserved' && !isKeptFor(order, table) && !areOfOneParty(lead, table))
    throw new Refusal('booking-table-taken', { tableId: table.id });
}

/**
 * Moves the order, with its guests and their open request, to another table, or to several tables that staff push
 * together; the first one leads. The order's own tables may be among them. Throws `not-at-a-table` for an order
 * without a table, refuses a table that is not free, and joins tables as `pushTogether` does.
 */
export function moveOrder(order: Order, to: Table, further: readonly Table[] = []): Order {
  assertRunning(order);
  if (order.tableId === null) throw new Refusal('not-at-a-table');
  if (!tablesOf(order).includes(to.id)) assertFree(to);
  for (const table of further) assertJoins(order, to, table);
  const tableIds = [...new Set([to.id, ...further.map(({ id }) => id)])];
  if (tableIds.length > MAX_JOINED) throw new Refusal('join-invalid', { tables: tableIds });
  return { ...atTables(order, tableIds), type: typeAt(to) };
}

/**
 * Joins a free table of the same floor to an open order. A table that the order has already changes nothing. Throws
 * `order-closed`, `not-at-a-table`, `table-taken`, `booking-table-taken`, `table-in-maintenance`, and `join-invalid`, which is
 * also for more tables than may be joined.
 */
export function pushTogether(order: Order, lead: Table, table: Table): Order {
  assertRunning(order);
  if (order.tableId === null) throw new Refusal('not-at-a-table');
  if (tablesOf(order).includes(table.id)) return order;
  assertJoins(order, lead, table);
  const tableIds = [...tablesOf(order), table.id];
  if (tableIds.length > MAX_JOINED) throw new Refusal('join-invalid', { tables: tableIds });
  return atTables(order, tableIds);
}

/**
 * Frees one table of an open order. If it is the leading table, the next one leads. A table of another order changes
 * nothing. Throws `order-closed`, and `moves-everything` for the order's only table.
 */
export function separateTable(order: Order, tableId: string): Order {
  assertRunning(order);
  const all = tablesOf(order);
  if (!all.includes(tableId)) return order;
  if (all.length === 1) throw new Refusal('moves-everything', { tableId });
  return atTables(
    order,
    all.filter((id) => id !== tableId),
  );
}
