/**
 * The owner of two invariants. While an order is open and has a table, that table is its mirror: occupied, with the
 * order's id, dishes, amount and open request. And an order's money is its own document. Every handler reads and writes
 * orders through here.
 */
import { orderMoney } from '@bhoj/domain/billing/document.collection';
import { earlierMoneyOf, moneyOf, NO_MONEY } from '@bhoj/domain/billing/order-money';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { same } from '@bhoj/domain/kernel/same';
import { orders } from '@bhoj/domain/orders/order.collection';
import { assertJoined, speaksForTable } from '@bhoj/domain/orders/requests';
import { holdsTable, showOrder, tabOf } from '@bhoj/domain/orders/round';
import { openRequest } from '@bhoj/domain/orders/seating';
import { tables } from '@bhoj/domain/tables/table.collection';
import { VACANT } from '@bhoj/domain/tables/table';
import { assertMoneyStorable, assertOrderStorable } from './storable.ts';
import type { Account } from '@bhoj/domain/billing/account';
import type { OrderMoney } from '@bhoj/domain/billing/order-money.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { Store } from '../firebase/store.ts';

/** Which order of which restaurant. */
export interface OrderAt {
  readonly restaurantId: string;
  readonly orderId: string;
}

const atOf = ({ restaurantId, orderId }: OrderAt): OrderAt => ({ restaurantId, orderId });

/** Throws `order-not-found`. */
export async function readOrder(store: Store, at: OrderAt): Promise<Order> {
  const order = await store.get(orders, atOf(at));
  if (order === null) throw new Refusal('order-not-found');
  return order;
}

/** An order for one of its guests. Throws `order-not-found`, `not-at-this-table`. */
export async function readOrderOfGuest(store: Store, at: OrderAt, uid: string): Promise<Order> {
  const order = await readOrder(store, at);
  assertJoined(order, uid);
  return order;
}

/** An order with its money, and the money's document as it is stored; null where there is none yet. */
export interface StoredAccount extends Account {
  readonly stored: OrderMoney | null;
}

const accountOf = (order: Order, stored: OrderMoney | null): StoredAccount => ({
  order,
  money: moneyOf(order, stored),
  stored,
});

/**
 * The money's document is read where the order says that there is one. Most orders have none until they are settled, and a
 * read that finds nothing is billed too. Throws `order-not-found`.
 */
export async function readAccount(store: Store, at: OrderAt): Promise<StoredAccount> {
  const order = await readOrder(store, at);
  return accountOf(order, order.hasMoney ? await store.get(orderMoney, atOf(at)) : null);
}

/** What the table of an order that holds it has to show anew; null where nothing changes there. */
function tabChanges(before: Order, after: Order): Partial<Table> | null {
  const is = tabOf(after);
  return same(tabOf(before), is) ? null : is;
}

/** Writes what the tables show of an order; `taken` is the table it takes now, as it was read. */
function writeMirror(
  store: Store,
  { restaurantId, orderId }: OrderAt,
  before: Order | null,
  after: Order,
  taken: Table | null,
): void {
  const held = before !== null && holdsTable(before) ? before.tableId : null;
  const holds = holdsTable(after) ? after.tableId : null;
  if (held !== null && held !== holds) store.update(tables, { restaurantId, tableId: held }, VACANT);
  if (holds === null) return;
  if (held === holds && before !== null) {
    const changes = tabChanges(before, after);
    if (changes !== null) store.update(tables, { restaurantId, tableId: holds }, changes);
    return;
  }
  if (taken?.id !== holds) throw new RangeError(`the table ${holds} was not read before it is taken`);
  store.change(tables, { restaurantId, tableId: holds }, taken, showOrder(taken, orderId, after));
}

/** Money that was kept in the order before version 3 moves to its own document with the order's next write. */
function moveEarlierMoney(store: Store, at: OrderAt, before: Order | null, after: Order): Order {
  const earlier = before === null ? null : earlierMoneyOf(before);
  if (earlier === null) return after;
  store.create(orderMoney, atOf(at), earlier);
  return { ...after, hasMoney: true, earlierMoney: null };
}

const size = (order: Order | null): number =>
  order === null ? 0 : Object.keys(order.lines).length + Object.keys(order.joining.guests).length;

interface Write {
  /** As it was read; null of a new order. */
  readonly before: Order | null;
  readonly after: Order;
  /** The table that the order takes, as it was read, where it takes one. */
  readonly table?: Table | null;
}

function writeOrderAlone(store: Store, at: OrderAt, { before, after, table = null }: Write): void {
  if (size(after) > size(before)) assertOrderStorable(after);
  store.change(orders, atOf(at), before, after);
  writeMirror(store, at, before, after, table);
}

/**
 * Writes what became of an order, and what its table shows of it: the table is free once the order is over or elsewhere.
 * Refuses, as `order-too-large`, an order that has grown too large to be kept.
 */
export function writeOrder(store: Store, at: OrderAt, write: Write): void {
  writeOrderAlone(store, at, { ...write, after: moveEarlierMoney(store, at, write.before, write.after) });
}

/** Writes what became of an order and its money. Refuses, as `order-too-large`, what has grown too large to be kept. */
export function writeAccount(store: Store, at: OrderAt, before: StoredAccount | null, after: Account): void {
  const isMoved = before !== null && before.order.earlierMoney !== null;
  const isChanged = isMoved || !same(before?.money ?? NO_MONEY, after.money);
  if (isChanged) {
    assertMoneyStorable(after.money);
    store.change(orderMoney, atOf(at), before?.stored ?? null, after.money);
  }
  const hasMoney = isChanged || after.order.hasMoney;
  const order = { ...after.order, hasMoney, earlierMoney: null };
  if (before?.order !== after.order || hasMoney !== before.order.hasMoney)
    writeOrderAlone(store, at, { before: before?.order ?? null, after: order });
}

/**
 * Writes what an order's guests ask for. A waiting order holds no table yet: its request is shown on the table too, unless
 * another party sits there by now.
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
