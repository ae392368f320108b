import { sum, times } from '../../money/money.ts';
import { MOST_RECIPE_COSTS } from '../../menu/shape/costs.schema.ts';
import { costKeysOf } from '../../menu/dish/costs.ts';
import { sizeKey } from '../../menu/dish/availability.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { portionCost } from './portion-cost.ts';
import type { Costs } from '../../menu/shape/costs.schema.ts';
import type { Combo } from '../../menu/shape/combo.schema.ts';
import type { MenuContent, MenuItem } from '../../menu/shape/menu.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { StockItem } from '../shape/items.schema.ts';
import type { Recipes } from '../shape/recipes.schema.ts';
import type { PortionCost, Price } from './portion-cost.ts';

/** One portion of a dish that is sold: the dish, or one of its sizes. */
export interface CostedPortion {
  /** Its key for cost prices. */
  readonly key: string;
  readonly item: MenuItem;
  readonly variantId: string | null;
}

/** Returns what the menu sells by the portion: each dish, or each of its sizes. */
export const portionsOnMenu = ({ items }: Pick<MenuContent, 'items'>): CostedPortion[] =>
  items.flatMap((item): CostedPortion[] => {
    if (costKeysOf(item).length === 0) return [];
    if (item.variants.length === 0) return [{ key: item.id, item, variantId: null }];
    return item.variants.map(({ id }) => ({ key: sizeKey(item.id, id), item, variantId: id }));
  });

/** Returns what each portion on the menu costs by its recipe; what has none, and combos, are missing. */
export function recipeCosts(
  recipes: Recipes,
  items: ReadonlyMap<string, StockItem>,
  prices: ReadonlyMap<string, Price>,
  menu: Pick<MenuContent, 'items'>,
): ReadonlyMap<string, PortionCost> {
  return new Map(
    portionsOnMenu(menu).flatMap(({ key, item, variantId }): [string, PortionCost][] => {
      if (item.combo !== undefined) return [];
      const cost = portionCost(recipes, items, prices, { itemId: item.id, variantId, addOnIds: [] });
      return cost === null ? [] : [[key, cost]];
    }),
  );
}

/**
 * Returns the cost of a combo by the costs of its dishes: from the cheapest choices to the dearest. Null where the cost
 * of one of them is not known.
 */
export function comboCost(
  { slots }: Combo,
  costOf: (key: string) => Paise | null,
): { readonly fromPaise: Paise; readonly toPaise: Paise } | null {
  const bounds = slots.map(({ take, choices }) => {
    const costs = choices.map(({ itemId, variantId, quantity }) => {
      const cost = costOf(variantId === null ? itemId : sizeKey(itemId, variantId));
      return cost === null ? null : times(cost, quantity * take);
    });
    const known = costs.filter((cost) => cost !== null).toSorted((a, b) => a - b);
    const [low] = known;
    const high = known.at(-1);
    return known.length < costs.length || low === undefined || high === undefined ? null : { low, high };
  });
  const all = bounds.filter((bound) => bound !== null);
  if (all.length < bounds.length) return null;
  return { fromPaise: sum(all.map(({ low }) => low)), toPaise: sum(all.map(({ high }) => high)) };
}

const isAmount = (cost: Paise): boolean => amountSchema.safeParse(cost).success;

/**
 * Returns the costs of `catalog/costs` that come from recipes. A recipe gives no cost when an ingredient has no price, because
 * the cost would be too low, or when the cost is above every allowed amount, because somebody mistyped it. A combo with choices
 * that all cost the same costs what its dishes do.
 */
export function costsByRecipes(
  recipes: Recipes,
  items: ReadonlyMap<string, StockItem>,
  prices: ReadonlyMap<string, Price>,
  menu: Pick<MenuContent, 'items'>,
): NonNullable<Costs['fromRecipe']> {
  const costs = new Map(
    [...recipeCosts(recipes, items, prices, menu)].flatMap(
      ([key, { costPaise, unpriced }]): [string, Paise][] =>
        unpriced.length > 0 || !isAmount(costPaise) ? [] : [[key, costPaise]],
    ),
  );
  const combos = portionsOnMenu(menu).flatMap(({ key, item }): [string, Paise][] => {
    const cost = item.combo === undefined ? null : comboCost(item.combo, (of) => costs.get(of) ?? null);
    return cost === null || cost.fromPaise !== cost.toPaise || !isAmount(cost.fromPaise)
      ? []
      : [[key, cost.fromPaise]];
  });
  return Object.fromEntries([...costs, ...combos].slice(0, MOST_RECIPE_COSTS));
}
