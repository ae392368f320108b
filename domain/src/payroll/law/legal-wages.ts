import { paise, plus, sum } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { Earning, LegalWages } from '../shape/earnings.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { Terms } from '../shape/person.schema.ts';

/**
 * The wages of the law (Code on Wages s. 2(y)): own + what of the other pay is above `otherPayMost` of the whole, rounded
 * up to the paisa, in favour of the person.
 */
function legalWages(ownPaise: Paise, otherPaise: Paise, otherPayMost: number): LegalWages {
  const above = otherPaise * 10_000 - (ownPaise + otherPaise) * otherPayMost;
  const addedBackPaise = paise(Math.max(0, Math.ceil(above / 10_000)));
  return { ownPaise, otherPaise, addedBackPaise, wagesPaise: plus(ownPaise, addedBackPaise) };
}

/** The wages of the law in earnings; null where the law's rule is not known. */
export function legalWagesOf(
  earnings: readonly Earning[],
  { wages }: Pick<PayLaw, 'wages'>,
): LegalWages | null {
  if (wages === null) return null;
  const of = (isWages: boolean): Paise =>
    sum(earnings.filter((earning) => earning.isWages === isWages).map(({ amountPaise }) => amountPaise));
  return legalWages(of(true), of(false), wages.value.otherPayMost);
}

/** The wages of each month, day or hour by the terms; without the law's rule those that are wages by themselves. */
export function wageRateOf({ basicPaise, allowances }: Terms, { wages }: Pick<PayLaw, 'wages'>): Paise {
  const of = (isWages: boolean): Paise =>
    sum(allowances.filter((one) => one.isWages === isWages).map(({ amountPaise }) => amountPaise));
  const own = plus(basicPaise, of(true));
  return wages === null ? own : legalWages(own, of(false), wages.value.otherPayMost).wagesPaise;
}

/** The days of a month for which a daily or hourly pay is counted as a month's, for what the law asks of a month. */
const DAYS_A_MONTH = 26;

/** The wages of a full month by the terms: a day's are those of 26 days, an hour's those of 26 full days. */
export function monthlyWagesOf(terms: Terms, law: Pick<PayLaw, 'wages'>): Paise {
  const rate = wageRateOf(terms, law);
  if (terms.by === 'month') return rate;
  if (terms.by === 'day') return paise(rate * DAYS_A_MONTH);
  return paise(Math.round((rate * DAYS_A_MONTH * terms.dayMinutes) / 60));
}
