import { describe, expect, it } from 'vitest';
import {
  aMenu,
  aMenuItem,
  anAddOnGroup,
  anOpenDish,
  aPriceList,
  aSweet,
  aVariant,
  somePrices,
} from '@bhoj/domain/fixtures/menu';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { NO_PRICES } from '@bhoj/domain/menu/prices/list-prices';
import { priceListsPart } from '../../../messages/owner/price-lists/en.ts';
import {
  cleared,
  copyOf,
  countOf,
  filled,
  moved,
  newList,
  paidFor,
  readLists,
  rowsOf,
  typedLists,
} from './price-lists-model.ts';

const words = priceListsPart.en;
const sized = aMenuItem({ id: 'biryani', name: 'Biryani', variants: [aVariant()] });
const menu = aMenu({ items: [...aMenu().items, sized], addOnGroups: [anAddOnGroup()] });
const rows = rowsOf(menu, words);
const [hall = newList()] = typedLists(somePrices());

it('lists what has a price: dishes without sizes, sizes and add-ons', () => {
  expect(rows.map(({ key, label }) => [key, label])).toEqual([
    ['masala-dosa', 'Masala dosa'],
    ['filter-coffee', 'Filter coffee'],
    ['biryani:half', 'Biryani, Half'],
    ['extras/butter', 'Extras: Butter'],
  ]);
});

it('lists a weight as its kilogram, and no open dish, whose price is typed', () => {
  const sold = rowsOf(aMenu({ items: [aSweet(), anOpenDish()] }), words);
  expect(sold).toEqual([{ key: 'kaju-katli', label: 'Kaju katli, a kilogram', paise: 480_00 }]);
});

describe('what is saved', () => {
  it('is nothing of what stays as it is', () => {
    expect(readLists([hall], somePrices())).toEqual({ lists: [aPriceList()], amounts: {} });
  });

  it('is each amount that was typed, changed or cleared', () => {
    const typed = { ...hall, amounts: { 'masala-dosa': ' ', 'filter-coffee': '45.50' } };
    expect(readLists([typed], somePrices())).toMatchObject({
      amounts: { 'ac-hall': { 'masala-dosa': null, 'filter-coffee': 45_50 } },
    });
  });

  it('is a copy under a name of its own, with all of its amounts', () => {
    const copy = copyOf(hall, 'Garden');
    expect(readLists([hall, copy], somePrices())).toMatchObject({
      lists: [{ name: 'AC hall' }, { name: 'Garden', floors: [2] }],
      amounts: { [copy.id]: { 'masala-dosa': 140_00 } },
    });
  });

  it.each([
    ['name', { name: ' ' }],
    ['days', { from: '2027-01-02', to: '2027-01-01' }],
    ['amount', { amounts: { 'masala-dosa': 'dear' } }],
    ['operators', { operators: ['Swiggy'], types: ['takeaway' as const] }],
  ])('is nothing with a fault in the %s', (fault, typed) => {
    expect(readLists([{ ...hall, ...typed }], NO_PRICES)).toEqual({ fault, listId: hall.id });
  });

  it('is nothing with two lists of one name', () => {
    expect(readLists([hall, copyOf(hall, 'ac hall')], NO_PRICES)).toEqual({ fault: 'name', listId: null });
  });
});

it('fills the rows from the menu’s prices, and clears them', () => {
  const full = filled(hall, rows.slice(0, 2), { by: 'percent', amount: 10_00, roundTo: 500 });
  expect(full.amounts).toEqual({ 'masala-dosa': '130', 'filter-coffee': '45' });
  expect(countOf(cleared(full, rows.slice(1)))).toBe(1);
});

it('moves a list up and down, and no further than the ends', () => {
  const two = [hall, copyOf(hall, 'Garden')];
  const names = (lists: readonly { name: string }[]) => lists.map(({ name }) => name);
  expect(names(moved(two, hall.id, 1))).toEqual(['Garden', 'AC hall']);
  expect(names(moved(two, hall.id, -1))).toEqual(['AC hall', 'Garden']);
});

it('says what an order of a place pays, and by which list', () => {
  const place = { at: NOW, cutoff: '04:00', type: 'dine-in', floor: 2, operator: null } as const;
  const [dosa, coffee] = rows;
  if (dosa === undefined || coffee === undefined) throw new Error('no rows');
  expect(paidFor([hall], dosa, place)).toEqual({ paise: 140_00, list: 'AC hall' });
  expect(paidFor([hall], coffee, place)).toEqual({ paise: 40_00, list: null });
  expect(paidFor([hall], dosa, { ...place, floor: 1 })).toEqual({ paise: 120_00, list: null });
});
