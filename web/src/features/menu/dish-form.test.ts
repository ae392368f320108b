import { expect, it } from 'vitest';
import { categoryFormSchema, dishFormSchema, dishOf, valuesOf } from './dish-form.ts';

const typed = { ...valuesOf(null, 'Starters', ['Tandoor']), name: 'Paneer Tikka', price: '1,240.50' };
const faults = (values: unknown) =>
  dishFormSchema.safeParse(values).error?.issues.map((issue) => issue.path.join('.')) ?? [];

it('reads rupees as they are typed, to the paisa', () => {
  expect(dishFormSchema.parse(typed)).toMatchObject({
    pricePaise: 124_050,
    station: 'Tandoor',
    nameHi: null,
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
    { id: 'full', name: 'Full', price: '300' },
    { id: 'half', name: 'Half', price: '180' },
  ];
  expect(dishFormSchema.parse({ ...typed, price: '', variants })).toMatchObject({ pricePaise: 18_000 });
  expect(faults({ ...typed, variants: [variants[0], { id: 'x', name: 'full ', price: '1' }] })).toEqual([
    'variants.1.name',
  ]);
});

it('keeps what the form does not show', () => {
  const { category: _, ...entry } = dishFormSchema.parse(typed);
  const old = { ...dishOf(entry, null, 'a'), categoryId: 's', jain: true, spice: 2, addOnGroupIds: ['g'] };
  expect(dishOf(entry, old, 'a')).toMatchObject({ id: 'a', jain: true, spice: 2, addOnGroupIds: ['g'] });
  expect(valuesOf(old, 'Starters', [])).toMatchObject({ price: '1240.50', name: 'Paneer Tikka' });
});

it('wants both times of a category, or none', () => {
  const values = { name: 'Breakfast', nameHi: '', from: '07:00', to: '' };
  expect(categoryFormSchema.safeParse(values).success).toBe(false);
  expect(categoryFormSchema.parse({ ...values, from: '' })).toMatchObject({ from: null, to: null });
  expect(categoryFormSchema.parse({ ...values, to: '11:00' })).toMatchObject({ from: '07:00', to: '11:00' });
});
