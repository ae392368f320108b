/**
 * What a guest reads before any SDK is there: where the three public documents stand, and the version they are stored in
 * today. Apart from their schemas, which a phone that only shows a menu has no use for.
 */
export const CATALOG = {
  profile: { pattern: 'users/{restaurantId}/catalog/profile', version: 4 },
  menu: { pattern: 'users/{restaurantId}/catalog/menu', version: 2 },
  availability: { pattern: 'users/{restaurantId}/catalog/availability', version: 1 },
} as const;
