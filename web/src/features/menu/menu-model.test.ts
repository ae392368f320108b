import { expect, it } from 'vitest';
import { ZERO, paise } from '@bhoj/domain/money/money';
import type { Category, MenuContent, MenuItem } from '@bhoj/domain/menu/menu.schema';
import { grouped, lowestPrice, tomorrow, withDish, withDishBack, withoutDish } from './menu-model.ts';

const category = (id: string, name: string): Category => ({ id, name, nameHi: null, from: null, to: null });
const dish = (id: string, categoryId: string, name: string): MenuItem => ({
  id,
  categoryId,
  name,
  nameHi: null,
  description: '',
  mark: 'veg',
  jain: false,
  spice: 0,
  photo: null,
  station: 'Main kitchen',
  taxClass: 'standard',
  prepMinutes: 10,
  pricePaise: paise(10_000),
  variants: [],
  addOnGroupIds: [],
});
const content: MenuContent = {
  categories: [category('s', 'Starters'), category('m', 'Mains')],
  items: [
    dish('1', 's', 'Paneer Tikka'),
    { ...dish('2', 'm', 'Dal'), nameHi: 'दाल' },
    dish('3', 's', 'Samosa'),
  ],
  addOnGroups: [],
};
const names = (groups: ReturnType<typeof grouped>) => groups.map((g) => g.items.map((i) => i.name));

it('groups dishes by category in the order of the menu', () => {
  expect(names(grouped(content, ''))).toEqual([['Paneer Tikka', 'Samosa'], ['Dal']]);
});

it('finds a dish by either name, and leaves out categories without one', () => {
  expect(names(grouped(content, ' TIKKA '))).toEqual([['Paneer Tikka']]);
  expect(names(grouped(content, 'दाल'))).toEqual([['Dal']]);
  expect(grouped(content, 'pizza')).toEqual([]);
});

it('keeps a changed dish in its place, and makes a category only for a new name', () => {
  const { categoryId: _, ...samosa } = dish('3', 's', 'Samosa, two');
  const changed = withDish(content, samosa, 'starters');
  expect(changed.items.map((i) => i.name)).toEqual(['Paneer Tikka', 'Dal', 'Samosa, two']);
  expect(changed.categories).toHaveLength(2);
  const moved = withDish(content, samosa, 'Snacks');
  expect(moved.categories.at(-1)?.name).toBe('Snacks');
  expect(moved.items[2]?.categoryId).toBe(moved.categories.at(-1)?.id);
});

it('puts a deleted dish back where it stood, with its category where that is gone too', () => {
  const starters = category('s', 'Starters');
  const without = withoutDish(content, '1');
  expect(withDishBack(without, dish('1', 's', 'Paneer Tikka'), 0, starters).items).toEqual(content.items);
  const gone = { ...without, categories: [category('m', 'Mains')] };
  expect(withDishBack(gone, dish('1', 's', 'Paneer Tikka'), 0, starters).categories).toHaveLength(2);
  expect(withDishBack(content, dish('1', 's', 'Paneer Tikka'), 0, starters)).toBe(content);
});

it('shows the lowest price of a dish with variants', () => {
  const variant = (id: string, pricePaise: MenuItem['pricePaise']) => ({
    id,
    name: id,
    nameHi: null,
    pricePaise,
  });
  const item = {
    ...dish('1', 's', 'Dal'),
    variants: [variant('full', paise(30_000)), variant('half', paise(18_000))],
  };
  expect(lowestPrice(item)).toBe(18_000);
  expect(lowestPrice({ ...item, variants: [], pricePaise: ZERO })).toBe(0);
});

it('ends “until tomorrow” with the business day, also after midnight', () => {
  const at = (iso: string) => Date.parse(`${iso}+05:30`);
  expect(tomorrow(at('2026-11-20T20:00'), '04:00')).toBe(at('2026-11-21T04:00'));
  expect(tomorrow(at('2026-11-21T01:00'), '04:00')).toBe(at('2026-11-21T04:00'));
});
