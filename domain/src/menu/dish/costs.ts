import { dishKey } from './dish-key.ts';
import type { Paise } from '../../money/money.ts';
import type { Costs } from '../shape/costs.schema.ts';
import type { MenuContent } from '../shape/menu.schema.ts';

/** The cost and category of a dish; null where unknown. */
export interface DishFacts {
  readonly categoryId: string | null;
  readonly category: string | null;
  readonly costPaise: Paise | null;
}

/**
 * Returns the keys of a dish for cost prices: one for each size, or one for a dish without sizes. A dish that is sold by weight,
 * or typed by a member, has none: a cost is for one portion, and its portions are not alike.
 */
export function costKeysOf({ id, name, variants, byWeight, open }: MenuContent['items'][number]): string[] {
  if (byWeight !== undefined || open !== undefined) return [];
  return variants.length === 0
    ? [dishKey({ itemId: id, variantId: null, name })]
    : variants.map((variant) => dishKey({ itemId: id, variantId: variant.id, name }));
}

type Changes = Readonly<Record<string, Paise | null>>;

/**
 * Returns the costs with `changes` applied to those that the owner typed, limited to dishes on the menu. A dish that leaves the menu
 * loses its cost.
 */
export function costsOf(
  { items, categories }: Pick<MenuContent, 'items' | 'categories'>,
  known: Pick<Costs, 'costs' | 'fromRecipe'> | null,
  changes: Changes = {},
): Costs {
  const keys = items.flatMap(costKeysOf);
  const onMenu = (of: ReadonlyMap<string, Paise | null>): Record<string, Paise> =>
    Object.fromEntries(
      keys.flatMap((key): [string, Paise][] => {
        const cost = of.get(key) ?? null;
        return cost === null ? [] : [[key, cost]];
      }),
    );
  const typed = [...Object.entries(known?.costs ?? {}), ...Object.entries(changes)];
  const { fromRecipe } = known ?? {};
  return {
    costs: onMenu(new Map(typed)),
    ...(fromRecipe !== undefined && { fromRecipe: onMenu(new Map(Object.entries(fromRecipe))) }),
    categoryOf: Object.fromEntries(items.map(({ id, categoryId }) => [id, categoryId])),
    categories: Object.fromEntries(categories.map(({ id, name }) => [id, name])),
  };
}

const own = <T>(of: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(of, key) ? (of[key] ?? null) : null;

/** Returns what a portion costs: by its recipe, or else what the owner typed; null where neither is known. */
export const costIn = ({ costs, fromRecipe = {} }: Costs, key: string): Paise | null =>
  own(fromRecipe, key) ?? own(costs, key);

/** Returns the facts of a dish from the costs; null in every field where there are none. */
export function factsIn(
  costs: Costs | null,
  dish: { readonly itemId: string | null; readonly variantId: string | null; readonly name: string },
): DishFacts {
  if (costs === null || dish.itemId === null) return { categoryId: null, category: null, costPaise: null };
  const categoryId = own(costs.categoryOf, dish.itemId);
  return {
    categoryId,
    category: categoryId === null ? null : own(costs.categories, categoryId),
    costPaise: costIn(costs, dishKey(dish)),
  };
}
