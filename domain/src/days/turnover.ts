import { minus, plus, sum, ZERO } from '../money/money.ts';
import { financialYearOf, startOf } from '../time/ist.ts';
import type { Paise } from '../money/money.ts';
import type { Closing } from './closing.ts';
import type { Day } from './day.schema.ts';

/**
 * What a day adds to the year's turnover, before tax: bills after discount, less credit notes and with debit notes, and the orders that
 * aggregators bill, which count for the restaurant too (CGST Act s. 2(6)).
 */
export const turnoverOf = ({
  subtotalPaise,
  discountPaise,
  credits,
  debits,
  byOperator,
}: Pick<Day, 'subtotalPaise' | 'discountPaise' | 'credits' | 'debits' | 'byOperator'>): Paise => {
  const debited = minus(debits.totalPaise, debits.taxPaise);
  const billed = plus(minus(subtotalPaise, discountPaise), debited);
  const credited = minus(credits.totalPaise, credits.taxPaise);
  return plus(minus(billed, credited), sum(Object.values(byOperator).map(({ totalPaise }) => totalPaise)));
};

/** `2026-27` for a business day. */
const yearOf = (day: string): string => financialYearOf(startOf(day));

/** The first day of the financial year of a business day. */
export const firstOfYear = (day: string): string => `${yearOf(day).slice(0, 4)}-04-01`;

/** The closing from which the year's turnover goes on: of the same financial year. */
type Before = Pick<Closing, 'day' | 'yearTurnoverPaise'> | null;

/** Returns the last closing's figure for the financial year of `day`; null when it has none. */
export const turnoverBefore = (before: Before, day: string): { day: string; paise: Paise } | null =>
  before === null || yearOf(before.day) !== yearOf(day)
    ? null
    : { day: before.day, paise: before.yearTurnoverPaise };

/**
 * Returns the turnover of the financial year up to and with `day`: that of the last closing, and of the days since. Without
 * one, `days` must hold all days of the year.
 */
export function yearTurnover(before: Before, days: readonly Day[], day: string): Paise {
  const known = turnoverBefore(before, day);
  const since = days.filter(
    (one) => one.day <= day && (known === null ? one.day >= firstOfYear(day) : one.day > known.day),
  );
  return plus(known?.paise ?? ZERO, sum(since.map(turnoverOf)));
}

/**
 * Returns the turnover of the financial year until now: that of the last closed day, and today's sales. Null while no day of the
 * year was closed.
 */
export function turnoverUntilNow(last: Before, today: Day): Paise | null {
  const known = turnoverBefore(last, today.day);
  if (known === null) return null;
  return known.day >= today.day ? known.paise : plus(known.paise, turnoverOf(today));
}
