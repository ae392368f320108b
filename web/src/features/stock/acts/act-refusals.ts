import { typedLineOf } from '@bhoj/domain/stock/count/transfer';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import type { Words } from '../../../words/part.ts';

type Reasons = Readonly<Record<CallFacts['reason'], string>>;

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns why a transfer was refused, with its items or its lines. */
export function transferRefusal(
  { reason, details }: CallFacts,
  words: Words<'stockActs'>['transfer'],
  reasons: Reasons,
  nameOf: (itemId: string) => string,
): string {
  if (reason === 'request-id-used') return words.sent;
  if (reason === 'stock-item-unknown') {
    const gone = listed(details['itemIds']).map((id) => nameOf(String(id)));
    return gone.length === 0 ? words.storeGone : words.itemGone(gone.join(', '));
  }
  if (reason === 'record-full') {
    const lines = new Set(listed(details['lines']).map((nth) => typedLineOf(Number(nth))));
    return words.full([...lines].join(', '));
  }
  return reasons[reason];
}

/** Returns why a batch was refused. */
export function batchRefusal(
  { reason }: CallFacts,
  words: Words<'stockActs'>['batch'],
  reasons: Reasons,
): string {
  if (reason === 'request-id-used') return words.sent;
  if (reason === 'without-recipe' || reason === 'stock-item-unknown') return words.gone;
  return reasons[reason];
}

/** Returns why waste was refused. */
export function wasteRefusal(
  { reason, details }: CallFacts,
  words: Words<'stockActs'>['waste'],
  reasons: Reasons,
): string {
  if (reason === 'request-id-used') return words.sent;
  if (reason === 'stock-item-unknown')
    return listed(details['stores']).length > 0 ? words.storeGone : words.gone;
  return reasons[reason];
}
