import { businessDayOf } from '../../time/ist.ts';
import { sizeKey } from '../dish/availability.ts';
import { addOnKey } from '../portions/portion-keys.ts';
import type { Paise } from '../../money/money.ts';
import type { Chosen } from '../portions/portion-keys.ts';
import type { Menu, MenuItem } from '../shape/menu.schema.ts';
import type { ListType, PriceList, Prices } from './prices.schema.ts';

/** Where and when something is ordered, as far as price lists depend on it. */
export interface PlaceOfOrder {
  readonly at: number;
  /** The time at which the business day ends. */
  readonly cutoff: string;
  readonly type: ListType;
  /** The floor of its table or room; null for an order without one. */
  readonly floor: number | null;
  /** The operator of an aggregator's order; null for any other. */
  readonly operator: string | null;
}

/** The lists that count for an order, the first one first, with the amounts of all lists. */
export interface Listed {
  readonly lists: readonly PriceList[];
  readonly prices: Prices;
}

export const NO_PRICES: Prices = { version: 0, lists: [], items: {} };

/** Returns the lists that count for an order at a moment, in the owner's order. */
export function listsFor(lists: readonly PriceList[], place: PlaceOfOrder): PriceList[] {
  const day = businessDayOf(place.at, place.cutoff);
  const { floor } = place;
  return lists.filter(
    ({ active, floors, types, operators, from, to }) =>
      active &&
      (floors === undefined || (floor !== null && floors.includes(floor))) &&
      (types?.includes(place.type) ?? true) &&
      (operators === undefined || (place.operator !== null && operators.includes(place.operator))) &&
      (from === undefined || from <= day) &&
      (to === undefined || day <= to),
  );
}

/** A price that a list sets. */
export interface ListPrice {
  readonly list: PriceList;
  readonly paise: Paise;
}

/** Returns the price that a list sets for a key; null where the menu's price counts. */
export function listPrice({ lists, prices }: Listed, key: string): ListPrice | null {
  for (const list of lists) {
    const paise = prices.items[list.id]?.[key];
    if (paise !== undefined) return { list, paise };
  }
  return null;
}

/** Returns the keys that make the price of a chosen dish: its size, or the dish where it has none, and each add-on. */
export const priceKeysOf = ({ itemId, variantId, addOnIds }: Chosen): string[] => [
  variantId === null ? itemId : sizeKey(itemId, variantId),
  ...addOnIds.map(({ groupId, optionId }) => addOnKey(groupId, optionId)),
];

/** Returns the list that prices a chosen dish or size, or else its first add-on with one; null for none. */
export function listOfChosen(listed: Listed, chosen: Chosen): PriceList | null {
  for (const key of priceKeysOf(chosen)) {
    const found = listPrice(listed, key);
    if (found !== null) return found.list;
  }
  return null;
}

function itemByLists(item: MenuItem, listed: Listed): MenuItem {
  if (item.variants.length === 0) {
    const found = listPrice(listed, item.id);
    return found === null ? item : { ...item, pricePaise: found.paise };
  }
  const found = item.variants.map(({ id }) => listPrice(listed, sizeKey(item.id, id)));
  if (found.every((one) => one === null)) return item;
  const variants = item.variants.map((size, i) => {
    const pricePaise = found[i]?.paise;
    return pricePaise === undefined ? size : { ...size, pricePaise };
  });
  return { ...item, variants };
}

/**
 * Returns the menu at the prices of the lists that count for an order, before offers; the same menu where none does. A dish
 * that no list changes stays the same object.
 */
export function menuByLists(menu: Menu, listed: Listed): Menu {
  if (listed.lists.length === 0) return menu;
  const addOnGroups = menu.addOnGroups.map((group) => {
    const found = group.options.map(({ id }) => listPrice(listed, addOnKey(group.id, id)));
    if (found.every((one) => one === null)) return group;
    const options = group.options.map((option, i) => ({
      ...option,
      pricePaise: found[i]?.paise ?? option.pricePaise,
    }));
    return { ...group, options };
  });
  return { ...menu, addOnGroups, items: menu.items.map((item) => itemByLists(item, listed)) };
}
