import { listsFor } from '@bhoj/domain/menu/prices/list-prices';
import { plus, rupees } from '@bhoj/domain/money/money';
import { dishPriceKeys } from '@bhoj/domain/menu/prices/dish-prices';
import { floorOf } from '@bhoj/domain/tables/table-id';
import type { Listed } from '@bhoj/domain/menu/prices/list-prices';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { OrderType } from '@bhoj/domain/orders/shape/order.schema';
import { DEMO_MENU } from './demo-menu.ts';

/** The categories that cost more in the air-conditioned dining hall than on the terrace, and by how much, in rupees. */
const DEARER: Readonly<Record<string, number>> = { starters: 20, 'main-course': 30, rice: 20, beverages: 10 };

/** Only packs have an MRP, which no list may exceed, so they cost the same everywhere. */
const amounts = DEMO_MENU.items.flatMap((item) => {
  const more = item.taxClass === 'standard' ? DEARER[item.categoryId] : undefined;
  if (more === undefined) return [];
  const own = item.variants.length === 0 ? [item] : item.variants;
  return dishPriceKeys(item).map(
    (key, i) => [key, plus(own[i]?.pricePaise ?? item.pricePaise, rupees(more))] as const,
  );
});

/** The demo's price lists: the menu has the prices of the terrace, and the dining hall downstairs has its own. */
export const DEMO_PRICES: Prices = {
  version: 2,
  lists: [{ id: 'ac-hall', name: 'AC dining hall', active: true, floors: [1] }],
  items: { 'ac-hall': Object.fromEntries(amounts) },
};

/** Returns the lists that count for an order of the demo, with their amounts. */
export const listedAt = (
  prices: Prices,
  { at, type, tableId }: { readonly at: number; readonly type: OrderType; readonly tableId: string | null },
  cutoff: string,
): Listed => ({
  prices,
  lists: listsFor(prices.lists, { at, cutoff, type, floor: floorOf(tableId), operator: null }),
});
