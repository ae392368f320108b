/** Apart, with zod behind it: `decode-catalog.ts` loads it when it meets a document of another version. */
export { availabilities as availability, menus as menu } from '@bhoj/domain/menu/menu.collection';
export { profiles as profile } from '@bhoj/domain/restaurant/restaurant.collection';
