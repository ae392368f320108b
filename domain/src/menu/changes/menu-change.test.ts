import { describe, expect, it } from 'vitest';
import { aCategory, aMenuItem, anAddOnGroup, aThaliMenu, dishOf } from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { menuChangeOf, takenBack } from './menu-change.ts';
import { touchedIn } from './touched.ts';
import type { Costs } from '../shape/costs.schema.ts';
import type { Prices } from '../prices/prices.schema.ts';
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
const known = (costs: Costs['costs'] = {}, amounts: Prices['items'] = {}) => ({ costs, amounts });

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
    expect(takenBack(after, known(costs.after), change)).toEqual({
      content: before,
      costs: { kofta: 1_00, naan: null },
      amounts: {},
      dishes: 3,
      groups: 0,
      left: [],
    });
    expect(takenBack(moved, known(costs.after), change).content.items).toEqual([kofta, dal]);
  });

  it('leaves and names what was changed since, and the category that it stands in', () => {
    const now = { ...after, items: [{ ...dearer, spice: 3 }, kofta, { ...naan, description: 'New' }] };
    const back = takenBack(now, known({ kofta: paise(7_00) }), change);
    expect(back.left).toEqual(['Dal', 'Naan', 'Breads']);
    expect(back.content).toEqual({ ...now, categories: [mains, breads] });
    expect([back.costs, back.dishes]).toEqual([{}, 0]);
  });

  it('does not touch a category that was changed since', () => {
    const other = { ...renamed, name: 'Main course' };
    const back = takenBack({ ...after, categories: [other, breads] }, known(), change);
    expect(back.content.categories).toEqual([other]);
    expect(back.left).toEqual(['Main course']);
  });

  it('brings no deleted dish back, and none into a category or group that is gone', () => {
    expect(takenBack({ ...after, items: [kofta] }, known(), change)).toMatchObject({
      content: { items: [kofta] },
      left: [],
      dishes: 0,
    });
    const elsewhere = { ...dal, categoryId: 'breads' };
    const moved = menuChangeOf(before, { ...after, items: [elsewhere] }, { before: {}, after: {} });
    const gone = { categories: [breads], items: [elsewhere], addOnGroups: [] };
    expect(takenBack(gone, known(), moved)).toMatchObject({ content: { items: [elsewhere] } });
    const grouped = { ...dal, addOnGroupIds: ['sauces'] };
    const without = menuChangeOf({ ...before, items: [grouped, kofta] }, before, { before: {}, after: {} });
    expect(takenBack(before, known(), without)).toMatchObject({
      content: { items: [dal, kofta] },
      left: ['Dal'],
    });
  });
});

describe('amounts of price lists', () => {
  const amounts = {
    before: { hall: { dal: paise(140_00) } },
    after: { hall: { dal: paise(150_00), naan: paise(60_00) } },
  };
  const listed = menuChangeOf(before, after, costs, amounts);

  it('are taken back with a change', () => {
    expect(listed.prices).toEqual({
      hall: { dal: { before: 140_00, after: 150_00 }, naan: { before: null, after: 60_00 } },
    });
    expect(takenBack(after, known({}, amounts.after), listed).amounts).toEqual({
      hall: { dal: 140_00, naan: null },
    });
  });

  it('stay where somebody changed them since, and where their list is gone', () => {
    const now = { hall: { dal: paise(155_00), naan: paise(60_00) } };
    expect(takenBack(after, known({}, now), listed).amounts).toEqual({ hall: { naan: null } });
    expect(takenBack(after, known(), listed).amounts).toEqual({ hall: {} });
  });

  it('count their dishes as restored', () => {
    const only = menuChangeOf(before, before, { before: {}, after: {} }, amounts);
    expect(takenBack(before, known({}, amounts.after), only).dishes).toBe(2);
  });

  it('count a dish once, by its cost, its price and its sizes, and the groups of add-ons apart', () => {
    const was = { hall: { 'dal:half': paise(90_00), 'extras/butter': paise(20_00) } };
    const is = {
      hall: { 'dal:half': paise(95_00), 'extras/butter': paise(25_00), 'extras/cheese': paise(30_00) },
    };
    const made = menuChangeOf(
      before,
      { ...before, items: [dearer, kofta] },
      { before: {}, after: { dal: paise(60_00) } },
      { before: was, after: is },
    );
    expect(touchedIn(made)).toEqual({ dishes: 1, groups: 1 });
    const now = { ...before, items: [dearer, kofta] };
    expect(takenBack(now, known({ dal: paise(60_00) }, is), made)).toMatchObject({ dishes: 1, groups: 1 });
  });
});

