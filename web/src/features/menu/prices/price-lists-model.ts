import { changedPrice } from '@bhoj/domain/menu/changes/bulk-price';
import { sizeKey } from '@bhoj/domain/menu/dish/availability';
import { addOnKey } from '@bhoj/domain/menu/portions/portion-keys';
import { listPrice, listsFor } from '@bhoj/domain/menu/prices/list-prices';
import { priceListsSchema } from '@bhoj/domain/menu/prices/prices.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import type { PriceChange } from '@bhoj/domain/menu/changes/bulk-price';
import type { PlaceOfOrder } from '@bhoj/domain/menu/prices/list-prices';
import type { ListType, PriceList, Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { Menu, NewAmounts } from '@bhoj/domain/menu/shape/menu.schema';
import type { Paise } from '@bhoj/domain/money/money';
import type { Words } from '../../../words/part.ts';

/** A price list as it is typed: empty texts and empty lists are no condition, and an empty amount is none. */
export interface TypedList {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly floors: readonly number[];
  readonly types: readonly ListType[];
  readonly operators: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly amounts: Readonly<Record<string, string>>;
}

/** Something on the menu that has a price: a dish without sizes, a size, or an add-on. */
export interface PricedRow {
  readonly key: string;
  readonly label: string;
  readonly paise: Paise;
}

export const newList = (): TypedList => ({
  id: newId(),
  name: '',
  active: true,
  floors: [],
  types: [],
  operators: [],
  from: '',
  to: '',
  amounts: {},
});

export const typedLists = ({ lists, items }: Prices): TypedList[] =>
  lists.map(({ id, name, active, floors = [], types = [], operators = [], from = '', to = '' }) => {
    const amounts = Object.entries(items[id] ?? {}).map(([key, paise]) => [key, typedRupees(paise)] as const);
    return { id, name, active, floors, types, operators, from, to, amounts: Object.fromEntries(amounts) };
  });

/** Returns a copy under another name, below which nothing changes for the first. */
export const copyOf = (list: TypedList, name: string): TypedList => ({ ...list, id: newId(), name });

/** Returns the lists with one moved up (-1) or down (1). */
export function moved(lists: readonly TypedList[], id: string, by: -1 | 1): TypedList[] {
  const from = lists.findIndex((list) => list.id === id);
  const other = lists[from + by];
  return other === undefined
    ? [...lists]
    : lists.map((list, i) => (i === from ? other : i === from + by ? (lists[from] ?? list) : list));
}

/**
 * Returns the rows of a list: dishes, sizes and add-ons with a price on the menu, and open dishes that still have a
 * price on this list, so that the owner can clear it.
 */
export function rowsOf(
  menu: Menu,
  words: Words<'priceLists'>,
  amounts: TypedList['amounts'] = {},
): PricedRow[] {
  const sold = menu.items.filter(({ id, open }) => open === undefined || Object.hasOwn(amounts, id));
  const dishes = sold.flatMap(({ id, name, byWeight, pricePaise, variants }): PricedRow[] => {
    const labelOf = (label: string) => (byWeight === undefined ? label : words.perKilo(label));
    return variants.length === 0
      ? [{ key: id, label: labelOf(name), paise: pricePaise }]
      : variants.map((size) => ({
          key: sizeKey(id, size.id),
          label: labelOf(words.size(name, size.name)),
          paise: size.pricePaise,
        }));
  });
  const addOns = menu.addOnGroups.flatMap(({ id, name, options }) =>
    options.map((option) => ({
      key: addOnKey(id, option.id),
      label: words.addOn(name, option.name),
      paise: option.pricePaise,
    })),
  );
  return [...dishes, ...addOns];
}

/** Returns the list with prices of these rows made from the menu's. Where that gives no price, the old one stays. */
export function filled(list: TypedList, rows: readonly PricedRow[], change: PriceChange): TypedList {
  const amounts = rows.flatMap(({ key, paise }) => {
    const price = changedPrice(paise, change);
    return price === null ? [] : [[key, typedRupees(price)] as const];
  });
  return { ...list, amounts: { ...list.amounts, ...Object.fromEntries(amounts) } };
}

export const cleared = (list: TypedList, rows: readonly PricedRow[]): TypedList => {
  const gone = new Set(rows.map(({ key }) => key));
  const amounts = Object.entries(list.amounts).filter(([key]) => !gone.has(key));
  return { ...list, amounts: Object.fromEntries(amounts) };
};

/** The number of amounts that are typed. */
export const countOf = ({ amounts }: TypedList): number =>
  Object.values(amounts).filter((text) => text.trim() !== '').length;

export const isAmount = (text: string): boolean => text.trim() === '' || rupeesText.safeParse(text).success;

const headOf = ({ id, name, active, floors, types, operators, from, to }: TypedList): PriceList => ({
  id,
  name,
  active,
  ...(floors.length > 0 && { floors: [...floors] }),
  ...(types.length > 0 && { types: [...types] }),
  ...(operators.length > 0 && { operators: [...operators] }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});

const amountsOf = ({ amounts }: TypedList): Record<string, Paise> =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([key, text]) => {
      const read = rupeesText.safeParse(text);
      return read.success ? [[key, read.data] as const] : [];
    }),
  );

export type ListFault = 'name' | 'days' | 'amount' | 'operators';

/** The lists to save, or why they cannot be saved. */
export type ReadLists =
  | { readonly lists: PriceList[]; readonly amounts: NewAmounts }
  | { readonly fault: ListFault; readonly listId: string | null };

/** Returns the heads, and the amounts that differ from the stored ones; null for one that was cleared. */
export function readLists(typed: readonly TypedList[], stored: Prices): ReadLists {
  const wrong = typed.find(({ amounts }) => !Object.values(amounts).every(isAmount));
  if (wrong !== undefined) return { fault: 'amount', listId: wrong.id };
  const astray = typed.find(
    ({ operators, types }) => operators.length > 0 && types.length > 0 && !types.includes('aggregator'),
  );
  if (astray !== undefined) return { fault: 'operators', listId: astray.id };
  const read = priceListsSchema.safeParse(typed.map(headOf));
  if (!read.success) {
    const [index, field] = read.error.issues[0]?.path ?? [];
    const listId = typeof index === 'number' ? (typed[index]?.id ?? null) : null;
    return { fault: field === 'from' || field === 'to' ? 'days' : 'name', listId };
  }
  const amounts = typed.flatMap((list) => {
    const before = stored.items[list.id] ?? {};
    const after = amountsOf(list);
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const changed = keys.filter((key) => before[key] !== after[key]);
    return changed.length === 0
      ? []
      : [[list.id, Object.fromEntries(changed.map((key) => [key, after[key] ?? null]))] as const];
  });
  return { lists: read.data, amounts: Object.fromEntries(amounts) };
}

/** The price of a row in an order of a place, by the typed lists; the list's name is null at the menu's price. */
export function paidFor(
  typed: readonly TypedList[],
  { key, paise }: PricedRow,
  place: PlaceOfOrder,
): { readonly paise: Paise; readonly list: string | null } {
  const lists = listsFor(typed.map(headOf), place);
  const items = Object.fromEntries(typed.map((list) => [list.id, amountsOf(list)]));
  const found = listPrice({ lists, prices: { version: 0, lists: [], items } }, key);
  return { paise: found?.paise ?? paise, list: found?.list.name ?? null };
}
