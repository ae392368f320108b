import { ABOVE_MRP, MRP_ADD_ONS } from '../mrp.ts';
import { SOLD_BY_WORDS } from '../sold-by.ts';
import { LANGUAGES, otherLanguages } from '@bhoj/domain/catalogue/languages';
import {
  categoryNameColumn,
  descriptionColumn,
  isAddOnColumn,
  isListColumn,
  nameColumn,
  sizeNamesColumn,
} from '@bhoj/domain/menu/file/csv-names';
import type { RowFault } from '@bhoj/domain/menu/file/csv';
import type { ListColumn } from '@bhoj/domain/menu/file/csv-names';
import type { CsvColumn } from '@bhoj/domain/menu/file/csv-columns';
import { part } from '../../part.ts';

const dishes = (n: number) => `${n.toLocaleString('en-IN')} ${n === 1 ? 'dish' : 'dishes'}`;
const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
const rows = (n: number) => `${n.toLocaleString('en-IN')} ${n === 1 ? 'row' : 'rows'}`;

export const menuCsvPart = part('menuCsv', {
  title: 'Import a menu',
  intro:
    'A CSV file with the columns Category, Dish, Type and Rate, or Half and Full in place of Rate. A row changes the dish of its ID, or of its category and name; any other row adds a dish. Nothing is deleted, and nothing is saved before you say so.',
  template: 'Download a template',
  templateName: 'menu-template.csv',
  templateHint: 'Write over the lines in it: they show how a dish is written.',
  choose: 'Choose a CSV file',
  another: 'Choose another file',
  file: 'CSV file',
  added: (n: number) => `${dishes(n)} to add`,
  changed: (n: number) => `${dishes(n)} to change`,
  unchanged: (n: number) => `${dishes(n)} as they are`,
  bad: (n: number) => `${rows(n)} cannot be read`,
  badHint: 'These rows are left out. Mend them in the file and choose it again, or import the others.',
  badDownload: 'Download these rows with their reasons',
  badFileName: 'menu-rows-to-mend.csv',
  renamed: (n: number) =>
    `names in other languages for ${n.toLocaleString('en-IN')} ${n === 1 ? 'category' : 'categories'}`,
  dish: 'Dish',
  changes: 'What the file does',
  kinds: { new: 'New', changed: 'Changed', kept: 'As it is' },
  state: 'State',
  cell: (column: string, text: string) =>
    column === 'Price' || column === 'Category' ? text : `${column}: ${text}`,
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  none: 'none',
  badTable: 'Rows that cannot be read',
  line: 'Line',
  column: 'Column',
  wrong: 'What is wrong',
  wholeRow: 'Whole row',
  told: 'How the file was read',
  toldTitles: (lines: string) => `Above the headings, left out: ${lines}.`,
  toldHeadings: (lines: string) => `The headings again, left out: ${lines}.`,
  toldCategories: (lines: string) => `A line by itself is the category of the dishes below it: ${lines}.`,
  toldAbove: (n: number, lines: string) =>
    `${dishes(n)} without a category ${n === 1 ? 'takes' : 'take'} the one above: ${lines}.`,
  toldTotals: (lines: string) => `Totals, left out: ${lines}.`,
  toldNotes: (lines: string) => `Notes, left out: ${lines}.`,
  toldColumns: (heads: string) => `Of columns that say the same, left out: ${heads}.`,
  toldCommas: (n: number, example: string) =>
    `In ${rows(n)} the comma is read as the decimal point, as in “${example}”.`,
  toldMaybeLiquor: (lines: string) =>
    `May be liquor, and is read as food. If it is liquor, write liquor under Tax class: ${lines}.`,
  toldMaybeCharge: (lines: string) =>
    `May be a service charge, which nobody may add to a bill. If it is one, take it out: ${lines}.`,
  /** A line of the file, with its text. */
  lineOf: (line: number, text: string) => `line ${line} “${short(text)}”`,
  linesOf: (lines: string) => `lines ${lines}`,
  more: (n: number) => `and ${n.toLocaleString('en-IN')} more`,
  which: (what: string) => `Which column is “${what}”?`,
  whichHint: (heads: readonly string[]) =>
    `${heads.join(' and ')} differ, and each can be it. Only one is read; the file stays as it is.`,
  whichOne: (head: string, examples: readonly string[]) => `${head} (${examples.join(', ')} …)`,
  otherColumn: 'Choose another column',
  ignored: (heads: string) => `These columns are not known and are left out: ${heads}.`,
  nothing: 'There is nothing to import in this file.',
  lacking: (columns: string) =>
    `This file has no column ${columns}. One of its first ten lines must name the columns, as an exported menu does.`,
  notText: 'This file is not a CSV file in UTF-8. In Excel, save it as “CSV UTF-8 (Comma delimited)”.',
  tooLarge: 'This file is larger than 5 MB. A menu of 2,000 dishes is smaller than that.',
  importIt: (n: number) => (n === 0 ? 'Import names' : `Import ${dishes(n)}`),
  importing: 'Importing…',
  cancel: 'Cancel',
  done: (added: number, changed: number) =>
    [added > 0 && `${dishes(added)} added`, changed > 0 && `${dishes(changed)} changed`]
      .filter(Boolean)
      .join(', ') || 'Names are changed',
  fileName: (date: string) => `menu-${date}.csv`,
});

