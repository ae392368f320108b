import { changedAmounts, dishPriceKeys } from '@bhoj/domain/menu/prices/dish-prices';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { ListAmounts, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';

/** The prices by list that somebody typed in the form of a dish, and the lists as they were then. */
export interface DishPrices {
  readonly stored: Prices;
  /** By list and key. */
  readonly typed: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Returns the text of a price: the typed one, or else the stored one. */
export function priceText({ stored, typed }: DishPrices, listId: string, key: string): string {
  const paise = stored.items[listId]?.[key];
  return typed[listId]?.[key] ?? (paise === undefined ? '' : typedRupees(paise));
}

export const withTyped = (
  { stored, typed }: DishPrices,
  listId: string,
  key: string,
  text: string,
): DishPrices => ({ stored, typed: { ...typed, [listId]: { ...typed[listId], [key]: text } } });

/** True for the price of a dish, of its sizes, or of an add-on of its groups; such a key begins with the group. */
const isOf = (key: string, item: Pick<MenuItem, 'id' | 'variants' | 'addOnGroupIds'>): boolean =>
  dishPriceKeys(item).includes(key) || item.addOnGroupIds.some((id) => key.startsWith(`${id}/`));

/**
 * Returns the typed prices of a dish to save, for the sizes and add-ons with which it is saved now. Undefined when
 * there is nothing to save, null when a price cannot be read. An empty text takes the price off the list.
 */
export function dishAmounts(
  prices: DishPrices | null,
  item: Pick<MenuItem, 'id' | 'variants' | 'open' | 'addOnGroupIds'>,
): ListAmounts | undefined | null {
  if (prices === null || item.open !== undefined) return undefined;
  const { stored, typed } = prices;
  const read = Object.entries(typed).map(([listId, of]) => {
    const amounts = Object.keys(of)
      .filter((key) => isOf(key, item))
      .map((key) => [key, of[key]?.trim() === '' ? null : rupeesText.safeParse(of[key]).data] as const);
    return [listId, amounts] as const;
  });
  if (read.some(([, of]) => of.some(([, paise]) => paise === undefined))) return null;
  const set = read.map(
    ([listId, of]) => [listId, Object.fromEntries(of.map(([key, paise]) => [key, paise ?? null]))] as const,
  );
  const amounts = changedAmounts(stored, Object.fromEntries(set));
  return Object.keys(amounts).length === 0 ? undefined : { was: stored.version, amounts };
}
