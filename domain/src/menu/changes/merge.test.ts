import fc from 'fast-check';
import type { OtherNames } from '../../catalogue/names.ts';
import { describe, expect, it } from 'vitest';
import { aCategory, anAddOn, anAddOnGroup, aVariant, dishOf } from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { mergeMenus } from './merge.ts';
import { FIELDS } from './merge-fields.ts';
import { menuContentSchema } from '../shape/menu-content.schema.ts';
import { addOnGroupSchema, categorySchema, menuItemSchema } from '../shape/menu.schema.ts';
import type { Merged } from './merge.ts';
import type { AddOnGroup, Category, MenuContent, MenuItem } from '../shape/menu.schema.ts';

const category = (id: string, fields: Partial<Category> = {}): Category =>
  aCategory({ id, name: id, ...fields });
const group = (id: string, fields: Partial<AddOnGroup> = {}): AddOnGroup =>
  anAddOnGroup({ id, name: id, options: [anAddOn({ id: 'o' })], ...fields });
const dish = (id: string, fields: Partial<MenuItem> = {}): MenuItem =>
  dishOf(id, 100, { id, categoryId: 'mains', ...fields });
const base: MenuContent = {
  categories: [category('starters'), category('mains')],
  items: [dish('tikka', { categoryId: 'starters' }), dish('dal'), dish('kofta'), dish('naan')],
  addOnGroups: [group('extras'), group('breads')],
};
const change = (id: string, fields: Partial<MenuItem>, from = base): MenuContent => ({
  ...from,
  items: from.items.map((item) => (item.id === id ? { ...item, ...fields } : item)),
});
const without = (id: string, from = base): MenuContent => ({
  ...from,
  items: from.items.filter((item) => item.id !== id),
});
const found = (merged: Merged, id: string) => merged.content.items.find((item) => item.id === id);
const keys = (merged: Merged) => merged.clashes.map((clash) => clash.key);
const order = (merged: Merged) => merged.content.items.map(({ id }) => id);
const theirsStands = () => 'theirs' as const;

