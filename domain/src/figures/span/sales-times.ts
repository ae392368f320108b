import { plus, sum, ZERO } from '../../money/money.ts';
import { startOf, WEEKDAYS, weekdayOf } from '../../time/ist.ts';
import { each } from '../shape/ratio.ts';
import { billedSalesOf } from './sales.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { Weekday } from '../../time/ist.ts';

/** The parts of a day by the hour at which a bill is settled. The night up to the cut-off belongs to dinner. */
export const DAY_PARTS = ['morning', 'lunch', 'afternoon', 'dinner'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Morning from 04:00, lunch from 11:00, afternoon from 16:00, dinner from 19:00 (IST). */
export function dayPartOf(hour: string): DayPart {
  const at = Number(hour);
  if (at < 4 || at >= 19) return 'dinner';
  return at < 11 ? 'morning' : at < 16 ? 'lunch' : 'afternoon';
}

/** Σ sales by part of the day: the totals of bills, tax included. */
export function salesByPart(
  days: readonly Pick<Day, 'byHour'>[],
): { readonly part: DayPart; readonly totalPaise: Paise }[] {
  const hours = days.flatMap(({ byHour }) => Object.entries(byHour));
  return DAY_PARTS.map((part) => ({
    part,
    totalPaise: sum(hours.flatMap(([hour, amount]) => (dayPartOf(hour) === part ? [amount] : []))),
  }));
}

/** Returns the usual sales of a weekday: (subtotal − discount) ÷ its business days with a bill; null without any. */
export function salesByWeekday(
  days: readonly Pick<Day, 'day' | 'bills' | 'subtotalPaise' | 'discountPaise'>[],
): { readonly weekday: Weekday; readonly meanPaise: Paise | null }[] {
  const sold = days.filter(({ bills }) => bills > 0);
  return WEEKDAYS.map((weekday) => {
    const own = sold.filter(({ day }) => weekdayOf(startOf(day)) === weekday);
    const total = own.reduce((all, day) => plus(all, billedSalesOf(day)), ZERO);
    return { weekday, meanPaise: each(total, own.length) };
  });
}
