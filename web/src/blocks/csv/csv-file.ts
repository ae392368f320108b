import Papa from 'papaparse';
import type { CsvRow } from '@bhoj/domain/menu/file/csv';

/** The file types of a file dialog. */
export const CSV_FILES = '.csv,text/csv';

const MAX_FILE_BYTES = 5_000_000;

const LINE_END = /\r\n|\r|\n/;

/** How many lines show which separator a file has: titles may stand above its headings. */
const FIRST_LINES = 10;

/**
 * Finds the separator: the character that most of the first lines contain, and the most frequent one when several are
 * equal. Where the comma is the decimal sign, Excel writes semicolons, and a price may put a comma into every line.
 */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 100_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(LINE_END, FIRST_LINES);
  const weight = (separator: string) => {
    const times = lines.map((line) => line.split(separator).length - 1);
    return times.filter((n) => n > 0).length * 1e6 + times.reduce((a, b) => a + b, 0);
  };
  return [',', ';', '\t'].toSorted((a, b) => weight(b) - weight(a))[0] ?? ',';
}

/** The first line by which Excel is told of the separator: `sep=;`. It is no row of the file. */
const TOLD_SEPARATOR = /^"?sep=(.)[^\r\n]*(?:\r\n|\r|\n|$)/i;

const linesIn = (text: string): number => text.split(LINE_END).length - 1;

/** The rows of a file, as it is written. */
export interface CsvTable {
  readonly rows: CsvRow[];
  /** True where semicolons separate the cells: a comma in a number is then the decimal sign. */
  readonly hasDecimalCommas: boolean;
}

/** Returns the rows of a CSV file with any separator, each with its first line number. Blank rows are left out. */
export function csvTable(file: string): CsvTable {
  const whole = file.replace(/^\ufeff/, '');
  const [first = '', told] = TOLD_SEPARATOR.exec(whole) ?? [];
  const text = whole.slice(first.length);
  const delimiter = told ?? separatorOf(text);
  const rows: CsvRow[] = [];
  let [from, line] = [0, 1 + linesIn(first)];
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta }) => {
      const isBroken = errors.some(({ type }) => type === 'Quotes');
      const row = isBroken ? { line, cells: data, isBroken } : { line, cells: data };
      if (isBroken || data.some((cell) => cell.trim() !== '')) rows.push(row);
      line += linesIn(text.slice(from, meta.cursor));
      from = meta.cursor;
    },
  });
  return { rows, hasDecimalCommas: delimiter === ';' };
}

export type CsvFile = CsvTable | { readonly fault: 'tooLarge' | 'notText' };

/** Characters that no text has; a workbook or a picture has many. */
// oxlint-disable-next-line no-control-regex
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f]/;

const utf16Of = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;

/** Excel's plain CSV has the encoding of Windows, in which any bytes are valid text. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder(utf16Of(bytes) ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads a file as UTF-8, as UTF-16 (Excel's "Unicode text"), or else in the encoding of Windows; refuses a file that is
 * not text.
 */
export async function readCsvFile(file: Blob): Promise<CsvFile> {
  if (file.size > MAX_FILE_BYTES) return { fault: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = textOf(bytes);
  return NO_TEXT.test(text) ? { fault: 'notText' } : csvTable(text);
}
