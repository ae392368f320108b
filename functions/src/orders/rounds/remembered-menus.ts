import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';

/** The most menus that an instance keeps. The largest possible menu takes some MB when decoded. */
const MOST = 12;

/** By restaurant; the last used one is at the end. */
const remembered = new Map<string, Menu>();

/**
 * Returns the menu that this instance read last for a restaurant. The caller must compare its version with Firestore's.
 */
export function rememberedMenu(restaurantId: string): Menu | null {
  const menu = remembered.get(restaurantId);
  if (menu === undefined) return null;
  remembered.delete(restaurantId);
  remembered.set(restaurantId, menu);
  return menu;
}

/** Keeps a menu as read, and forgets the least recently used one. */
export function rememberMenu(restaurantId: string, menu: Menu): void {
  remembered.delete(restaurantId);
  remembered.set(restaurantId, menu);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
}
