import { minus, sum, times, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { Day } from './day.schema.ts';

/** Returns the round-off of credit notes as it is stored: missing where it is zero. */
export const creditedRoundOffOf = (roundOffPaise: Paise): Pick<Day['credits'], 'roundOffPaise'> =>
  roundOffPaise === ZERO ? {} : { roundOffPaise };

type Credits = Pick<Day['credits'], 'totalPaise' | 'taxPaise' | 'roundOffPaise'>;

/** Returns the value of credit notes before tax. The round-off of a bill that is credited whole is no part of it. */
export const creditedValueOf = ({ totalPaise, taxPaise, roundOffPaise = ZERO }: Credits): Paise =>
  minus(minus(totalPaise, taxPaise), roundOffPaise);

/** Returns the tips paid by card, UPI or any method but cash. The restaurant holds them for the people who served. */
export const tipsHeldOf = ({ tipsByMethod }: Pick<Day, 'tipsByMethod'>): Paise =>
  sum(Object.entries(tipsByMethod).flatMap(([key, tips]) => (key === 'cash' ? [] : [tips])));

/** Returns the day's sales less its credit notes plus its debit notes. */
export const netSalesOfDay = ({
  totalPaise,
  credits,
  debits,
}: Pick<Day, 'totalPaise' | 'credits' | 'debits'>): Paise =>
  sum([totalPaise, times(credits.totalPaise, -1), debits.totalPaise]);

/**
 * Returns how often the day's figures have changed: the count of documents, voids, notes, returned part payments, orders handed
 * over, corrected payments and moves of deposits. It only grows.
 */
export const movementsOf = ({
  bills,
  voids,
  credits,
  debits,
  partReturns,
  byOperator,
  paymentsCorrected,
  deposits,
}: Pick<
  Day,
  'bills' | 'voids' | 'credits' | 'debits' | 'partReturns' | 'byOperator' | 'paymentsCorrected' | 'deposits'
>): number =>
  bills +
  2 * voids.count +
  credits.count +
  debits.count +
  partReturns.count +
  paymentsCorrected +
  (deposits?.count ?? 0) +
  Object.values(byOperator).reduce((all, { count }) => all + count, 0);
