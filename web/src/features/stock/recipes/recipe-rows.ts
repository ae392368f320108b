import { shareOf } from '@bhoj/domain/figures/shape/ratio';
import { hasWords } from '@bhoj/domain/kernel/folded';
import type { Costs } from '@bhoj/domain/menu/shape/costs.schema';
import type { Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { addOnKey } from '@bhoj/domain/menu/portions/portion-keys';
import { minus, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { SoldDish } from '@bhoj/domain/stock/recipes/coverage';
import { portionCost } from '@bhoj/domain/stock/recipes/portion-cost';
import { comboCost, portionsOnMenu, recipeCosts } from '@bhoj/domain/stock/recipes/recipe-costs';
import { USUAL_FOOD_COST_BP } from '@bhoj/domain/stock/shape/recipes.schema';
import type { Kitchen } from '../../../joint/recipes/kitchen.ts';

export const KINDS = ['dish', 'batch', 'add-on'] as const;
export type RecipeKind = (typeof KINDS)[number];
export type CostFrom = 'recipe' | 'unpriced' | 'dear' | 'combo' | 'typed' | 'none';

/** One row of the list: a dish on sale, an add-on, or a preparation made in batches. */
export interface RecipeRow {
  /** The key of its cost; unique in its kind. */
  readonly key: string;
  readonly name: string;
  readonly size: string | null;
  readonly category: string;
  /** The dish of the row; null for another kind. */
  readonly item: MenuItem | null;
  readonly from: CostFrom;
  /** Null where it is not sold by itself. */
  readonly pricePaise: Paise | null;
  readonly costPaise: Paise | null;
  /** The cost of the dearest choices of a combo, where that is more. */
  readonly toPaise: Paise | null;
  readonly shareBp: number | null;
  readonly marginPaise: Paise | null;
  readonly soldPaise: Paise;
}

/** The data of the list, beside the kitchen. */
export interface ListFacts {
  readonly menu: Menu;
  /** Null for those who may not read it. */
  readonly costs: Costs | null;
  readonly sold: Readonly<Record<string, SoldDish>>;
}

/** Returns the dishes and sizes: those without a recipe first, the most sold first. */
function dishRows({ items, prices, recipes }: Kitchen, { menu, costs, sold }: ListFacts): RecipeRow[] {
  const byRecipe = recipeCosts(recipes, items, prices, menu);
  const limit = recipes.mostCostBp ?? USUAL_FOOD_COST_BP;
  const categories = new Map(menu.categories.map(({ id, name }) => [id, name]));
  const typedOf = (key: string): Paise | null => costs?.costs[key] ?? null;
  const pricedByRecipe = (key: string): Paise | null => {
    const recipe = byRecipe.get(key);
    return recipe !== undefined && recipe.unpriced.length === 0 ? recipe.costPaise : null;
  };
  const known = (key: string): Paise | null => pricedByRecipe(key) ?? typedOf(key);
  const rows = portionsOnMenu(menu).map(({ key, item, variantId }): RecipeRow => {
    const size = item.variants.find(({ id }) => id === variantId) ?? null;
    const pricePaise = size?.pricePaise ?? item.pricePaise;
    const range = item.combo === undefined ? null : comboCost(item.combo, pricedByRecipe);
    // As in `catalog/costs`: where choices differ in cost, the typed cost of the combo counts.
    const isOne = range !== null && range.fromPaise === range.toPaise;
    const combo = isOne || typedOf(key) === null ? range : null;
    const recipe = byRecipe.get(key);
    const costPaise = item.combo === undefined ? known(key) : (combo?.fromPaise ?? typedOf(key));
    const isKnown = combo === null || isOne;
    const shareBp = costPaise === null || !isKnown ? null : shareOf(costPaise, pricePaise);
    const from: CostFrom =
      combo !== null
        ? 'combo'
        : recipe === undefined
          ? costPaise === null
            ? 'none'
            : 'typed'
          : recipe.unpriced.length > 0
            ? 'unpriced'
            : (shareBp ?? 0) > limit
              ? 'dear'
              : 'recipe';
    return {
      key,
      name: item.name,
      size: size?.name ?? null,
      category: categories.get(item.categoryId) ?? '',
      item,
      from,
      pricePaise,
      costPaise,
      toPaise: combo !== null && combo.toPaise > combo.fromPaise ? combo.toPaise : null,
      shareBp,
      marginPaise: costPaise === null || !isKnown ? null : minus(pricePaise, costPaise),
      soldPaise: sold[key]?.amountPaise ?? ZERO,
    };
  });
  return rows.toSorted((a, b) => Number(isWritten(a)) - Number(isWritten(b)) || b.soldPaise - a.soldPaise);
}

/** True where nobody needs to write a recipe any more. */
export const isWritten = ({ from }: RecipeRow): boolean =>
  from === 'recipe' || from === 'dear' || from === 'combo';

const bare = (key: string, name: string, category: string): RecipeRow => ({
  key,
  name,
  size: null,
  category,
  item: null,
  from: 'none',
  pricePaise: null,
  costPaise: null,
  toPaise: null,
  shareBp: null,
  marginPaise: null,
  soldPaise: ZERO,
});

/** Returns the cost of some ingredients, and where the cost comes from. */
function costOfUses({ items, prices, recipes }: Kitchen, key: string): Pick<RecipeRow, 'costPaise' | 'from'> {
  const uses = recipes.portions[key];
  if (uses === undefined) return { costPaise: null, from: 'none' };
  const taken = { ...recipes, portions: { it: uses } };
  const cost = portionCost(taken, items, prices, { itemId: 'it', variantId: null, addOnIds: [] });
  // An add-on that only gives ingredients back costs nothing by itself.
  if (cost === null) return { costPaise: null, from: 'recipe' };
  return { costPaise: cost.costPaise, from: cost.unpriced.length > 0 ? 'unpriced' : 'recipe' };
}

const addOnRows = (kitchen: Kitchen, { menu }: ListFacts): RecipeRow[] =>
  menu.addOnGroups.flatMap((group) =>
    group.options.map((option) => {
      const key = addOnKey(group.id, option.id);
      return {
        ...bare(key, option.name, group.name),
        ...costOfUses(kitchen, key),
        pricePaise: option.pricePaise,
      };
    }),
  );

function batchRows({ items, prices, recipes }: Kitchen): RecipeRow[] {
  return Object.entries(recipes.batches).flatMap(([id, batch]): RecipeRow[] => {
    const item = items.get(id);
    if (item === undefined) return [];
    const taken = { ...recipes, portions: { it: batch.uses } };
    const cost = portionCost(taken, items, prices, { itemId: 'it', variantId: null, addOnIds: [] });
    return [
      {
        ...bare(id, item.name, item.category),
        costPaise: cost?.costPaise ?? null,
        from: (cost?.unpriced.length ?? 0) > 0 ? 'unpriced' : 'recipe',
      },
    ];
  });
}

/** Returns the rows of a kind that match a search. */
export function recipeRows(kind: RecipeKind, kitchen: Kitchen, facts: ListFacts, q: string): RecipeRow[] {
  const rows =
    kind === 'dish'
      ? dishRows(kitchen, facts)
      : kind === 'batch'
        ? batchRows(kitchen)
        : addOnRows(kitchen, facts);
  return q === '' ? rows : rows.filter(({ name, category }) => hasWords(`${name} ${category}`, q));
}
