import { paise, sum, ZERO } from '../../money/money.ts';
import { lastSameWeekdays, hoursAfterCutoff } from '../span/pace.ts';
import { each } from '../shape/ratio.ts';
import { averageBillOf, netSalesOf } from '../span/sales.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { UsualDay } from '../shape/recent.schema.ts';

/** The figures of a day, whole or until an hour. */
export interface SoFar {
  readonly netSalesPaise: Paise;
  readonly bills: number;
  readonly guests: number;
  readonly averageBillPaise: Paise | null;
  readonly taxPaise: Paise;
}

/** The hour up to which days are compared, and the hour at which a business day ends, such as `04:00`. */
export interface Until {
  readonly hour: number;
  readonly cutoff: string;
}

/** Returns the tax on sales: tax of bills − tax of credit notes + tax of debit notes of the day. */
export const netTaxOf = ({
  taxPaise,
  credits,
  debits,
}: Pick<Day, 'taxPaise' | 'credits' | 'debits'>): Paise =>
  sum([taxPaise, paise(-credits.taxPaise), debits.taxPaise]);

/** The figures of a whole day: net sales, bills, guests, average bill, and tax on sales. */
export const wholeDayOf = (
  day: Pick<Day, 'subtotalPaise' | 'discountPaise' | 'taxPaise' | 'credits' | 'debits' | 'bills' | 'guests'>,
): SoFar => ({
  netSalesPaise: netSalesOf(day),
  bills: day.bills,
  guests: day.guests,
  averageBillPaise: averageBillOf(day),
  taxPaise: netTaxOf(day),
});

type Hourly = Pick<UsualDay, 'hours' | 'operations'>;

/** Σ billed and corrected, bills, guests and tax of the days' hours before `hour`. */
function sumsUntil(days: readonly Hourly[], { hour, cutoff }: Until) {
  const isBefore = (at: string) => hoursAfterCutoff(Number(at), cutoff) < hoursAfterCutoff(hour, cutoff);
  const of = <T>(records: readonly Readonly<Record<string, T>>[]): T[] =>
    records.flatMap((record) =>
      Object.entries(record).flatMap(([at, value]) => (isBefore(at) ? [value] : [])),
    );
  const counts = of(days.map(({ operations }) => operations.byHour));
  const amounts = of(days.map(({ hours }) => hours));
  return {
    billed: sum(amounts.map(({ billedPaise }) => billedPaise)),
    corrected: sum(amounts.map(({ correctedPaise }) => correctedPaise)),
    tax: sum(amounts.map(({ taxPaise }) => taxPaise)),
    bills: counts.reduce((all, { bills }) => all + bills, 0),
    guests: counts.reduce((all, { guests }) => all + guests, 0),
  };
}

/** The means of some days until an hour: Σ ÷ days, and for the average bill Σ billed ÷ Σ bills. Null without a day. */
function meansUntil(days: readonly Hourly[], until: Until): SoFar | null {
  if (days.length === 0) return null;
  const { billed, corrected, tax, bills, guests } = sumsUntil(days, until);
  return {
    netSalesPaise: each(sum([billed, corrected]), days.length) ?? ZERO,
    bills: bills / days.length,
    guests: guests / days.length,
    averageBillPaise: each(billed, bills),
    taxPaise: each(tax, days.length) ?? ZERO,
  };
}

/** Returns the figures of a day in its hours before `hour`. */
export const dayUntil = (day: Hourly, until: Until): SoFar | null => meansUntil([day], until);

/**
 * Returns the usual figures of a day up to an hour: the mean over the last four same weekdays with sales; null without
 * any. The average bill is Σ billed ÷ Σ bills.
 */
export const usualUntil = (days: readonly UsualDay[], date: IsoDate, until: Until): SoFar | null =>
  meansUntil(lastSameWeekdays(days, date), until);
