import {
  availabilities,
  menus,
  notifications,
  profiles,
  restaurants,
} from '@bhoj/domain/collections/restaurant';
import { createAccount as contract } from '@bhoj/domain/contracts/accounts';
import { newReferralId } from '@bhoj/domain/platform/ids';
import { Refusal } from '@bhoj/domain/platform/reasons';
import { newRestaurant } from '@bhoj/domain/restaurant/new-restaurant';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { WELCOME_NOTIFICATIONS } from '@bhoj/domain/people/records.schema';
import { defineCallable } from '../firebase/define-callable.ts';
import { look, transact } from '../firebase/store.ts';
import { makeUser } from '../firebase/users.ts';
import { takeBack } from './recorded.ts';
import { isKnownReferral } from './validate-referral.ts';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Store } from '../firebase/store.ts';

/** The referral ID that the form showed, or another where somebody has it by now: it is never shared. */
async function freeReferralId(store: Store, wanted: string): Promise<string> {
  let referralId = wanted;
  while ((await store.find(restaurants, {}, restaurants.queries.byReferralId(referralId))).length > 0) {
    referralId = newReferralId();
  }
  return referralId;
}

function writeRestaurant(store: Store, restaurantId: string, restaurant: Restaurant): void {
  const at = restaurant.createdAt;
  store.create(restaurants, { restaurantId }, restaurant);
  store.create(profiles, { restaurantId }, projectProfile(restaurant));
  store.create(
    menus,
    { restaurantId },
    { version: 0, updatedAt: at, categories: [], items: [], addOnGroups: [] },
  );
  store.create(availabilities, { restaurantId }, { soldOut: {} });
  WELCOME_NOTIFICATIONS.forEach((kind, i) => {
    store.create(notifications, { restaurantId, notificationId: kind }, { kind, createdAt: at + i });
  });
}

/**
 * User and claims first, the record last: a user without a record is what the sweep removes, so an interrupted call
 * leaves nothing that counts, and its repeat (same request id, same uid) goes on where it stopped.
 */
export const createAccount = defineCallable(contract, async (input, { now }) => {
  const restaurantId = input.email;
  const uid = input.requestId;
  if (!(await look((store) => isKnownReferral(store, input.staffReferralId)))) {
    throw new Refusal('referral-required');
  }
  const claims = { role: 'owner', restaurant: restaurantId } as const;
  const { email, password, ownerName: name } = input;
  const { isNew } = await makeUser({ uid, email, password, name, claims });
  try {
    return await transact('sign-ups', async (store) => {
      const known = await store.get(restaurants, { restaurantId });
      if (known !== null && known.uid !== uid) throw new Refusal('email-taken');
      if (known !== null) return { restaurantId, referralId: known.referralId };
      const referralId = await freeReferralId(store, input.referralId);
      const { requestId: _, password: __, ...signup } = input;
      writeRestaurant(
        store,
        restaurantId,
        newRestaurant({ ...signup, uid, referralId, membership: 'free', at: now }),
      );
      return { restaurantId, referralId };
    });
  } catch (cause) {
    if (isNew) await takeBack(uid, claims);
    throw cause;
  }
});
