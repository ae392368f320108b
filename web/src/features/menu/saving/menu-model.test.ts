import { describe, expect, it } from 'vitest';
import { aCategory, anAddOnGroup, dishOf } from '@bhoj/domain/fixtures/menu';
import { UNTIL_TOLD } from '@bhoj/domain/menu/portions/until-told';
import type { AddOnGroup, Category, MenuContent, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import {
  categoryNamed,
  contentOf,
  EVERYTHING,
  grouped,
  isSameContent,
  isUntilTold,
  neighboursOf,
  searchTextOf,
  tomorrow,
  withCategory,
  withCategoryAt,
  withCopy,
  withDish,
  withDishAt,
  withGroup,
  withoutCategory,
  withoutDish,
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

describe('a change of the menu', () => {
  const [starters, mains] = content.categories as [Category, Category];
  const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
  const group = (id: string, over: Partial<AddOnGroup> = {}) => anAddOnGroup({ id, ...over });

  it('adds a new dish at the end', () => {
    expect(ids(withDish(dish('9', 'm', 'Naan'), mains)(content).items)).toEqual(['1', '2', '3', '9']);
  });

  it('takes a dish off, and no other', () => {
    expect(withoutDish('2')(content)).toEqual({
      ...content,
      items: content.items.filter(({ id }) => id !== '2'),
    });
    expect(withoutDish('gone')(content)).toEqual(content);
  });

  it('replaces a category in its place, or adds it at the end', () => {
    const renamed = { ...starters, name: 'Small plates' };
    expect(withCategory(renamed)(content)).toEqual({ ...content, categories: [renamed, mains] });
    const sweets = category('d', 'Desserts');
    expect(withCategory(sweets)(content).categories).toEqual([starters, mains, sweets]);
  });

  it('deletes a category alone, with its dishes', () => {
    expect(withoutCategory('s')(content)).toMatchObject({ categories: [mains], items: [{ id: '2' }] });
  });

  it('moves a category to the place of another, down too, and stays for one that is gone', () => {
    const three = { ...content, categories: [...content.categories, category('d', 'Desserts')] };
    const order = (id: string, over: string) => ids(withCategoryAt(id, over)(three).categories);
    expect(order('s', 'd')).toEqual(['m', 'd', 's']);
    expect(order('d', 's')).toEqual(['d', 's', 'm']);
    expect(order('s', 'm')).toEqual(['m', 's', 'd']);
    expect(withCategoryAt('gone', 's')(three)).toBe(three);
    expect(withCategoryAt('s', 'gone')(three)).toBe(three);
  });

  it('moves a dish within its category, and nowhere onto itself', () => {
    expect(withDishAt('1', '1', true)(content)).toBe(content);
    expect(withDishAt('gone', '1', true)(content)).toBe(content);
    expect(ids(withDishAt('3', '1', true)(content).items)).toEqual(['1', '3', '2']);
  });

  it('replaces an add-on group in its place, or adds it at the end', () => {
    const groups = { ...content, addOnGroups: [group('g'), group('h')] };
    const renamed = group('g', { name: 'Sauces' });
    expect(withGroup(renamed)(groups)).toEqual({ ...groups, addOnGroups: [renamed, group('h')] });
    expect(withGroup(group('i'))(groups).addOnGroups).toEqual([group('g'), group('h'), group('i')]);
  });

  it('removes a group with what offered it, and leaves other dishes as they are', () => {
    const [first, second, third] = content.items as [MenuItem, MenuItem, MenuItem];
    const items = [{ ...first, addOnGroupIds: ['h', 'g'] }, { ...second, addOnGroupIds: ['h'] }, third];
    const without = withoutGroup('g')({ ...content, items, addOnGroups: [group('g'), group('h')] });
    expect(without.addOnGroups).toEqual([group('h')]);
    expect(without.items.map(({ addOnGroupIds }) => addOnGroupIds)).toEqual([
      ['h'],
      ['h'],
      third.addOnGroupIds,
    ]);
    expect(without.items[1]).toBe(items[1]);
  });

  it('is none where the content is the same, whatever else is stored', () => {
    const stored = { ...content, version: 7 };
    expect(contentOf(stored)).toEqual(content);
    expect(isSameContent(stored, { ...content, items: [...content.items] })).toBe(true);
    expect(isSameContent(content, withoutDish('2')(content))).toBe(false);
    expect(isSameContent(content, withCategoryAt('m', 's')(content))).toBe(false);
  });
});

it('a dish in the middle has targets above and below; one that is gone has none', () => {
  const three = [dish('1', 's', 'A'), dish('x', 'm', 'X'), dish('2', 's', 'B'), dish('3', 's', 'C')];
  const of = (id: string) => neighboursOf(three, dish(id, 's', id));
  expect(of('1')).toEqual({ above: null, below: '2' });
  expect(of('2')).toEqual({ above: '1', below: '3' });
  expect(of('gone')).toEqual({ above: null, below: null });
});

it('forgives one wrong letter only where nothing else is found', () => {
  expect(shown({ search: 'samoza' })).toEqual([['Samosa']]);
  expect(shown({ search: 'xxxxxx' })).toEqual([]);
  expect(shown({ marks: ['veg'], search: '' })).toHaveLength(2);
});

it('shows an empty category only without a filter', () => {
  const withEmpty = { ...content, categories: [...content.categories, category('d', 'Desserts')] };
  const groups = (wanted: Partial<Wanted>) =>
    grouped(
      withEmpty,
      { ...EVERYTHING, ...wanted },
      () => true,
      (item) => searchTextOf(item, []),
    ).map((one) => one.category.id);
  expect(groups({})).toEqual(['s', 'm', 'd']);
  expect(groups({ categoryId: 'd' })).toEqual(['d']);
  expect(groups({ onlySoldOut: true })).toEqual(['s', 'm']);
  expect(groups({ marks: ['veg'] })).toEqual(['s', 'm']);
  expect(groups({ search: ' ' })).toEqual(['s', 'm', 'd']);
});

it('searches in names, code, descriptions, station and tags, each apart', () => {
  const text = searchTextOf(
    { ...dish('1', 's', 'Crêpe'), code: 'C1', description: 'Thin', station: 'Tandoor' },
    ['Jain', 'Hot'],
  );
  expect(text).toBe('crepe c1 thin tandoor jain hot');
});

it('a dish that is off until told is off for good', () => {
  expect([UNTIL_TOLD - 1, UNTIL_TOLD, UNTIL_TOLD + 1].map(isUntilTold)).toEqual([false, true, true]);
});
