import { describe, expect, it } from 'vitest';
import { aCategory } from '../../fixtures/menu.ts';
import { amountIn } from './csv-cells.ts';
import { columnOf, FAULT_COLUMN, sizesOfHead } from './csv-headings.ts';
import { markIn } from './csv-food.ts';
import { faultyRows, templateRows } from './csv-template.ts';
import { importRows } from './csv.ts';
import type { CsvImport } from './csv.ts';
import type { MenuContent } from '../shape/menu.schema.ts';

const EMPTY: MenuContent = { categories: [], items: [], addOnGroups: [] };
const numbered = (rows: readonly (readonly string[])[]) => rows.map((cells, i) => ({ line: i + 1, cells }));
function imported(rows: readonly (readonly string[])[], menu = EMPTY): CsvImport {
  let made = 0;
  return importRows(menu, numbered(rows), () => `n${(made += 1)}`) as CsvImport;
}

it.each([
  ['310/-', 310_00],
  ['₹1,250.00', 1_250_00],
  ['Rs. 310', 310_00],
  ['rs 310/-', 310_00],
  ['INR 1,25,000', 125_000_00],
  ['३१०', 310_00],
  ['रु. 45.5', 45_50],
  ['310 only', 310_00],
  [' 0 ', 0],
])('reads the price %s', (cell, paise) => {
  expect(amountIn(cell)).toBe(paise);
});

it.each(['', '310,50', '1,2', 'MRP', '=1+1', '-5', '310.505', '12/15', '₹', '99999999'])(
  'does not guess at the price %s',
  (cell) => {
    expect(amountIn(cell)).toBeNull();
  },
);

it.each([
  ['VEG', 'veg'],
  ['Pure Veg', 'veg'],
  ['N/V', 'non-veg'],
  ['Non - Veg.', 'non-veg'],
  ['Eggetarian', 'egg'],
  ['शाकाहारी', 'veg'],
  ['मांसाहारी', 'non-veg'],
  ['fish', null],
  ['', null],
])('reads the type %s', (cell, mark) => {
  expect(markIn(cell)).toBe(mark);
});

it.each([
  ['Rate (Rs.)', 'Price'],
  ['PRICE*', 'Price'],
  ['Price in ₹', 'Price'],
  ['Item  Name', 'Dish'],
  ['Name (Hindi)', 'Hindi name'],
  ['हिन्दी', 'Hindi name'],
  ['Category (Hindi)', 'Category in Hindi'],
  ['श्रेणी', 'Category'],
  ['कीमत', 'Price'],
  ['Veg/Non-veg', 'Mark'],
  ['Colour', null],
])('knows the heading %s', (head, column) => {
  expect(columnOf(head)).toBe(column);
});

it('knows the headings of sizes', () => {
  expect(sizesOfHead('Half Rate')).toEqual(['Half']);
  expect(sizesOfHead('Half / Full (Rs)')).toEqual(['Half', 'Full']);
  expect(sizesOfHead('हाफ')).toEqual(['Half']);
  expect(sizesOfHead('Half or so')).toEqual([]);
});

