/**
 * Reads and writes orders for all handlers, and keeps two invariants. The tables of an open order show that order:
 * occupied, with the order's id, dishes, amount and open request. An order's money is in a document of its own.
 */
import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { same } from '@bhoj/domain/kernel/same';
import { withCallUntil } from '@bhoj/domain/orders/shape/call-queue';
import { withKitchenCheck } from '@bhoj/domain/orders/kitchen/unstarted-tickets';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { assertJoined, speaksForTable } from '@bhoj/domain/orders/requests/service-requests';
import { heldTables } from '@bhoj/domain/orders/shape/order-tables';
import { holdsTable, showOrder, tabOf } from '@bhoj/domain/orders/rounds/round';
import { openRequest } from '@bhoj/domain/orders/shape/running';
import { tables } from '@bhoj/domain/tables/table.collection';
import { VACANT } from '@bhoj/domain/tables/table';
import { readBookedDays, writeBookedDays } from './booked-orders.repo.ts';
import { assertMoneyStorable, assertOrderStorable } from './storable.ts';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { Store } from '../firebase/store.ts';

export interface OrderAt {
  readonly restaurantId: string;
  readonly orderId: string;
}

const atOf = ({ restaurantId, orderId }: OrderAt): OrderAt => ({ restaurantId, orderId });

/** Throws `order-not-found`. */
export function readOrder(store: Pick<Store, 'need'>, at: OrderAt): Promise<Order> {
  return store.need(orders, atOf(at), 'order-not-found');
}

/** Returns an order for one of its guests. Throws `order-not-found`, `not-at-this-table`. */
export async function readOrderOfGuest(store: Store, at: OrderAt, uid: string): Promise<Order> {
  const order = await readOrder(store, at);
  assertJoined(order, uid);
  return order;
}

/** An order with its money. `stored` is the money's document; null when there is none yet. */
export interface StoredAccount extends Account {
  readonly stored: OrderMoney | null;
}

const accountOf = (order: Order, stored: OrderMoney | null): StoredAccount => ({
  order,
  money: stored ?? NO_MONEY,
  stored,
});

/**
 * Reads the order, and its money's document only when the order has one (`hasMoney`): Firestore bills a read that finds
 * nothing too. Reads the days of its bookings where it has any. Throws `order-not-found`.
 */
export async function readAccount(store: Store, at: OrderAt): Promise<StoredAccount> {
  const order = await readOrder(store, at);
  const [stored] = await Promise.all([
    order.billing.hasMoney ? store.get(orderMoney, atOf(at)) : null,
    readBookedDays(store, at.restaurantId, order),
  ]);
  return accountOf(order, stored);
}

/** Returns the fields to update on the table that holds the order; null when nothing changes. */
function tabChanges(before: Order, after: Order): Partial<Table> | null {
  const is = tabOf(after);
  return same(tabOf(before), is) ? null : is;
}

/** Updates the tables that the order leaves, holds or takes. `taken` are the tables to take, as they were read. */
function writeMirror(
  store: Store,
  { restaurantId, orderId }: OrderAt,
  before: Order | null,
  after: Order,
  taken: readonly Table[],
): void {
  const held = before === null ? [] : heldTables(before);
  const holds = heldTables(after);
  for (const tableId of held)
    if (!holds.includes(tableId)) store.update(tables, { restaurantId, tableId }, VACANT);
  const changes = before === null ? null : tabChanges(before, after);
  for (const tableId of holds) {
    const at = { restaurantId, tableId };
    if (held.includes(tableId)) {
      if (changes !== null) store.update(tables, at, changes);
      continue;
    }
    const table = taken.find(({ id }) => id === tableId);
    if (table === undefined) throw new RangeError(`the table ${tableId} was not read before it is taken`);
    store.change(tables, at, table, showOrder(table, orderId, after));
  }
}

const size = (order: Order | null): number =>
  order === null ? 0 : Object.keys(order.lines).length + Object.keys(order.joining.guests).length;

interface Write {
  /** The order as it was read; null for a new order. */
  readonly before: Order | null;
  readonly after: Order;
  /** The table that the order takes, as it was read; missing when it takes none. */
  readonly table?: Table | null;
  /** The further tables that it takes. */
  readonly joined?: readonly Table[];
}

/**
 * Writes an order and updates its tables. The tables that it leaves become free. Throws
 * `order-too-large` when the order would be too large to store.
 */
export function writeOrder(
  store: Store,
  at: OrderAt,
  { before, after: made, table = null, joined = [] }: Write,
): void {
  const after = withKitchenCheck(before, withCallUntil(made));
  if (size(after) > size(before)) assertOrderStorable(after);
  store.change(orders, atOf(at), before, after);
  writeMirror(store, at, before, after, table === null ? joined : [table, ...joined]);
  if (before !== null) writeBookedDays(store, at, before, after);
}

/**
 * Writes an order and its money. `taken` are the tables that the order takes, as they were read. Throws `order-too-large`
 * when one of them would be too large to store.
 */
export function writeAccount(
  store: Store,
  at: OrderAt,
  before: StoredAccount | null,
  after: Account,
  taken: readonly Table[] = [],
): void {
  const isChanged = !same(before?.money ?? NO_MONEY, after.money);
  if (isChanged) {
    assertMoneyStorable(after.money);
    store.change(orderMoney, atOf(at), before?.stored ?? null, after.money);
  }
  const hasMoney = isChanged || after.order.billing.hasMoney;
  const order = { ...after.order, billing: { ...after.order.billing, hasMoney } };
  if (before?.order !== after.order || hasMoney !== before.order.billing.hasMoney)
    writeOrder(store, at, { before: before?.order ?? null, after: order, joined: taken });
}

/**
 * Writes the guests' request. The table of a waiting order shows its request too, although the order does not hold it
 * yet, unless another party sits there.
 */
export function writeRequest(
  store: Store,
  at: OrderAt,
  { before, after, table = null }: Write & { before: Order },
): void {
  writeOrder(store, at, { before, after });
  if (holdsTable(after) || table === null || !speaksForTable(table, at.orderId)) return;
  const { restaurantId } = at;
  store.update(tables, { restaurantId, tableId: table.id }, { serviceRequest: openRequest(after) });
}
