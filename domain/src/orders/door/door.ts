import { Refusal } from '../../catalogue/reasons.ts';
import { MINUTE } from '../../time/ist.ts';
import { wantedTable } from './joining.ts';
import { assertFree } from '../shape/moving-tables.ts';
import type { Table } from '../../tables/table.ts';
import type { Order } from '../shape/order.schema.ts';

/**
 * Orders at the door: the guests came without a table's key, by an old link, or for a takeaway. Such orders hold no
 * table. Their rounds wait for a captain in one list of the restaurant, which has a limit.
 */

/**
 * The most orders at the door that may wait for a captain at the same time: as many as a captain can look through
 * between two tables. One tap clears them all.
 */
export const MAX_AT_DOOR = 20;

/**
 * The rounds that one address may bring to the door in a quarter of an hour: fewer than `MAX_AT_DOOR`, so that one address alone
 * cannot fill the list. Takeaways behind one Wi-Fi share this bound, which allows 48 orders an hour.
 */
export const DOOR_ROUNDS_PER_ADDRESS = 12;
export const DOOR_WINDOW_MS = 15 * MINUTE;

export const isAtDoor = ({ state, tableId }: Pick<Order, 'state' | 'tableId'>): boolean =>
  state === 'waiting' && tableId === null;

/** Throws `door-full` when no further order may wait at the door; `asking` is the number of orders that wait. */
export function assertRoomAtDoor(order: Order, asking: number): void {
  if (order.asksUntil === null && asking >= MAX_AT_DOOR) throw new Refusal('door-full');
}

/**
 * Returns the order after a captain accepts its first round; it then holds the table that it asked for. Throws `table-taken` when
 * a party sits there, because nobody may add to their bill, and `table-in-maintenance`. `table` is the table that the order asks
 * for; null for every other order.
 */
export function takeWantedTable(order: Order, table: Table | null): Order {
  if (table === null || wantedTable(order) !== table.id) return order;
  assertFree(table);
  const { wantsTable: _, ...joining } = order.joining;
  return { ...order, tableId: table.id, joining };
}

/**
 * Moves a waiting order from its table to the door, because the table's key changed: the order is untrusted, and its
 * call for a waiter ends.
 */
export function sendToDoor(order: Order): Order {
  if (order.state !== 'waiting' || order.tableId === null) return order;
  return {
    ...order,
    tableId: null,
    joining: { ...order.joining, trusted: false, wantsTable: order.tableId },
    requests: { ...order.requests, service: null },
  };
}