describe('a restaurant’s own list', () => {
  const HEADS = ['Group', 'Item', 'Type', 'Rate', 'Half', 'Full'];

  it('has sizes as columns; a dish in one size has its price', () => {
    const { content, faults, ignored } = imported([
      HEADS,
      ['Mains', 'Dal', 'Veg', '', '180/-', 'Rs. 320'],
      ['Mains', 'Naan', 'Veg', '', '-', '40'],
      ['Mains', 'Roti', 'Veg', '20', '', ''],
    ]);
    expect([faults, ignored]).toEqual([[], []]);
    expect(content.items).toMatchObject([
      {
        pricePaise: 180_00,
        variants: [
          { name: 'Half', pricePaise: 180_00 },
          { name: 'Full', pricePaise: 320_00 },
        ],
      },
      { pricePaise: 40_00, variants: [] },
      { pricePaise: 20_00, variants: [] },
    ]);
  });

  it('changes one size of a dish and keeps the others, unless the file takes them away', () => {
    const first = imported([
      HEADS,
      ['Mains', 'Dal', 'Veg', '', '180', '320'],
      ['Mains', 'Naan', 'Veg', '40'],
    ]);
    const sized = (menu: MenuContent, cells: string[]) =>
      imported([HEADS, ['Mains', 'Dal', 'Veg', ...cells]], menu).content.items[0];
    const [half, full] = first.content.items[0]?.variants ?? [];
    const dearer = sized(first.content, ['', '200', '']);
    expect(dearer).toMatchObject({ pricePaise: 200_00, variants: [{ ...half, pricePaise: 200_00 }, full] });
    expect(sized(first.content, ['', '', '350'])).toMatchObject({
      pricePaise: 180_00,
      variants: [half, { ...full, pricePaise: 350_00 }],
    });
    expect(sized(first.content, ['', '-', '350'])?.variants).toEqual([{ ...full, pricePaise: 350_00 }]);
    expect(sized(first.content, ['', '-', '-'])?.variants).toEqual([half, full]);
    const naan = imported([HEADS, ['Mains', 'Naan', 'Veg', '', '', '45']], first.content).content.items[1];
    expect(naan).toMatchObject({ pricePaise: 45_00, variants: [] });
  });

  it('may have both sizes in one cell', () => {
    const { content, faults } = imported([
      ['Category', 'Dish', 'Type', 'Half/Full'],
      ['Mains', 'Dal', 'Veg', '180/320'],
      ['Mains', 'Kofta', 'Veg', '180'],
    ]);
    expect(content.items[0]?.variants).toMatchObject([{ pricePaise: 180_00 }, { pricePaise: 320_00 }]);
    expect(content.items[1]).toMatchObject({ pricePaise: 180_00, variants: [] });
    expect(faults).toEqual([]);
  });

  it('names the dish of a faulty line, and letters that were lost', () => {
    const { faults } = imported([
      [...HEADS, 'Name (Hindi)'],
      ['Mains', 'Dal', 'Veg', '', '180', 'full'],
      ['Mains', 'Kofta', 'Veg', '90', '', '', '???? ??'],
    ]);
    expect(faults).toEqual([
      { line: 2, column: 'Sizes', code: 'unreadable', cell: 'Half = 180 | Full = full', dish: 'Dal' },
      { line: 3, column: 'Hindi name', code: 'lost-letters', cell: '???? ??', dish: 'Kofta' },
    ]);
  });

  it('gives categories their names; an empty cell keeps them', () => {
    const menu = { ...EMPTY, categories: [aCategory({ id: 'm', name: 'Mains', otherNames: {} })] };
    const rows = [
      ['श्रेणी', 'नाम', 'प्रकार', 'कीमत', 'Category (Hindi)'],
      ['Mains', 'दाल', 'शाकाहारी', '₹120', 'मुख्य'],
      ['Mains', 'कोफ्ता', 'शाकाहारी', '₹140', ''],
      ['Breads', 'नान', 'शाकाहारी', '₹40', 'रोटी'],
    ];
    const { content, renamed, faults } = imported(rows, menu);
    expect(faults).toEqual([]);
    expect(content.categories).toMatchObject([
      { id: 'm', otherNames: { hi: 'मुख्य' } },
      { name: 'Breads', otherNames: { hi: 'रोटी' } },
    ]);
    expect(renamed).toBe(1);
    expect(
      imported([rows[0] ?? [], ['Mains', 'Dal', 'veg', '1', 'क'.repeat(121)]], menu).faults,
    ).toMatchObject([{ column: 'Category in Hindi', code: 'invalid' }]);
  });
});

it('the template is a menu without a fault', () => {
  const { content, faults, ignored } = imported(templateRows());
  expect([faults, ignored]).toEqual([[], []]);
  expect(content.items).toMatchObject([
    { name: 'Paneer tikka', otherNames: { hi: 'पनीर टिक्का' }, mark: 'veg', pricePaise: 310_00 },
    { mark: 'egg' },
    { mark: 'non-veg', variants: [{ name: 'Half' }, { name: 'Full' }] },
    {
      pricePaise: 350_00,
      combo: {
        slots: [
          { name: 'Starter', choices: [{ extraPaise: 0 }, { extraPaise: 0 }] },
          { name: 'Main', choices: [{ extraPaise: 0 }, { extraPaise: 150_00 }] },
        ],
      },
    },
    { pricePaise: 960_00, byWeight: { steps: [250, 500, 1000] } },
    { open: { minPaise: 100_00, maxPaise: 5_000_00 } },
  ]);
  expect(content.categories).toHaveLength(4);
});

it('faulty lines can be taken out, mended and chosen again', () => {
  const rows = [
    ['Item', 'Group', 'Type', 'Rate'],
    ['Dal', 'Mains', 'Veg', 'much'],
    ['Naan', 'Breads', 'Veg', '40'],
  ];
  const out = faultyRows(numbered(rows), imported(rows).faults, ({ code }) => code);
  expect(out).toEqual([
    ['Item', 'Group', 'Type', 'Rate', FAULT_COLUMN],
    ['Dal', 'Mains', 'Veg', 'much', 'Price: unreadable'],
  ]);
  expect(imported(out).ignored).toEqual([]);
  const again = faultyRows(numbered(out), imported(out).faults, ({ code }) => code);
  expect(again).toEqual(out);
});

it('nonsense is no menu', () => {
  for (const rows of [[], [['']], [['�PNG', '\u0001']], [['=cmd|calc', '{"a":1}']]]) {
    expect(importRows(EMPTY, numbered(rows), () => 'n')).toMatchObject({ lacking: ['Category', 'Dish'] });
  }
});