describe('how many of one add-on a group allows', () => {
  const sauces = anAddOnGroup({ id: 'sauces', name: 'Sauces' });
  const sugar = anAddOnGroup({ id: 'sugar', name: 'Sugar' });
  const menu: MenuContent = { ...before, addOnGroups: [sauces, sugar] };
  const more = { ...menu, addOnGroups: [{ ...sauces, mostOfOne: 3 }, sugar], items: [dearer, kofta] };
  const made = menuChangeOf(menu, more, { before: {}, after: {} });

  it('counts as a group, and never as a dish', () => {
    expect(touchedIn(made)).toEqual({ dishes: 1, groups: 1 });
    expect(takenBack(more, known(), made)).toMatchObject({ content: menu, dishes: 1, groups: 1, left: [] });
  });

  it('counts no group that somebody changed since, and names it', () => {
    const now = { ...more, addOnGroups: [{ ...sauces, mostOfOne: 5 }, sugar] };
    expect(takenBack(now, known(), made)).toMatchObject({ dishes: 1, groups: 0, left: ['Sauces'] });
  });
});

describe('a change of dishes that a combo needs', () => {
  const withThali = aThaliMenu();
  const { categories, addOnGroups } = withThali;
  const menu = { categories, items: withThali.items, addOnGroups };
  const none = { before: {}, after: {} };
  const without = (name: string) => ({ ...menu, items: menu.items.filter((item) => item.name !== name) });

  it('leaves a dish that it added, and names it', () => {
    const bare = {
      ...menu,
      items: menu.items.filter(({ name, combo }) => name !== 'Dal' && combo === undefined),
    };
    const added = menuChangeOf(
      bare,
      { ...bare, items: without('Thali').items.filter(({ combo }) => combo === undefined) },
      none,
    );
    // The combo was made after the import.
    const back = takenBack(menu, known(), added);
    expect(back.left).toEqual(['Dal']);
    expect(back.content.items).toEqual(menu.items);
  });

  it('leaves a combo whose dish has gone since', () => {
    const thali = menu.items.find(({ combo }) => combo !== undefined);
    if (thali === undefined) throw new Error('no thali');
    const { combo: _, ...plain } = thali;
    const changed = menuChangeOf(
      menu,
      { ...menu, items: menu.items.map((item) => (item === thali ? plain : item)) },
      none,
    );
    const now = { ...menu, items: without('Dal').items.map((item) => (item === thali ? plain : item)) };
    expect(takenBack(now, known(), changed)).toMatchObject({ left: [thali.name], dishes: 0 });
    const whole = { ...menu, items: menu.items.map((item) => (item === thali ? plain : item)) };
    expect(takenBack(whole, known(), changed).left).toEqual([]);
  });

  it('raises the mark of a combo with the dish that is as before', () => {
    const egg = {
      ...dishOf('Dal', 160),
      ...menu.items.find(({ name }) => name === 'Dal'),
      mark: 'egg' as const,
    };
    const eggy = { ...menu, items: menu.items.map((item) => (item.name === 'Dal' ? egg : item)) };
    const changed = menuChangeOf(eggy, menu, none);
    const back = takenBack(menu, known(), changed);
    expect(back.left).toEqual([]);
    expect(back.content.items.find(({ combo }) => combo !== undefined)?.mark).toBe('egg');
  });
});
