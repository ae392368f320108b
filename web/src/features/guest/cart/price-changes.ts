import { priceCart } from '../../../blocks/cart/cart.ts';
import type { Catalog } from '../context/catalog.ts';
import type { Intent, PriceChange } from './send-model.ts';

/** Returns the selections with another price than the guest saw when sending. */
export function priceChanges(intent: Intent, { menu, profile }: Catalog): PriceChange[] {
  return priceCart(intent.selections, menu, profile.tax).lines.flatMap(
    ({ key, selection, line, amountPaise }, index) => {
      const wasPaise = intent.seenPaise[index] ?? null;
      const nowPaise = line && amountPaise;
      if (wasPaise === null || wasPaise === nowPaise) return [];
      const name = line?.name ?? menu.items.find((item) => item.id === selection.itemId)?.name ?? '';
      return [{ key, name, wasPaise, nowPaise }];
    },
  );
}
