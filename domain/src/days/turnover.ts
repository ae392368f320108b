import { creditedValueOf } from './day-sums.ts';
import { minus, plus, sum, ZERO } from '../money/money.ts';
import { financialYearOf, startOf } from '../time/ist.ts';
import type { Paise } from '../money/money.ts';
import type { Closing } from './closing.ts';
import type { Day } from './day.schema.ts';

/**
 * Returns the day's part of the year's turnover, before tax: bills after discount, less credit notes, plus debit notes,
 * plus the orders that aggregators bill, which are supplies of the restaurant too (CGST Act s. 2(6)).
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
  const credited = creditedValueOf(credits);
  return plus(minus(billed, credited), sum(Object.values(byOperator).map(({ totalPaise }) => totalPaise)));
};

/** Returns the financial year of a business day, such as `2026-27`. */
const yearOf = (day: string): string => financialYearOf(startOf(day));

/** Returns the first day of the financial year of a business day. */
export const firstOfYear = (day: string): string => `${yearOf(day).slice(0, 4)}-04-01`;

/** An earlier closing of the same financial year, from which the turnover continues. */
type Before = Pick<Closing, 'day' | 'yearTurnoverPaise'> | null;

/** Returns the last closing's figure for the financial year of `day`; null when it has none. */
export const turnoverBefore = (before: Before, day: string): { day: string; paise: Paise } | null =>
  before === null || yearOf(before.day) !== yearOf(day)
    ? null
    : { day: before.day, paise: before.yearTurnoverPaise };

/**
 * Returns the turnover of the financial year up to and including `day`: the last closing's figure plus the days since.
 * Without a closing, `days` must hold all days of the year.
 */
export function yearTurnover(before: Before, days: readonly Day[], day: string): Paise {
  const known = turnoverBefore(before, day);
  const since = days.filter(
    (one) => one.day <= day && (known === null ? one.day >= firstOfYear(day) : one.day > known.day),
  );
  return plus(known?.paise ?? ZERO, sum(since.map(turnoverOf)));
}

/**
 * Returns the turnover of the financial year until now: the last closing's figure plus today's sales. Null while no day
 * of the year was closed.
 */
export function turnoverUntilNow(last: Before, today: Day): Paise | null {
  const known = turnoverBefore(last, today.day);
  if (known === null) return null;
  return known.day >= today.day ? known.paise : plus(known.paise, turnoverOf(today));
}
