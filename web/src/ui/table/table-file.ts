import { csvText } from '../shared/csv-download.ts';
import type { CsvCell } from '../shared/csv-download.ts';
import type { Column } from './column.ts';

/** Returns the rows as a CSV file, headers first: each column's `csv`, else its text. */
export function tableCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) => columns.map(({ csv, text }): CsvCell => csv?.(row) ?? text(row)));
  return csvText([columns.map(({ header }) => header), ...cells]);
}
