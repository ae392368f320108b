import { describe, expect, it } from 'vitest';
import {
  aMenu,
  aMenuItem,
  anAddOn,
  anAddOnGroup,
  anOpenDish,
  aPriceList,
  aVariant,
  somePrices,
} from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { withAmounts } from '../prices/price-lists.ts';
import { changesOf } from './csv-changes.ts';
import { addOnAmountsIn, amountsIn, listCell, listHeadOf } from './csv-lists.ts';
import { templateRows } from './csv-template.ts';
import { importRows, menuRowsOf } from './csv.ts';
import type { Prices } from '../prices/prices.schema.ts';
import type { CsvImport } from './csv.ts';

const hall = aPriceList();
const half = aPriceList({ id: 'list-half', name: 'Half' });
const biryani = aMenuItem({
  id: 'biryani',
  name: 'Biryani',
  variants: [aVariant({ id: 'half', name: 'Half' }), aVariant({ id: 'full', name: 'Full | big' })],
});
const { version: _, updatedAt: __, ...menu } = aMenu({ items: [...aMenu().items, biryani] });
const prices: Prices = somePrices({
  lists: [hall, half],
  items: { 'ac-hall': { 'masala-dosa': paise(140_00), 'biryani:full': paise(330_50) } },
});
const read = (rows: readonly (readonly string[])[], into = menu): CsvImport =>
  importRows(
    into,
    rows.map((cells, i) => ({ line: i + 1, cells })),
    () => 'new',
    { prices },
  ) as CsvImport;
const columns = [
  'Price list: AC hall',
  'Price list: Half',
  'Add-ons on price list: AC hall',
  'Add-ons on price list: Half',
];
const heads = ['Category', 'Dish', 'Price list: AC hall'];

describe('the heading of a price list', () => {
  it('is its name, with or without the words before it', () => {
    expect(listHeadOf('Price list: AC hall', prices.lists)?.list).toBe(hall);
    expect(listHeadOf(' ac  HALL ', prices.lists)?.list).toBe(hall);
    expect(listHeadOf('add-ons on price list: ac hall', prices.lists)).toEqual({
      list: hall,
      column: 'Add-ons on price list: AC hall',
    });
    expect(listHeadOf('Price list: Garden', prices.lists)).toBeNull();
  });

  it('is not its bare name where that means another column', () => {
    expect(listHeadOf('Half', prices.lists)).toBeNull();
    expect(listHeadOf('Price list: Half', prices.lists)?.list).toBe(half);
  });

  it('is in the template', () => {
    const [head = [], first = []] = templateRows(prices);
    expect(head.slice(-4)).toEqual(columns);
    expect(first).toHaveLength(head.length);
  });
});

describe('the cell of a price list', () => {
  it('has the price of a dish, or of those of its sizes that have one, and is read as it is', () => {
    expect(listCell(aMenuItem(), hall, prices)).toBe('140');
    expect(listCell(aMenuItem(), half, prices)).toBe('');
    const cell = listCell(biryani, hall, prices);
    expect(cell).toBe(String.raw`Full \| big = 330.50`);
    expect(amountsIn(biryani, cell)).toEqual({ 'biryani:full': 330_50 });
  });

  it('keeps the price when it is empty, and takes it off with a dash', () => {
    expect(amountsIn(biryani, '')).toEqual({});
    expect(amountsIn(biryani, '-')).toEqual({ 'biryani:half': null, 'biryani:full': null });
    expect(amountsIn(biryani, 'half = - | Full \\| big = 0')).toEqual({
      'biryani:half': null,
      'biryani:full': 0,
    });
  });

  it('is unreadable without an amount, without a size of the dish, and for an open dish', () => {
    for (const cell of ['much', '-4', 'Half = 60']) expect(amountsIn(aMenuItem(), cell)).toBeNull();
    for (const cell of ['60', 'Half = much', 'Third = 60']) expect(amountsIn(biryani, cell)).toBeNull();
    expect(amountsIn(anOpenDish(), '60')).toBeNull();
  });
});

