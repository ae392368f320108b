import { askedFor } from '@bhoj/domain/billing/bill/tax-of-rate';
import { minus, sum } from '@bhoj/domain/money/money';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { Paise } from '@bhoj/domain/money/money';

/** Returns the tax in the prices of a bill. The bill subtracts it before it lists the taxes. */
export const taxInside = ({ lines }: Pick<Bill, 'lines'>): Paise =>
  sum(lines.map((line) => minus(askedFor(line), line.taxablePaise)));

/** True when every taxed price on a bill includes its tax. */
export function isTaxIncluded({ lines }: Pick<Bill, 'lines'>): boolean {
  const taxed = lines.filter(({ taxBp, taxIncluded }) => taxBp > 0 || taxIncluded === true);
  return taxed.length > 0 && taxed.every(({ taxIncluded }) => taxIncluded === true);
}
