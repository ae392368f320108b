import { aCategory, aMenu, aMenuItem, anAddOnGroup, aPriceList } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { menuChanges } from '@bhoj/domain/menu/changes/menu-change.collection';
import { changeMenu, undoMenuChange } from '@bhoj/domain/menu/changes/menu-change.contract';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { savePriceLists } from '@bhoj/domain/menu/prices/price-lists.contract';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { paise } from '@bhoj/domain/money/money';
import { describe, expect, test } from 'vitest';
import { aHouse, auditOf, everything, get } from '../../support/arrange.ts';
import { call, reasonOf } from '../../support/mount.ts';
import type { MenuContent } from '@bhoj/domain/menu/shape/menu.schema';
import type { House } from '../../support/arrange.ts';

const contentOf = ({ categories, items, addOnGroups }: MenuContent) => ({ categories, items, addOnGroups });
const menuOf = ({ restaurantId }: House) => get(menus, { restaurantId });

const vada = aMenuItem({ id: 'vada', name: 'Vada', categoryId: 'snacks', pricePaise: paise(60_00) });
const dearer = aMenuItem({ pricePaise: paise(200_00) });
const [, coffee] = aMenu().items;
const imported: MenuContent = {
  ...contentOf(aMenu()),
  categories: [...aMenu().categories, aCategory({ id: 'snacks', name: 'Snacks' })],
  items: [dearer, ...(coffee ? [coffee] : []), vada],
};

async function anImport() {
  const house = await aHouse({}, { tableCount: 0 });
  const before = await menuOf(house);
  const input = {
    changeId: newId(),
    kind: 'import' as const,
    title: 'menu.csv',
    baseVersion: before.version,
    content: imported,
    costs: { vada: paise(20_00) },
  };
  const undo = { changeId: input.changeId, kind: input.kind };
  return { house, before, input, undo };
}

test('an import is saved with its costs, and taken back whole, once', async () => {
  const { house, before, input, undo } = await anImport();
  const { version } = await call(changeMenu, input, house.owner);
  expect(await menuOf(house)).toMatchObject({ ...imported, version });
  expect((await get(menuCosts, house)).costs).toEqual({ vada: 20_00 });
  expect(await call(undoMenuChange, undo, house.owner)).toEqual({ dishes: 2, left: [] });
  expect(contentOf(await menuOf(house))).toEqual(contentOf(before));
  expect((await get(menuCosts, house)).costs).toEqual({});
  const after = await everything();
  expect(await call(undoMenuChange, undo, house.owner)).toEqual({ dishes: 2, left: [] });
  expect(await everything()).toEqual(after);
});

test('groups of add-ons are counted beside dishes, in the answer, the repeat and the audit', async () => {
  const { house, before, input, undo } = await anImport();
  const extras = anAddOnGroup({ max: 3 });
  const first = { ...contentOf(before), addOnGroups: [extras] };
  const { version: baseVersion } = await call(
    saveMenu,
    { baseVersion: input.baseVersion, content: first },
    house.owner,
  );
  const content = { ...imported, addOnGroups: [{ ...extras, mostOfOne: 3 }] };
  await call(changeMenu, { ...input, baseVersion, content }, house.owner);
  const answer = { dishes: 2, groups: 1, left: [] };
  expect(await call(undoMenuChange, undo, house.owner)).toEqual(answer);
  expect(await call(undoMenuChange, undo, house.owner)).toEqual(answer);
  expect((await menuOf(house)).addOnGroups).toEqual([extras]);
  const audit = await auditOf(house);
  for (const act of ['changeMenu', 'undoMenuChange'])
    expect(audit.find(({ action }) => action === act)?.details).toMatchObject({ dishes: 2, groups: 1 });
});

test('a dish with nothing but another cost is counted in the audit, as it is when it is taken back', async () => {
  const { house, before, input, undo } = await anImport();
  const costs = { 'masala-dosa': paise(50_00) };
  await call(changeMenu, { ...input, content: contentOf(before), costs }, house.owner);
  expect(await call(undoMenuChange, undo, house.owner)).toEqual({ dishes: 1, left: [] });
  const audit = await auditOf(house);
  for (const act of ['changeMenu', 'undoMenuChange'])
    expect(audit.find(({ action }) => action === act)?.details).toMatchObject({ dishes: 1 });
});

test('a dish that was changed since stays, and is named', async () => {
  const { house, input, undo } = await anImport();
  const { version } = await call(changeMenu, input, house.owner);
  const items = imported.items.map((item) => (item.id === 'vada' ? { ...item, spice: 3 } : item));
  await call(saveMenu, { baseVersion: version, content: { ...imported, items } }, house.owner);
  const { left } = await call(undoMenuChange, undo, house.owner);
  expect(left).toEqual(['Vada', 'Snacks']);
  const menu = await menuOf(house);
  expect(menu.items.map(({ id, pricePaise }) => [id, pricePaise])).toEqual([
    ['masala-dosa', aMenuItem().pricePaise],
    ['filter-coffee', 40_00],
    ['vada', 60_00],
  ]);
});

