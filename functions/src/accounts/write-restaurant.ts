import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { newReferralId } from '@bhoj/domain/kernel/ids';
import { SECTIONS } from '@bhoj/domain/restaurant/whole-restaurant';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { WELCOME_NOTIFICATIONS } from '@bhoj/domain/notifications/notification.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Store } from '../firebase/store.ts';

/** Returns the referral ID that the form showed, or a new one when another restaurant has it. */
export async function freeReferralId(store: Store, wanted: string): Promise<string> {
  let referralId = wanted;
  while ((await store.find(restaurants, {}, restaurants.queries.byReferralId(referralId))).length > 0) {
    referralId = newReferralId();
  }
  return referralId;
}

/** Writes a new restaurant, its settings and all other documents that it has from the first day. */
export function writeRestaurant(store: Store, restaurantId: string, restaurant: WholeRestaurant): void {
  const at = restaurant.createdAt;
  store.create(restaurants, { restaurantId }, restaurant);
  for (const section of Object.values(SECTIONS)) store.create(section, { restaurantId }, restaurant);
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
