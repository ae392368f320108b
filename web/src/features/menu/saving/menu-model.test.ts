import { expect, it } from 'vitest';
import { aCategory, dishOf } from '@bhoj/domain/fixtures/menu';
import type { Category, MenuContent, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import {
  categoryNamed,
  EVERYTHING,
  grouped,
  neighboursOf,
  searchTextOf,
  tomorrow,
  withCategoryAt,
  withCopy,
  withDish,
  withDishAt,
  withoutCategory,
  withoutGroup,
} from './menu-model.ts';
import type { Wanted } from './menu-model.ts';

const category = (id: string, name: string): Category => aCategory({ id, name });
const dish = (id: string, categoryId: string, name: string): MenuItem =>
  dishOf(name, 100, { id, categoryId });
const content: MenuContent = {
  categories: [category('s', 'Starters'), category('m', 'Mains')],
  items: [
    dish('1', 's', 'Paneer Tikka'),
    { ...dish('2', 'm', 'Dal'), otherNames: { hi: 'दाल' } },
    dish('3', 's', 'Samosa'),
  ],
  addOnGroups: [],
};
const shown = (wanted: Partial<Wanted> = {}, soldOut: readonly string[] = []) =>
  grouped(
    content,
    { ...EVERYTHING, ...wanted },
    ({ id }) => soldOut.includes(id),
    (item) => searchTextOf(item, ['Jain']),
  ).map((g) => g.items.map((i) => i.name));
const names = ({ items }: MenuContent) => items.map(({ name }) => name);

it('groups dishes by category in the order of the menu', () => {
  expect(shown()).toEqual([['Paneer Tikka', 'Samosa'], ['Dal']]);
});

it('finds a dish by every typed word in its names or tags, and leaves out empty categories', () => {
  expect(shown({ search: ' TIKKA pan' })).toEqual([['Paneer Tikka']]);
  expect(shown({ search: 'दाल' })).toEqual([['Dal']]);
  expect(shown({ search: 'jain samosa' })).toEqual([['Samosa']]);
  expect(shown({ search: 'pizza' })).toEqual([]);
});

it('filters by category, by mark, and by sold out', () => {
  expect(shown({ categoryId: 'm' })).toEqual([['Dal']]);
  expect(shown({ marks: ['egg'] })).toEqual([]);
  expect(shown({ onlySoldOut: true }, ['3'])).toEqual([['Samosa']]);
});

it('keeps a changed dish in its place, and makes a category only for a new name', () => {
  const [starters] = content.categories as [Category];
  const changed = withDish(dish('3', 's', 'Samosa, two'), starters)(content);
  expect(names(changed)).toEqual(['Paneer Tikka', 'Dal', 'Samosa, two']);
  expect(changed.categories).toHaveLength(2);
  expect(categoryNamed(content.categories, ' starters ', () => 'new')).toBe(starters);
  const snacks = categoryNamed(content.categories, ' Snacks ', () => 'new');
  const moved = withDish(dish('3', 'new', 'Samosa'), snacks)(content);
  expect(moved.categories.at(-1)).toMatchObject({ id: 'new', name: 'Snacks' });
});

it('moves a dish above or below another, into its category too', () => {
  expect(names(withDishAt('3', '1', false)(content))).toEqual(['Samosa', 'Paneer Tikka', 'Dal']);
  expect(names(withDishAt('1', '3', true)(content))).toEqual(['Dal', 'Samosa', 'Paneer Tikka']);
  expect(withDishAt('1', '2', true)(content).items[1]).toMatchObject({ id: '1', categoryId: 'm' });
  expect(withDishAt('1', 'gone', true)(content)).toBe(content);
});

it('finds the targets of up and down: dishes of the same category', () => {
  expect(neighboursOf(content.items, content.items[2] as MenuItem)).toEqual({ above: '1', below: null });
});

it('copies a dish right below itself', () => {
  expect(names(withCopy('1', { id: '9', name: 'Copy' })(content))).toEqual([
    'Paneer Tikka',
    'Copy',
    'Dal',
    'Samosa',
  ]);
});

it('copies a dish without its code', () => {
  const coded = withDish(
    { ...dish('1', 's', 'Paneer Tikka'), code: 'PT' },
    category('s', 'Starters'),
  )(content);
  const codes = withCopy('1', { id: '9', name: 'Copy' })(coded).items.map(({ id, code }) => [id, code]);
  expect(codes.filter(([id]) => id === '1' || id === '9')).toEqual([
    ['1', 'PT'],
    ['9', undefined],
  ]);
});

it('moves a category, and deletes one together with its dishes', () => {
  expect(withCategoryAt('m', 's')(content).categories.map(({ id }) => id)).toEqual(['m', 's']);
  expect(names(withoutCategory('s')(content))).toEqual(['Dal']);
});

it('removes a group from the dishes that offered it', () => {
  const items = [{ ...dish('1', 's', 'Dal'), addOnGroupIds: ['g', 'h'] }];
  expect(withoutGroup('g')({ ...content, items }).items[0]?.addOnGroupIds).toEqual(['h']);
});

it('ends “until tomorrow” with the business day, also after midnight', () => {
  const at = (iso: string) => Date.parse(`${iso}+05:30`);
  expect(tomorrow(at('2026-11-20T20:00'), '04:00')).toBe(at('2026-11-21T04:00'));
  expect(tomorrow(at('2026-11-21T01:00'), '04:00')).toBe(at('2026-11-21T04:00'));
});
