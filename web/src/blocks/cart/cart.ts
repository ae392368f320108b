import { plus, times, ZERO } from '@bhoj/domain/money/money';
import { priceSelection } from '@bhoj/domain/orders/price';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { Menu, MenuItem } from '@bhoj/domain/menu/menu.schema';
import type { Paise } from '@bhoj/domain/money/money';
import type { Selection } from '@bhoj/domain/orders/order.schema';
import type { PricedLine } from '@bhoj/domain/orders/price';
import type { Profile } from '@bhoj/domain/restaurant/profile';

/** What somebody is about to order, in the order they chose it; no two entries ask for the same thing. */
export type Cart = readonly Selection[];

export const EMPTY_CART: Cart = [];

/** Of one selection in an order (`selectionSchema`). */
export const MAX_QUANTITY = 99;

const bounded = (quantity: number): number => Math.min(Math.max(Math.trunc(quantity), 0), MAX_QUANTITY);

/** What makes two selections the same thing: dish, size, add-ons and note, not how many. */
export function cartKey(selection: Omit<Selection, 'quantity'>): string {
  const addOns = selection.addOnIds.map(({ groupId, optionId }) => `${groupId}/${optionId}`).toSorted();
  return JSON.stringify([selection.itemId, selection.variantId, addOns, selection.note]);
}

/** A dish as it comes, without any choice. */
export const plainSelection = (itemId: string, quantity = 1): Selection => ({
  itemId,
  variantId: null,
  addOnIds: [],
  quantity,
  note: '',
});

/** Adds to the entry that asks for the same thing, or at the end. */
export function addToCart(cart: Cart, selection: Selection): Cart {
  const key = cartKey(selection);
  const known = cart.find((entry) => cartKey(entry) === key);
  if (known === undefined) return [...cart, { ...selection, quantity: bounded(selection.quantity) }];
  return setQuantity(cart, key, known.quantity + selection.quantity);
}

/** Nought takes the entry out. */
export const setQuantity = (cart: Cart, key: string, quantity: number): Cart =>
  cart
    .map((entry) => (cartKey(entry) === key ? { ...entry, quantity: bounded(quantity) } : entry))
    .filter((entry) => entry.quantity > 0);

export const removeFromCart = (cart: Cart, key: string): Cart => setQuantity(cart, key, 0);

/** A new note for one entry, in its place; it joins another that now asks for the same. */
export function setNote(cart: Cart, key: string, note: string): Cart {
  const changed = cart.map((entry) => (cartKey(entry) === key ? { ...entry, note } : entry));
  return changed.reduce<Cart>(addToCart, EMPTY_CART);
}

/** How many portions altogether. */
export const cartCount = (cart: Cart): number => cart.reduce((total, entry) => total + entry.quantity, 0);

/** How many portions of one dish, in whatever size and with whatever add-ons. */
export const quantityOf = (cart: Cart, itemId: string): number =>
  cartCount(cart.filter((entry) => entry.itemId === itemId));

/** Whether the dish cannot be ordered without asking something. */
export const needsChoice = (item: Pick<MenuItem, 'variants' | 'addOnGroupIds'>): boolean =>
  item.variants.length > 0 || item.addOnGroupIds.length > 0;

export interface CartLine {
  readonly key: string;
  readonly selection: Selection;
  /** Null where the menu does not offer this any more. */
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

/** The cart at the menu's prices, and its total before tax: an estimate, for the server prices for itself. */
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

/** The cart as `placeRound` takes it. */
export const toSelections = (cart: Cart): Selection[] => cart.map((entry) => ({ ...entry }));
