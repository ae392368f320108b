import {
  aPurchaseOrder,
  aStockItem,
  aStockMove,
  KG,
  LITRE,
  someRecipes,
  someStockItems,
} from '@bhoj/domain/fixtures/stock';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { LARGEST_DOCUMENT } from '@bhoj/domain/kernel/stored-size';
import { saveRecipes } from '@bhoj/domain/stock/recipes/recipes.contract';
import { saveStockItems } from '@bhoj/domain/stock/recipes/stock-items.contract';
import { purchaseOrders } from '@bhoj/domain/stock/shape/buying.collection';
import {
  kitchenStock,
  recipes,
  stockItems,
  stockLevels,
  stockMoves,
} from '@bhoj/domain/stock/shape/stock.collection';
import { paise } from '@bhoj/domain/money/money';
import { serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import { describe, expect, test } from 'vitest';
import { aHouse, auditOf, everything, get, put, withRights } from '../../support/arrange.ts';
import { call, reasonOf, tryCall } from '../../support/mount.ts';

const aKitchen = async () => {
  const house = await aHouse({}, { tableCount: 0 });
  const { restaurantId } = house;
  await put(stockItems, { restaurantId }, someStockItems());
  return { ...house, restaurantId };
};
const ghee = aStockItem({
  id: 'ghee',
  name: 'Ghee',
  measure: 'volume',
  unit: 'litre',
  packs: [],
  par: 2 * LITRE,
});
const onionOf = (quantity: number) => [{ itemId: 'onion', quantity }];
const paneer = [{ itemId: 'paneer', quantity: 180_000 }];

describe('saveStockItems', () => {
  test('begins the items of a restaurant, and tells the audit once', async () => {
    const house = await aHouse({}, { tableCount: 0 });
    const input = { baseVersion: 0, items: [ghee], stores: [{ id: 'bar', name: 'Bar' }] };
    expect(await call(saveStockItems, input, house.owner)).toEqual({ version: 1 });
    expect(await call(saveStockItems, input, house.owner)).toEqual({ version: 1 });
    expect((await get(kitchenStock, { restaurantId: house.restaurantId })).items).toHaveLength(
      input.items.length,
    );
    expect(await get(stockItems, { restaurantId: house.restaurantId })).toEqual({
      version: 1,
      stores: input.stores,
      items: [ghee],
    });
    expect((await auditOf(house)).filter(({ action }) => action === 'saveStockItems')).toHaveLength(1);
    expect(await get(serviceSettings, { restaurantId: house.restaurantId })).toMatchObject({
      keepsStock: true,
    });
  });

  test('lets one of two savers through, and the other with the new version', async () => {
    const house = await aKitchen();
    const items = (n: number) => [aStockItem({ id: `new-${n}`, name: `New ${n}` })];
    const answers = await Promise.all(
      [1, 2].map((n) => tryCall(saveStockItems, { baseVersion: 1, items: items(n) }, house.owner)),
    );
    expect(answers.filter((answer) => 'reason' in answer)).toMatchObject([
      { reason: 'changed-meanwhile', details: { version: 2 } },
    ]);
    const left = 'reason' in (answers[0] ?? {}) ? 1 : 2;
    await call(saveStockItems, { baseVersion: 2, items: items(left) }, house.owner);
    const { items: all } = await get(stockItems, house);
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(['new-1', 'new-2', 'paneer']));
  });

  test('names the row and field at fault, and writes nothing', async () => {
    const house = await aKitchen();
    const before = await everything();
    const items = [ghee, aStockItem({ id: 'x', name: 'onion' })];
    const answer = await tryCall(saveStockItems, { baseVersion: 1, items }, house.owner);
    expect(answer).toMatchObject({
      reason: 'stock-unfit',
      details: { row: 1, field: 'name', name: 'onion', with: 'Onion' },
    });
    // An item with nothing usable, or with more usable than there is of it.
    for (const yieldBp of [0, 10_001])
      // oxlint-disable-next-line no-await-in-loop
      expect(
        await tryCall(saveStockItems, { baseVersion: 1, items: [{ ...ghee, yieldBp }] }, house.owner),
      ).toMatchObject({ reason: 'invalid-input', details: { fields: ['items.0.yieldBp'] } });
    expect(await everything()).toEqual(before);
  });

  test('keeps the measure of an item that moved, also by a move that is not folded yet', async () => {
    const house = await aKitchen();
    const measured = aStockItem({ measure: 'volume', unit: 'litre' });
    await put(stockMoves, { ...house, moveId: newId() }, aStockMove());
    const input = { baseVersion: 1, items: [measured] };
    expect(await tryCall(saveStockItems, input, house.owner)).toMatchObject({
      reason: 'stock-unfit',
      details: { field: 'measure' },
    });
    const onion = aStockItem({ id: 'onion', name: 'Onion', measure: 'count', unit: 'piece', packs: [] });
    await call(saveStockItems, { baseVersion: 1, items: [onion] }, house.owner);
  });

  test('keeps the measure of an item that is on order, until the order is closed', async () => {
    const house = await aKitchen();
    const purchaseOrderId = newId();
    const input = { baseVersion: 1, items: [aStockItem({ measure: 'volume', unit: 'litre', packs: [] })] };
    await put(recipes, house, someRecipes({ portions: {}, batches: {} }));
    await put(purchaseOrders, { ...house, purchaseOrderId }, aPurchaseOrder({ state: 'sent' }));
    expect(await tryCall(saveStockItems, input, house.owner)).toMatchObject({
      reason: 'stock-unfit',
      details: { field: 'measure' },
    });
    await put(purchaseOrders, { ...house, purchaseOrderId }, aPurchaseOrder({ state: 'closed' }));
    await call(saveStockItems, input, house.owner);
  });

  test('frees an item from the recipes of what left the menu, and names the dish that holds another', async () => {
    const house = await aKitchen();
    const portions = { 'gone-dish': [{ itemId: 'paneer', quantity: 1 }], 'masala-dosa': onionOf(30_000) };
    await put(recipes, house, someRecipes({ portions, batches: {} }));
    const off = (id: string) =>
      someStockItems().items.flatMap((item) => (item.id === id ? [{ ...item, active: false }] : []));
    const dosa = (await get(menus, house)).items.find(({ id }) => id === 'masala-dosa');
    expect(await tryCall(saveStockItems, { baseVersion: 1, items: off('onion') }, house.owner)).toMatchObject(
      { details: { field: 'active', with: dosa?.name } },
    );
    expect(await call(saveStockItems, { baseVersion: 1, items: off('paneer') }, house.owner)).toEqual({
      version: 2,
    });
    expect(await get(recipes, house)).toMatchObject({
      version: 2,
      portions: { 'masala-dosa': portions['masala-dosa'] },
    });
    expect(Object.keys((await get(recipes, house)).portions)).toEqual(['masala-dosa']);
  });

  test('keeps a store that has stock', async () => {
    const house = await aKitchen();
    const levels = { 'paneer@bar': { quantity: KG, worthPaise: paise(1), last: null } };
    await put(stockLevels, house, { place: 1, foldedAt: 0, levels });
    const input = { baseVersion: 1, items: [], stores: [] };
    expect(await tryCall(saveStockItems, input, house.owner)).toMatchObject({
      reason: 'stock-unfit',
      details: { field: 'store', with: 'bar' },
    });
  });

  test('takes 2,000 items, and refuses a document that Firestore would not store', async () => {
    const house = await aHouse({}, { tableCount: 0 });
    const many = (name: string, packs: number) =>
      Array.from({ length: 2000 }, (_, n) =>
        aStockItem({
          id: `item-${n}`,
          name: `${name} ${n}`,
          packs: Array.from({ length: packs }, (__, p) => ({
            id: `${p}`,
            name: `${name} ${p}`,
            quantity: KG,
          })),
        }),
      );
    expect(await call(saveStockItems, { baseVersion: 0, items: many('Item', 1) }, house.owner)).toEqual({
      version: 1,
    });
    const before = await everything();
    const wide = { baseVersion: 1, items: many('पनीर का टुकड़ा '.repeat(2), 4) };
    expect(await tryCall(saveStockItems, wide, house.owner)).toMatchObject({
      reason: 'record-full',
      details: { limit: LARGEST_DOCUMENT },
    });
    expect(await everything()).toEqual(before);
  });

  test('is for those who keep the stock', async () => {
    const house = await aKitchen();
    const input = { baseVersion: 1, items: [ghee] };
    expect(await reasonOf(saveStockItems, input, house.captain)).toBe('not-allowed');
    const keeper = await withRights(house.restaurantId, ['stock']);
    expect(await call(saveStockItems, input, keeper)).toEqual({ version: 2 });
  });
});

