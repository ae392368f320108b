import type { Issued } from './tables.schema.ts';

/** The most missing numbers that a finding names. */
const MOST_MISSING = 20;

/** Returns the missing numbers of a series between its first and its last. */
export function missingOf(sequences: Iterable<number>): number[] {
  const all = [...sequences].toSorted((a, b) => a - b);
  const missing: number[] = [];
  let next = all[0] ?? 1;
  for (const sequence of all) {
    for (; next < sequence && missing.length < MOST_MISSING; next += 1) missing.push(next);
    next = sequence + 1;
  }
  return missing;
}

/** Returns the printed number for a sequence of a series. */
export const printed = (
  { series, financialYear }: Pick<Issued, 'series' | 'financialYear'>,
  n: number,
): string => `${series}/${financialYear.slice(2)}/${String(n).padStart(6, '0')}`;
