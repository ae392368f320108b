import { tables } from '@bhoj/domain/tables/table.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { acceptRound, declineRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { holdsTable, showOrder } from '@bhoj/domain/orders/rounds/round';
import { newId } from '@bhoj/domain/kernel/ids';
import { expect, test } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  change,
  get,
  joining,
  list,
  ordering,
} from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { call, db } from '../../../support/mount.ts';
import type { House } from '../../../support/arrange.ts';

/** Expects every table to show the order that holds it, and all other tables to show none. */
async function expectTablesToShowTheirOrders({ restaurantId }: House): Promise<void> {
  const { docs } = await db.collection(orders.parent({ restaurantId })).get();
  const held = docs.map((doc) => ({ id: doc.id, order: orders.decode(doc.data()) }));
  for (const table of await list(tables, { restaurantId })) {
    const here = held.filter(({ order }) => holdsTable(order) && order.tableId === table.id);
    expect(here.map(({ id }) => id)).toEqual(table.currentOrderId === null ? [] : [table.currentOrderId]);
    const [one] = here;
    if (one === undefined) expect(table).toMatchObject({ hasOrder: false, orderItems: [], totalPrice: 0 });
    else expect(table).toEqual({ ...showOrder(table, one.id, one.order), occupiedAt: one.order.openedAt });
  }
}

test('an open order and its table name each other, through a whole evening', async () => {
  const house = await aHouse({}, { tableCount: 3 });
  const { restaurantId, captain } = house;
  const agree = () => expectTablesToShowTheirOrders(house);
  const settle = async (orderId: string) => {
    const order = await get(orders, { restaurantId, orderId });
    const { totalPaise } = billOf({ order, money: NO_MONEY }, aRestaurant());
    const payments = [exactly('upi', totalPaise)];
    const seenRounds = Object.keys(order.rounds).length;
    await call(settleBill, { orderId, requestId: newId(), seenRounds, portions: null, payments }, captain);
  };

  const { orderId, guest } = await anOpenOrder(house);
  await agree();
  await call(placeRound, ordering(house, { orderId }), guest);
  await call(placeRound, ordering(house, { orderId }), captain);
  await agree();
  const { code } = (await get(orders, { restaurantId, orderId })).joining;
  await call(joinTable, joining(house, { code }), await signInGuest());
  await agree();

  const begun = ordering(house, { tableId: 'F1-T02' });
  await call(placeRound, begun, captain);
  await call(placeRound, ordering(house, { tableId: null, type: 'takeaway' }), captain);
  await agree();

  await change(tables, { restaurantId, tableId: 'F1-T03' }, { status: 'Reserved' });
  const late = await aGuestAt(house, 'F1-T03');
  const [first, second] = [0, 1].map(() => ordering(house, { orderId: late.orderId, tableId: 'F1-T03' }));
  if (first === undefined || second === undefined) throw new Error('two rounds');
  await call(placeRound, first, late.guest);
  await call(placeRound, second, late.guest);
  await agree();
  await call(declineRound, { orderId: late.orderId, roundId: first.roundId }, captain);
  await call(acceptRound, { orderId: late.orderId, roundId: second.roundId }, captain);
  await call(placeRound, ordering(house, { orderId: late.orderId }), late.guest);
  await agree();

  await settle(orderId);
  await settle(begun.orderId);
  await agree();
  await anOpenOrder(house);
  await agree();
});
