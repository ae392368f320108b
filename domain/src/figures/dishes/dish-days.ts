import { plus, ZERO } from '../../money/money.ts';
import { startOf, WEEKDAYS, weekdayOf } from '../../time/ist.ts';
import { datesOf } from '../span/trend.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { IsoDate, Weekday } from '../../time/ist.ts';
import type { Dates } from '../span/trend.ts';

/** The sales of a dish on one day. */
export interface DishDay {
  readonly day: IsoDate;
  readonly quantity: number;
  readonly amountPaise: Paise;
}

type OfDish = Pick<Day, 'day' | 'byDish'>;

/** Σ portions and Σ amount of a dish, in all its sizes, on one business day. */
const dishOn = ({ day, byDish }: OfDish, itemId: string): DishDay =>
  Object.values(byDish)
    .filter((dish) => dish.itemId === itemId)
    .reduce(
      (all, { quantity, amountPaise }) => ({
        day,
        quantity: all.quantity + quantity,
        amountPaise: plus(all.amountPaise, amountPaise),
      }),
      { day, quantity: 0, amountPaise: ZERO },
    );

/** A dish day by day: every date of the period, with 0 where it was not sold. */
export function dishByDay(days: readonly OfDish[], itemId: string, period: Dates): DishDay[] {
  const sold = new Map(days.map((day) => [day.day, dishOn(day, itemId)]));
  return datesOf(period).map((day) => sold.get(day) ?? { day, quantity: 0, amountPaise: ZERO });
}

/** The portions of a dish on a weekday. */
export interface DishWeekday {
  readonly weekday: Weekday;
  /** Σ portions ÷ business days of that weekday with a bill; null where there was none. */
  readonly perDay: number | null;
}

/** Returns a dish by weekday. Days on which the restaurant sold nothing do not count. */
export function dishByWeekday(days: readonly (OfDish & Pick<Day, 'bills'>)[], itemId: string): DishWeekday[] {
  const open = days.filter(({ bills }) => bills > 0);
  const byWeekday = Map.groupBy(open, ({ day }) => weekdayOf(startOf(day)));
  return WEEKDAYS.map((weekday) => {
    const known = byWeekday.get(weekday) ?? [];
    const portions = known.reduce((all, day) => all + dishOn(day, itemId).quantity, 0);
    return { weekday, perDay: known.length === 0 ? null : portions / known.length };
  });
}
