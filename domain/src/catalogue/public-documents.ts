/**
 * The paths and current versions of the three public documents, which a guest's phone reads before any SDK is loaded.
 * They are in a file without schemas, because a phone that only shows a menu needs none.
 */
export const CATALOG = {
  profile: { pattern: 'users/{restaurantId}/catalog/profile', version: 1 },
  menu: { pattern: 'users/{restaurantId}/catalog/menu', version: 1 },
  availability: { pattern: 'users/{restaurantId}/catalog/availability', version: 1 },
} as const;

/** The amounts of the price lists: a fourth public document, which only a menu with price lists has. */
export const MENU_PRICES = { pattern: 'users/{restaurantId}/catalog/prices', version: 1 } as const;
