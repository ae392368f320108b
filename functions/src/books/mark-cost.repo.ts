import { costMonthOf } from '@bhoj/domain/books/money-entry';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import type { MoneyEntry } from '@bhoj/domain/books/money-entry';
import type { Store } from '../firebase/store.ts';

/**
 * Reads the month that bears the cost of a payout, and returns the write that marks it stale, so that the next look
 * computes it anew. For other entries, which are no cost, it does nothing.
 */
export async function costMark(
  store: Store,
  restaurantId: string,
  entry: MoneyEntry | undefined,
  now: number,
): Promise<() => void> {
  if (entry?.kind !== 'payout') return () => undefined;
  const params = { restaurantId, month: costMonthOf(entry) };
  const known = await store.get(months, params);
  if (known === null || known.staleSince !== null) return () => undefined;
  return () => {
    store.update(months, params, { staleSince: now });
  };
}
