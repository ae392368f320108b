import { expect, it } from 'vitest';
import { importRows, menuRowsOf } from '@bhoj/domain/menu/file/csv';
import type { CsvImport } from '@bhoj/domain/menu/file/csv';
import { csvFile } from '@bhoj/domain/kernel/csv';
import { newId } from '@bhoj/domain/kernel/ids';
import { csvTable, readCsvFile } from './csv-file.ts';

const EMPTY = { categories: [], items: [], addOnGroups: [] };
const csvRows = (text: string) => csvTable(text).rows;
const cells = (text: string) => csvRows(text).map((row) => row.cells);

it.each([
  ['commas', 'Category,Dish\r\nMains,"Dal, fry"\r\n'],
  ['semicolons from Excel', '\ufeffCategory;Dish\r\nMains;Dal, fry\r\n'],
  ['tabs', 'Category\tDish\nMains\tDal, fry'],
  ['semicolons beside many commas', 'Category;Dish\nMains;"Dal, fry"\n'],
  ['the separator that the first line tells', 'sep=;\r\nCategory;Dish\r\nMains;Dal, fry\r\n'],
  ['a told tab, in quotes', '\ufeff"sep=\t"\nCategory\tDish\nMains\tDal, fry'],
])('reads %s', (_, text) => {
  expect(cells(text)).toEqual([
    ['Category', 'Dish'],
    ['Mains', 'Dal, fry'],
  ]);
});

it('knows semicolons below titles, and beside a decimal comma in every line', () => {
  const lines = Array.from({ length: 12 }, (_, i) => `Mains;Dal ${i};310,50`);
  const { rows, hasDecimalCommas } = csvTable(
    ['Hotel Annapurna, Pune', 'Category;Dish;Rate', ...lines].join('\n'),
  );
  expect(rows[2]?.cells).toEqual(['Mains', 'Dal 0', '310,50']);
  expect(hasDecimalCommas).toBe(true);
  expect(csvTable('Category;Dish\nMains;"Thali: dal, roti, rice, papad; pickle"').hasDecimalCommas).toBe(
    true,
  );
  expect(csvTable('Category,Dish\nMains,Dal').hasDecimalCommas).toBe(false);
});

it('counts the line that tells of the separator', () => {
  expect(csvRows('sep=;\nCategory;Dish\nMains;Dal').map(({ line }) => line)).toEqual([2, 3]);
});

it('counts lines as an editor does, including blank rows and cells of several lines', () => {
  const rows = csvRows('Category,Dish\n\n"A\nB",Dal\n , \nMains,Kofta\n');
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 6]);
});

it('finds a row whose quotes never end', () => {
  const rows = csvRows('Category,Dish\nMains,"Dal\nMains,Kofta\n');
  expect(rows.at(-1)).toMatchObject({ line: 2, isBroken: true });
});

it('reads UTF-16 and the encoding of Windows, and refuses a file that is not text', async () => {
  const utf16 = new Uint8Array([0xff, 0xfe, 0x41, 0, 0x09, 0, 0x26, 0x09]);
  expect(await readCsvFile(new Blob([utf16]))).toMatchObject({ rows: [{ line: 1, cells: ['A', 'द'] }] });
  const bigEndian = new Uint8Array([0xfe, 0xff, 0, 0x41, 0, 0x09, 0x09, 0x26]);
  expect(await readCsvFile(new Blob([bigEndian]))).toMatchObject({ rows: [{ line: 1, cells: ['A', 'द'] }] });
  const windows = new Uint8Array([0x41, 0xe9, 0x42, 0x2c, 0x96]);
  expect(await readCsvFile(new Blob([windows]))).toMatchObject({ rows: [{ line: 1, cells: ['AéB', '–'] }] });
  expect(await readCsvFile(new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])]))).toEqual({
    fault: 'notText',
  });
  expect(await readCsvFile(new Blob([new Uint8Array(5_000_001)]))).toEqual({ fault: 'tooLarge' });
});

it('returns an exported menu as it was, with Hindi, quotes and formulas', () => {
  const heads = ['Category', 'Dish', 'Hindi name', 'Mark', 'Price', 'Description'];
  const row = ['=Mains', '+1 "Dal"; fry', 'दाल', 'veg', '240', "-soft, 'warm'"];
  const first = importRows(EMPTY, csvRows(csvFile([heads, row])), newId) as CsvImport;
  expect(first.content.items).toMatchObject([{ name: '+1 "Dal"; fry', description: "-soft, 'warm'" }]);
  const text = csvFile(menuRowsOf(first.content));
  expect(text).toContain(`'=Mains,"'+1 ""Dal""; fry"`);
  const again = importRows(first.content, csvRows(text), newId) as CsvImport;
  expect(again).toMatchObject({ content: first.content, unchanged: 1, faults: [] });
});

it('reads 2,000 rows without a noticeable delay', () => {
  const rows = Array.from({ length: 2000 }, (_, i) => ['Mains', `Dal ${i}`, 'veg', i % 40 ? '240' : '?']);
  const text = csvFile([['Category', 'Dish', 'Mark', 'Price'], ...rows]);
  const from = performance.now();
  const { added, faults } = importRows(EMPTY, csvRows(text), newId) as CsvImport;
  const ms = performance.now() - from;
  expect([added, faults.length]).toEqual([1950, 50]);
  // A laptop needs a tenth of this.
  expect(ms).toBeLessThan(1500);
});
