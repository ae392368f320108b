import type { RecipeFaultKind } from '@bhoj/domain/stock/recipes/saved-recipes';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import type { Words } from '../../words/part.ts';

/** Returns why recipes were not saved: the fault of the line where it is known, or else the sentence of the reason. */
export function recipeRefusal(
  { reason, details }: CallFacts,
  words: Words<'recipeForm'>,
  reasons: Readonly<Record<CallFacts['reason'], string>>,
  nameOf: (line: number, key: string) => string,
): string {
  if (reason === 'changed-meanwhile') return words.changed;
  const fault = details['fault'];
  if (reason !== 'stock-unfit' || typeof fault !== 'string' || !Object.hasOwn(words.recipeFaults, fault))
    return reasons[reason];
  const way = Array.isArray(details['way']) ? details['way'].join(' → ') : '';
  const key = typeof details['key'] === 'string' ? details['key'] : '';
  return words.recipeFaults[fault as RecipeFaultKind](nameOf(Number(details['line']), key), way);
}
