import { hasWords, sameName } from '@bhoj/domain/kernel/folded';
import { formatPlain } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { scaled } from '@bhoj/domain/money/scaled';
import { pricesOf } from '@bhoj/domain/stock/recipes/prices';
import type { Price } from '@bhoj/domain/stock/recipes/portion-cost';
import type { StockItem, StockItems } from '@bhoj/domain/stock/shape/items.schema';
import type { StockLevels } from '@bhoj/domain/stock/shape/levels.schema';
import { UNITS } from '@bhoj/domain/stock/shape/quantity';
import { typedIn } from '@bhoj/domain/stock/shape/quantity-text';

/** One row of the list. */
export interface ItemRow {
  readonly item: StockItem;
  readonly price: Price | null;
  readonly store: string;
}

export interface ItemFilters {
  readonly q: string;
  readonly category: string | null;
  readonly state: 'on' | 'off' | null;
}

/** Returns the rows of the list by name; those that are switched off only where they are asked for. */
export function itemRows(
  { items, stores }: StockItems,
  levels: StockLevels['levels'],
  { q, category, state }: ItemFilters,
  mainStore: string,
): ItemRow[] {
  const prices = pricesOf(items, levels);
  return items
    .filter(
      (item) =>
        item.active === (state !== 'off') &&
        (category === null || sameName(item.category, category)) &&
        (q === '' || hasWords(item.name, q)),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((item) => ({
      item,
      price: prices.get(item.id) ?? null,
      store: stores.find(({ id }) => id === item.storeId)?.name ?? mainStore,
    }));
}

/** Returns the price of one unit, in rupees; empty where nobody knows it. */
export const unitPrice = ({ item, price }: ItemRow): string =>
  price === null ? '' : formatPlain(paise(scaled(price.paise, UNITS[item.unit].size, price.quantity)));

export const parText = ({ par, unit }: StockItem): string =>
  par === undefined ? '' : `${typedIn(par, unit)} ${unit}`;
