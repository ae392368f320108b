import { Refusal } from '../../catalogue/reasons.ts';
import { addOnKey } from '../portions/portion-keys.ts';
import { hasMrp, mrpFaultOf } from '../shape/mrp.ts';
import { dishPriceKeys } from './dish-prices.ts';
import { menuByLists } from './list-prices.ts';
import { MOST_PRICES } from '../shape/menu.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { Menu, MenuContent, MenuItem, NewAmounts } from '../shape/menu.schema.ts';
import type { PriceList, Prices } from './prices.schema.ts';

/** Returns the keys of all that has a price on a menu: dishes without sizes, sizes and add-ons. */
const pricedKeys = ({ items, addOnGroups }: Pick<Menu, 'items' | 'addOnGroups'>): Set<string> =>
  new Set([
    ...items.flatMap(dishPriceKeys),
    ...addOnGroups.flatMap(({ id, options }) => options.map((option) => addOnKey(id, option.id))),
  ]);

/**
 * Returns these price lists in place of the stored ones, with amounts set or cleared. It drops amounts of lists that
 * are gone, and of dishes, sizes and add-ons that have left the menu. Throws `record-full` above `MOST_PRICES`.
 */
export function pricesWith(
  known: Prices,
  menu: Pick<Menu, 'items' | 'addOnGroups'>,
  lists: readonly PriceList[],
  amounts: NewAmounts = {},
): Prices {
  const keys = pricedKeys(menu);
  return {
    version: known.version,
    lists: [...lists],
    items: amountsWith(known, lists, amounts, (key) => keys.has(key)),
  };
}

/**
 * Returns the price lists with amounts set or cleared. It ignores amounts of lists that are gone, and keeps those of
 * dishes, sizes and add-ons that have left the menu. Throws `record-full` above `MOST_PRICES`.
 */
export const withAmounts = (known: Prices, amounts: NewAmounts): Prices => ({
  ...known,
  items: amountsWith(known, known.lists, amounts, () => true),
});

/** Returns the amounts of these lists, with some set or cleared. */
function amountsWith(
  known: Prices,
  lists: readonly PriceList[],
  amounts: NewAmounts,
  isKept: (key: string) => boolean,
): Prices['items'] {
  const byList = lists.map(({ id }) => {
    const all = { ...known.items[id], ...amounts[id] };
    const kept = Object.entries(all).flatMap(([key, paise]) =>
      paise !== null && isKept(key) ? [[key, paise] as const] : [],
    );
    return [id, Object.fromEntries(kept)] as const;
  });
  const count = byList.reduce((total, [, of]) => total + Object.keys(of).length, 0);
  if (count > MOST_PRICES) throw new Refusal('record-full');
  return Object.fromEntries(byList.filter(([, of]) => Object.keys(of).length > 0));
}

/** Returns how many amounts the lists have for dishes that the menu no longer has. */
export function lostAmounts(
  { items }: Pick<Prices, 'items'>,
  menu: Pick<Menu, 'items' | 'addOnGroups'>,
): number {
  const keys = pricedKeys(menu);
  return Object.values(items)
    .flatMap((of) => Object.keys(of))
    .filter((key) => !keys.has(key)).length;
}

/** Throws `above-mrp`, with the names, where a list asks more for packed goods than the MRP on the pack. */
export function assertWithinMrp(menu: MenuContent, prices: Prices): void {
  const names = prices.lists.flatMap((list) => {
    const { items, addOnGroups } = menuByLists(
      { ...menu, version: 0, updatedAt: 0 },
      { lists: [list], prices },
    );
    return items.flatMap((item) => (mrpFaultOf(item, addOnGroups) === null ? [] : [item.name]));
  });
  if (names.length > 0) throw new Refusal('above-mrp', { names: [...new Set(names)].slice(0, 20) });
}

/** True where these amounts on a list would bring packed goods, or an add-on of theirs, above the MRP on the pack. */
export function isAboveMrp(
  item: MenuItem,
  { addOnGroups }: { readonly addOnGroups: readonly MenuContent['addOnGroups'][number][] },
  prices: Prices,
  list: PriceList,
  amounts: Readonly<Record<string, Paise | null>>,
): boolean {
  // A file asks this for each cell, so nothing is copied for a dish without an MRP, nor the amounts of other dishes.
  if (!hasMrp(item)) return false;
  const own = addOnGroups.filter(({ id }) => item.addOnGroupIds.includes(id));
  const stored = prices.items[list.id] ?? {};
  const after = [...pricedKeys({ items: [item], addOnGroups: own })].flatMap((key) => {
    const amount = Object.hasOwn(amounts, key) ? amounts[key] : stored[key];
    return amount === undefined || amount === null ? [] : [[key, amount] as const];
  });
  const menu = { categories: [], items: [item], addOnGroups: own, version: 0, updatedAt: 0 };
  const listed = menuByLists(menu, {
    lists: [list],
    prices: { ...prices, items: { [list.id]: Object.fromEntries(after) } },
  });
  return listed.items.some((one) => mrpFaultOf(one, listed.addOnGroups) !== null);
}
