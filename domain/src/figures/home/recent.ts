import { DAY, dateOf, startOf } from '../../time/ist.ts';
import { bestDishesOf, marginOf, worstDishesOf } from '../dishes/dishes.ts';
import { heatOf } from '../span/heat.ts';
import { bestByMarginOf, worstByMarginOf } from '../dishes/margins.ts';
import { dishesOnMenu } from '../dishes/on-menu.ts';
import { lastSameWeekdays } from '../span/pace.ts';
import { periodOf } from '../span/period.ts';
import { wholeDayOf } from './so-far.ts';
import type { Day } from '../../days/day.schema.ts';
import type { Menu } from '../../menu/shape/menu.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { SoFar } from './so-far.ts';
import type { RankedDish } from '../dishes/dishes.ts';
import type { Recent, RecentDish, UsualDay } from '../shape/recent.schema.ts';

const DAYS = 56;
const DISH_DAYS = 28;
/** The number of days with corrections that mark the last bills. */
const CORRECTED_DAYS = 7;
/** The number of dishes in each list. */
const DISHES = 5;

const before = (date: IsoDate, days: number): IsoDate => dateOf(startOf(date) - days * DAY);

/** The first of the eight weeks' days; the last one is the day before `date`. */
export const recentFrom = (date: IsoDate): IsoDate => before(date, DAYS);

/** True when the stored figures are of this business day, and none of their days has changed since. */
export const isRecent = (known: Pick<Recent, 'date' | 'staleSince'> | null, date: IsoDate): boolean =>
  known !== null && known.date === date && known.staleSince === null;

/**
 * True when a change of a day may change the eight weeks: the day is before today by the calendar. A business day is never after
 * its calendar day, so a bill of today costs no read.
 */
export const marksRecent = (day: IsoDate, at: number): boolean => day < dateOf(at);

/** True when a day is one of the stored eight weeks. */
export const isWithin = ({ date }: Pick<Recent, 'date'>, day: IsoDate): boolean =>
  day >= recentFrom(date) && day < date;

/** Returns the figures of a day that today is compared with. */
export function usualDayOf(day: Day): UsualDay {
  const { bills, guests, subtotalPaise, discountPaise, taxPaise } = day;
  const { complimentary, voids, credits, debits, byHour, hours, operations } = day;
  return {
    day: day.day,
    bills,
    guests,
    subtotalPaise,
    discountPaise,
    taxPaise,
    complimentary,
    voids,
    credits,
    debits,
    byHour,
    hours,
    operations: { byHour: operations.byHour, cancelled: operations.cancelled },
  };
}

function heatsOf(days: readonly Day[], date: IsoDate): Recent['heat'] {
  const heat: Record<string, Record<string, Paise>> = {};
  for (const { weekday, hour, meanPaise } of heatOf(days, date)) {
    if (meanPaise === null) continue;
    const hours = (heat[weekday] ??= {});
    if (meanPaise !== 0) hours[hour] = meanPaise;
  }
  return heat;
}

const shown = (dish: RankedDish): RecentDish => ({
  key: dish.key,
  name: dish.name,
  quantity: dish.quantity,
  amountPaise: dish.amountPaise,
  marginPaise: marginOf(dish),
});

/** Computes the eight weeks before a business day. `days` are in order; days outside these weeks are left out. */
export function recentOf(
  date: IsoDate,
  { days, menu, at }: { days: readonly Day[]; menu: Pick<Menu, 'items'> | null; at: number },
): Recent {
  const known = days.filter(({ day }) => day >= recentFrom(date) && day < date);
  const period = periodOf(known.filter(({ day }) => day >= before(date, DISH_DAYS)));
  const { byDish, byCategory: _, ...last28 } = period;
  const onMenu = menu === null ? [] : dishesOnMenu(menu);
  return {
    date,
    sold: known
      .filter(({ bills, credits, debits }) => bills > 0 || credits.count > 0 || debits.count > 0)
      .map(({ day, bills, guests, subtotalPaise, discountPaise, taxPaise, credits, debits }) => ({
        day,
        bills,
        guests,
        subtotalPaise,
        discountPaise,
        taxPaise,
        credits,
        debits,
      })),
    usual: lastSameWeekdays(known, date).map(usualDayOf),
    heat: heatsOf(known, date),
    last28,
    dishes: {
      best: bestDishesOf({ byDish }, DISHES).map(shown),
      worst: worstDishesOf({ byDish }, DISHES, onMenu).map(shown),
      bestByMargin: bestByMarginOf({ byDish }, DISHES).map(shown),
      worstByMargin: worstByMarginOf({ byDish }, DISHES).map(shown),
    },
    corrected: Object.assign({}, ...known.slice(-CORRECTED_DAYS).map(({ corrected }) => corrected ?? {})),
    computedAt: at,
    staleSince: null,
  };
}

/** Returns the figures of each day with sales in the four weeks before a business day, in order. */
export const lastWeeksOf = ({ date, sold }: Pick<Recent, 'date' | 'sold'>): SoFar[] =>
  sold.filter(({ day }) => day >= before(date, DISH_DAYS) && day < date).map(wholeDayOf);
