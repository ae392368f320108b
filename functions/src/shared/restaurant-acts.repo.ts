import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import type { Notification, OwnerAct } from '@bhoj/domain/notifications/notification.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';
import { readRestaurant } from './settings.repo.ts';
import { noteTenant } from './tenants.repo.ts';

interface Act {
  /** Made by the client. The notification has the same id, so a repeat is recognised by it. */
  readonly actId: string;
  readonly restaurantId: string;
  readonly reason: string;
  readonly now: number;
}

/** The changes of an act; null where there is nothing to do. */
interface Change {
  readonly act: OwnerAct;
  /** Fields of the owner's record; the public profile follows in the same transaction. */
  readonly fields?: Partial<Restaurant>;
  readonly until?: number;
}

/**
 * Does one act of the platform on a restaurant and notifies its owner. `decide` makes its own reads, decides, and
 * records the act; null does nothing. A repeat with the same id does nothing either. Returns the record from before.
 */
export async function actOnRestaurant(
  { actId, restaurantId, reason, now }: Act,
  decide: (store: Store, record: Restaurant) => Change | null | Promise<Change | null>,
): Promise<Restaurant> {
  const before = await transact(restaurantId, async (store) => {
    const notice = { restaurantId, notificationId: actId };
    const [record, known] = await Promise.all([
      readRestaurant(store, restaurantId, 'service', 'documents'),
      store.get(notifications, notice),
    ]);
    if (known !== null) return record;
    const change = await decide(store, record);
    if (change === null) return record;
    const { act, fields, until } = change;
    if (fields !== undefined) {
      store.update(restaurants, { restaurantId }, fields);
      store.set(profiles, { restaurantId }, projectProfile({ ...record, ...fields }));
    }
    const told: Notification = { kind: 'announcement', createdAt: now, act, reason };
    store.create(notifications, notice, { ...told, ...(until !== undefined && { until }) });
    return record;
  });
  await noteTenant(restaurantId, now);
  return before;
}