describe('mergeMenus', () => {
  it("takes each side's own changes, even within one dish", () => {
    const merged = mergeMenus(base, change('dal', { pricePaise: paise(1) }), change('dal', { spice: 2 }));
    expect(found(merged, 'dal')).toMatchObject({ pricePaise: 1, spice: 2 });
    expect(merged.clashes).toEqual([]);
  });

  it('takes away a packing charge that one side took away', () => {
    const packed = change('dal', { packingPaise: paise(5_00) });
    const merged = mergeMenus(packed, base, change('dal', { spice: 2 }, packed));
    expect(found(merged, 'dal')).toEqual(dish('dal', { spice: 2 }));
    expect(found(merged, 'dal')).not.toHaveProperty('packingPaise');
  });

  it('leaves a code to the dish that has it already, when two sides gave it to two dishes', () => {
    const merged = mergeMenus(base, change('dal', { code: '7' }), change('naan', { code: '7' }));
    expect(found(merged, 'dal')).not.toHaveProperty('code');
    expect(found(merged, 'naan')).toMatchObject({ code: '7' });
    const given = change('naan', { code: '7' });
    const moved = change('dal', { code: '7' }, change('naan', { code: '8' }, given));
    const both = mergeMenus(given, moved, change('kofta', { spice: 2 }, given));
    expect(both.content.items.map(({ code }) => code)).toEqual([undefined, '7', undefined, '8']);
  });

  it('asks when both changed one field, and follows the answer', () => {
    const [mine, theirs] = [
      change('dal', { name: 'Dal fry' }),
      change('dal', { name: 'Dal tadka', spice: 1 }),
    ];
    const merged = mergeMenus(base, mine, theirs);
    expect(merged.clashes).toMatchObject([
      { key: 'items/dal/name', kind: 'items', mine: { name: 'Dal fry' }, theirs: { name: 'Dal tadka' } },
    ]);
    expect(found(merged, 'dal')).toMatchObject({ name: 'Dal fry', spice: 1 });
    expect(found(mergeMenus(base, mine, theirs, theirsStands), 'dal')).toMatchObject({ name: 'Dal tadka' });
  });

  it('asks for each language’s name by itself', () => {
    const merged = mergeMenus(
      base,
      change('dal', { otherNames: { hi: 'दाल' } }),
      change('dal', { otherNames: { hi: 'दाल तड़का' }, name: 'Dal tadka' }),
      theirsStands,
    );
    expect(keys(merged)).toEqual(['items/dal/name.hi']);
    expect(found(merged, 'dal')).toMatchObject({ name: 'Dal tadka', otherNames: { hi: 'दाल तड़का' } });
  });

  it('takes a name in a further language away where one side did', () => {
    const from = change('dal', { otherNames: { hi: 'दाल' } });
    const merged = mergeMenus(from, change('dal', { spice: 1 }, from), change('dal', { otherNames: {} }));
    expect(found(merged, 'dal')).toMatchObject({ spice: 1, otherNames: {} });
    expect(merged.clashes).toEqual([]);
  });

  it("never combines one side's price with the other side's variants", () => {
    const variants = [aVariant({ id: 'half', name: 'Half', pricePaise: paise(5_000) })];
    const mine = change('dal', { variants, pricePaise: paise(5_000) });
    const merged = mergeMenus(base, mine, change('dal', { pricePaise: paise(12_000) }), theirsStands);
    expect(keys(merged)).toEqual(['items/dal/price']);
    expect(found(merged, 'dal')).toMatchObject({ pricePaise: 12_000, variants: [] });
  });

  it('deletes what one side deleted and the other did not change', () => {
    const merged = mergeMenus(base, without('dal'), change('naan', { spice: 1 }));
    expect(order(merged)).toEqual(['tikka', 'kofta', 'naan']);
    expect(merged.clashes).toEqual([]);
  });

  it('asks when one side deleted what the other changed', () => {
    const [mine, theirs] = [without('dal'), change('dal', { spice: 1 })];
    const merged = mergeMenus(base, mine, theirs);
    expect(merged.clashes).toMatchObject([{ key: 'items/dal/deleted', mine: null, theirs: { spice: 1 } }]);
    expect(found(merged, 'dal')).toBeUndefined();
    expect(found(mergeMenus(base, mine, theirs, theirsStands), 'dal')).toMatchObject({ spice: 1 });
    expect(found(mergeMenus(base, theirs, mine), 'dal')).toMatchObject({ spice: 1 });
  });

  it('restores a category or group that a new dish of the other side needs', () => {
    const theirs = { ...base, categories: [category('starters')], items: [base.items[0] as MenuItem] };
    const noGroups = { ...theirs, addOnGroups: [] };
    const mine = { ...base, items: [...base.items, dish('raita', { addOnGroupIds: ['extras'] })] };
    const merged = mergeMenus(base, mine, noGroups);
    expect(order(merged)).toEqual(['tikka', 'raita']);
    expect(merged.content.categories.map(({ id }) => id)).toEqual(['starters', 'mains']);
    expect(merged.content.addOnGroups.map(({ id }) => id)).toEqual(['extras']);
  });

  it('joins two categories that were made with the same name', () => {
    const adding = (id: string, item: string): MenuContent => ({
      ...base,
      categories: [...base.categories, category(id, { name: id === 'a' ? 'Soups' : 'soups ' })],
      items: [...base.items, dish(item, { categoryId: id })],
    });
    const { content } = mergeMenus(base, adding('a', 'rasam'), adding('b', 'tomato'));
    expect(content.categories.map(({ id }) => id)).toEqual(['starters', 'mains', 'b']);
    expect(content.items.filter((item) => item.categoryId === 'b').map(({ id }) => id)).toEqual([
      'tomato',
      'rasam',
    ]);
  });

  it("keeps one side's order and the other side's additions in their place", () => {
    const [tikka, dal, kofta, naan] = base.items as [MenuItem, MenuItem, MenuItem, MenuItem];
    const mine = { ...base, items: [tikka, naan, dal, kofta] };
    const theirs = { ...base, items: [tikka, dal, dish('paneer'), kofta, naan] };
    const merged = mergeMenus(base, mine, theirs);
    expect(order(merged)).toEqual(['tikka', 'naan', 'dal', 'paneer', 'kofta']);
    expect(merged.clashes).toEqual([]);
    expect(order(mergeMenus(base, theirs, mine))).toEqual(order(merged));
  });

  it('asks for each category whose order both sides changed', () => {
    const [tikka, dal, kofta, naan] = base.items as [MenuItem, MenuItem, MenuItem, MenuItem];
    const mine = { ...base, items: [tikka, naan, dal, kofta] };
    const theirs = { ...base, items: [tikka, kofta, dal, naan] };
    const merged = mergeMenus(base, mine, theirs);
    expect(merged.clashes).toMatchObject([
      { key: 'items/mains/order', what: 'order', mine: { name: 'mains' } },
    ]);
    expect(order(merged)).toEqual(order({ content: mine, clashes: [] }));
    expect(order(mergeMenus(base, mine, theirs, theirsStands))).toEqual(['tikka', 'kofta', 'dal', 'naan']);
    const categories = base.categories.toReversed();
    expect(mergeMenus(base, { ...base, categories }, theirs).clashes).toEqual([]);
  });

  it('keeps two descriptions of one dish in two languages', () => {
    const [dish, ...rest] = base.items;
    if (dish === undefined) throw new Error('no dish');
    const described = (otherDescriptions: OtherNames) => ({
      ...base,
      items: [{ ...dish, otherDescriptions }, ...rest],
    });
    const merged = mergeMenus(base, described({ mr: 'मऊ' }), described({ bn: 'নরম' }));
    expect(merged.clashes).toEqual([]);
    expect(merged.content.items[0]?.otherDescriptions).toEqual({ mr: 'मऊ', bn: 'নরম' });
    const clash = mergeMenus(base, described({ mr: 'मऊ' }), described({ mr: 'गरम' })).clashes;
    expect(clash.map(({ what }) => what)).toEqual(['description.mr']);
  });

  it('covers every field of the schema', () => {
    const schemas = { categories: categorySchema, items: menuItemSchema, addOnGroups: addOnGroupSchema };
    for (const [kind, schema] of Object.entries(schemas)) {
      const units: readonly (readonly string[])[] = Object.values(FIELDS[kind as keyof typeof FIELDS]);
      const byLanguage = kind === 'items' ? ['otherNames', 'otherDescriptions'] : ['otherNames'];
      expect(['id', ...byLanguage, ...units.flat()].toSorted()).toEqual(Object.keys(schema.shape).toSorted());
    }
  });
});

