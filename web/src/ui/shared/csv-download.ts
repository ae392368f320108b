import Papa from 'papaparse';

/** A number stays a number for a spreadsheet, also where it has two decimals or lies below zero. */
export type CsvCell = string | number;

/**
 * A spreadsheet runs a cell that begins with one of these as a formula (OWASP, CSV injection): it is written behind an
 * apostrophe. A plain number below zero is no formula.
 */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r]/;

/** A file for spreadsheets: with a byte-order mark, so that Excel reads Hindi. */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  `\ufeff${Papa.unparse(rows as CsvCell[][], { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;

/** Hands a text to the person as a file of theirs. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
