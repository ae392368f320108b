import { withLinesOutside } from '@bhoj/domain/billing/discounts/discount';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { closeIfBilled } from '@bhoj/domain/billing/settle/settlement';
import { moveLines as contract } from '@bhoj/domain/orders/acts/acts.contract';
import { moveLines as move } from '@bhoj/domain/orders/acts/moving-lines';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { newOrder } from '@bhoj/domain/orders/rounds/round';
import { typeAt } from '@bhoj/domain/orders/shape/running';
import { assertFree, partyMovedTo, takingOthers } from '@bhoj/domain/orders/shape/moving-tables';
import { newJoiningCode } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnce } from '../../shared/answers.repo.ts';
import { memberOf } from '../../shared/author.ts';
import { atPricesOfPlace } from './new-prices.repo.ts';
import { prepareParty, readOthers } from '../../shared/booked-orders.repo.ts';
import { readAccount, writeAccount, writeOrder } from '../../shared/orders.repo.ts';
import { prepareCustomer } from '../door/left-number.repo.ts';
import { readTable } from '../rounds/menu-of-now.repo.ts';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Table } from '@bhoj/domain/tables/table';
import type { Store } from '../../firebase/store.ts';
import type { OrderAt, StoredAccount } from '../../shared/orders.repo.ts';

/**
 * The account that receives the lines, as it was read (null for a new one), and the table that it takes when it opens.
 */
interface Target {
  readonly before: StoredAccount | null;
  readonly account: Account;
  readonly table: Table | null;
}

/** Reads the target. A waiting order takes its table with its first lines; an open one already holds it. */
async function knownTarget(store: Store, at: OrderAt): Promise<Target> {
  const account = await readAccount(store, at);
  const { order } = account;
  const table = order.state === 'waiting' ? await readTable(store, at.restaurantId, order) : null;
  return { before: account, account, table };
}

/** Makes a new order on a free table. */
async function newTarget(store: Store, at: OrderAt, tableId: string, now: number): Promise<Target> {
  const { restaurantId } = at;
  const [profile, table, known] = await Promise.all([
    store.need(profiles, { restaurantId }, 'restaurant-not-found'),
    store.need(tables, { restaurantId, tableId }, 'table-not-found'),
    store.get(orders, at),
  ]);
  // The id already belongs to another party's order.
  if (known !== null) throw new Refusal('order-closed');
  assertFree(table);
  const type = typeAt(table);
  const code = newJoiningCode();
  const order = newOrder({ type, tableId, code, trusted: true, partySize: null, profile, at: now });
  return { before: null, account: { order, money: NO_MONEY }, table };
}

/**
 * Prepares the party of an order that opens with the lines. Phones that wait at a table kept for a party belong to that
 * party; people who move to such a table get the same tables as a moved order.
 */
async function partyOf(store: Store, at: OrderAt, { before, account, table }: Target, now: number) {
  if (before !== null) return prepareParty(store, at, table, now);
  const party = table === null ? null : partyMovedTo(account.order, table);
  const joined =
    table === null || party === null ? [] : await readOthers(store, at.restaurantId, table, party);
  return { joined, takeOver: (order: Order) => takingOthers(order, joined) };
}

export const moveLines = defineCallable(contract, (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { fromOrderId, intoOrderId, toTableId, portions } = input;
  return actOnce(contract, { restaurantId, uid: caller.uid, input, now }, async (store) => {
    const fromAt = { restaurantId, orderId: fromOrderId };
    const at = { restaurantId, orderId: intoOrderId };
    const from = await readAccount(store, fromAt);
    const target = await (toTableId === null ? knownTarget(store, at) : newTarget(store, at, toTableId, now));
    const by = memberOf(caller);
    const { before, account: into, table } = target;
    // A waiting order opens with the lines, as with its first round: then the number that was left with it is kept.
    const [customer, party] = await Promise.all([
      prepareCustomer(store, at, into.order),
      partyOf(store, at, target, now),
    ]);
    const moved = move(from.order, into.order, {
      portions,
      bill: from.money,
      intoOrderId,
      table,
      by,
      at: now,
    });
    const isMeant = (id: string) => moved.lineIds.includes(id);
    const places = { from: from.order, to: moved.into };
    // The menu is read before the customer is written.
    const priced =
      input.prices === 'new' ? await atPricesOfPlace(store, restaurantId, places, now, isMeant) : moved.into;
    const order = party.takeOver({ ...priced, customer: customer() });
    writeOrder(store, fromAt, { before: from.order, after: closeIfBilled(moved.from, now) });
    const { lineIds } = moved;
    const grown = { order, money: withLinesOutside(into.money, lineIds) };
    writeAccount(store, at, before, grown, table === null ? [] : [table, ...party.joined]);
    const prices = priced.subtotalPaise !== moved.into.subtotalPaise && {
      wasPaise: moved.into.subtotalPaise,
      nowPaise: priced.subtotalPaise,
    };
    record(store, { orderId: intoOrderId, fromOrderId, lines: Object.keys(portions).length, ...prices });
    return { lineIds };
  });
});
