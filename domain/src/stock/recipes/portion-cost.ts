import { paise } from '../../money/money.ts';
import { quotient } from '../../money/scaled.ts';
import { usageOf } from './usage.ts';
import type { Used } from './usage.ts';
import type { Chosen } from '../../menu/portions/portion-keys.ts';
import type { Paise } from '../../money/money.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Quantity } from '../shape/quantity.ts';
import type { Recipes } from '../shape/recipes.schema.ts';

/** The price of a quantity of an item: the average of the goods in stock, or the last price. */
export interface Price {
  readonly quantity: Quantity;
  readonly paise: Paise;
}

/** The cost of a portion, and the ingredients without a known price. */
export interface PortionCost {
  readonly costPaise: Paise;
  readonly unpriced: readonly string[];
}

/** The highest cost to tell: ₹100 crore. A dearer portion is wrong, and a share of it could not be exact. */
const HIGHEST_COST = 100_000_000_000n;

/** Returns what a quantity costs, rounded half up to the paisa. */
const costOf = (price: Price, quantity: Quantity): bigint =>
  quotient(BigInt(price.paise) * BigInt(quantity), BigInt(price.quantity));

/** Returns the cost of used quantities, and the items without a known price. */
export function costOfUsed(used: Used, prices: ReadonlyMap<string, Price>): PortionCost {
  let cost = 0n;
  for (const [itemId, quantity] of used) {
    const price = prices.get(itemId);
    if (price !== undefined) cost += costOf(price, quantity);
  }
  return {
    costPaise: paise(Number(cost > HIGHEST_COST ? HIGHEST_COST : cost)),
    unpriced: [...used.keys()].filter((itemId) => !prices.has(itemId)),
  };
}

/**
 * Returns the cost of one portion by its recipe; null without a recipe. Where an ingredient has no price, the cost leaves it out
 * and names it.
 */
export function portionCost(
  recipes: Recipes,
  items: ReadonlyMap<string, StockItem>,
  prices: ReadonlyMap<string, Price>,
  dish: Chosen,
): PortionCost | null {
  const used = usageOf(recipes, items, [{ ...dish, portions: 1 }]);
  return used.size === 0 ? null : costOfUsed(used, prices);
}
