import { days } from '@bhoj/domain/days/day.collection';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { saveCosts } from '@bhoj/domain/menu/dish/costs.contract';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { paise } from '@bhoj/domain/money/money';
import { describe, expect, test } from 'vitest';
import { aHouse, everything, get } from '../../support/arrange.ts';
import { signIn } from '../../support/auth.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aSettledBill, today } from '../../support/settled.ts';
import type { House } from '../../support/arrange.ts';

const house = () => aHouse({}, { tableCount: 1 });
const costsOf = ({ restaurantId }: House) => get(menuCosts, { restaurantId });
const soldOn = async ({ restaurantId }: House) =>
  (await get(days, { restaurantId, day: today() })).byDish['masala-dosa'];

describe('saveCosts', () => {
  test('keeps the costs that are not named, and takes one away', async () => {
    const at = await house();
    await call(saveCosts, { costs: { 'masala-dosa': paise(30_00), 'filter-coffee': paise(8_00) } }, at.owner);
    await call(saveCosts, { costs: { 'masala-dosa': paise(32_00), 'not-on-the-menu': paise(1) } }, at.owner);
    expect(await costsOf(at)).toEqual({
      costs: { 'masala-dosa': 32_00, 'filter-coffee': 8_00 },
      categoryOf: { 'masala-dosa': 'dosa', 'filter-coffee': 'dosa' },
      categories: { dosa: 'Dosa' },
    });
    await call(saveCosts, { costs: { 'masala-dosa': null } }, at.owner);
    expect((await costsOf(at)).costs).toEqual({ 'filter-coffee': 8_00 });
  });

  test('writes nothing when nothing changes, and leaves the menu alone', async () => {
    const at = await house();
    const menu = await get(menus, { restaurantId: at.restaurantId });
    await call(saveCosts, { costs: { 'masala-dosa': paise(30_00) } }, at.owner);
    const before = await everything();
    await call(saveCosts, { costs: { 'masala-dosa': paise(30_00) } }, at.owner);
    expect(await everything()).toEqual(before);
    expect(await get(menus, { restaurantId: at.restaurantId })).toEqual(menu);
  });

  test('says that a restaurant does not exist', async () => {
    const owner = await signIn({ role: 'owner', restaurant: 'gone@costs.example' });
    expect(await reasonOf(saveCosts, { costs: {} }, owner)).toBe('restaurant-not-found');
  });
});

test('saveMenu keeps the costs of what stays on the menu, and its categories', async () => {
  const at = await house();
  await call(saveCosts, { costs: { 'masala-dosa': paise(30_00), 'filter-coffee': paise(8_00) } }, at.owner);
  const { version, updatedAt: _, ...content } = aMenu({ items: [aMenuItem({ name: 'Set dosa' })] });
  await call(saveMenu, { baseVersion: version, content }, at.owner);
  expect(await costsOf(at)).toEqual({
    costs: { 'masala-dosa': 30_00 },
    categoryOf: { 'masala-dosa': 'dosa' },
    categories: { dosa: 'Dosa' },
  });
});

describe('the day', () => {
  test('takes the cost and the category of a dish with its first bill, and keeps them', async () => {
    const at = await house();
    await call(saveCosts, { costs: { 'masala-dosa': paise(30_00) } }, at.owner);
    await aSettledBill(at);
    await call(saveCosts, { costs: { 'masala-dosa': paise(99_00) } }, at.owner);
    await aSettledBill(at);
    expect(await soldOn(at)).toMatchObject({
      quantity: 2,
      categoryId: 'dosa',
      category: 'Dosa',
      costPaise: 30_00,
    });
  });

  test('knows none where the owner has entered none', async () => {
    const at = await house();
    await aSettledBill(at);
    expect(await soldOn(at)).toMatchObject({
      quantity: 1,
      categoryId: null,
      category: null,
      costPaise: null,
    });
  });
});
