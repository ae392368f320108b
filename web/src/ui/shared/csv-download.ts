import Papa from 'papaparse';

/** What a spreadsheet writes: with a BOM, so that Excel reads Hindi. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${Papa.unparse(rows as string[][], { newline: '\r\n' })}\r\n`;

/** Hands a text to the person as a file of theirs. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