const UNREADABLE: Readonly<Partial<Record<CsvColumn, string>>> = {
  Category: 'Write a category of at most 60 characters.',
  Dish: 'Write a name of at most 120 characters.',
  ...Object.fromEntries(otherLanguages.map((l) => [nameColumn(l), 'Write at most 120 characters.'])),
  ...Object.fromEntries(otherLanguages.map((l) => [categoryNameColumn(l), 'Write at most 120 characters.'])),
  'Short code': 'Write at most 8 letters and digits, without spaces.',
  Description: 'Write at most 400 characters.',
  ...Object.fromEntries(otherLanguages.map((l) => [descriptionColumn(l), 'Write at most 400 characters.'])),
  Mark: 'Write Veg, Egg or Non-veg under Type.',
  Price: 'Write a price in rupees, like 240, 240.50 or 240/-.',
  'Printed MRP': 'Write the MRP on the pack in rupees, like 20; for packaged goods without sizes.',
  Packing: 'Write what packing one portion costs in rupees, like 5 or 7.50; 0 for nothing.',
  Sizes: 'Write a price under each size, or sizes like Half = 180 | Full = 300.',
  ...Object.fromEntries(
    otherLanguages.map((l) => [
      sizeNamesColumn(l),
      `Write the sizes’ ${LANGUAGES[l].english} names in the same order, between bars.`,
    ]),
  ),
  'Food rules':
    'Write rules and answers like Jain = on request | No nuts = yes. The answers are yes, on request and no; they agree with the mark and with each other.',
  Spice: 'Write 0, 1, 2 or 3.',
  Station: 'Write a station of at most 30 characters.',
  'Tax class': 'Write standard, goods, exempt or liquor.',
  HSN: 'Write the HSN code of goods: 4, 6 or 8 digits. A spreadsheet may drop a 0 at its beginning.',
  'GST rate': 'Write the GST rate of packaged goods, like 5 or 18.',
  Minutes: 'Write whole minutes, from 0 to 240.',
  'Sold by':
    'Write weights like 250 g | 500 g | 1 kg, bounds like open 20 to 2000, or - for a dish sold by the portion.',
  'Add-ons': 'Write at most 12 add-on groups, between bars.',
  'Most of one add-on':
    'Write groups of this dish and how many of one option may be taken, from 1 to 9, like Sugar = 3 | Extras = 1; - takes them all back to one, and an empty cell keeps them.',
  Combo:
    'Write slots with dishes of the menu, like Bread = 2 x Tawa roti; Butter naan + 20 | Dal = Dal makhani, or - for none. Liquor, packaged and exempt goods, other combos and dishes with a required add-on cannot be in it.',
};

const quoted = (cell: string) =>
  cell === '' ? '' : `“${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}”. `;

const LIST_UNREADABLE =
  'Write a price like 240, or Half = 180 | Full = 300 for sizes; - takes it off the list, and an empty cell keeps it. An open dish is on no list.';

const ADD_ONS_UNREADABLE =
  'Write add-ons of this dish and their prices like Extras: Butter = 25 | Extras: Cheese = 40; - takes them off the list, and an empty cell keeps them. Name each once; where two have one name, write the name as the exported file does.';

const ofList = (column: ListColumn): string => (isAddOnColumn(column) ? ADD_ONS_UNREADABLE : LIST_UNREADABLE);

/** Returns the fault of a row, and the right text instead. */
function rowFaultWords({ column, code, cell, isCombo }: RowFault): string {
  const what = column === null ? '' : isListColumn(column) ? ofList(column) : (UNREADABLE[column] ?? '');
  switch (code) {
    case 'missing':
      return `Empty. ${what}`;
    case 'unreadable':
    case 'invalid':
      return `${quoted(cell)}${what}`;
    case 'unknown-group':
      return `${quoted(cell)}Only add-on groups that are on the menu; make the group first.`;
    case 'service-charge':
      return `${quoted(cell)}This reads like a service charge or a tip, which nobody may add to a bill.`;
    case 'liquor-as-food':
      return `${quoted(cell)}This reads like liquor. Write liquor under Tax class, or say in its name that it has no alcohol.`;
    case 'mrp':
      return `${quoted(cell)}Only packaged goods without sizes have an MRP here. A size gets its MRP in the dish itself.`;
    case 'above-mrp':
      return `${quoted(cell)}${ABOVE_MRP}`;
    case 'mrp-add-ons':
      return `${quoted(cell)}${MRP_ADD_ONS}`;
    case 'by-weight-mrp':
    case 'by-weight-combo':
    case 'open-by-weight':
    case 'open-combo':
    case 'open-choices':
    case 'open-goods':
      return `${quoted(cell)}${SOLD_BY_WORDS[code]}`;
    case 'lost-letters':
      return `${quoted(cell)}These letters were lost when the file was saved. Write them again and save it as “CSV UTF-8”.`;
    case 'repeated':
      return `The same dish is in line ${cell} already.`;
    case 'code-taken':
      return `${quoted(cell)}Another dish has this code.`;
    case 'too-many-cells':
      return `${quoted(cell)}More cells than columns. A comma inside a name needs quotes around it.`;
    case 'broken-quotes':
      return 'A quotation mark is opened here and never closed.';
    case 'part-left-out':
      return `A dish of this combo is in line ${cell}, which is left out. Put that line right first.${isCombo === true ? ' A combo cannot be a part of another one.' : ''}`;
    case 'part-named-twice':
      return `${quoted(cell)}Several dishes have this name. Write the one that you mean as the exported file does, with its id in brackets.`;
    case 'in-combo':
      return `The combo “${cell}” needs this dish as it is. Change the combo first.`;
    case 'add-on-twice':
      return `${quoted(cell)}Another line gives one of these add-ons another price on this list.`;
    case 'most-twice':
      return `${quoted(cell)}Another line gives one of these groups another number.`;
    case 'menu-full':
      return 'A menu holds at most 2,000 dishes.';
  }
}

export const rowFaultPart = part('rowFaultWords', rowFaultWords);