describe('saveRecipes', () => {
  test('tells the kitchen which dishes have a recipe, and nothing of what is in it', async () => {
    const house = await aKitchen();
    const portions = { 'masala-dosa': onionOf(30_000) };
    await call(saveRecipes, { baseVersion: 0, portions, batches: {} }, house.owner);
    expect(await get(kitchenStock, house)).toMatchObject({ dishes: ['masala-dosa'] });
    await call(saveRecipes, { baseVersion: 1, portions: { 'masala-dosa': null }, batches: {} }, house.owner);
    expect(await get(kitchenStock, house)).toMatchObject({ dishes: [] });
  });

  test('saves recipes and batches, and removes one at null', async () => {
    const house = await aKitchen();
    const { batches } = someRecipes();
    const input = { baseVersion: 0, portions: { 'masala-dosa': paneer }, batches };
    expect(await call(saveRecipes, input, house.owner)).toEqual({ version: 1 });
    expect(await call(saveRecipes, input, house.owner)).toEqual({ version: 1 });
    expect(await get(recipes, house)).toEqual({ version: 1, portions: { 'masala-dosa': paneer }, batches });
    await call(saveRecipes, { baseVersion: 1, portions: { 'masala-dosa': null }, batches: {} }, house.owner);
    expect(await get(recipes, house)).toEqual({ version: 2, portions: {}, batches });
  });

  test('refuses a preparation that contains itself, with the way by names, and writes nothing', async () => {
    const house = await aKitchen();
    await put(recipes, house, someRecipes({ portions: {} }));
    const before = await everything();
    const batches = { onion: { uses: [{ itemId: 'gravy', quantity: 5 }], makes: KG, isKept: false } };
    expect(await tryCall(saveRecipes, { baseVersion: 1, portions: {}, batches }, house.owner)).toMatchObject({
      reason: 'stock-unfit',
      details: { key: 'onion', line: 0, fault: 'circle', way: ['Butter gravy', 'Onion', 'Butter gravy'] },
    });
    expect(await everything()).toEqual(before);
  });

  test('refuses what is on no menu, and a recipe that was saved meanwhile', async () => {
    const house = await aKitchen();
    const of = (baseVersion: number, key: string) => ({
      baseVersion,
      portions: { [key]: paneer },
      batches: {},
    });
    expect(await reasonOf(saveRecipes, of(0, 'nowhere'), house.owner)).toBe('stock-unfit');
    await call(saveRecipes, of(0, 'masala-dosa'), house.owner);
    expect(await reasonOf(saveRecipes, of(0, 'filter-coffee'), house.owner)).toBe('changed-meanwhile');
    expect(await reasonOf(saveRecipes, of(1, 'filter-coffee'), house.captain)).toBe('not-allowed');
  });
});
