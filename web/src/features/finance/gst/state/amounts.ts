import { plus, sum, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Row } from './rows.ts';

export const AMOUNTS = ['value', 'igst', 'cgst', 'sgst'] as const;
export type Amount = (typeof AMOUNTS)[number];

/** The sum of a column; null where no row has an amount. */
export function sumOf(rows: readonly Row[], of: Amount): Paise | null {
  const amounts = rows.flatMap((row) => row[of] ?? []);
  return amounts.length === 0 ? null : sum(amounts);
}

/** Everything of a row: value and tax. */
export const totalOf = (row: Row): Paise | null =>
  row.value === null
    ? null
    : (['igst', 'cgst', 'sgst'] as const).reduce((all, of) => plus(all, row[of] ?? ZERO), row.value);
