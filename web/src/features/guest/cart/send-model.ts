import { isOffered } from '@bhoj/domain/orders/price';
import type { Paise } from '@bhoj/domain/money/money';
import type { Selection } from '@bhoj/domain/orders/order.schema';
import { priceCart, toSelections } from '../../../blocks/cart/cart.ts';
import type { Cart } from '../../../blocks/cart/cart.ts';
import type { Catalog } from '../context/catalog.ts';
import { readKept, writeKept } from '../context/storage.ts';

/** A round that was sent and may not have been answered. Its id stays through every retry, so it is cooked once. */
export interface Intent {
  readonly roundId: string;
  readonly selections: readonly Selection[];
  readonly menuVersion: number;
  /** What the guest saw each of them cost: null where the menu did not offer it. */
  readonly seenPaise: readonly (Paise | null)[];
  readonly at: number;
}

export const newIntent = (roundId: string, cart: Cart, { menu, profile }: Catalog, at: number): Intent => ({
  roundId,
  selections: toSelections(cart),
  menuVersion: menu.version,
  seenPaise: priceCart(cart, menu, profile.tax).lines.map(({ line, amountPaise }) => line && amountPaise),
  at,
});

/** What this phone keeps of an order: the cart, and the round on its way. While there is one, the cart stands still. */
export interface Tray {
  readonly cart: Cart;
  readonly intent: Intent | null;
}

export const EMPTY_TRAY: Tray = { cart: [], intent: null };

/** Older than this, a round is sent only when the guest says so again. */
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

/** The tray of an order; a new order takes over what was carried from one that closed. */
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

export const keepTray = (restaurantId: string, orderId: string, tray: Tray): void =>
  writeKept(keyOf(restaurantId, orderId), tray);

/** Puts the cart by for the order that is begun next. */
export function carryCart(restaurantId: string, orderId: string, cart: Cart): void {
  writeKept(carriedKey(restaurantId), toSelections(cart));
  keepTray(restaurantId, orderId, EMPTY_TRAY);
}

export interface PriceChange {
  readonly key: string;
  readonly name: string;
  readonly wasPaise: Paise;
  /** Null where the menu no longer offers it. */
  readonly nowPaise: Paise | null;
}

/** What costs something else than the guest saw when they sent it. */
export function priceChanges(intent: Intent, { menu, profile }: Catalog): PriceChange[] {
  return priceCart(intent.selections, menu, profile.tax).lines.flatMap(
    ({ key, selection, line, amountPaise }, index) => {
      const wasPaise = intent.seenPaise[index] ?? null;
      const nowPaise = line && amountPaise;
      if (wasPaise === null || wasPaise === nowPaise) return [];
      const name = line?.name ?? menu.items.find((item) => item.id === selection.itemId)?.name ?? '';
      return [{ key, name, wasPaise, nowPaise }];
    },
  );
}

/** The dishes of the cart that cannot be ordered at this moment. */
export function unavailableIn(cart: Cart, { menu, availability }: Catalog, at: number): ReadonlySet<string> {
  const ids = new Set(cart.map((entry) => entry.itemId));
  return new Set(
    [...ids].filter((id) => {
      const item = menu.items.find((candidate) => candidate.id === id);
      return item === undefined || !isOffered(menu, availability, item, at);
    }),
  );
}
