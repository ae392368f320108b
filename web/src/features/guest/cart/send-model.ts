import { times } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { priceCart, toSelections } from '../../../blocks/cart/cart.ts';
import type { Cart } from '../../../blocks/cart/cart.ts';
import type { Catalog } from '../context/catalog.ts';
import { readKept, writeKept } from '../context/storage.ts';

/** A sent round, perhaps without an answer yet. It keeps its id through every retry, so that it is cooked once. */
export interface Intent {
  readonly roundId: string;
  readonly selections: readonly Selection[];
  readonly menuVersion: number;
  /** The offers that the guest saw. */
  readonly seenOffers?: string[] | undefined;
  /** The price lists by which the guest saw the prices. */
  readonly seenLists?: string[] | undefined;
  /** The price of each selection as the guest saw it; null when the menu did not offer it. */
  readonly seenPaise: readonly (Paise | null)[];
  readonly at: number;
  /** True once a tab of this phone has begun to send it. */
  readonly isBegun?: true;
}

export const newIntent = (
  roundId: string,
  cart: Cart,
  { menu, profile, seenOffers, seenLists }: Catalog,
  at: number,
): Intent => ({
  roundId,
  selections: toSelections(cart),
  menuVersion: menu.version,
  seenOffers,
  seenLists,
  seenPaise: priceCart(cart, menu, profile.tax).lines.map(({ line, amountPaise }) => line && amountPaise),
  at,
});

/** The part of an order on this phone: the cart, and the round that is being sent. Meanwhile the cart cannot change. */
export interface Tray {
  readonly cart: Cart;
  readonly intent: Intent | null;
}

export const EMPTY_TRAY: Tray = { cart: [], intent: null };

/**
 * A round of this phone that waits for a captain. The phone keeps it, so that its dishes are not lost when the captain
 * declines it.
 */
export type HeldRound = Pick<Intent, 'roundId' | 'selections'>;

const heldKey = (restaurantId: string, orderId: string) => `bhoj.held.${restaurantId}/${orderId}`;

export function readHeld(restaurantId: string, orderId: string): HeldRound[] {
  const kept = readKept(heldKey(restaurantId, orderId));
  return Array.isArray(kept)
    ? kept.filter((one: HeldRound | null) => cartFrom(one?.selections).length > 0)
    : [];
}

/** Stores a round, once; an empty list of dishes deletes it. */
export function keepHeld(restaurantId: string, orderId: string, round: HeldRound): void {
  const others = readHeld(restaurantId, orderId).filter(({ roundId }) => roundId !== round.roundId);
  writeKept(heldKey(restaurantId, orderId), [
    ...others,
    { roundId: round.roundId, selections: round.selections },
  ]);
}

/** An older round is sent only when the guest asks for it. */
export const SENDS_ITSELF_MS = 10 * 60_000;

const keyOf = (restaurantId: string, orderId: string) => `bhoj.cart.${restaurantId}/${orderId}`;
const carriedKey = (restaurantId: string) => `bhoj.carried.${restaurantId}`;

const isSelection = (value: unknown): value is Selection => {
  const entry = value as Partial<Selection> | null;
  return (
    typeof entry?.itemId === 'string' &&
    Array.isArray(entry.addOnIds) &&
    typeof entry.note === 'string' &&
    Number.isInteger(entry.quantity)
  );
};

const cartFrom = (kept: unknown): Cart => (Array.isArray(kept) ? kept.filter(isSelection) : []);

/** Returns the tray of an order. A new order takes over the cart from a closed one. */
export function readTray(restaurantId: string, orderId: string): Tray {
  const kept = readKept(keyOf(restaurantId, orderId)) as Partial<Tray> | null;
  if (kept === null) {
    const cart = cartFrom(readKept(carriedKey(restaurantId)));
    writeKept(carriedKey(restaurantId), null);
    return { cart, intent: null };
  }
  const { intent } = kept;
  const isSound =
    typeof intent?.roundId === 'string' &&
    Array.isArray(intent.seenPaise) &&
    cartFrom(intent.selections).length > 0;
  return { cart: cartFrom(kept.cart), intent: isSound ? intent : null };
}

/**
 * Keeps the tray on the phone. When there is no room, it deletes the older tray: after a reload that one would come
 * back as the cart, and another tab would take it for this page's.
 */
export function keepTray(restaurantId: string, orderId: string, tray: Tray): void {
  const key = keyOf(restaurantId, orderId);
  if (!writeKept(key, tray)) writeKept(key, null);
}

/** The state on the phone of a round that this page knows: it keeps the same, its first try, or neither. */
export type KeptIntent = 'kept' | 'begun' | 'gone';

/** Asks the phone, which other tabs may have told. A phone that keeps nothing knows no more than this page. */
export function keptIntent(restaurantId: string, orderId: string, roundId: string): KeptIntent {
  const kept = readKept(keyOf(restaurantId, orderId)) as Partial<Tray> | null;
  if (kept === null) return 'kept';
  if (kept.intent?.roundId !== roundId) return 'gone';
  return kept.intent.isBegun === true ? 'begun' : 'kept';
}

/** Saves the cart for the next order. */
export function carryCart(restaurantId: string, orderId: string, cart: Cart): void {
  writeKept(carriedKey(restaurantId), toSelections(cart));
  keepTray(restaurantId, orderId, EMPTY_TRAY);
}

export interface PriceChange {
  readonly key: string;
  readonly name: string;
  readonly wasPaise: Paise;
  /** Null when the menu no longer offers it. */
  readonly nowPaise: Paise | null;
}

/** The price of a portion that the guest saw last, by line of the cart. */
export type SeenPrices = ReadonlyMap<string, Paise>;

/** Returns the prices that the cart shows now, and the lines that cost more than the guest saw before. */
export function risesSince(
  before: SeenPrices,
  cart: Cart,
  { menu, profile }: Catalog,
): { seen: SeenPrices; rises: PriceChange[] } {
  const seen = new Map<string, Paise>();
  const rises: PriceChange[] = [];
  for (const { key, line, amountPaise } of priceCart(cart, menu, profile.tax).lines) {
    if (line === null) continue;
    const was = before.get(key) ?? line.unitPaise;
    seen.set(key, line.unitPaise);
    if (line.unitPaise > was)
      rises.push({ key, name: line.name, wasPaise: times(was, line.quantity), nowPaise: amountPaise });
  }
  return { seen, rises };
}
