import { marginOf } from '../dishes/dishes.ts';
import type { DishSales } from '../dishes/dish-sales.ts';

/**
 * What to do with a dish: `keep` what is popular and earns well, `price` what is popular and earns little, `show` what
 * earns well and is ordered little, `rethink` the rest. `few`: too few were sold to say. `uncosted`: its cost is not known.
 */
export const ADVICE = ['keep', 'price', 'show', 'rethink', 'uncosted', 'few'] as const;
export type Advice = (typeof ADVICE)[number];

/** Below this number of portions, chance decides. */
export const FEW = 20;

/** A dish is popular from this part of an equal share of its category on: 70 % of 1 ÷ n. */
const POPULAR_TENTHS = 7;

export interface AdvisedDish {
  readonly dish: DishSales;
  readonly advice: Advice;
  /** Margin ÷ portions, in paise; null where the margin is not known. */
  readonly marginEach: number | null;
}

export interface AdvisedCategory {
  readonly categoryId: string | null;
  readonly category: string | null;
  /** Σ margins ÷ Σ portions of its dishes whose margin is known, in paise; null where none is. */
  readonly meanMargin: number | null;
  /** The portions from which a dish of the category is popular. */
  readonly popularFrom: number;
  readonly dishes: readonly AdvisedDish[];
}

interface Costed {
  readonly quantity: number;
  readonly margin: number;
}

/** Compares whole numbers, so that a dish that is exactly at a bound is above it. */
function adviceOf(quantity: number, margin: number | null, all: Sums): Advice {
  if (quantity < FEW) return 'few';
  if (margin === null) return 'uncosted';
  const earnsWell = margin * all.costed.quantity >= all.costed.margin * quantity;
  const isPopular = quantity * all.dishes * 10 >= all.portions * POPULAR_TENTHS;
  if (isPopular) return earnsWell ? 'keep' : 'price';
  return earnsWell ? 'show' : 'rethink';
}

/** The sums of a category. */
interface Sums {
  readonly dishes: number;
  readonly portions: number;
  /** Of the dishes whose margin is known. */
  readonly costed: Costed;
}

function sumsOf(dishes: readonly DishSales[]): Sums {
  const costed = dishes.flatMap((dish): Costed[] => {
    const margin = marginOf(dish);
    return margin === null ? [] : [{ margin, quantity: dish.quantity }];
  });
  const total = (of: readonly Costed[], key: keyof Costed) => of.reduce((all, one) => all + one[key], 0);
  return {
    dishes: dishes.length,
    portions: dishes.reduce((all, { quantity }) => all + quantity, 0),
    costed: { quantity: total(costed, 'quantity'), margin: total(costed, 'margin') },
  };
}

function advised(dishes: readonly DishSales[]): AdvisedCategory {
  const { categoryId = null, category = null } = dishes[0] ?? {};
  const sums = sumsOf(dishes);
  const { costed } = sums;
  return {
    categoryId,
    category,
    popularFrom: (POPULAR_TENTHS * sums.portions) / 10 / sums.dishes,
    meanMargin: costed.quantity <= 0 ? null : costed.margin / costed.quantity,
    dishes: dishes.map((dish) => {
      const margin = marginOf(dish);
      return {
        dish,
        marginEach: margin === null || dish.quantity <= 0 ? null : margin / dish.quantity,
        advice: adviceOf(dish.quantity, margin, sums),
      };
    }),
  };
}

/**
 * Menu engineering, category by category: popular are dishes with at least 70 % of an equal share of the category's
 * portions; a dish earns well when its margin per portion is at least the category's mean, weighted by portions.
 */
export const engineered = (dishes: readonly DishSales[]): AdvisedCategory[] =>
  [...Map.groupBy(dishes, ({ categoryId }) => categoryId).values()].map(advised);