test('only the last change of its kind can be taken back', async () => {
  const { house, input, undo } = await anImport();
  expect(await reasonOf(undoMenuChange, undo, house.owner)).toBe('menu-stale');
  const { version } = await call(changeMenu, input, house.owner);
  const items = [aMenuItem({ pricePaise: paise(210_00) }), ...imported.items.slice(1)];
  const next = { ...input, content: { ...imported, items }, baseVersion: version };
  await call(changeMenu, { ...next, changeId: newId(), kind: 'bulk' }, house.owner);
  expect(await get(menuChanges, { ...house, kind: 'import' })).toMatchObject({ changeId: input.changeId });
  await call(changeMenu, { ...next, changeId: newId(), baseVersion: version + 1 }, house.owner);
  expect(await reasonOf(undoMenuChange, undo, house.owner)).toBe('menu-stale');
});

test('nothing is written when the menu was saved meanwhile, or when a name is refused', async () => {
  const { house, input } = await anImport();
  const before = await everything();
  const stale = { ...input, baseVersion: input.baseVersion + 1 };
  expect(await reasonOf(changeMenu, stale, house.owner)).toBe('menu-stale');
  const content = { ...imported, items: [{ ...dearer, name: 'Service charge' }] };
  expect(await reasonOf(changeMenu, { ...input, content }, house.owner)).toBe('service-charge-on-menu');
  expect(await everything()).toEqual(before);
});

describe('prices on lists', () => {
  const lists = [aPriceList({ id: 'ac', name: 'AC hall' })];

  async function aListedImport() {
    const one = await anImport();
    const first = { baseVersion: 1, lists, amounts: { ac: { 'masala-dosa': paise(140_00) } } };
    const { version } = await call(savePriceLists, first, one.house.owner);
    const amounts = { ac: { 'masala-dosa': paise(150_00), vada: paise(70_00) } };
    const input = { ...one.input, baseVersion: version, prices: { was: version, amounts } };
    return { ...one, input };
  }
  const amountsOf = async ({ restaurantId }: House) => (await get(menuPrices, { restaurantId })).items;

  test('are saved with a file in one transaction, and are as before when it is taken back', async () => {
    const { house, input, undo } = await aListedImport();
    const { version } = await call(changeMenu, input, house.owner);
    expect(await amountsOf(house)).toEqual(input.prices.amounts);
    expect(await menuOf(house)).toMatchObject({ version, priceLists: version });
    expect(await call(undoMenuChange, undo, house.owner)).toEqual({ dishes: 2, left: [] });
    expect(await amountsOf(house)).toEqual({ ac: { 'masala-dosa': 140_00 } });
    expect((await auditOf(house)).find(({ action }) => action === 'changeMenu')?.details).toMatchObject({
      amounts: 2,
    });
  });

  test('are saved with a dish, and a repeat changes nothing', async () => {
    const { house, input } = await aListedImport();
    const { baseVersion, content, prices } = input;
    const first = { baseVersion, content, prices };
    const { version } = await call(saveMenu, first, house.owner);
    expect(await amountsOf(house)).toEqual(prices.amounts);
    const before = await everything();
    expect(await call(saveMenu, first, house.owner)).toEqual({ version });
    expect(await everything()).toEqual(before);
    const only = { ac: { vada: null } };
    await call(
      saveMenu,
      { baseVersion: version, content, prices: { was: version, amounts: only } },
      house.owner,
    );
    expect(await amountsOf(house)).toEqual({ ac: { 'masala-dosa': 150_00 } });
    expect(await menuOf(house)).toMatchObject({ version: version + 1, priceLists: version + 1 });
  });

  test('that somebody changed meanwhile are refused with the whole menu', async () => {
    const { house, input } = await aListedImport();
    const cheaper = {
      baseVersion: input.baseVersion,
      lists,
      amounts: { ac: { 'masala-dosa': paise(99_00) } },
    };
    const { version } = await call(savePriceLists, cheaper, house.owner);
    const before = await everything();
    for (const callable of [changeMenu, saveMenu]) {
      expect(await reasonOf(callable, { ...input, baseVersion: version }, house.owner)).toBe('menu-stale');
    }
    expect(await everything()).toEqual(before);
  });

  test('above an MRP on a pack refuse the whole menu', async () => {
    const { house, input } = await aListedImport();
    const packed = { taxClass: 'goods' as const, goods: { hsn: '2106', taxBp: 500 }, mrpPaise: paise(65_00) };
    const content = {
      ...imported,
      items: imported.items.map((item) => (item.id === 'vada' ? { ...item, ...packed } : item)),
    };
    const before = await everything();
    expect(await reasonOf(saveMenu, { ...input, content }, house.owner)).toBe('above-mrp');
    expect(await everything()).toEqual(before);
  });
});
