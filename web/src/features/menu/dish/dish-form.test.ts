import { expect, it } from 'vitest';
import { anAddOn, aVariant } from '@bhoj/domain/fixtures/menu';
import { paise } from '@bhoj/domain/money/money';
import type { AddOnGroup, MenuItem } from '@bhoj/domain/menu/menu.schema';
import { categoryFormSchema, dishFormSchema, dishOf, valuesOf } from './dish-form.ts';
import { groupFormSchema, groupValuesOf } from '../groups/group-form.ts';
import type { GroupValues } from '../groups/group-form.ts';

const typed = { ...valuesOf(null, 'Starters', ['Tandoor']), name: 'Paneer Tikka', price: '1,240.50' };
const faults = (values: unknown) =>
  dishFormSchema.safeParse(values).error?.issues.map((issue) => issue.path.join('.')) ?? [];

it('reads rupees as they are typed, to the paisa', () => {
  expect(dishFormSchema.parse(typed)).toMatchObject({
    pricePaise: 124_050,
    station: 'Tandoor',
    otherNames: {},
  });
  for (const price of ['', 'a', '-1', '1.234', '1e3']) expect(faults({ ...typed, price })).toEqual(['price']);
});

it('names every fault at once', () => {
  expect(faults({ ...typed, name: '', price: '', category: '', prepMinutes: '999' }).toSorted()).toEqual([
    'category',
    'name',
    'prepMinutes',
    'price',
  ]);
});

it('takes the price from the variants where there are some', () => {
  const variants = [
    { id: 'full', name: 'Full', otherNames: { hi: '' }, price: '300' },
    { id: 'half', name: 'Half', otherNames: { hi: 'हाफ़' }, price: '180' },
  ];
  expect(dishFormSchema.parse({ ...typed, price: '', variants })).toMatchObject({ pricePaise: 18_000 });
  expect(
    faults({
      ...typed,
      variants: [variants[0], { id: 'x', name: 'full ', otherNames: { hi: '' }, price: '1' }],
    }),
  ).toEqual(['variants.1.name']);
});

it('gives a dish back as it was', () => {
  const dish: MenuItem = {
    ...dishOf(dishFormSchema.parse(typed), { id: 'a', categoryId: 's' }),
    otherNames: { hi: 'पनीर टिक्का' },
    jain: true,
    spice: 2,
    photo: 'A'.repeat(22),
    addOnGroupIds: ['g'],
    pricePaise: paise(18_000),
    variants: [aVariant({ id: 'half', name: 'Half', otherNames: { hi: 'हाफ़' }, pricePaise: paise(18_000) })],
  };
  const entry = dishFormSchema.parse(valuesOf(dish, 'Starters', []));
  expect(dishOf(entry, { id: 'a', categoryId: 's' })).toEqual(dish);
});

it('gives an add-on group back as it was, and refuses what nobody could choose', () => {
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
});

it('wants both times of a category, or none', () => {
  const values = { name: 'Breakfast', otherNames: { hi: '' }, from: '07:00', to: '' };
  expect(categoryFormSchema.safeParse(values).success).toBe(false);
  expect(categoryFormSchema.parse({ ...values, from: '' })).toMatchObject({ from: null, to: null });
  expect(categoryFormSchema.parse({ ...values, to: '11:00' })).toMatchObject({ from: '07:00', to: '11:00' });
});
