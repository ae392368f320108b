import { KG, aStockItem } from '@bhoj/domain/fixtures/stock';
import { isSoldOut } from '@bhoj/domain/menu/dish/availability';
import { availabilities } from '@bhoj/domain/menu/shape/menu.collection';
import { stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { foldStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { expect, test } from 'vitest';
import { change, everything, get } from '../../support/arrange.ts';
import { call, functions } from '../../support/mount.ts';
import { aStockedHouse, moved, received } from '../../support/stock.ts';
import type { House } from '../../support/arrange.ts';

const stopping = () =>
  aStockedHouse({ items: [aStockItem({ id: 'batter', stopsSale: true }), aStockItem({ id: 'butter' })] });
const followed = async (house: House, document: 'levels' | 'items' = 'levels') => {
  await call(foldStock, {}, house.owner);
  await functions.stopSale.run({
    params: { restaurantId: house.restaurantId, document },
    time: new Date().toISOString(),
  } as never);
};
const isOut = async ({ restaurantId }: House) =>
  isSoldOut(await get(availabilities, { restaurantId }), 'masala-dosa', Date.now());

test('a dish is sold out when too little is left for a portion, and comes back with the receipt', async () => {
  const house = await stopping();
  await received(house, 'batter', KG, 100);
  await followed(house);
  expect(await isOut(house)).toBe(false);
  await moved(house, 'usage', [{ itemId: 'batter', quantity: -950_000 }]);
  await followed(house);
  await followed(house);
  expect(await isOut(house)).toBe(true);
  await received(house, 'batter', KG, 100);
  await followed(house);
  expect(await isOut(house)).toBe(false);
});

test('a dish comes back when its item does not stop the sale any more', async () => {
  const house = await stopping();
  await moved(house, 'usage', [{ itemId: 'batter', quantity: -KG }]);
  await followed(house);
  expect(await isOut(house)).toBe(true);
  const items = [aStockItem({ id: 'batter' }), aStockItem({ id: 'butter' })];
  await change(stockItems, { restaurantId: house.restaurantId }, { items });
  await followed(house, 'items');
  expect(await isOut(house)).toBe(false);
});

test('nothing is written where no item stops the sale', async () => {
  const house = await aStockedHouse();
  await moved(house, 'usage', [{ itemId: 'batter', quantity: -KG }]);
  await call(foldStock, {}, house.owner);
  const before = await everything();
  await followed(house);
  expect(await everything()).toEqual(before);
});
