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

/** From one day to another, both included. */
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

/** What somebody chose: a period that moves with the calendar, or fixed days. */
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

/** The days of a choice; weeks, months and years are whole, also where a part of them is still to come. */
export const periodOf = (choice: PeriodChoice, today: IsoDay): Period =>
  typeof choice === 'string' ? named[choice](today) : choice;

/** The same period from another day on; one that would begin after its end is that day alone. */
export const withFrom = (period: Period, from: IsoDay): Period => ({
  from,
  to: from > period.to ? from : period.to,
});

/** The same period until another day; one that would end before its beginning is that day alone. */
export const withTo = (period: Period, to: IsoDay): Period => ({
  from: to < period.from ? to : period.from,
  to,
});

/** `this-month`, or `2026-11-01..2026-11-20`; `readPeriod` reads it back. */
export const writePeriod = (choice: PeriodChoice): string =>
  typeof choice === 'string' ? choice : `${choice.from}..${choice.to}`;

/** Null where a text is no period. */
export function readPeriod(text: string): PeriodChoice | null {
  const name = PERIOD_NAMES.find((each) => each === text);
  if (name !== undefined) return name;
  const [from = '', to = '', ...more] = text.split('..');
  if (more.length > 0 || !isIsoDay(from) || !isIsoDay(to)) return null;
  return from <= to ? { from, to } : null;
}
