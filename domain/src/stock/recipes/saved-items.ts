import { Refusal } from '../../catalogue/reasons.ts';
import { nameKey } from '../../kernel/folded.ts';
import { same } from '../../kernel/same.ts';
import { MOST_ITEMS } from '../shape/items.schema.ts';
import type { KitchenStock } from '../shape/kitchen.schema.ts';
import type { StockItem, StockItems } from '../shape/items.schema.ts';
import { MOST_DISHES } from '../shape/kitchen.schema.ts';
import type { Recipes } from '../shape/recipes.schema.ts';

export const NO_ITEMS: StockItems = { version: 0, stores: [], items: [] };

/** The field of an item that is at fault, and why. */
export const ITEM_FAULTS = ['name', 'measure', 'packs', 'store', 'active', 'items'] as const;
export type ItemField = (typeof ITEM_FAULTS)[number];

export interface ItemFault {
  /** Its place among the items that are saved, from 0 on. */
  readonly row: number;
  readonly field: ItemField;
  readonly name: string;
  /** The other party to a clash: the other item, the dish or preparation that uses it. */
  readonly with: string;
}

/** Facts about items from other documents. */
export interface ItemFacts {
  /** The items that ever moved. */
  readonly moved: ReadonlySet<string>;
  readonly recipes: Pick<Recipes, 'portions' | 'batches'>;
  /** The name of the recipe of a key, for the reader of a fault; missing where the key itself says it. */
  readonly nameOf?: (key: string) => string;
}

const namesTwice = (names: readonly string[]): boolean => new Set(names.map(nameKey)).size < names.length;

/** Returns what uses each item: the key of the first recipe, or the preparation. An item that nothing uses is missing. */
export function usersOf({ portions, batches }: ItemFacts['recipes']): ReadonlyMap<string, string> {
  const users = new Map<string, string>();
  const add = (itemId: string, user: string) => {
    if (!users.has(itemId)) users.set(itemId, user);
  };
  for (const [key, uses] of Object.entries(portions)) for (const { itemId } of uses) add(itemId, key);
  for (const [key, { uses }] of Object.entries(batches)) for (const { itemId } of uses) add(itemId, key);
  for (const key of Object.keys(batches)) add(key, key);
  return users;
}

/** Returns the items that a save gives another measure: whether these ever moved must be known. */
export const remeasured = (before: StockItems, saved: readonly StockItem[]): string[] => {
  const known = new Map(before.items.map((item) => [item.id, item.measure]));
  return saved.flatMap(({ id, measure }) => (known.has(id) && known.get(id) !== measure ? [id] : []));
};

/** Returns the items that a save can only change where no recipe uses them: those it switches off, or measures anew. */
export function freed(before: StockItems, saved: readonly StockItem[]): string[] {
  const known = new Map(before.items.map((item) => [item.id, item]));
  return saved.flatMap(({ id, measure, active }) => {
    const was = known.get(id);
    return was !== undefined && (was.measure !== measure || (was.active && !active)) ? [id] : [];
  });
}

/** Returns the faults of items that are saved, by row and field. */
export function itemFaults(
  before: StockItems,
  {
    items: saved,
    stores = before.stores,
  }: Pick<StockItems, 'items'> & { stores?: StockItems['stores'] | undefined },
  { moved, recipes, nameOf = (key) => key }: ItemFacts,
): ItemFault[] {
  const users = usersOf(recipes);
  const after = merged(before, saved);
  const others = new Map<string, StockItem>();
  for (const item of after) if (!others.has(nameKey(item.name))) others.set(nameKey(item.name), item);
  const known = new Map(before.items.map((item) => [item.id, item]));
  const storeIds = new Set(stores.map(({ id }) => id));
  return saved.flatMap((item, row) => {
    const fault = (field: ItemField, what = ''): ItemFault => ({ row, field, name: item.name, with: what });
    const { id, name, packs, storeId, active } = item;
    const was = known.get(id);
    if (same(was, item)) return [];
    const first = others.get(nameKey(name));
    const key = users.get(id);
    const user = key === undefined ? null : nameOf(key);
    const isRemeasured = was !== undefined && was.measure !== item.measure;
    return [
      ...(first !== undefined && first.id !== id ? [fault('name', first.name)] : []),
      ...(isRemeasured && (moved.has(id) || user !== null) ? [fault('measure', user ?? '')] : []),
      ...(namesTwice(packs.map((pack) => pack.name)) ||
      new Set(packs.map((pack) => pack.id)).size < packs.length
        ? [fault('packs')]
        : []),
      ...(storeId !== undefined && !storeIds.has(storeId) ? [fault('store', storeId)] : []),
      ...(!active && user !== null ? [fault('active', user)] : []),
    ];
  });
}

