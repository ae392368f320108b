import { describe, expect, it } from 'vitest';
import { aMenu, anOpenDish, aSweet, dishOf } from '../../fixtures/menu.ts';
import { newId } from '../../kernel/ids.ts';
import { importRows, menuRowsOf } from './csv.ts';
import { soldByCell, soldByIn, withSoldBy } from './csv-sold-by.ts';
import type { MenuContent, MenuItem } from '../shape/menu.schema.ts';

describe('the cell of how a dish is sold', () => {
  it.each([
    [aSweet(), '250 g | 500 g | 1 kg'],
    [anOpenDish(), 'open 20 to 2000'],
    [dishOf('Dal', 180), ''],
  ])('case %#', (dish, cell) => expect(soldByCell(dish)).toBe(cell));

  it.each([
    ['250 g | 500g | 1 kg', { byWeight: { steps: [250, 500, 1000] } }],
    ['1 kg, 250', { byWeight: { steps: [250, 1000] } }],
    ['1.5 kg; 0.5', { byWeight: { steps: [500, 1500] } }],
    ['open 20 to 2000', { open: { minPaise: 20_00, maxPaise: 2_000_00 } }],
    ['Open 7.50 to 9', { open: { minPaise: 7_50, maxPaise: 9_00 } }],
    ['-', {}],
    ['open 20', null],
    ['open 20 to 10', null],
    ['open a to b', null],
    ['kilo', null],
    ['250 | 250', null],
    ['1 | 2 | 3 | 4 | 5 | 6 | 7', null],
    ['60 kg', null],
  ])('%j is read', (cell, sale) => expect(soldByIn(cell)).toEqual(sale));

  it('takes one way away with the other', () => {
    expect(withSoldBy(aSweet(), {})).toEqual(dishOf('Kaju katli', 480));
    const open = { minPaise: anOpenDish().pricePaise, maxPaise: anOpenDish().pricePaise };
    expect(withSoldBy(aSweet(), { open })).toEqual(dishOf('Kaju katli', 20, { open }));
  });
});

describe('a file', () => {
  const menuOf = (...items: MenuItem[]): MenuContent => {
    const { version: _, updatedAt: __, ...content } = aMenu({ items });
    return content;
  };
  const read = (menu: MenuContent, rows: readonly string[][]) => {
    const read = importRows(
      menu,
      rows.map((cells, i) => ({ line: i + 1, cells })),
      newId,
    );
    if (!('faults' in read)) throw new Error('no menu');
    return read;
  };

  it('gives back what it was written from', () => {
    const menu = menuOf(aSweet(), anOpenDish(), dishOf('Dal', 180));
    const { content, unchanged, faults } = read(menu, menuRowsOf(menu));
    expect(faults).toEqual([]);
    expect(unchanged).toBe(3);
    expect(content).toEqual(menu);
  });

  const HEAD = ['Category', 'Dish', 'Mark', 'Price', 'Sold by'];

  it('adds a sweet and an open dish, which needs no price', () => {
    const rows = [
      HEAD,
      ['Dosa', 'Barfi', 'veg', '600', '100 g | 1 kg'],
      ['Dosa', 'Open drink', 'veg', '', 'open 30 to 500'],
    ];
    const { content, faults } = read(menuOf(), rows);
    expect(faults).toEqual([]);
    expect(content.items).toMatchObject([
      { name: 'Barfi', pricePaise: 600_00, byWeight: { steps: [100, 1000] } },
      { name: 'Open drink', pricePaise: 30_00, open: { minPaise: 30_00, maxPaise: 500_00 } },
    ]);
  });

  it('keeps how a dish is sold where its cell is empty, and takes it away with a dash', () => {
    const menu = menuOf(aSweet(), anOpenDish());
    const rows = [HEAD, ['Dosa', 'Kaju katli', 'veg', '500', ''], ['Dosa', 'Open food', 'veg', '40', '-']];
    const { content } = read(menu, rows);
    expect(content.items).toEqual([
      aSweet({ pricePaise: dishOf('x', 500).pricePaise }),
      dishOf('Open food', 40),
    ]);
  });

  it('leaves the bounds of an open dish alone, and gives it no price, where a row has only a price', () => {
    const menu = menuOf(anOpenDish());
    const { content, unchanged, faults } = read(menu, [
      ['Category', 'Dish', 'Price'],
      ['Dosa', 'Open food', '55'],
    ]);
    expect([content.items, unchanged, faults]).toEqual([menu.items, 1, []]);
  });

  it('names the line and the column of what cannot be', () => {
    const rows = [HEAD, ['Dosa', 'Barfi', 'veg', '600', 'a lot'], ['Dosa', 'Pie', 'veg', '', 'open 9 to 5']];
    expect(read(menuOf(), rows).faults.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 'Sold by', 'unreadable'],
      [3, 'Sold by', 'unreadable'],
      [3, 'Price', 'missing'],
    ]);
    const sized = [
      ['Category', 'Dish', 'Mark', 'Sizes', 'Sold by'],
      ['Dosa', 'Pie', 'veg', 'Half = 20', 'open 5 to 9'],
    ];
    expect(read(menuOf(), sized).faults).toMatchObject([
      { line: 2, column: 'Sold by', code: 'open-choices' },
    ]);
  });
});
