import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';

/** The most menus that an instance keeps; the largest that can be stored takes some MB when it is decoded. */
const MOST = 12;

/** By restaurant; the one that was used last stands last. */
const remembered = new Map<string, Menu>();

/** Returns the menu that this instance read last of a restaurant. Whoever uses it knows its version from Firestore. */
export function rememberedMenu(restaurantId: string): Menu | null {
  const menu = remembered.get(restaurantId);
  if (menu === undefined) return null;
  remembered.delete(restaurantId);
  remembered.set(restaurantId, menu);
  return menu;
}

/** Keeps a menu as it was read, and forgets the one that was used longest ago. */
export function rememberMenu(restaurantId: string, menu: Menu): void {
  remembered.delete(restaurantId);
  remembered.set(restaurantId, menu);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
}
