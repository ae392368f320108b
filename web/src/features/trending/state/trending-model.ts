import type { Day } from '@bhoj/domain/days/day.schema';
import { marginOf } from '@bhoj/domain/figures/dishes/dishes';
import { dishSalesOf } from '@bhoj/domain/figures/dishes/dish-sales';
import type { DishSales } from '@bhoj/domain/figures/dishes/dish-sales';
import { each, shareOf } from '@bhoj/domain/figures/shape/ratio';
import { relativeChange } from '@bhoj/domain/figures/span/trend';
import { hasWords } from '@bhoj/domain/kernel/folded';
import { sum } from '@bhoj/domain/money/money';
import type { BasisPoints, Paise } from '@bhoj/domain/money/money';
import type { Address } from './use-address.ts';
import type { TrendingDays } from './use-trending-days.ts';

/** The change in portions against the period before; `none` where that sold none of it. */
export type Trend = { readonly change: BasisPoints } | 'none' | null;

/** A dish as a row of the list. */
export interface Row {
  readonly id: string;
  readonly sales: DishSales;
  /** Sales ÷ portions. */
  readonly eachPaise: Paise | null;
  readonly marginPaise: Paise | null;
  /** Margin ÷ sales. */
  readonly marginShare: BasisPoints | null;
  /** Null without a comparison. */
  readonly trend: Trend;
  /** Portions ÷ business days with a bill. */
  readonly perDay: number | null;
}

function trendIn(before: ReadonlyMap<string, DishSales> | null, { itemId, quantity }: DishSales): Trend {
  if (before === null) return null;
  const change = relativeChange(quantity, before.get(itemId)?.quantity ?? 0);
  return change === null ? 'none' : { change };
}

const soldDays = (days: readonly Day[]): number => days.filter(({ bills }) => bills > 0).length;

/** Returns the dishes that were sold in a period, the highest sales first. */
export function rowsOf({ days, before }: TrendingDays): Row[] {
  const known = before && new Map(dishSalesOf(before.days).map((dish) => [dish.itemId, dish]));
  const count = soldDays(days);
  return dishSalesOf(days).map((sales) => {
    const marginPaise = marginOf(sales);
    return {
      id: sales.itemId,
      sales,
      eachPaise: each(sales.amountPaise, sales.quantity),
      marginPaise,
      marginShare: marginPaise === null ? null : shareOf(marginPaise, sales.amountPaise),
      trend: trendIn(known, sales),
      perDay: count === 0 ? null : sales.quantity / count,
    };
  });
}

/** True when a dish passes the category and the search of the address. */
export const fits = (
  { name, categoryId, category }: DishSales,
  { category: wanted, q }: Pick<Address, 'category' | 'q'>,
): boolean => (wanted === null || (categoryId ?? '') === wanted) && hasWords(`${name} ${category ?? ''}`, q);

/** The categories of some dishes by id (empty for none) and name, in order of names. */
export const categoriesOf = (dishes: readonly DishSales[]): (readonly [id: string, name: string | null])[] =>
  [...new Map(dishes.map(({ categoryId, category }) => [categoryId ?? '', category]))].toSorted(
    ([, a], [, b]) => (a ?? '').localeCompare(b ?? ''),
  );

export const soldPortions = (dishes: readonly DishSales[]): number =>
  dishes.reduce((all, { quantity }) => all + quantity, 0);

export const salesOf = (dishes: readonly DishSales[]): Paise =>
  sum(dishes.map(({ amountPaise }) => amountPaise));
