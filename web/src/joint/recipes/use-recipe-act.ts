import type { Recipes } from '@bhoj/domain/stock/shape/recipes.schema';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import { recipeFormPart } from '../../messages/owner/stock-recipes/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import { useWords } from '../../words/use-words.ts';
import { recipeRefusal } from './refusal-words.ts';
import { useSaveRecipes } from './use-save-recipes.ts';
import type { RecipeChanges } from './use-save-recipes.ts';

/** Saves one recipe at a time, and says why it was not saved. `nameOf`: the item of a line of the recipe with a key. */
export function useRecipeAct(begun: Recipes, nameOf: (line: number, key: string) => string) {
  const words = useWords(recipeFormPart);
  const reasons = useWords(reasonsPart);
  const save = useSaveRecipes();
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  return {
    pending,
    failure: failure === null ? null : recipeRefusal(failure, words, reasons, nameOf),
    /** Resolves to the version of the recipes with the changes; null where they are not saved. */
    send: async (changes: Partial<RecipeChanges>): Promise<number | null> =>
      (await run(() => save(begun, { portions: {}, batches: {}, ...changes })))?.version ?? null,
  };
}
