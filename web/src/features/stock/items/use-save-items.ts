import { useCallback } from 'react';
import { same } from '@bhoj/domain/kernel/same';
import { NO_ITEMS } from '@bhoj/domain/stock/recipes/saved-items';
import type { SavedItems } from '@bhoj/domain/stock/recipes/saved-items';
import { saveStockItems } from '@bhoj/domain/stock/recipes/stock-items.contract';
import type { StockItems } from '@bhoj/domain/stock/shape/items.schema';
import { stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { useClient } from '../../../firebase/client.ts';
import { readDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { stockItemsPart } from '../../../messages/owner/stock-items/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import type { Attempt } from '../../../ui/shared/use-one-at-a-time.ts';
import { useWords } from '../../../words/use-words.ts';
import { itemRefusal } from './item-refusal.ts';

type Changes = Pick<SavedItems, 'items' | 'stores'>;

const MOST_TRIES = 3;

/** The stored values of the items and stores that changes concern. */
const named = (of: StockItems, { items, stores }: Changes) => [
  items.map(({ id }) => of.items.find((known) => known.id === id) ?? null),
  stores === undefined ? null : of.stores,
];

/**
 * Saves items, one save at a time, and says why it could not. When somebody else saved other items since `begun`, it
 * saves again on top of theirs.
 */
export function useSaveItems(begun: StockItems) {
  const client = useClient();
  const restaurantId = useRestaurantId();
  const save = useAttempt(saveStockItems);
  const words = useWords(stockItemsPart);
  const reasons = useWords(reasonsPart);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const send = useCallback(
    async (changes: Changes): Promise<boolean> => {
      const attempt = async (
        on: StockItems,
        tries: number,
      ): Promise<Attempt<{ version: number }, CallFacts>> => {
        const { items, stores } = changes;
        const done = await save({
          baseVersion: on.version,
          items: [...items],
          ...(stores !== undefined && { stores: [...stores] }),
        });
        if (!('failure' in done) || done.failure.reason !== 'changed-meanwhile' || tries >= MOST_TRIES)
          return done;
        const now = (await readDoc(client, stockItems, { restaurantId }).catch(() => null)) ?? NO_ITEMS;
        return same(named(now, changes), named(begun, changes)) ? attempt(now, tries + 1) : done;
      };
      return (await run(() => attempt(begun, 1))) !== null;
    },
    [begun, client, restaurantId, run, save],
  );
  return { pending, failure: failure === null ? null : itemRefusal(failure, words, reasons), send };
}
