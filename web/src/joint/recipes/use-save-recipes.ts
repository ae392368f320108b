import { useCallback } from 'react';
import { same } from '@bhoj/domain/kernel/same';
import { NO_RECIPES } from '@bhoj/domain/stock/recipes/saved-recipes';
import type { SavedRecipes } from '@bhoj/domain/stock/recipes/saved-recipes';
import { saveRecipes } from '@bhoj/domain/stock/recipes/recipes.contract';
import { recipes } from '@bhoj/domain/stock/shape/stock.collection';
import type { Recipes } from '@bhoj/domain/stock/shape/recipes.schema';
import { useClient } from '../../firebase/client.ts';
import { readDoc } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { useAttempt } from '../../firebase/use-attempt.ts';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import type { Attempt } from '../../ui/shared/use-one-at-a-time.ts';

export type RecipeChanges = Pick<SavedRecipes, 'portions' | 'batches' | 'mostCostBp'>;

const MOST_TRIES = 3;

/** The stored values that changes concern: recipes, and the owner's limit. */
const named = (of: Recipes, { portions, batches, mostCostBp }: RecipeChanges) => [
  mostCostBp === undefined ? null : (of.mostCostBp ?? null),
  Object.keys(portions).map((key) => of.portions[key] ?? null),
  Object.keys(batches).map((key) => of.batches[key] ?? null),
];

/**
 * Returns an act that saves changes of recipes. When somebody else saved other recipes since `begun`, it saves again on
 * top of theirs; it fails with `changed-meanwhile` only when they changed the same recipes.
 */
export function useSaveRecipes() {
  const client = useClient();
  const restaurantId = useRestaurantId();
  const save = useAttempt(saveRecipes);
  return useCallback(
    async (begun: Recipes, changes: RecipeChanges): Promise<Attempt<{ version: number }, CallFacts>> => {
      const attempt = async (
        on: Recipes,
        tries: number,
      ): Promise<Attempt<{ version: number }, CallFacts>> => {
        const { portions, batches, mostCostBp } = changes;
        const done = await save({
          baseVersion: on.version,
          portions: { ...portions } as never,
          batches: { ...batches } as never,
          ...(mostCostBp !== undefined && { mostCostBp }),
        });
        if (!('failure' in done) || done.failure.reason !== 'changed-meanwhile' || tries >= MOST_TRIES)
          return done;
        const now = (await readDoc(client, recipes, { restaurantId }).catch(() => null)) ?? NO_RECIPES;
        return same(named(now, changes), named(begun, changes)) ? attempt(now, tries + 1) : done;
      };
      return attempt(begun, 1);
    },
    [client, restaurantId, save],
  );
}
