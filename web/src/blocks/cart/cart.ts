import { plus, times, ZERO } from '@bhoj/domain/money/money';
import { MOST_GRAMS } from '@bhoj/domain/menu/sale/weight';
import { priceSelection } from '@bhoj/domain/orders/rounds/price';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Paise } from '@bhoj/domain/money/money';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/rounds/price';
import type { Profile } from '@bhoj/domain/restaurant/profile';

/**
 * The selections that a person is about to order, in the order of choosing. No two entries are the same dish with the
 * same size, add-ons, parts, note and food rules.
 */
export type Cart = readonly Selection[];

export const EMPTY_CART: Cart = [];

/** The highest quantity of one selection in an order (`selectionSchema`). */
export const MAX_QUANTITY = 99;

const bounded = (quantity: number): number => Math.min(Math.max(Math.trunc(quantity), 0), MAX_QUANTITY);

/** Returns a key that two selections share if they differ only in quantity or weight. */
export function cartKey(selection: Omit<Selection, 'quantity'>): string {
  const addOns = selection.addOnIds.map(({ groupId, optionId }) => `${groupId}/${optionId}`).toSorted();
  const food = selection.food?.toSorted() ?? [];
  const parts = selection.parts?.map(({ slotId, itemId, variantId }) => [slotId, itemId, variantId]);
  const { itemId, variantId, note, open } = selection;
  return JSON.stringify([itemId, variantId, addOns, note, food, parts, open?.name, open?.pricePaise]);
}

/** A selection of a dish without size, add-ons or note, for a person with these food rules. */
export const plainSelection = (itemId: string, quantity = 1, food: readonly FoodRule[] = []): Selection => ({
  itemId,
  variantId: null,
  addOnIds: [],
  quantity,
  note: '',
  ...(food.length > 0 && { food: [...food] }),
});

const heaviest = (a: Selection, b: Selection): number =>
  Math.min((a.grams ?? 0) + (b.grams ?? 0), MOST_GRAMS);

/** Adds to the entry with the same key, or at the end. Of a dish that is weighed, the weights add up. */
export function addToCart(cart: Cart, selection: Selection): Cart {
  const key = cartKey(selection);
  const known = cart.find((entry) => cartKey(entry) === key);
  if (known?.grams !== undefined && selection.grams !== undefined)
    return cart.map((entry) => (entry === known ? { ...known, grams: heaviest(known, selection) } : entry));
  if (known === undefined) return [...cart, { ...selection, quantity: bounded(selection.quantity) }];
  return setQuantity(cart, key, known.quantity + selection.quantity);
}

/** A weighed entry is there once or not at all. */
const takenOf = ({ grams }: Selection, quantity: number): number =>
  grams === undefined ? bounded(quantity) : Math.min(bounded(quantity), 1);

/** Sets the quantity of one entry; zero removes it. */
export const setQuantity = (cart: Cart, key: string, quantity: number): Cart =>
  cart
    .map((entry) => (cartKey(entry) === key ? { ...entry, quantity: takenOf(entry, quantity) } : entry))
    .filter((entry) => entry.quantity > 0);

export const removeFromCart = (cart: Cart, key: string): Cart => setQuantity(cart, key, 0);

/** Changes one entry. If it then equals another entry, the two are joined. */
const changed = (cart: Cart, key: string, change: Partial<Selection>): Cart =>
  cart
    .map((entry) => (cartKey(entry) === key ? { ...entry, ...change } : entry))
    .reduce<Cart>(addToCart, EMPTY_CART);

export const setNote = (cart: Cart, key: string, note: string): Cart => changed(cart, key, { note });

export const setFood = (cart: Cart, key: string, food: readonly FoodRule[]): Cart =>
  changed(cart, key, { food: [...food] });

export const cartCount = (cart: Cart): number => cart.reduce((total, entry) => total + entry.quantity, 0);

/** The number of portions of one dish, over all sizes and add-ons. */
export const quantityOf = (cart: Cart, itemId: string): number =>
  cartCount(cart.filter((entry) => entry.itemId === itemId));

/** True when the dish has sizes, add-ons or slots to choose from, or is weighed or typed. */
export const needsChoice = (
  item: Pick<MenuItem, 'variants' | 'addOnGroupIds' | 'combo' | 'byWeight' | 'open'>,
): boolean =>
  item.byWeight !== undefined ||
  item.open !== undefined ||
  item.variants.length > 0 ||
  item.addOnGroupIds.length > 0 ||
  (item.combo?.slots.some(({ choices }) => choices.length > 1) ?? false);

export interface CartLine {
  readonly key: string;
  readonly selection: Selection;
  /** Null when the selection is no longer on the menu. */
  readonly line: PricedLine | null;
  readonly amountPaise: Paise;
}

function priced(selection: Selection, menu: Menu, tax: Profile['tax']): PricedLine | null {
  const item = menu.items.find((candidate) => candidate.id === selection.itemId);
  if (item === undefined) return null;
  try {
    return priceSelection(menu, item, selection, tax);
  } catch (cause) {
    if (cause instanceof Refusal) return null;
    throw cause;
  }
}

/**
 * Returns the cart at the menu's prices and its total before tax. Both are estimates; the server prices the order
 * itself.
 */
export function priceCart(
  cart: Cart,
  menu: Menu,
  tax: Profile['tax'],
): { readonly lines: readonly CartLine[]; readonly totalPaise: Paise } {
  const lines = cart.map((selection): CartLine => {
    const line = priced(selection, menu, tax);
    const amountPaise = line === null ? ZERO : times(line.unitPaise, line.quantity);
    return { key: cartKey(selection), selection, line, amountPaise };
  });
  return { lines, totalPaise: lines.reduce((total, { amountPaise }) => plus(total, amountPaise), ZERO) };
}

/** The cart in the form that `placeRound` takes. */
export const toSelections = (cart: Cart): Selection[] => cart.map((entry) => ({ ...entry }));