describe('for any three menus', () => {
  const some = <T>(values: readonly T[]) => fc.constantFrom(...values);
  const categories = fc.uniqueArray(
    fc.record({ id: some(['c1', 'c2', 'c3', 'c4']), name: some(['Soups', 'Mains', 'Breads']) }),
    { selector: ({ id }) => id, minLength: 1 },
  );
  const groups = fc.uniqueArray(fc.record({ id: some(['g1', 'g2', 'g3']), max: some([1, 2]) }), {
    selector: ({ id }) => id,
  });
  const items = fc.uniqueArray(
    fc.record({
      id: some(['i1', 'i2', 'i3', 'i4', 'i5', 'i6']),
      spice: some([0, 1]),
      pricePaise: some([paise(100), paise(200)]),
      at: fc.nat(),
      groups: fc.subarray(['g1', 'g2', 'g3']),
    }),
    { selector: ({ id }) => id },
  );
  const menus: fc.Arbitrary<MenuContent> = fc.tuple(categories, items, groups).map(([cs, is, gs]) => ({
    categories: cs.map(({ id, ...rest }) => category(id, rest)),
    addOnGroups: gs.map(({ id, ...rest }) => group(id, rest)),
    items: is.map(({ id, at, groups: wanted, ...rest }) =>
      dish(id, {
        ...rest,
        categoryId: cs[at % cs.length]?.id ?? '',
        addOnGroupIds: wanted.filter((g) => gs.some((known) => known.id === g)),
      }),
    ),
  }));
  const three = fc.tuple(menus, menus, menus);
  const check = (holds: (b: MenuContent, m: MenuContent, t: MenuContent) => void) =>
    fc.assert(fc.property(three, ([b, m, t]) => holds(b, m, t)));
  const sorted = ({ content }: Merged) => ({
    items: content.items.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    addOnGroups: content.addOnGroups.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  });

  it("a side without changes gets the other side's menu unchanged", () => {
    check((b, m) => {
      expect(mergeMenus(b, b, m)).toEqual({ content: m, clashes: [] });
      expect(mergeMenus(b, m, b)).toEqual({ content: m, clashes: [] });
      expect(mergeMenus(b, m, m)).toEqual({ content: m, clashes: [] });
    });
  });

  it('the result can be saved, whatever is chosen', () => {
    check((b, m, t) => {
      for (const side of ['mine', 'theirs'] as const) {
        expect(menuContentSchema.safeParse(mergeMenus(b, m, t, () => side).content).error).toBeUndefined();
      }
    });
  });

  it('no addition and no change of one side alone is lost', () => {
    expect.hasAssertions();
    check((b, m, t) => {
      const { content, clashes } = mergeMenus(b, m, t);
      const ids = new Set(content.items.map(({ id }) => id));
      const [inBase, inMine] = [new Set(b.items.map(({ id }) => id)), new Set(m.items.map(({ id }) => id))];
      for (const { id } of [...m.items, ...t.items]) if (!inBase.has(id)) expect(ids).toContain(id);
      const clashing = new Set(clashes.map(({ key }) => key.split('/')[1]));
      for (const item of t.items) {
        const was = b.items.find(({ id }) => id === item.id);
        const my = m.items.find(({ id }) => id === item.id);
        if (clashing.has(item.id) || !inMine.has(item.id) || my === undefined || was === undefined) continue;
        const now = content.items.find(({ id }) => id === item.id);
        if (item.spice !== was.spice) expect(now?.spice).toBe(item.spice);
        if (my.spice !== was.spice) expect(now?.spice).toBe(my.spice);
      }
    });
  });

  it('both sides get the same questions, and the same answers give the same menu', () => {
    check((b, m, t) => {
      const [ours, others] = [mergeMenus(b, m, t), mergeMenus(b, t, m, theirsStands)];
      // When both sides made the same category, either side's id is kept.
      const twins = m.categories.some((c) => t.categories.some((o) => o.id !== c.id && o.name === c.name));
      if (twins) return;
      expect(keys(ours).toSorted()).toEqual(keys(others).toSorted());
      expect(sorted(ours)).toEqual(sorted(others));
    });
  });
});
