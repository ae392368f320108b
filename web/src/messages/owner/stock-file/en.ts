import { part } from '../../part.ts';

/** Files of items and recipes. */
export const stockFilePart = part('stockFile', {
  import: 'Import',
  export: 'Export for editing',
  template: 'Template',
  title: { items: 'Import items', recipes: 'Import recipes' },
  intro: {
    items:
      'A CSV file with a row for each item. A row with the name of an item changes it; others are added. Nothing is saved before you confirm.',
    recipes:
      'A CSV file with a row for each ingredient. A recipe in the file replaces the one that is there; others stay. Nothing is saved before you confirm.',
  },
  choose: 'Choose a file',
  another: 'Choose another file',
  file: 'CSV file',
  tooLarge: 'This file is larger than 5 MB.',
  notText: 'This is no CSV file. Save the sheet as CSV first.',
  failed: 'The file could not be read.',
  lacking: (columns: string) => `This file lacks the columns ${columns}.`,
  found: {
    items: (n: number) => (n === 1 ? '1 item is new or changed.' : `${n} items are new or changed.`),
    recipes: (n: number) => (n === 1 ? '1 recipe is new or changed.' : `${n} recipes are new or changed.`),
  },
  same: {
    items: (n: number) => (n === 1 ? '1 row changes nothing.' : `${n} rows change nothing.`),
    recipes: (n: number) => (n === 1 ? '1 recipe stays as it is.' : `${n} recipes stay as they are.`),
  },
  bad: (n: number) =>
    n === 1 ? '1 row cannot be read and is left out' : `${n} rows cannot be read and are left out`,
  fault: (line: number, column: string | null) =>
    column === null ? `Line ${line}: the row is broken` : `Line ${line}: ${column}`,
  more: (n: number) => `and ${n} more`,
  start: (n: number) => `Import ${n}`,
  saving: 'Importing',
  done: { items: 'The items are imported.', recipes: 'The recipes are imported.' },
  names: { items: 'stock-items', recipes: 'recipes', template: 'stock-items-template' },
});
