import { marginOf } from './dishes.ts';
import type { Paise } from '../../money/money.ts';
import type { RankedDish } from './dishes.ts';
import type { Period } from '../shape/period.schema.ts';

interface WithMargin {
  readonly dish: RankedDish;
  readonly marginPaise: Paise;
}

/** Returns the dishes of the period with a known margin, the largest Σ margin first; then by name. */
function byMargin({ byDish }: Pick<Period, 'byDish'>): WithMargin[] {
  return Object.entries(byDish)
    .flatMap(([key, dish]): WithMargin[] => {
      const marginPaise = marginOf(dish);
      return dish.itemId === null || marginPaise === null ? [] : [{ dish: { key, ...dish }, marginPaise }];
    })
    .toSorted((a, b) => b.marginPaise - a.marginPaise || (a.dish.name < b.dish.name ? -1 : 1));
}

/** Returns the best dishes by margin: the largest Σ (amount − portions × cost price). */
export const bestByMarginOf = (of: Pick<Period, 'byDish'>, count: number): RankedDish[] =>
  byMargin(of)
    .slice(0, count)
    .map(({ dish }) => dish);

/** Returns the worst sold dishes by margin: the smallest Σ (amount − portions × cost price), the smallest first. */
export const worstByMarginOf = (of: Pick<Period, 'byDish'>, count: number): RankedDish[] =>
  byMargin(of)
    .toReversed()
    .slice(0, count)
    .map(({ dish }) => dish);
