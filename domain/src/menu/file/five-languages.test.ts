import { expect, it } from 'vitest';
import { otherLanguages } from '../../catalogue/languages.ts';
import type { OtherLanguage } from '../../catalogue/languages.ts';
import { descriptionIn, withDescription } from '../../catalogue/names.ts';
import { aCategory, aVariant, dishOf } from '../../fixtures/menu.ts';
import { importRows, menuRowsOf } from './csv.ts';
import { columnOf } from './csv-headings.ts';
import { menuContentSchema } from '../shape/menu-content.schema.ts';
import { MENU_MAX_BYTES } from '../shape/menu.schema.ts';
import type { CsvImport } from './csv.ts';
import type { MenuContent, MenuItem } from '../shape/menu.schema.ts';

/** A text of so many letters in each further language. */
const inEach = (letters: number) => ({
  hi: 'क'.repeat(letters),
  mr: 'म'.repeat(letters),
  ta: 'த'.repeat(letters),
  bn: 'ব'.repeat(letters),
});

const menuWith = (dishes: number, letters: number): MenuContent => ({
  categories: [aCategory({ id: 'c', otherNames: inEach(10) })],
  items: Array.from({ length: dishes }, (_, i) =>
    dishOf(`Paneer tikka ${i}`, 240, {
      id: `dish-${i}`,
      categoryId: 'c',
      otherNames: inEach(16),
      description: 'From the tandoor, with mint chutney and onions on the side',
      otherDescriptions: inEach(letters),
      variants: [aVariant({ id: 'half', otherNames: inEach(4) })],
    }),
  ),
  addOnGroups: [],
});
/** UTF-8, as the document is stored. */
const bytesOf = (menu: MenuContent) =>
  encodeURIComponent(JSON.stringify(menu)).replaceAll(/%../g, '_').length;
const undescribed = (dish: MenuItem, language: OtherLanguage) => withDescription(dish, language, '');

it('500 dishes in five languages fit into a menu, with a description of 50 letters in each (P-LANG-7)', () => {
  // Ten dishes, fifty times: the same bytes, and the categories counted too often.
  const bytesOf500 = (letters: number) => bytesOf(menuWith(10, letters)) * 50;
  expect(menuContentSchema.safeParse(menuWith(10, 50)).success).toBe(true);
  expect(bytesOf500(50)).toBeLessThanOrEqual(MENU_MAX_BYTES);
  // With the longest descriptions they do not: `saveMenu` refuses with `menu-too-large`.
  expect(bytesOf500(400)).toBeGreaterThan(MENU_MAX_BYTES);
});

it('a description in further languages is written into the file and read from it (P-LANG-6)', () => {
  const menu = menuWith(2, 20);
  const rows = menuRowsOf(menu).map((cells, i) => ({ line: i + 1, cells }));
  const bare = {
    ...menu,
    items: menu.items.map((dish) => ({ ...otherLanguages.reduce(undescribed, dish), otherNames: {} })),
  };
  const read = importRows(bare, rows, () => 'new') as CsvImport;
  expect(read.faults).toEqual([]);
  expect(read.content).toEqual(menu);
  const emptied = rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, i) => (line > 1 && rows[0]?.cells[i]?.startsWith('Description in') ? '' : cell)),
  }));
  const without = importRows(menu, emptied, () => 'new') as CsvImport;
  expect(without.content.items[0]).not.toHaveProperty('otherDescriptions');
});

it.each([
  ['Name (Marathi)', 'Marathi name'],
  ['Description (Hindi)', 'Description in Hindi'],
  ['Bengali description', 'Description in Bengali'],
  ['विवरण (मराठी)', 'Description in Marathi'],
  ['नाम (तमिल)', 'Tamil name'],
  ['বাংলা', 'Bengali name'],
  ['Category (Tamil)', 'Category in Tamil'],
  ['श्रेणी (हिंदी)', 'Category in Hindi'],
])('the heading %s is the column %s', (head, column) => expect(columnOf(head)).toBe(column));

it('a reader without a description in their language reads the restaurant’s own', () => {
  const dal = { description: 'Slow-cooked', otherDescriptions: { mr: 'मंद आचेवर' } };
  expect(descriptionIn('mr', dal)).toBe('मंद आचेवर');
  expect(descriptionIn('ta', dal)).toBe('Slow-cooked');
  expect(descriptionIn('hi', { description: 'Slow-cooked' })).toBe('Slow-cooked');
});
