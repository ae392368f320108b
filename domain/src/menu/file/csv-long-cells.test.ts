import { expect, it } from 'vitest';
import { CSV_COLUMNS } from './csv-columns.ts';
import { importRows } from './csv.ts';
import type { MenuContent } from '../shape/menu.schema.ts';

const EMPTY: MenuContent = { categories: [], items: [], addOnGroups: [] };

/** At this length a pattern with quadratic time needs minutes. */
const LENGTH = 100_000;
/** ms for one cell of that length in every column, on a busy machine. */
const SOON = 20_000;

it.each([
  ['blanks', ' '],
  ['breaks of lines', ' \n'],
  ['open brackets', '('],
  ['dots', '.'],
  ['thousands', ',12'],
  ['backslashes', '\\'],
  ['separators', '|='],
  ['slashes', '/-'],
])('a cell of %s takes time in proportion to its length', (_, part) => {
  const cell = `a${part.repeat(LENGTH / part.length)}a`;
  const rows = [
    [...CSV_COLUMNS, cell],
    ['Mains', 'Dal', ...CSV_COLUMNS.slice(2).map(() => cell), ''],
    [cell, cell],
  ];
  const began = Date.now();
  importRows(
    EMPTY,
    rows.map((cells, i) => ({ line: i + 1, cells })),
    () => 'new',
  );
  expect(Date.now() - began).toBeLessThan(SOON);
});
