import { paise } from '../../money/money.ts';
import { marginOf } from '../dishes/dishes.ts';
import { each } from '../shape/ratio.ts';
import type { Paise } from '../../money/money.ts';
import type { DishSales } from '../dishes/dish-sales.ts';

/**
 * The advice on a dish. `keep`: popular, earns well. `price`: popular, earns little. `show`: earns well, seldom
 * ordered. `rethink`: neither. `few`: too few portions to say. `uncosted`: its cost is unknown.
 */
export const ADVICE = ['keep', 'price', 'show', 'rethink', 'uncosted', 'few'] as const;
export type Advice = (typeof ADVICE)[number];

/** With fewer portions than this, chance decides. */
export const FEW = 20;

/** A dish is popular from 70 % of an equal share of its category: 0.7 ÷ n. */
const POPULAR_TENTHS = 7;

export interface AdvisedDish {
  readonly dish: DishSales;
  readonly advice: Advice;
  /** Margin ÷ portions; null where the margin is unknown. */
  readonly marginEach: Paise | null;
}

export interface AdvisedCategory {
  readonly categoryId: string | null;
  readonly category: string | null;
  /** Σ margins ÷ Σ portions over the dishes with a known margin; null without any. */
  readonly meanMargin: Paise | null;
  /** The number of portions that makes a dish of the category popular. */
  readonly popularFrom: number;
  readonly dishes: readonly AdvisedDish[];
}

interface Costed {
  readonly quantity: number;
  readonly margin: number;
}

/** Compares whole numbers, so that a dish exactly at the bound counts as above it. */
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
  /** The sums over the dishes with a known margin. */
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
    meanMargin: each(paise(costed.margin), costed.quantity),
    dishes: dishes.map((dish) => {
      const margin = marginOf(dish);
      return {
        dish,
        marginEach: margin && each(margin, dish.quantity),
        advice: adviceOf(dish.quantity, margin, sums),
      };
    }),
  };
}

/**
 * Menu engineering by category. A dish is popular when it has at least 70 % of an equal share of the category's
 * portions. It earns well when its margin per portion is at least the category's mean, weighted by portions.
 */
export const engineered = (dishes: readonly DishSales[]): AdvisedCategory[] =>
  [...Map.groupBy(dishes, ({ categoryId }) => categoryId).values()].map(advised);
