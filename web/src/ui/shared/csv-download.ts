import Papa from 'papaparse';

/** A number is written as a number for spreadsheets, also with decimals or below zero. */
export type CsvCell = string | number;

/**
 * Spreadsheets run a cell that begins with one of these as a formula (OWASP, CSV injection), so it is written after an
 * apostrophe. A plain negative number is not a formula.
 */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r]/;

/** Returns a file for spreadsheets, with a byte-order mark, so that Excel reads Hindi. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  `\ufeff${Papa.unparse(rows as CsvCell[][], { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;

/** Downloads a text as a file. */
export function download(name: string, text: string, type = 'text/csv'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
