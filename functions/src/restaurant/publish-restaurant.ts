import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { documentSettings, serviceSettings } from '@bhoj/domain/restaurant/settings.collection';
import type { Sections } from '@bhoj/domain/restaurant/whole-restaurant';
import { same } from '@bhoj/domain/kernel/same';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { allOf } from '../firebase/all-of.ts';
import type { WrittenEvent } from '../firebase/define-trigger.ts';
import { transact } from '../firebase/store.ts';
import { keepTenant } from '../shared/tenants.repo.ts';

/** Writes a restaurant's profile from its current documents. Writes nothing when the profile would not change. */
const publishProfile = (restaurantId: string): Promise<void> =>
  transact(restaurantId, async (store) => {
    const [record, service, documents, known] = await Promise.all([
      store.get(restaurants, { restaurantId }),
      store.get(serviceSettings, { restaurantId }),
      store.get(documentSettings, { restaurantId }),
      store.get(profiles, { restaurantId }),
    ]);
    if (record === null || service === null || documents === null) return;
    const profile = projectProfile({ ...record, ...service, ...documents });
    if (same(profiles.schema.parse(profiles.encode(profile)), known)) return;
    store.set(profiles, { restaurantId }, profile);
  });

/**
 * Publishes what guests may read of a restaurant, and what the platform's people see of it. Events may come more than once and in
 * any order. That is safe, because all documents are read again. When one of the two fails, the other goes on.
 */
export const publishRestaurant = ({ params: { restaurantId = '' } }: WrittenEvent): Promise<void> =>
  allOf([publishProfile(restaurantId), keepTenant(restaurantId, Date.now())]);

/** Publishes changed settings likewise. A tenant has only the address and the phone number of them; `notices` is not published. */
export async function publishSettings({ params }: WrittenEvent): Promise<void> {
  const { restaurantId = '', section } = params;
  const isOnPapers = section === ('documents' satisfies keyof Sections);
  if (isOnPapers) await allOf([publishProfile(restaurantId), keepTenant(restaurantId, Date.now())]);
  if (section === ('service' satisfies keyof Sections)) await publishProfile(restaurantId);
}
