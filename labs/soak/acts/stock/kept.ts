/** Items and recipes as the owner keeps them, and the sums of the moves. */
import { foldStock, rebuildStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { saveRecipes } from '@bhoj/domain/stock/recipes/recipes.contract';
import { saveStockItems } from '@bhoj/domain/stock/recipes/stock-items.contract';
import { calling } from '../../act.ts';
import { CHANGED_RECIPES, TAKEN_ALIKE } from '../../stock/pantry.ts';
import type { Plan } from '../../act.ts';
import type { Random } from '../../../../demo/random.ts';
import type { World } from '../../world.ts';

/** The owner or the storekeeper. */
export const keeperOf = ({ place }: World, random: Random) => random.pick([place.owner, place.keeper]);

/**
 * Changes the yield, the store, the par level or the shelf of an item, or adds an item; now and then it names an old
 * version.
 */
export const changeItem: Plan = (world, random) => {
  const { stock } = world;
  if (stock === null) return null;
  const { version, items } = stock.items;
  const item = random.pick(items);
  const isFixed = TAKEN_ALIKE.includes(item.id);
  const change = random.pick([
    { par: random.int(1, 9) * 1_000_000 },
    { shelf: random.pick(['Cold room', 'Dry store', '']) },
    ...(isFixed ? [] : [{ yieldBp: random.int(5_000, 9_999) }]),
    { storeId: random.pick(['bar', 'loft']) },
  ]);
  return calling(saveStockItems, keeperOf(world, random), {
    baseVersion: random.chance(0.1) ? version - 1 : version,
    items: [{ ...item, ...change }],
  });
};

/** Changes how much a dish uses, or has no recipe for it any more until the next change. */
export const changeRecipe: Plan = (world, random) => {
  const { stock } = world;
  if (stock === null) return null;
  const { version } = stock.recipes;
  const key = random.pick(CHANGED_RECIPES);
  const uses = [{ itemId: random.pick(['butter', 'milk', 'coffee']), quantity: random.int(1, 60_000) }];
  return calling(saveRecipes, keeperOf(world, random), {
    baseVersion: random.chance(0.1) ? version - 1 : version,
    portions: { [key]: random.chance(0.15) ? null : uses },
    batches: {},
  });
};

export const fold: Plan = (world, random) => world.stock && calling(foldStock, keeperOf(world, random), {});

/** Folds all moves anew beside what else goes on. */
export const rebuild: Plan = ({ stock, place }) => stock && calling(rebuildStock, place.owner, {});
