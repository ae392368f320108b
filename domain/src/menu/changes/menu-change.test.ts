import { describe, expect, it } from 'vitest';
import { aCategory, aMenuItem } from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { menuChangeOf, takenBack } from './menu-change.ts';
import type { MenuContent } from '../shape/menu.schema.ts';

const mains = aCategory({ id: 'mains', name: 'Mains', otherNames: {} });
const breads = aCategory({ id: 'breads', name: 'Breads', otherNames: {} });
const dal = aMenuItem({ id: 'dal', name: 'Dal', categoryId: 'mains', addOnGroupIds: [] });
const kofta = aMenuItem({ id: 'kofta', name: 'Kofta', categoryId: 'mains', addOnGroupIds: [] });
const naan = aMenuItem({ id: 'naan', name: 'Naan', categoryId: 'breads', addOnGroupIds: [] });
const before: MenuContent = { categories: [mains], items: [dal, kofta], addOnGroups: [] };
const dearer = { ...dal, pricePaise: paise(999_00) };
const renamed = { ...mains, otherNames: { hi: 'मुख्य' } };
const after: MenuContent = { categories: [renamed, breads], items: [dearer, kofta, naan], addOnGroups: [] };
const costs = { before: { kofta: paise(1_00) }, after: { kofta: paise(2_00), naan: paise(3_00) } };
const change = menuChangeOf(before, after, costs);

describe('a change of many dishes', () => {
  it('keeps what was there before, and nothing of what did not change', () => {
    expect(Object.keys(change.items)).toEqual(['dal', 'naan']);
    expect(change.items['dal']?.before).toEqual(dal);
    expect(change.items['naan']?.before).toBeNull();
    expect(change.categories).toMatchObject({ mains: { before: mains }, breads: { before: null } });
    expect(change.costs).toEqual({
      kofta: { before: 1_00, after: 2_00 },
      naan: { before: null, after: 3_00 },
    });
    expect(menuChangeOf(before, before, { before: {}, after: {} })).toEqual({
      items: {},
      categories: {},
      costs: {},
    });
  });

  it('is taken back whole, also after dishes were moved', () => {
    const moved = { ...after, items: [naan, kofta, dearer] };
    expect(takenBack(after, costs.after, change)).toEqual({
      content: before,
      costs: { kofta: 1_00, naan: null },
      dishes: 3,
      left: [],
    });
    expect(takenBack(moved, costs.after, change).content.items).toEqual([kofta, dal]);
  });

  it('leaves and names what was changed since, and the category that it stands in', () => {
    const now = { ...after, items: [{ ...dearer, spice: 3 }, kofta, { ...naan, description: 'New' }] };
    const back = takenBack(now, { kofta: paise(7_00) }, change);
    expect(back.left).toEqual(['Dal', 'Naan', 'Breads']);
    expect(back.content).toEqual({ ...now, categories: [mains, breads] });
    expect([back.costs, back.dishes]).toEqual([{}, 0]);
  });

  it('does not touch a category that was changed since', () => {
    const other = { ...renamed, name: 'Main course' };
    const back = takenBack({ ...after, categories: [other, breads] }, {}, change);
    expect(back.content.categories).toEqual([other]);
    expect(back.left).toEqual(['Main course']);
  });

  it('brings no deleted dish back, and none into a category or group that is gone', () => {
    expect(takenBack({ ...after, items: [kofta] }, {}, change)).toMatchObject({
      content: { items: [kofta] },
      left: [],
      dishes: 0,
    });
    const elsewhere = { ...dal, categoryId: 'breads' };
    const moved = menuChangeOf(before, { ...after, items: [elsewhere] }, { before: {}, after: {} });
    const gone = { categories: [breads], items: [elsewhere], addOnGroups: [] };
    expect(takenBack(gone, {}, moved)).toMatchObject({ content: { items: [elsewhere] } });
    const grouped = { ...dal, addOnGroupIds: ['sauces'] };
    const without = menuChangeOf({ ...before, items: [grouped, kofta] }, before, { before: {}, after: {} });
    expect(takenBack(before, {}, without)).toMatchObject({ content: { items: [dal, kofta] }, left: ['Dal'] });
  });
});
