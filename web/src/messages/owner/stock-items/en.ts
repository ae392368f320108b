import type { ItemField } from '@bhoj/domain/stock/recipes/saved-items';
import { part } from '../../part.ts';
import type { TypedItemFault } from '@bhoj/domain/stock/recipes/typed-item';

const faults: Record<TypedItemFault, string> = {
  name: 'Enter a name of up to 60 letters.',
  category: 'Enter a category of up to 40 letters.',
  packName: 'Enter what it is called, such as Tin.',
  packSize: 'Enter how much is in it, such as 15.',
  yield: 'Enter a per cent from 0.01 to 100.',
  factor: 'Enter an amount above zero, such as 910.',
  par: 'Enter an amount above zero, or leave it empty.',
  shelf: 'At most 30 letters.',
  usual: 'Enter rupees above zero, or leave it empty.',
};
/** Why the server did not save an item. */
const refused: Record<ItemField, (name: string, other: string) => string> = {
  name: (name, other) => `${name}: there is an item ${other} already. Take another name.`,
  measure: (name, user) =>
    user === ''
      ? `${name} has moved or is on order, so its measure stays. Make a new item instead.`
      : `${name} is in the recipe of ${user}, so its measure stays. Make a new item instead.`,
  packs: (name) => `${name}: two packs have the same name.`,
  store: (name, other) =>
    name === '' && other === ''
      ? 'Two stores have the same name.'
      : `A store that has stock or is an item’s own stays. ${name}`,
  active: (name, user) => `${name} is in the recipe of ${user}. Take it out of its recipes first.`,
  items: (_, most) => `A restaurant has at most ${most} items.`,
};

/** The view of the items. */
export const stockItemsPart = part('stockItems', {
  title: 'Items',
  loading: 'Loading the items',
  couldNotLoad: 'The items could not be loaded',
  offline: 'The items need a connection.',
  none: 'No items yet. Begin with the ten that cost you most.',
  add: 'Add item',
  quick: 'Set up from your expenses',
  stores: 'Stores',
  search: 'Search items',
  clearSearch: 'Clear the search',
  filters: 'Filters',
  filtersOn: (n: number) => (n === 0 ? 'Filters' : `Filters (${n})`),
  clearFilters: 'Clear filters',
  any: 'Any',
  off: 'Switched off',
  on: 'In use',
  state: 'State',
  nothingFits: 'No item matches.',
  count: (n: number) => (n === 1 ? '1 item' : `${n} items`),
  fileName: 'stock-items',
  columns: {
    name: 'Name',
    category: 'Category',
    price: 'Price',
    par: 'Par level',
    yield: 'Usable',
    packs: 'Packs',
    shelf: 'Shelf',
    store: 'Store',
    state: 'State',
  },
  priceOf: (price: string, unit: string) => `${price} a ${unit}`,
  mainStore: 'Main store',
  units: { kg: 'kg', g: 'g', litre: 'litre', ml: 'ml', piece: 'piece', dozen: 'dozen' },
  form: {
    new: 'New item',
    edit: (name: string) => `Item ${name}`,
    name: 'Name',
    category: 'Category of expenses',
    unit: 'Counted in',
    usual: (unit: string) => `Usual price of a ${unit}, ₹`,
    usualHint: 'Counts until a receipt says what was paid.',
    yield: 'Usable part, %',
    yieldHint: 'What is left when it is peeled and boned. Empty: all of it.',
    factor: (of: string, is: string) => `1 ${of} is, ${is}`,
    factorHint: 'Only if somebody types it in this measure.',
    par: (unit: string) => `Par level, ${unit}`,
    parHint: 'What should be in the house.',
    shelf: 'Shelf',
    store: 'Dishes take it from',
    stopsSale: 'Dishes that need it are sold out when none is left',
    active: 'In use',
    packs: 'Packs in which it is bought',
    packName: (n: number) => `Name of pack ${n}`,
    packSize: (n: number, unit: string) => `In pack ${n}, ${unit}`,
    addPack: 'Add pack',
    removePack: (n: number) => `Remove pack ${n}`,
    more: 'Packs, yield, conversions and more',
    save: 'Save item',
    saving: 'Saving the item',
    saved: (name: string) => `${name} is saved.`,
  },
  storesForm: {
    title: 'Stores of the house',
    about: 'The main store is always there. Name a second place where stock is kept, such as the bar.',
    name: (n: number) => `Store ${n}`,
    add: 'Add store',
    remove: (n: number) => `Remove store ${n}`,
    fault: 'Each store needs a name of its own.',
    save: 'Save stores',
    saved: 'The stores are saved.',
  },
  quickForm: {
    title: 'The items that cost you most',
    about: (days: number) =>
      `From your expenses of the last ${days} days. Names, measures and prices are taken from there. Untick what you do not want.`,
    loading: 'Reading your expenses',
    couldNotLoad: 'The expenses could not be loaded',
    none: 'No expense names an item with a quantity yet. Add items one by one, or from a file.',
    bought: (amount: string, price: string) => `${amount}, ${price}`,
    covers: (share: string) => `These are ${share} of what you spent on named items.`,
    save: (n: number) => (n === 1 ? 'Add 1 item' : `Add ${n} items`),
    saved: (n: number) => (n === 1 ? '1 item is added.' : `${n} items are added.`),
  },
  faults,
  refused,
  changed: 'Somebody else has changed this item. Close it and open it again.',
});
