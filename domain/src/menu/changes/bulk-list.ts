import { dishPriceKeys } from '../prices/dish-prices.ts';
import { isAboveMrp } from '../prices/price-lists.ts';
import { changedPrice } from './bulk-price.ts';
import type { Paise } from '../../money/money.ts';
import type { PriceList, Prices } from '../prices/prices.schema.ts';
import type { MenuContent, MenuItem } from '../shape/menu.schema.ts';
import type { BulkFault } from './bulk.ts';
import type { PriceChange } from './bulk-price.ts';

/** A price of a dish, or of one of its sizes, on a list. */
interface ListPriceChange {
  readonly dish: MenuItem;
  readonly key: string;
  /** The name of the size; null for a dish without sizes. */
  readonly size: string | null;
  readonly before: Paise;
  readonly after: Paise;
}

export interface BulkListResult {
  readonly changes: readonly ListPriceChange[];
  readonly refused: readonly { readonly dish: MenuItem; readonly fault: BulkFault }[];
}

function changesOf(
  dish: MenuItem,
  list: PriceList,
  {
    menu,
    prices,
    change,
  }: { readonly menu: MenuContent; readonly prices: Prices; readonly change: PriceChange },
): ListPriceChange[] | BulkFault {
  if (dish.open !== undefined) return 'open-price';
  const changes: ListPriceChange[] = [];
  for (const [i, key] of dishPriceKeys(dish).entries()) {
    const before = prices.items[list.id]?.[key];
    if (before === undefined) continue;
    const after = changedPrice(before, change);
    if (after === null) return 'no-price';
    changes.push({ dish, key, size: dish.variants[i]?.name ?? null, before, after });
  }
  if (changes.length === 0) return 'not-on-list';
  const amounts = Object.fromEntries(changes.map(({ key, after }) => [key, after]));
  return isAboveMrp(dish, menu, prices, list, amounts) ? 'above-mrp' : changes;
}

/**
 * Changes the prices of the chosen dishes on a list. A dish without a price on the list stays without one. The result names such
 * dishes, and dishes with a price that cannot be changed.
 */
export function bulkListed(
  menu: MenuContent,
  prices: Prices,
  chosen: ReadonlySet<string>,
  { list, change }: { readonly list: PriceList; readonly change: PriceChange },
): BulkListResult {
  const changes: ListPriceChange[] = [];
  const refused: BulkListResult['refused'][number][] = [];
  for (const dish of menu.items.filter(({ id }) => chosen.has(id))) {
    const found = changesOf(dish, list, { menu, prices, change });
    if (typeof found === 'string') refused.push({ dish, fault: found });
    else changes.push(...found.filter(({ before, after }) => before !== after));
  }
  return { changes, refused };
}
