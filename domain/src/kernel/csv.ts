/** Spreadsheets run a cell that begins with one of these as a formula (OWASP, CSV injection). */
const FORMULA = /^(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r]/;

/** Returns a cell that no spreadsheet runs as a formula; a plain negative number is none. */
function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Begins a file, so that Excel reads Hindi. */
export const CSV_START = '\ufeff';

/** Returns rows of a CSV file, each ended. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
