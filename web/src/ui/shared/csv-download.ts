import { csvFile } from '@bhoj/domain/kernel/csv';

/** Downloads a text as a file. */
export function download(name: string, text: string, type = 'text/csv'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Downloads rows as a file for spreadsheets. */
export const downloadCsv = (name: string, rows: Parameters<typeof csvFile>[0]): void =>
  download(name, csvFile(rows));