function merged({ items }: StockItems, saved: readonly StockItem[]): StockItem[] {
  const changed = new Map(saved.map((item) => [item.id, item]));
  const known = new Set(items.map(({ id }) => id));
  return [
    ...items.map((item) => changed.get(item.id) ?? item),
    ...[...changed.values()].filter(({ id }) => !known.has(id)),
  ];
}

/** The contents of a save: new and changed items, and all stores or none. */
export interface SavedItems {
  readonly baseVersion: number;
  readonly items: readonly StockItem[];
  readonly stores?: StockItems['stores'] | undefined;
}

/** Refuses stores of one name or id, and to lose one that has stock or is an item's own. */
function assertStores(
  stores: StockItems['stores'],
  items: readonly StockItem[],
  stocked: ReadonlySet<string>,
): void {
  const ids = new Set(stores.map(({ id }) => id));
  const twice = ids.size < stores.length || namesTwice(stores.map(({ name }) => name));
  const left = items.find(({ storeId }) => storeId !== undefined && !ids.has(storeId));
  const full = [...stocked].find((id) => !ids.has(id));
  if (twice || left !== undefined || full !== undefined)
    throw new Refusal('stock-unfit', {
      row: -1,
      field: 'store',
      name: left?.name ?? '',
      with: full ?? '',
    });
}

/**
 * Returns the items with the saved ones; the same document where nothing changes. Refuses with the first fault, with
 * its row and field. `stocked`: the stores that hold something.
 */
export function itemsWith(
  before: StockItems,
  { baseVersion, items: saved, stores = before.stores }: SavedItems,
  facts: ItemFacts & { readonly stocked: ReadonlySet<string> },
): StockItems {
  const items = merged(before, saved);
  const after = { version: before.version, stores: [...stores], items };
  if (same(before, after)) return before;
  if (before.version !== baseVersion) throw new Refusal('changed-meanwhile', { version: before.version });
  const [first] = itemFaults(before, { items: [...saved], stores }, facts);
  if (first !== undefined) throw new Refusal('stock-unfit', { ...first });
  if (!same(before.stores, stores)) assertStores(stores, items, facts.stocked);
  if (items.length > MOST_ITEMS)
    throw new Refusal('stock-unfit', { row: -1, field: 'items', name: '', with: String(MOST_ITEMS) });
  return { ...after, version: before.version + 1 };
}

/** Returns the items in use as the kitchen's screen names them, and the dishes and sizes that have a recipe. */
export const kitchenStockOf = (
  { items }: Pick<StockItems, 'items'>,
  { portions }: Pick<Recipes, 'portions'>,
): KitchenStock => ({
  items: items.flatMap(({ id, name, unit, storeId, active }) =>
    active ? [{ id, name, unit, ...(storeId !== undefined && { storeId }) }] : [],
  ),
  // The key of an add-on has a slash; it is thrown away with its dish.
  dishes: Object.keys(portions)
    .filter((key) => !key.includes('/'))
    .toSorted()
    .slice(0, MOST_DISHES),
});
