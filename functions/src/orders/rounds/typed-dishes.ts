import type { TypedAt } from '@bhoj/domain/menu/sale/sellable';
import type { Context } from '../../firebase/define-callable.ts';
import type { Store } from '../../firebase/store.ts';

/**
 * Adds an entry to the audit for each open dish of a round, because only the member vouches for the typed name and price. Rounds
 * without an open dish have no entry, so `placeRound` is not audited as a whole.
 */
export function recordTyped(
  store: Store,
  record: Context['record'],
  at: { readonly orderId: string; readonly roundId: string },
  dishes: readonly TypedAt[],
): void {
  for (const { item, typed } of dishes)
    record(store, { ...at, itemId: item.id, dish: typed.name, pricePaise: typed.pricePaise });
}
