/** A chunk of its own with zod: `decode-catalog.ts` loads it only for a document of another version. */
export { availabilities as availability, menus as menu } from '@bhoj/domain/menu/shape/menu.collection';
export { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
export { profiles as profile } from '@bhoj/domain/restaurant/restaurant.collection';
