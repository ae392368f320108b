import { describe, expect, it } from 'vitest';
import { aMenu, aMenuItem, anOpenDish, aPriceList, aVariant, somePrices } from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { withAmounts } from '../prices/price-lists.ts';
import { changesOf } from './csv-changes.ts';
import { amountsIn, listCell, listOfHead } from './csv-lists.ts';
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
const heads = ['Category', 'Dish', 'Price list: AC hall'];

describe('the heading of a price list', () => {
  it('is its name, with or without the words before it', () => {
    expect(listOfHead('Price list: AC hall', prices.lists)).toBe(hall);
    expect(listOfHead(' ac  HALL ', prices.lists)).toBe(hall);
    expect(listOfHead('Price list: Garden', prices.lists)).toBeNull();
  });

  it('is not its bare name where that means another column', () => {
    expect(listOfHead('Half', prices.lists)).toBeNull();
    expect(listOfHead('Price list: Half', prices.lists)).toBe(half);
  });

  it('is in the template', () => {
    const [head = [], first = []] = templateRows(prices.lists);
    expect(head.slice(-2)).toEqual(['Price list: AC hall', 'Price list: Half']);
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
    expect(rows[0]?.slice(-2)).toEqual(['Price list: AC hall', 'Price list: Half']);
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
