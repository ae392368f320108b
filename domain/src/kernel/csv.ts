/** A number stays one for spreadsheets, also with decimals or below zero. */
export type CsvCell = string | number;
type Rows = readonly (readonly CsvCell[])[];

/** Begins a file, so that Excel reads Hindi. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Spreadsheets run a cell that begins with one of these as a formula (OWASP, CSV injection). A plain negative number is
 * none. A cell that begins with apostrophes before one of these is guarded, too, so that it is read back as it was.
 */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)'*[=+\-@\t\r]/;

/** Writes an apostrophe before what a spreadsheet would run. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

function written(cell: CsvCell): string {
  const harmless = guarded(String(cell));
  return /[",\r\n]|^ | $/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Takes the apostrophe away that was written before what looks like a formula. */
export const withoutGuard = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Returns further rows of a CSV file. */
export const csvRows = (rows: Rows): string =>
  rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');

/** Returns a CSV file for spreadsheets. */
export const csvFile = (rows: Rows): string => BYTE_ORDER_MARK + csvRows(rows);
