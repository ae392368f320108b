import {
  addDays,
  addMonths,
  firstOfFinancialYear,
  firstOfMonth,
  isIsoDay,
  lastOfMonth,
  mondayOf,
  monthOf,
} from './iso-day.ts';
import type { IsoDay } from './iso-day.ts';

/** Days from one to another, both included. */
export interface Period {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

export const PERIOD_NAMES = [
  'today',
  'yesterday',
  'this-week',
  'this-month',
  'last-month',
  'this-financial-year',
] as const;
export type PeriodName = (typeof PERIOD_NAMES)[number];

/** A chosen period: a name that moves with the calendar, or fixed days. */
export type PeriodChoice = PeriodName | Period;

const named: Readonly<Record<PeriodName, (today: IsoDay) => Period>> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  'this-week': (today) => ({ from: mondayOf(today), to: addDays(mondayOf(today), 6) }),
  'this-month': (today) => ({ from: firstOfMonth(monthOf(today)), to: lastOfMonth(monthOf(today)) }),
  'last-month': (today) => {
    const month = addMonths(monthOf(today), -1);
    return { from: firstOfMonth(month), to: lastOfMonth(month) };
  },
  'this-financial-year': (today) => {
    const from = firstOfFinancialYear(today);
    return { from, to: addDays(firstOfFinancialYear(addDays(from, 366)), -1) };
  },
};

/** Returns the days of a choice; weeks, months and years are whole, including days still to come. */
export const periodOf = (choice: PeriodChoice, today: IsoDay): Period =>
  typeof choice === 'string' ? named[choice](today) : choice;

/** Changes the first day of a period; the last day moves along when it would be earlier. */
export const withFrom = (period: Period, from: IsoDay): Period => ({
  from,
  to: from > period.to ? from : period.to,
});

/** Changes the last day of a period; the first day moves along when it would be later. */
export const withTo = (period: Period, to: IsoDay): Period => ({
  from: to < period.from ? to : period.from,
  to,
});

/** Writes a choice as `this-month` or `2026-11-01..2026-11-20`; `readPeriod` reads it back. */
export const writePeriod = (choice: PeriodChoice): string =>
  typeof choice === 'string' ? choice : `${choice.from}..${choice.to}`;

/** Reads a written period; null when the text is not one. */
export function readPeriod(text: string): PeriodChoice | null {
  const name = PERIOD_NAMES.find((each) => each === text);
  if (name !== undefined) return name;
  const [from = '', to = '', ...more] = text.split('..');
  if (more.length > 0 || !isIsoDay(from) || !isIsoDay(to)) return null;
  return from <= to ? { from, to } : null;
}
