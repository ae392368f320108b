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
import { paise } from '@bhoj/domain/money/money';
import { NO_PRICES } from '@bhoj/domain/menu/prices/list-prices';
import { priceListsPart } from '../../../messages/owner/price-lists/en.ts';
import {
  cleared,
  copyOf,
  countOf,
  filled,
  isAmount,
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

it('lists an open dish whose price of before stands on the list, so that it can be cleared', () => {
  const open = anOpenDish();
  const kept = rowsOf(aMenu({ items: [open] }), words, { [open.id]: '180' });
  expect(kept.map(({ key }) => key)).toEqual([open.id]);
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

describe('a typed list', () => {
  it('begins without a name, a condition or an amount', () => {
    const { id, ...begin } = newList();
    expect(id).not.toBe(newList().id);
    expect(begin).toEqual({
      name: '',
      active: true,
      floors: [],
      types: [],
      operators: [],
      from: '',
      to: '',
      amounts: {},
    });
  });

  it('shows its conditions and its own amounts, and is saved with those that it has', () => {
    const full = aPriceList({
      id: 'l1',
      floors: [1, 2],
      types: ['takeaway'],
      from: '2027-01-01',
      to: '2027-01-31',
    });
    const bare = { id: 'l2', name: 'Bare', active: false };
    const stored = somePrices({ lists: [full, bare], items: { l1: { 'masala-dosa': paise(140_50) } } });
    const [first, second] = typedLists(stored);
    expect(first).toMatchObject({
      floors: [1, 2],
      types: ['takeaway'],
      operators: [],
      from: '2027-01-01',
      to: '2027-01-31',
      amounts: { 'masala-dosa': '140.50' },
    });
    expect(second).toEqual({ ...bare, floors: [], types: [], operators: [], from: '', to: '', amounts: {} });
    expect(readLists(typedLists(stored), stored)).toEqual({ lists: [full, bare], amounts: {} });
    const online = { ...newList(), name: 'Online', types: ['aggregator' as const], operators: ['Swiggy'] };
    expect(readLists([online], NO_PRICES)).toMatchObject({
      lists: [{ name: 'Online', types: ['aggregator'], operators: ['Swiggy'] }],
    });
    expect(readLists([{ ...online, types: [] }], NO_PRICES)).toMatchObject({
      lists: [{ operators: ['Swiggy'] }],
    });
  });

  it('is the one that is at fault, wherever it stands', () => {
    const [right, wrong] = [
      { ...newList(), name: 'Right' },
      { ...newList(), name: 'Wrong' },
    ];
    const fault = (over: object) => readLists([right, { ...wrong, ...over }], NO_PRICES);
    expect(fault({ amounts: { a: '1', b: 'dear' } })).toEqual({ fault: 'amount', listId: wrong.id });
    expect(fault({ operators: ['Swiggy'], types: ['takeaway'] })).toEqual({
      fault: 'operators',
      listId: wrong.id,
    });
    expect(fault({ name: '' })).toEqual({ fault: 'name', listId: wrong.id });
    expect(fault({ types: ['takeaway'] })).toHaveProperty('lists');
  });

  it('counts the amounts that are typed, and loses those of the rows that are cleared', () => {
    const list = { ...newList(), amounts: { a: '10', b: ' ', c: '', d: '5' } };
    expect(countOf(list)).toBe(2);
    const row = (key: string) => ({ key, label: key, paise: paise(1) });
    expect(cleared(list, [row('a'), row('c')]).amounts).toEqual({ b: ' ', d: '5' });
    expect([isAmount(''), isAmount(' '), isAmount('5'), isAmount('x')]).toEqual([true, true, true, false]);
  });

  it('keeps what was typed for a row whose price would be none', () => {
    const row = { key: 'a', label: 'A', paise: paise(5_00) };
    const list = { ...newList(), amounts: { a: '7', b: '9' } };
    const change = { by: 'rupees', roundTo: 100 } as const;
    expect(filled(list, [row], { ...change, amount: -10_00 }).amounts).toEqual({ a: '7', b: '9' });
    expect(filled(list, [row], { ...change, amount: 10_00 }).amounts).toEqual({ a: '15', b: '9' });
  });

  it('moves up and down, and stays at the ends', () => {
    const lists = ['a', 'b', 'c'].map((id) => ({ ...newList(), id }));
    const order = (id: string, by: -1 | 1) => moved(lists, id, by).map((list) => list.id);
    expect(order('b', -1)).toEqual(['b', 'a', 'c']);
    expect(order('b', 1)).toEqual(['a', 'c', 'b']);
    expect(order('c', -1)).toEqual(['a', 'c', 'b']);
    expect([order('a', -1), order('c', 1)]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });
});
