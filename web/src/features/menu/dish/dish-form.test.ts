import { describe, expect, it } from 'vitest';
import {
  aMenu,
  aMenuItem,
  anAddOn,
  anAddOnGroup,
  anOpenDish,
  aSweet,
  aThali,
  aThaliMenu,
  aVariant,
} from '@bhoj/domain/fixtures/menu';
import { choosable, priceOfParts } from './combo-form.ts';
import type { SlotsValues } from './combo-form.ts';
import { paise } from '@bhoj/domain/money/money';
import { ABOVE_MOST } from '@bhoj/domain/money/typed';
import type { AddOnGroup, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { typedNames } from './typed-names.ts';
import {
  categoryFormSchema,
  dishFormSchema,
  dishFormSchemaFor,
  dishOf,
  newVariant,
  valuesOf,
} from './dish-form.ts';
import { groupFormSchema, groupFormSchemaFor, groupValuesOf } from '../groups/group-form.ts';
import type { GroupValues } from '../groups/group-form.ts';

const typed = { ...valuesOf(null, 'Starters', ['Tandoor']), name: 'Paneer Tikka', price: '1,240.50' };
const faults = (values: unknown) =>
  dishFormSchema.safeParse(values).error?.issues.map((issue) => issue.path.join('.')) ?? [];

it('reads typed rupees, to the paisa', () => {
  expect(dishFormSchema.parse(typed)).toMatchObject({
    pricePaise: 124_050,
    station: 'Tandoor',
    otherNames: {},
  });
  for (const price of ['', 'a', '-1', '1.234', '1e3']) expect(faults({ ...typed, price })).toEqual(['price']);
});

it('says the most that is taken of a price, a size’s price and a packing charge (P-MORE-25)', () => {
  const tooMuch = '9999999999';
  const said = (values: unknown) => dishFormSchema.safeParse(values).error?.issues.map((i) => i.message);
  expect(said({ ...typed, price: tooMuch })).toEqual([ABOVE_MOST]);
  expect(said({ ...typed, packing: tooMuch })).toEqual([ABOVE_MOST]);
  const size = { id: 'full', name: 'Full', otherNames: typedNames(), price: tooMuch, mrp: '' };
  expect(said({ ...typed, price: '', variants: [size] })).toEqual([ABOVE_MOST]);
  expect(said({ ...typed, price: 'a' })).toEqual(['price']);
});

it('reads the packing charge, and leaves out none', () => {
  expect(dishFormSchema.parse({ ...typed, packing: '7.50' })).toMatchObject({ packingPaise: 7_50 });
  for (const packing of ['', ' ', '0']) {
    expect(dishFormSchema.parse({ ...typed, packing })).not.toHaveProperty('packingPaise');
  }
  expect(faults({ ...typed, packing: 'five' })).toEqual(['packing']);
});

it('reads a short code in capitals, and refuses one that another dish has', () => {
  expect(dishFormSchema.parse({ ...typed, code: ' pt1 ' })).toMatchObject({ code: 'PT1' });
  expect(dishFormSchema.parse(typed)).not.toHaveProperty('code');
  expect(faults({ ...typed, code: 'P-1' })).toEqual(['code']);
  const others = [aMenuItem({ id: 'b', code: 'PT1' }), aMenuItem({ id: 'c' })];
  const result = dishFormSchemaFor(null, others).safeParse({ ...typed, code: 'pt1' });
  expect(result.error?.issues).toMatchObject([{ path: ['code'], message: 'code-taken' }]);
  expect(dishFormSchemaFor(null, others).safeParse({ ...typed, code: 'PT2' }).success).toBe(true);
  expect(dishFormSchemaFor(null, others).safeParse(typed).success).toBe(true);
});

it('names every fault at once', () => {
  expect(faults({ ...typed, name: '', price: '', category: '', prepMinutes: '999' }).toSorted()).toEqual([
    'category',
    'name',
    'prepMinutes',
    'price',
  ]);
});

it('takes the price from the variants when there are some', () => {
  const variants = [
    { ...newVariant(), id: 'full', name: 'Full', price: '300' },
    { ...newVariant(), id: 'half', name: 'Half', otherNames: typedNames({ hi: 'हाफ़' }), price: '180' },
  ];
  expect(dishFormSchema.parse({ ...typed, price: '', variants })).toMatchObject({ pricePaise: 18_000 });
  expect(
    faults({
      ...typed,
      variants: [variants[0], { ...newVariant(), id: 'x', name: 'full ', price: '1' }],
    }),
  ).toEqual(['variants.1.name']);
});

it('returns an unchanged dish as it was', () => {
  const dish: MenuItem = {
    ...dishOf(dishFormSchema.parse(typed), { id: 'a', categoryId: 's' }),
    otherNames: { hi: 'पनीर टिक्का' },
    food: { jain: 'on-request', 'no-nuts': 'does-not' },
    spice: 2,
    packingPaise: paise(5_00),
    code: 'PT',
    photo: 'A'.repeat(22),
    addOnGroupIds: ['g'],
    pricePaise: paise(18_000),
    variants: [
      aVariant({
        id: 'half',
        name: 'Half',
        otherNames: { hi: 'हाफ़' },
        pricePaise: paise(18_000),
      }),
    ],
  };
  const entry = dishFormSchema.parse(valuesOf(dish, 'Starters', []));
  expect(dishOf(entry, { id: 'a', categoryId: 's' })).toEqual(dish);
});

it('returns an unchanged add-on group as it was, and refuses one that cannot be chosen', () => {
  const group: AddOnGroup = {
    id: 'g',
    name: 'Breads',
    otherNames: {},
    min: 1,
    max: 2,
    options: [
      anAddOn({ id: 'a', name: 'Naan', otherNames: { hi: 'नान' }, pricePaise: paise(5_000) }),
      anAddOn({ id: 'b', name: 'Roti', mark: 'egg', pricePaise: paise(0) }),
    ],
  };
  const back = (values: GroupValues) => groupFormSchema.safeParse(values);
  const values = groupValuesOf(group);
  expect({ id: 'g', ...back(values).data }).toEqual(group);
  expect(back({ ...values, kind: 'single' }).data).toMatchObject({ min: 1, max: 1 });
  expect(back({ ...values, required: false }).data).toMatchObject({ min: 0, max: 2 });
  const paths = (changed: Partial<GroupValues>) =>
    back({ ...values, ...changed }).error?.issues.map((issue) => issue.path.join('.'));
  expect(paths({ min: '3', max: '4' })).toEqual(['min']);
  expect(paths({ max: '0' })).toEqual(['max']);
  expect(paths({ options: [] })).toEqual(['options']);
  expect(back({ ...values, mostOfOne: '3' }).data).toMatchObject({ mostOfOne: 3 });
  expect(groupValuesOf({ ...group, mostOfOne: 3 }).mostOfOne).toBe('3');
  for (const mostOfOne of ['0', '10', 'some', '']) expect(paths({ mostOfOne })).toEqual(['mostOfOne']);
});

it('refuses names that may not be on a bill, each at its field', () => {
  const paths = (values: unknown, stored: MenuItem | null = null) =>
    dishFormSchemaFor(stored)
      .safeParse(values)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  const variants = [
    { ...newVariant(), id: 'v', name: 'Rum', otherNames: typedNames({ hi: 'सेवा शुल्क' }), price: '300' },
  ];
  expect(paths({ ...typed, name: 'Beer', variants })).toEqual([
    ['name', 'liquor-as-food'],
    ['variants.0.name', 'liquor-as-food'],
    ['variants.0.otherNames.hi', 'service-charge'],
  ]);
  const beer = { ...typed, name: 'Beer' };
  expect(paths({ ...beer, taxClass: 'liquor' })).toBeUndefined();
  const stored = dishOf(dishFormSchema.parse(beer), { id: 'a', categoryId: 's' });
  expect(paths({ ...beer, prepMinutes: '5' }, stored)).toBeUndefined();
  expect(paths({ ...beer, name: 'Rum' }, stored)).toEqual([['name', 'liquor-as-food']]);

  const options = [{ id: 'o', name: 'Staff tip', otherNames: typedNames(), mark: 'veg', price: '10' }];
  const group = { ...groupValuesOf(null), name: 'Extras', options };
  expect(groupFormSchemaFor(null, { items: [] }).safeParse(group).error?.issues).toMatchObject([
    { path: ['options', 0, 'name'], message: 'service-charge' },
  ]);
});

it('refuses an add-on that costs something, in a group of goods with an MRP (P-MENU-7)', () => {
  const goods = { taxClass: 'goods' as const, goods: { hsn: '22011010', taxBp: 1800 }, variants: [] };
  const water = aMenuItem({ ...goods, pricePaise: paise(2000), mrpPaise: paise(2000), addOnGroupIds: ['g'] });
  const group = anAddOnGroup({ id: 'g' });
  const typedGroup = (price: string) => ({
    ...groupValuesOf(group),
    options: groupValuesOf(group).options.map((option) => ({ ...option, price })),
  });
  const issues = (price: string, items: readonly MenuItem[]) =>
    groupFormSchemaFor(group, { items: [...items] }).safeParse(typedGroup(price)).error?.issues;
  expect(issues('5', [water])).toMatchObject([{ path: ['options', 0, 'price'], message: 'mrp-add-ons' }]);
  expect(issues('0', [water])).toBeUndefined();
  expect(
    issues('5', [aMenuItem({ ...goods, pricePaise: paise(2000), addOnGroupIds: ['g'] })]),
  ).toBeUndefined();
  expect(issues('5', [{ ...water, addOnGroupIds: [] }])).toBeUndefined();
});

it('asks packaged goods for an HSN and a lawful rate, and exempt goods for neither', () => {
  const goods = { ...typed, taxClass: 'goods', hsn: '22021010', goodsTaxBp: '4000' };
  expect(dishFormSchema.parse(goods)).toMatchObject({ goods: { hsn: '22021010', taxBp: 4000 } });
  expect(faults({ ...goods, hsn: '', goodsTaxBp: '' })).toEqual(['hsn', 'goodsTaxBp']);
  expect(faults({ ...goods, hsn: '22021', goodsTaxBp: '1200' })).toEqual(['hsn', 'goodsTaxBp']);
  expect(dishFormSchema.parse({ ...goods, taxClass: 'exempt' })).toMatchObject({
    goods: { hsn: '22021010', taxBp: 0 },
  });
  expect(dishFormSchema.parse({ ...goods, taxClass: 'exempt', hsn: '' })).toMatchObject({ goods: null });
  expect(dishFormSchema.parse({ ...goods, taxClass: 'standard' })).toMatchObject({ goods: null });
});

it('takes an MRP of packaged goods, and no price above it', () => {
  const goods = { ...typed, taxClass: 'goods', hsn: '22011010', goodsTaxBp: '1800', price: '20', mrp: '20' };
  const groups = aMenu().addOnGroups;
  const entry = dishFormSchema.parse(goods);
  expect(entry).toMatchObject({ pricePaise: 20_00, mrpPaise: 20_00 });
  const paths = (values: object) =>
    dishFormSchemaFor(null, [], groups)
      .safeParse({ ...goods, ...values })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(paths({ price: '20.50' })).toEqual([['mrp', 'above-mrp']]);
  expect(paths({ mrp: '0' })).toEqual([['mrp', 'mrp']]);
  const variants = [{ ...newVariant(), name: '1 l', price: '21', mrp: '20' }];
  expect(paths({ variants })).toEqual([['variants.0.mrp', 'above-mrp']]);
  expect(dishFormSchema.parse({ ...goods, taxClass: 'standard' })).not.toHaveProperty('mrpPaise');
});

it('requires both times of a category, or none', () => {
  const values = { name: 'Breakfast', otherNames: typedNames(), from: '07:00', to: '' };
  expect(categoryFormSchema.safeParse(values).success).toBe(false);
  expect(categoryFormSchema.parse({ ...values, from: '' })).toMatchObject({ from: null, to: null });
  expect(categoryFormSchema.parse({ ...values, to: '11:00' })).toMatchObject({ from: '07:00', to: '11:00' });
});

describe('a combo', () => {
  const menu = aThaliMenu();
  const thali = aThali();
  const stored = valuesOf(thali, 'Thali', ['Tandoor']);
  const schema = dishFormSchemaFor(thali, menu.items, menu.addOnGroups);
  const withFirst = (change: Partial<SlotsValues[number]>) => ({
    ...stored,
    slots: stored.slots.map((slot, i) => (i === 0 ? { ...slot, ...change } : slot)),
  });
  const messages = (values: unknown) =>
    schema.safeParse(values).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('comes out of its form as it went in', () => {
    expect(dishOf(schema.parse(stored), { id: thali.id, categoryId: 'thali' })).toEqual(thali);
    expect(dishFormSchema.parse(typed)).not.toHaveProperty('combo');
  });

  it('needs a name, a dish and whole numbers in each slot', () => {
    const [choice] = stored.slots[0]?.choices ?? [];
    const choices = [{ dish: '', portions: '0', extra: 'a' }];
    expect(faults(withFirst({ name: '', take: '6', choices }))).toEqual([
      'slots.0.name',
      'slots.0.take',
      'slots.0.choices.0.dish',
      'slots.0.choices.0.portions',
      'slots.0.choices.0.extra',
    ]);
    expect(faults(withFirst({ choices: [] }))).toEqual(['slots.0.choices']);
    expect(choice).toEqual({ dish: 'tawa-roti', portions: '2', extra: '' });
  });

  it('says which dish cannot be in it, and why', () => {
    const choices = [{ dish: 'gone', portions: '1', extra: '' }];
    expect(messages(withFirst({ choices }))).toEqual([['slots.0.choices.0.dish', 'combo-not-on-menu']]);
    const itself = [{ dish: 'veg-thali', portions: '1', extra: '' }];
    expect(messages(withFirst({ choices: itself }))).toEqual([
      ['slots.0.choices.0.dish', 'combo-combo-in-combo'],
    ]);
    expect(messages({ ...stored, taxClass: 'exempt' })).toEqual([['slots', 'combo-class']]);
  });

  it('offers plain dishes, each size by itself, and says what the first choices cost one by one', () => {
    const groups = [anAddOnGroup({ id: 'must', min: 1 })];
    const offered = choosable(
      [
        ...menu.items,
        aMenuItem({ id: 'beer', taxClass: 'liquor' }),
        aMenuItem({ id: 'asking', addOnGroupIds: ['must'] }),
        aMenuItem({ id: 'sized', name: 'Rice', variants: [aVariant()] }),
      ],
      groups,
    );
    expect(offered.map(({ key }) => key)).toEqual([
      'tawa-roti',
      'butter-naan',
      'dal',
      'paneer',
      'papad',
      'sized:half',
    ]);
    expect(offered.at(-1)).toEqual({ key: 'sized:half', name: 'Rice (Half)', pricePaise: 180_00 });
    expect(priceOfParts(stored.slots, offered)).toBe(410_00);
    const dear = {
      id: 'bread',
      name: 'Bread',
      otherNames: stored.slots[0]?.otherNames ?? typedNames(),
      take: '2',
    };
    const naan = { dish: 'butter-naan', portions: '1', extra: '20' };
    const roti = { dish: 'tawa-roti', portions: '1', extra: '' };
    // Two rotis cost nothing extra; two naans at ₹60 cost ₹20 extra each.
    expect(priceOfParts([{ ...dear, choices: [naan, roti] }], offered)).toBe(50_00);
    expect(priceOfParts([{ ...dear, choices: [naan] }], offered)).toBe(80_00);
  });
});

it('reads a dish sold by weight, and an open one without a price', () => {
  const weight = { ...typed, soldBy: 'weight' as const, steps: '1 kg, 250 g, 500' };
  expect(dishFormSchema.parse(weight)).toMatchObject({
    pricePaise: 124_050,
    byWeight: { steps: [250, 500, 1000] },
  });
  const open = { ...typed, soldBy: 'open' as const, price: '', openMin: '20', openMax: '2,000' };
  expect(dishFormSchema.parse(open)).toMatchObject({
    pricePaise: 20_00,
    open: { minPaise: 20_00, maxPaise: 2_000_00 },
  });
  for (const sale of ['byWeight', 'open', 'soldBy', 'steps', 'openMin'])
    expect(dishFormSchema.parse(typed)).not.toHaveProperty(sale);
});

it('names the fault of how a dish is sold', () => {
  const weight = { ...typed, soldBy: 'weight' as const };
  for (const steps of ['', 'a', '250, 250', '60 kg', '1, 2, 3, 4, 5, 6, 7'])
    expect(faults({ ...weight, steps })).toEqual(['steps']);
  const open = { ...typed, soldBy: 'open' as const, price: '' };
  expect(faults({ ...open, openMin: '', openMax: '' })).toEqual(['openMin', 'openMax']);
  expect(faults({ ...open, openMin: '20', openMax: '19' })).toEqual(['openMax']);
  const variants = [{ ...newVariant(), name: 'Half', price: '20' }];
  const sized = dishFormSchemaFor(null).safeParse({ ...open, openMin: '20', openMax: '30', variants });
  expect(sized.error?.issues).toMatchObject([{ path: ['soldBy'], message: 'open-choices' }]);
});

it('shows a stored dish as it is sold', () => {
  const { price, soldBy, steps } = valuesOf(aSweet(), 'Sweets', []);
  expect({ price, soldBy, steps }).toEqual({ price: '480', soldBy: 'weight', steps: '250 g, 500 g, 1 kg' });
  const shown = valuesOf(anOpenDish(), 'Open', []);
  expect(shown).toMatchObject({ price: '', soldBy: 'open', openMin: '20', openMax: '2000' });
});