describe('a menu’s file with price lists', () => {
  it('read again changes nothing', () => {
    const rows = menuRowsOf(menu, {}, prices);
    expect(rows[0]?.slice(-4)).toEqual(columns);
    expect(read(rows)).toMatchObject({ amounts: {}, added: 0, changed: 0, faults: [], ignored: [] });
  });

  it('changes prices on lists without changing the menu, and shows old and new', () => {
    const result = read([heads, ['Dosa', 'Masala dosa', '150'], ['Dosa', 'Filter coffee', '']]);
    expect(result).toMatchObject({ changed: 1, unchanged: 1, faults: [] });
    expect(result.amounts).toEqual({ 'ac-hall': { 'masala-dosa': 150_00 } });
    expect(result.content).toEqual(menu);
    expect(changesOf(menu, result, { prices })).toMatchObject([
      { kind: 'changed', cells: [{ column: 'Price list: AC hall', before: '140', after: '150' }] },
      { kind: 'kept', cells: [] },
    ]);
    expect(withAmounts(prices, result.amounts).items['ac-hall']).toMatchObject({ 'masala-dosa': 150_00 });
  });

  it('gives a new dish its prices', () => {
    const result = read([
      ['Category', 'Dish', 'Mark', 'Price', 'Price list: AC hall'],
      ['Dosa', 'Ghee dosa', 'veg', '160', '180'],
    ]);
    expect(result.amounts).toEqual({ 'ac-hall': { new: 180_00 } });
  });

  it('says the fault of a line, and takes nothing of it', () => {
    const result = read([
      [...heads, 'Price'],
      ['Dosa', 'Masala dosa', 'dear', '130'],
    ]);
    expect(result.faults).toEqual([
      { line: 2, dish: 'Masala dosa', column: 'Price list: AC hall', code: 'unreadable', cell: 'dear' },
    ]);
    expect(result).toMatchObject({ amounts: {}, changed: 0 });
  });

  it('asks no more than the MRP on a pack', () => {
    const packed = aMenuItem({
      taxClass: 'goods',
      goods: { hsn: '2106', taxBp: 500 },
      pricePaise: paise(90_00),
      mrpPaise: paise(100_00),
    });
    const into = { ...menu, items: [packed] };
    const faults = (cell: string) => read([heads, ['Dosa', 'Masala dosa', cell]], into).faults;
    expect(faults('100')).toEqual([]);
    expect(faults('101')).toMatchObject([{ column: 'Price list: AC hall', code: 'above-mrp' }]);
  });

  it('reads the first of two columns of a list, and names the columns of unknown lists', () => {
    const result = read([
      [...heads, 'AC hall', 'Price list: Garden'],
      ['Dosa', 'Masala dosa', '150', '160', '170'],
    ]);
    expect(result.amounts).toEqual({ 'ac-hall': { 'masala-dosa': 150_00 } });
    expect(result.ignored).toEqual(['AC hall', 'Price list: Garden']);
  });
});

