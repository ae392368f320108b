import { z } from 'zod';
import type { IsoDate } from './ist.ts';

/** Reads a day of a file: `2026-11-20` or, as spreadsheets in India write it, `20/11/2026` or `20-11-2026`; else null. */
export function writtenDay(cell: string): IsoDate | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(cell) ?? [];
  const text = year === '' ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(text).success ? text : null;
}
