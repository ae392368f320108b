import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { newReferralId } from '@bhoj/domain/kernel/ids';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { WELCOME_NOTIFICATIONS } from '@bhoj/domain/notifications/notification.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Store } from '../firebase/store.ts';

/** Returns the referral ID that the form showed, or a new one when another restaurant has it. */
export async function freeReferralId(store: Store, wanted: string): Promise<string> {
  let referralId = wanted;
  while ((await store.find(restaurants, {}, restaurants.queries.byReferralId(referralId))).length > 0) {
    referralId = newReferralId();
  }
  return referralId;
}

/** Writes a new restaurant and all documents that it has from the first day. */
export function writeRestaurant(store: Store, restaurantId: string, restaurant: Restaurant): void {
  const at = restaurant.createdAt;
  store.create(restaurants, { restaurantId }, restaurant);
  store.create(profiles, { restaurantId }, projectProfile(restaurant));
  store.create(
    menus,
    { restaurantId },
    { version: 0, updatedAt: at, categories: [], items: [], addOnGroups: [] },
  );
  store.create(availabilities, { restaurantId }, NOTHING_SOLD_OUT);
  WELCOME_NOTIFICATIONS.forEach((kind, i) => {
    store.create(notifications, { restaurantId, notificationId: kind }, { kind, createdAt: at + i });
  });
}
