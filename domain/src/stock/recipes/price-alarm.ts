import { shareOf } from '../../figures/shape/ratio.ts';
import { recipeCosts, portionsOnMenu } from './recipe-costs.ts';
import { quotient } from '../../money/scaled.ts';
import { USUAL_FOOD_COST_BP } from '../shape/recipes.schema.ts';
import type { MenuContent } from '../../menu/shape/menu.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { Recipes } from '../shape/recipes.schema.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Price } from './portion-cost.ts';

/** By how much the price of an item changed, in basis points of the last price. */
export interface PriceRise {
  readonly itemId: string;
  readonly roseBp: number;
}

/** A dish that exceeds the owner's limit on food cost ÷ price since a price rose. */
export interface BelowMargin {
  /** The key of its cost: the dish, or one of its sizes. */
  readonly key: string;
  readonly name: string;
  readonly size: string | null;
  readonly pricePaise: Paise;
  readonly beforePaise: Paise;
  readonly afterPaise: Paise;
  /** Cost ÷ price. */
  readonly shareBp: number;
}

/**
 * Returns by how much each price rose: (price now ÷ price before) − 1, the greatest first. Prices that fell, and items that had no
 * price before, are left out.
 */
export function priceRises(
  before: ReadonlyMap<string, Price>,
  after: ReadonlyMap<string, Price>,
): PriceRise[] {
  return [...after]
    .flatMap(([itemId, now]): PriceRise[] => {
      const was = before.get(itemId);
      if (was === undefined || was.paise === 0) return [];
      // Exact beyond 2^53: the two prices are for other quantities. A rise is never told greater than it is.
      const [is, wasBefore] = [
        BigInt(now.paise) * BigInt(was.quantity),
        BigInt(was.paise) * BigInt(now.quantity),
      ];
      const roseBp = Number(quotient((is - wasBefore) * 10_000n, wasBefore, 'down'));
      return roseBp > 0 ? [{ itemId, roseBp }] : [];
    })
    .toSorted((a, b) => b.roseBp - a.roseBp);
}

/**
 * Returns the dishes that passed the owner's limit of food cost (`mostCostBp`) with a change of prices, the greatest share first:
 * cost by recipe ÷ price on the menu. A dish that was above the limit before is left out, and so is one with an ingredient
 * without a price.
 */
export function dishesBelowMargin(
  prices: { readonly before: ReadonlyMap<string, Price>; readonly after: ReadonlyMap<string, Price> },
  recipes: Recipes,
  items: ReadonlyMap<string, StockItem>,
  menu: Pick<MenuContent, 'items'>,
): BelowMargin[] {
  const limit = recipes.mostCostBp ?? USUAL_FOOD_COST_BP;
  const before = recipeCosts(recipes, items, prices.before, menu);
  const after = recipeCosts(recipes, items, prices.after, menu);
  return portionsOnMenu(menu)
    .flatMap(({ key, item, variantId }): BelowMargin[] => {
      const [was, now] = [before.get(key), after.get(key)];
      if (was === undefined || now === undefined || was.unpriced.length + now.unpriced.length > 0) return [];
      const size = item.variants.find(({ id }) => id === variantId) ?? null;
      const pricePaise = size?.pricePaise ?? item.pricePaise;
      const shareBp = shareOf(now.costPaise, pricePaise);
      const wasBp = shareOf(was.costPaise, pricePaise);
      if (shareBp === null || wasBp === null || wasBp > limit || shareBp <= limit) return [];
      const named = { key, name: item.name, size: size?.name ?? null };
      return [{ ...named, pricePaise, beforePaise: was.costPaise, afterPaise: now.costPaise, shareBp }];
    })
    .toSorted((a, b) => b.shareBp - a.shareBp);
}
