import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { cancelOrder } from '@bhoj/domain/orders/acts/acts.contract';
import { ALWAYS } from '@bhoj/domain/orders/shape/order.schema';
import { beforeEach, expect, test } from 'vitest';
import { aHouse, anOpenOrder, get, ordering } from '../../../support/arrange.ts';
import { call, db } from '../../../support/mount.ts';
import { asOfVersion8 } from '../../../support/flat-order.ts';
import type { House } from '../../../support/arrange.ts';

/** Orders stored at version 8, without the groups `kitchen`, `extras` and `billing`. */

let house: House;
beforeEach(async () => {
  house = await aHouse({}, { tableCount: 1 });
});

const refOf = (orderId: string) => db.doc(orders.path({ restaurantId: house.restaurantId, orderId }));
const storedOf = async (orderId: string) => (await refOf(orderId).get()).data() ?? {};

async function anEarlierOrder(): Promise<string> {
  const { orderId } = await anOpenOrder(house);
  await refOf(orderId).set(asOfVersion8(await storedOf(orderId)));
  return orderId;
}

/** The ids of the orders on the kitchen's screens. */
async function inKitchen(): Promise<string[]> {
  const [filter] = orders.queries.kitchen(new Date()).where ?? [];
  if (filter === undefined) throw new Error('the kitchen’s list has no filter');
  const all = db.collection(orders.parent({ restaurantId: house.restaurantId }));
  return (await all.where(...filter).get()).docs.map(({ id }) => id);
}

test('is stored whole in today’s shape by the next round, and is on the kitchen’s screens from then on', async () => {
  const orderId = await anEarlierOrder();
  const before = await get(orders, { restaurantId: house.restaurantId, orderId });
  expect(await inKitchen()).toEqual([]);
  await call(placeRound, ordering(house, { orderId }), house.captain);
  expect(await inKitchen()).toEqual([orderId]);
  const stored = await storedOf(orderId);
  expect(stored).toMatchObject({ schemaVersion: orders.version, billing: { billed: {}, documents: [] } });
  expect(stored).not.toHaveProperty('kitchenUntil');
  expect(stored).not.toHaveProperty('hasMoney');
  expect(await get(orders, { restaurantId: house.restaurantId, orderId })).toMatchObject({
    kitchen: { until: ALWAYS },
    extras: before.extras,
    billing: before.billing,
  });
});

test('is cancelled, and the kitchen confirms it', async () => {
  const orderId = await anEarlierOrder();
  await call(cancelOrder, { orderId, reason: 'The guests have left' }, house.owner);
  expect(await storedOf(orderId)).toMatchObject({ state: 'Cancelled', schemaVersion: orders.version });
  expect(await inKitchen()).toEqual([orderId]);
});
