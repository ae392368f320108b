import { minus, paise, partOf, plus, sum, times } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { Earning, LegalWages } from '../shape/earnings.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Terms } from '../shape/person.schema.ts';

/**
 * Returns the wages of the law (Code on Wages s. 2(y)): the basic parts plus the amount by which other pay exceeds
 * `otherPayMost` of the whole, rounded up to the paisa, in favour of the person.
 */
function legalWages(ownPaise: Paise, otherPaise: Paise, otherPayMost: number): LegalWages {
  // Rounding the allowed part down rounds the excess up.
  const allowed = partOf(plus(ownPaise, otherPaise), otherPayMost, 10_000, 'down');
  const addedBackPaise = paise(Math.max(0, minus(otherPaise, allowed)));
  return { ownPaise, otherPaise, addedBackPaise, wagesPaise: plus(ownPaise, addedBackPaise) };
}

/** Returns the legal wages in earnings; null where the law's rule is unknown. */
export function legalWagesOf(
  earnings: readonly Earning[],
  { wages }: Pick<PayLaw, 'wages'>,
): LegalWages | null {
  if (wages === null) return null;
  const of = (isWages: boolean): Paise =>
    sum(earnings.filter((earning) => earning.isWages === isWages).map(({ amountPaise }) => amountPaise));
  return legalWages(of(true), of(false), wages.value.otherPayMost);
}

/**
 * Returns the legal wages of a month, day or hour by the terms. Without the law's rule only basic pay and the
 * allowances that are wages count.
 */
export function wageRateOf({ basicPaise, allowances }: Terms, { wages }: Pick<PayLaw, 'wages'>): Paise {
  const of = (isWages: boolean): Paise =>
    sum(allowances.filter((one) => one.isWages === isWages).map(({ amountPaise }) => amountPaise));
  const own = plus(basicPaise, of(true));
  return wages === null ? own : legalWages(own, of(false), wages.value.otherPayMost).wagesPaise;
}

/** The days by which daily or hourly pay becomes a month's, for rules of the law about a month. */
export const DAYS_A_MONTH = 26;

/** Returns the wages of a full month by the terms: 26 days, or the hours of 26 full days. */
export function monthlyWagesOf(terms: Terms, law: Pick<PayLaw, 'wages'>): Paise {
  const rate = wageRateOf(terms, law);
  if (terms.by === 'month') return rate;
  if (terms.by === 'day') return times(rate, DAYS_A_MONTH);
  return partOf(rate, DAYS_A_MONTH * terms.dayMinutes, 60);
}
