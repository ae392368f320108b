import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { same } from '@bhoj/domain/kernel/same';
import { REGION } from '@bhoj/domain/catalogue/region';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { allOf } from '../firebase/all-of.ts';
import { transact } from '../firebase/store.ts';
import { keepTenant } from '../shared/tenants.repo.ts';

/** Writes a restaurant's profile from its current record. Writes nothing when the profile would not change. */
const publishProfile = (restaurantId: string): Promise<void> =>
  transact(restaurantId, async (store) => {
    const [restaurant, known] = await Promise.all([
      store.get(restaurants, { restaurantId }),
      store.get(profiles, { restaurantId }),
    ]);
    if (restaurant === null) return;
    const profile = projectProfile(restaurant);
    if (same(profiles.schema.parse(profiles.encode(profile)), known)) return;
    store.set(profiles, { restaurantId }, profile);
  });

/**
 * Publishes what guests may read of a restaurant's record, and what the platform's people see of it. Events may come more
 * than once and in any order. That is safe, because the record is read again. A failure of one does not stop the other.
 */
export const publishRestaurant = onDocumentWritten(
  { document: restaurants.pattern, region: REGION },
  async ({ params: { restaurantId } }) => {
    await allOf([publishProfile(restaurantId), keepTenant(restaurantId, Date.now())]);
  },
);
