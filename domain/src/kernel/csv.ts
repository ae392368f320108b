/** Spreadsheets read a number as a number, also with decimals or below zero. */
export type CsvCell = string | number;
type Rows = readonly (readonly CsvCell[])[];

/** Makes Excel read a file as UTF-8, so that Hindi is legible. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Spreadsheets run a cell that begins with one of these as a formula (OWASP, CSV injection). A plain negative number is
 * no formula. A cell that begins with apostrophes before one of these is guarded too, so that an import reads back the
 * same text.
 */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)'*[=+\-@\t\r]/;

/** Writes an apostrophe before a text that a spreadsheet would run. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

function written(cell: CsvCell): string {
  const harmless = guarded(String(cell));
  return /[",\r\n]|^ | $/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Removes the apostrophe that `guarded` wrote. */
export const withoutGuard = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Returns further rows of a CSV file. */
export const csvRows = (rows: Rows): string =>
  rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');

/** Returns a CSV file for spreadsheets. */
export const csvFile = (rows: Rows): string => BYTE_ORDER_MARK + csvRows(rows);
