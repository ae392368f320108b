import Papa from 'papaparse';
import type { CsvRow } from '@bhoj/domain/menu/csv';

const MAX_FILE_BYTES = 5_000_000;

/** By the heads alone, which hold no separator of their own: Excel writes semicolons where a comma is the decimal sign. */
function separatorOf(text: string): string {
  const [heads = ''] = text.split(/[\r\n]/, 1);
  const times = (separator: string) => heads.split(separator).length;
  return [',', ';', '\t'].toSorted((a, b) => times(b) - times(a))[0] ?? ',';
}

const linesIn = (text: string): number => text.split(/\r\n|\r|\n/).length - 1;

/** The rows of a CSV file, whatever separates its cells, each with the line that it begins in. Blank rows are left out. */
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

/** Excel's "Unicode text" is UTF-16; whatever is neither that nor UTF-8 would come out as gibberish. */
export async function readCsvFile(file: Blob): Promise<CsvFile> {
  if (file.size > MAX_FILE_BYTES) return { fault: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? { fault: 'notText' } : { rows: csvRows(text) };
  } catch {
    return { fault: 'notText' };
  }
}
