import { changedAmounts, dishPriceKeys } from '@bhoj/domain/menu/prices/dish-prices';
import { addOnKey } from '@bhoj/domain/menu/portions/portion-keys';
import type { Paise } from '@bhoj/domain/money/money';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { AddOnGroup, ListAmounts, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';

/** The prices by list that somebody typed in the form of a dish, and the lists as they were then. */
export interface DishPrices {
  readonly stored: Prices;
  /** By list and key. */
  readonly typed: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Returns the text of a price: what was typed, or else the stored one. */
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

/** An add-on with a price on lists. Every dish with its group shares it. */
export interface PricedAddOn {
  readonly key: string;
  /** The group and the add-on. */
  readonly name: string;
  readonly pricePaise: Paise;
}

/** Returns the add-ons of the groups of a dish, as they are chosen now. */
export const addOnsOf = (groupIds: readonly string[], groups: readonly AddOnGroup[]): PricedAddOn[] =>
  groups
    .filter(({ id }) => groupIds.includes(id))
    .flatMap(({ id, name, options }) =>
      options.map((option) => ({
        key: addOnKey(id, option.id),
        name: `${name}: ${option.name}`,
        pricePaise: option.pricePaise,
      })),
    );

/**
 * Returns what to save of the typed prices of a dish, with its sizes and add-ons as they are saved now: undefined for nothing, null where a price
 * cannot be read. An empty text takes the price off the list.
 */
export function dishAmounts(
  prices: DishPrices | null,
  item: Pick<MenuItem, 'id' | 'variants' | 'open' | 'addOnGroupIds'>,
  groups: readonly AddOnGroup[],
): ListAmounts | undefined | null {
  if (prices === null || item.open !== undefined) return undefined;
  const { stored, typed } = prices;
  const keys = [...dishPriceKeys(item), ...addOnsOf(item.addOnGroupIds, groups).map(({ key }) => key)];
  const read = Object.entries(typed).map(([listId, of]) => {
    const amounts = keys
      .filter((key) => of[key] !== undefined)
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
