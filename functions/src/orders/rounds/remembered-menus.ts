import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';

/** The most menus that an instance keeps. The largest possible menu takes some MB when decoded. */
const MOST = 12;

/** The values that an instance read last, by restaurant; the last used one is at the end. */
class Remembered<T> {
  readonly #all = new Map<string, T>();

  take(restaurantId: string): T | null {
    const known = this.#all.get(restaurantId);
    if (known === undefined) return null;
    this.keep(restaurantId, known);
    return known;
  }

  /** Keeps one, and forgets the least recently used one. */
  keep(restaurantId: string, value: T): void {
    this.#all.delete(restaurantId);
    this.#all.set(restaurantId, value);
    const [oldest] = this.#all.keys();
    if (this.#all.size > MOST && oldest !== undefined) this.#all.delete(oldest);
  }
}

const remembered = new Remembered<Menu>();
const lists = new Remembered<Prices>();

/**
 * Returns the menu that this instance read last for a restaurant. The caller must compare its version with Firestore's.
 */
export const rememberedMenu = (restaurantId: string): Menu | null => remembered.take(restaurantId);

/** Keeps a menu as read, and forgets the least recently used one. */
export const rememberMenu = (restaurantId: string, menu: Menu): void => remembered.keep(restaurantId, menu);

/** Returns the price lists of this version that this instance has read; null where it has not. */
export function rememberedPrices(restaurantId: string, version: number): Prices | null {
  const known = lists.take(restaurantId);
  return known?.version === version ? known : null;
}

/** Keeps price lists as read. */
export const rememberPrices = (restaurantId: string, prices: Prices): void =>
  lists.keep(restaurantId, prices);
