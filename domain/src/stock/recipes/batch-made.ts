import { shareOf } from '../../figures/shape/ratio.ts';
import type { BasisPoints, Paise } from '../../money/money.ts';
import { levelKey } from '../shape/levels.schema.ts';
import { costOfUsed } from './portion-cost.ts';
import { usageOfBatch } from './usage.ts';
import type { Price } from './portion-cost.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Level } from '../shape/levels.schema.ts';
import { MOST_QUANTITY } from '../shape/quantity.ts';
import type { Quantity } from '../shape/quantity.ts';
import type { Recipes } from '../shape/recipes.schema.ts';

/** One ingredient of a batch: how much goes in, and how much its store has by the figures; null where nobody knows. */
export interface TakenIn {
  readonly itemId: string;
  readonly quantity: Quantity;
  readonly there: Quantity | null;
}

/** The ingredients and the cost of a batch before it is entered. */
export interface BatchSeen {
  readonly takes: readonly TakenIn[];
  /** The cost of the ingredients with a known price. */
  readonly costPaise: Paise;
  readonly unpriced: readonly string[];
  /** The made quantity ÷ the planned one; null for more than a hundred times the plan. */
  readonly yieldBp: BasisPoints | null;
  /** More of an ingredient would go in than one move can hold: it cannot be entered at once. */
  readonly isTooMuch: boolean;
}

/** A batch as somebody enters it: the ingredients were for `planned`, and `made` came of it. */
export interface BatchMade {
  readonly itemId: string;
  readonly planned: Quantity;
  readonly made: Quantity;
}

/** True where more of an ingredient would go in than one move can hold. */
export const isMoreThanMoves = (used: ReadonlyMap<string, Quantity>): boolean =>
  [...used.values()].some((quantity) => quantity > MOST_QUANTITY);

/** Returns what a batch of a kept preparation takes in; null for an item that nobody makes in batches. */
export function seeBatch(
  { itemId, planned, made }: BatchMade,
  { recipes, items, prices, levels }: KitchenNow,
): BatchSeen | null {
  const used = usageOfBatch(recipes, items, { itemId, quantity: planned });
  if (used === null || used.size === 0) return null;
  const takes = [...used].map(([id, quantity]): TakenIn => {
    const key = levelKey(id, items.get(id)?.storeId);
    if (levels === null) return { itemId: id, quantity, there: null };
    return { itemId: id, quantity, there: Object.hasOwn(levels, key) ? (levels[key]?.quantity ?? 0) : 0 };
  });
  // A hundred times the plan means a wrong unit, and the share would be no exact number.
  const yieldBp = made > planned * 100 ? null : shareOf(made, planned);
  return { takes, ...costOfUsed(used, prices), yieldBp, isTooMuch: isMoreThanMoves(used) };
}

/** The data for making a batch. */
export interface KitchenNow {
  readonly recipes: Recipes;
  readonly items: ReadonlyMap<string, StockItem>;
  readonly prices: ReadonlyMap<string, Price>;
  /** Null where they could not be read. */
  readonly levels: Readonly<Record<string, Level>> | null;
}