describe('the add-ons’ prices on a list', () => {
  const extras = anAddOnGroup({
    options: [anAddOn({ id: 'butter', name: 'Butter' }), anAddOn({ id: 'cheese', name: 'Cheese' })],
  });
  const sauces = anAddOnGroup({
    id: 'sauces',
    name: 'Sauces',
    options: [anAddOn({ id: 'butter', name: 'Butter' })],
  });
  const both = aMenuItem({ addOnGroupIds: ['extras', 'sauces'] });
  const coffee = aMenuItem({ id: 'coffee', name: 'Coffee', addOnGroupIds: ['extras'] });
  const into = { ...menu, items: [both, coffee, biryani], addOnGroups: [extras, sauces] };
  const stored = somePrices({ lists: [hall], items: { 'ac-hall': { 'extras/butter': paise(25_00) } } });
  const column = 'Add-ons on price list: AC hall';
  const readInto = (rows: readonly (readonly string[])[], of = into) =>
    importRows(
      of,
      [['Category', 'Dish', column], ...rows].map((cells, i) => ({ line: i + 1, cells })),
      () => 'new',
      { prices: stored },
    ) as CsvImport;

  it('stand in the row of the first dish that has them, and read again change nothing', () => {
    const rows = menuRowsOf(into, {}, stored);
    expect(rows.map((cells) => cells.at(-1))).toEqual([column, 'Extras: Butter = 25', '', '']);
    const again = importRows(
      into,
      rows.map((cells, i) => ({ line: i + 1, cells })),
      () => 'new',
      { prices: stored },
    );
    expect(again).toMatchObject({ amounts: {}, changed: 0, faults: [], ignored: [] });
  });

  it('are named with their group, or by themselves where only one group of the dish has the name', () => {
    const labels = new Map([
      ['extras', 'Extras'],
      ['sauces', 'Sauces'],
    ]);
    const of = (cell: string) => addOnAmountsIn([extras, sauces], cell, labels);
    expect(of('sauces: BUTTER = 12.50 | cheese = -')).toEqual({
      'sauces/butter': 12_50,
      'extras/cheese': null,
    });
    expect(of('-')).toEqual({ 'extras/butter': null, 'extras/cheese': null, 'sauces/butter': null });
    expect(of('')).toEqual({});
    for (const cell of ['Butter = 5', 'Ghee = 5', 'Cheese = much', '5']) expect(of(cell)).toBeNull();
  });

  it('change with any dish that has them, once, and show at that dish', () => {
    const result = readInto([
      ['Dosa', 'Masala dosa', ''],
      ['Dosa', 'Coffee', 'Extras: Butter = 30 | Cheese = 40'],
    ]);
    expect(result).toMatchObject({ changed: 1, unchanged: 1, faults: [] });
    expect(result.amounts).toEqual({ 'ac-hall': { 'extras/butter': 30_00, 'extras/cheese': 40_00 } });
    expect(changesOf(into, result, { prices: stored })).toMatchObject([
      {
        name: 'Coffee',
        kind: 'changed',
        cells: [
          { column, before: 'Extras: Butter = 25', after: 'Extras: Butter = 30 | Extras: Cheese = 40' },
        ],
      },
      { name: 'Masala dosa', kind: 'kept', cells: [] },
    ]);
  });

  it('say the fault of a line: no such add-on, and another price in another line', () => {
    const { faults, amounts } = readInto([
      ['Dosa', 'Masala dosa', 'Extras: Butter = 30'],
      ['Dosa', 'Coffee', 'Extras: Butter = 35'],
      ['Dosa', 'Biryani', 'Extras: Butter = 30'],
    ]);
    expect(faults.map(({ line, code }) => [line, code])).toEqual([
      [3, 'add-on-twice'],
      [4, 'unreadable'],
    ]);
    expect(amounts).toEqual({ 'ac-hall': { 'extras/butter': 30_00 } });
  });

  it('are a fault of the second line also where one of the two asks for the stored price', () => {
    for (const [first, second] of [
      ['Extras: Butter = 30', 'Extras: Butter = 25'],
      ['Extras: Butter = 25', 'Extras: Butter = 30'],
      ['-', 'Extras: Butter = 25'],
    ] as const) {
      const { faults } = readInto([
        ['Dosa', 'Masala dosa', first],
        ['Dosa', 'Coffee', second],
      ]);
      expect(faults.map(({ line, code }) => [line, code])).toEqual([[3, 'add-on-twice']]);
    }
  });

  it('are unreadable where one cell names an add-on or a size twice', () => {
    const { faults } = readInto([['Dosa', 'Coffee', 'Extras: Butter = 25 | Butter = 30']]);
    expect(faults).toMatchObject([{ code: 'unreadable' }]);
    expect(amountsIn(biryani, 'Half = 60 | half = 70')).toBeNull();
  });

  it('read again change nothing where two add-ons of a group have one name', () => {
    const doubles = anAddOnGroup({
      options: [
        anAddOn({ id: 'small', name: 'Butter' }),
        anAddOn({ id: 'big', name: 'butter' }),
        anAddOn({ id: 'cheese', name: 'Cheese' }),
      ],
    });
    const of = { ...into, addOnGroups: [doubles, sauces] };
    const both = somePrices({
      lists: [hall],
      items: { 'ac-hall': { 'extras/small': paise(20_00), 'extras/big': paise(40_00) } },
    });
    const rows = menuRowsOf(of, {}, both);
    expect(rows[1]?.at(-1)).toBe('Extras: Butter [small] = 20 | Extras: butter [big] = 40');
    const again = importRows(
      of,
      rows.map((cells, i) => ({ line: i + 1, cells })),
      () => 'new',
      { prices: both },
    );
    expect(again).toMatchObject({ amounts: {}, changed: 0, faults: [] });
    expect(readInto([['Dosa', 'Coffee', 'Butter = 5']], of).faults).toMatchObject([{ code: 'unreadable' }]);
  });

  it('are none where a pack with an MRP has the add-on', () => {
    const packed = aMenuItem({
      id: 'pack',
      name: 'Pack',
      taxClass: 'goods',
      goods: { hsn: '2106', taxBp: 500 },
      pricePaise: paise(90_00),
      mrpPaise: paise(100_00),
      addOnGroupIds: ['extras'],
    });
    const free = {
      ...extras,
      options: extras.options.map((option) => ({ ...option, pricePaise: paise(0) })),
    };
    const of = { ...into, items: [coffee, packed], addOnGroups: [free, sauces] };
    expect(readInto([['Dosa', 'Coffee', 'Cheese = 11']], of).faults).toMatchObject([
      { column, code: 'mrp-add-ons' },
    ]);
    const heads = ['Category', 'Dish', 'Add-ons', 'Printed MRP', column];
    const rows = (menu: typeof of, cells: readonly (readonly string[])[]) =>
      importRows(
        menu,
        [heads, ...cells].map((row, i) => ({ line: i + 1, cells: row })),
        () => 'new',
        { prices: stored },
      ) as CsvImport;
    // The second row would give the pack the add-on that the first one prices.
    const without = { ...of, items: [coffee, { ...packed, addOnGroupIds: [] }] };
    const later = rows(without, [
      ['Dosa', 'Coffee', 'Extras', '', 'Extras: Butter = - | Cheese = 11'],
      ['Dosa', 'Pack', 'Extras', '100', ''],
    ]);
    expect(later.faults).toMatchObject([{ line: 3, column, code: 'mrp-add-ons' }]);
    expect(later.amounts).toEqual({ 'ac-hall': { 'extras/butter': null, 'extras/cheese': 11_00 } });
  });

  it('are read in the row that takes the MRP off its dish', () => {
    const packed = aMenuItem({
      id: 'pack',
      name: 'Pack',
      taxClass: 'goods',
      goods: { hsn: '2106', taxBp: 500 },
      pricePaise: paise(90_00),
      mrpPaise: paise(100_00),
      addOnGroupIds: ['sauces'],
    });
    const rows = [
      ['Category', 'Dish', 'Printed MRP', column],
      ['Dosa', 'Pack', '-', 'Sauces: Butter = 11'],
    ];
    const result = importRows(
      { ...into, items: [packed] },
      rows.map((cells, i) => ({ line: i + 1, cells })),
      () => 'new',
      { prices: stored },
    );
    expect(result).toMatchObject({ faults: [], amounts: { 'ac-hall': { 'sauces/butter': 11_00 } } });
  });
});
