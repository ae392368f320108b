import type { Column } from './column.ts';

/** Returns the rows of a file, headers first: each column's `csv`, else its text. */
export const tableRows = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): (string | number)[][] => [
  columns.map(({ header }) => header),
  ...rows.map((row) => columns.map(({ csv, text }) => csv?.(row) ?? text(row))),
];
