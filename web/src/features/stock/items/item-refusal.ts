import { ITEM_FAULTS } from '@bhoj/domain/stock/recipes/saved-items';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import type { Words } from '../../../words/part.ts';

/** Returns why items were not saved: which of them, and the thing that it collides with. */
export function itemRefusal(
  { reason, details }: CallFacts,
  words: Words<'stockItems'>,
  reasons: Readonly<Record<CallFacts['reason'], string>>,
): string {
  if (reason === 'changed-meanwhile') return words.changed;
  const field = ITEM_FAULTS.find((known) => known === details['field']);
  if (reason !== 'stock-unfit' || field === undefined) return reasons[reason];
  const { name, with: other } = details;
  return words.refused[field](typeof name === 'string' ? name : '', typeof other === 'string' ? other : '');
}
