import { days } from '@bhoj/domain/days/day.collection';
import { aStockItem, KG, someRecipes, someStockItems, someStockLevels } from '@bhoj/domain/fixtures/stock';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { saveCosts } from '@bhoj/domain/menu/dish/costs.contract';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { aMenu } from '@bhoj/domain/fixtures/menu';
import { paise } from '@bhoj/domain/money/money';
import { recipes, stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { describe, expect, test } from 'vitest';
import { aHouse, everything, find, get, put } from '../../support/arrange.ts';
import { call, functions } from '../../support/mount.ts';
import { aSettledBill, today } from '../../support/settled.ts';

const written = (restaurantId: string, document: string) =>
  ({ params: { restaurantId, document }, time: new Date().toISOString() }) as never;
const follow = (restaurantId: string, document = 'recipes') =>
  functions.onStock.run(written(restaurantId, document));
const followMenu = (restaurantId: string) => functions.onCatalog.run(written(restaurantId, 'menu'));
const paneer = (quantity: number) => [{ itemId: 'paneer', quantity }];

const aKitchen = async () => {
  const house = await aHouse({}, { tableCount: 1 });
  const { restaurantId } = house;
  await put(stockItems, { restaurantId }, someStockItems());
  await put(stockLevels, { restaurantId }, someStockLevels());
  const portions = { 'masala-dosa': paneer(100_000) };
  await put(recipes, { restaurantId }, someRecipes({ portions, batches: {} }));
  return { ...house, restaurantId };
};

describe('the costs of dishes', () => {
  test('follow the recipes, and the typed ones count again when a recipe goes', async () => {
    const house = await aKitchen();
    await call(saveCosts, { costs: { 'masala-dosa': paise(30_00) } }, house.owner);
    await follow(house.restaurantId);
    expect(await get(menuCosts, house)).toMatchObject({
      costs: { 'masala-dosa': 30_00 },
      fromRecipe: { 'masala-dosa': 40_00 },
    });
    await aSettledBill(house);
    const sold = async () => (await get(days, { ...house, day: today() })).byDish['masala-dosa'];
    expect(await sold()).toMatchObject({ costPaise: 40_00 });
    await put(recipes, house, someRecipes({ version: 2, portions: {}, batches: {} }));
    await follow(house.restaurantId);
    expect(await get(menuCosts, house)).toMatchObject({ costs: { 'masala-dosa': 30_00 }, fromRecipe: {} });
  });

  test('follow prices, yields and new sizes, and a late or repeated event writes nothing more', async () => {
    const house = await aKitchen();
    await follow(house.restaurantId);
    const level = { quantity: KG, worthPaise: paise(500_00), last: null };
    await put(stockLevels, house, someStockLevels({ levels: { paneer: level } }));
    await follow(house.restaurantId, 'levels');
    expect((await get(menuCosts, house)).fromRecipe).toEqual({ 'masala-dosa': 50_00 });
    await put(stockItems, house, someStockItems({ items: [aStockItem({ yieldBp: 8000 })] }));
    await follow(house.restaurantId, 'items');
    expect((await get(menuCosts, house)).fromRecipe).toEqual({ 'masala-dosa': 62_50 });
    const before = await everything();
    await Promise.all([follow(house.restaurantId), followMenu(house.restaurantId)]);
    expect(await everything()).toEqual(before);
  });

  test('stay beside a saved menu and saved costs', async () => {
    const house = await aKitchen();
    await follow(house.restaurantId);
    await call(saveCosts, { costs: { 'filter-coffee': paise(8_00) } }, house.owner);
    const { version, updatedAt: _, ...content } = aMenu({ items: aMenu().items.slice(0, 1) });
    await call(saveMenu, { baseVersion: version, content }, house.owner);
    expect(await get(menuCosts, house)).toMatchObject({ costs: {}, fromRecipe: { 'masala-dosa': 40_00 } });
  });

  test('are not touched in a restaurant without recipes', async () => {
    const { restaurantId } = await aHouse({}, { tableCount: 1 });
    await followMenu(restaurantId);
    expect(await find(menuCosts, { restaurantId })).toBeNull();
  });
});

test('the triggers listen to what costs follow from', () => {
  const folderOf = ({ pattern }: { readonly pattern: string }) => pattern.replace(/[^/]+$/, '{document}');
  const listened = (trigger: typeof functions.onStock | typeof functions.onCatalog) =>
    JSON.stringify(trigger.__endpoint.eventTrigger);
  for (const each of [recipes, stockItems, stockLevels])
    expect(listened(functions.onStock)).toContain(folderOf(each));
  expect(listened(functions.onCatalog)).toContain(folderOf(menus));
});
