import Papa from 'papaparse';
import type { CsvRow } from '@bhoj/domain/menu/file/csv';

/** The file types of a file dialog. */
export const CSV_FILES = '.csv,text/csv';

const MAX_FILE_BYTES = 5_000_000;

/**
 * Finds the separator in the header row, because its cells contain none. Excel writes semicolons where the comma is the
 * decimal sign.
 */
function separatorOf(text: string): string {
  const [heads = ''] = text.split(/[\r\n]/, 1);
  const times = (separator: string) => heads.split(separator).length;
  return [',', ';', '\t'].toSorted((a, b) => times(b) - times(a))[0] ?? ',';
}

const linesIn = (text: string): number => text.split(/\r\n|\r|\n/).length - 1;

/** Returns the rows of a CSV file with any separator, each with its first line number. Blank rows are left out. */
export function csvRows(file: string): CsvRow[] {
  const text = file.replace(/^\ufeff/, '');
  const rows: CsvRow[] = [];
  let [from, line] = [0, 1];
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    step: ({ data, errors, meta }) => {
      const isBroken = errors.some(({ type }) => type === 'Quotes');
      const row = isBroken ? { line, cells: data, isBroken } : { line, cells: data };
      if (isBroken || data.some((cell) => cell.trim() !== '')) rows.push(row);
      line += linesIn(text.slice(from, meta.cursor));
      from = meta.cursor;
    },
  });
  return rows;
}

export type CsvFile = { readonly rows: CsvRow[] } | { readonly fault: 'tooLarge' | 'notText' };

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
  return NO_TEXT.test(text) ? { fault: 'notText' } : { rows: csvRows(text) };
}
