import { suspendRestaurant as contract } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnRestaurant } from '../../shared/restaurant-acts.repo.ts';

/** Writes the profile too, which every round reads: the next one is refused. */
export const suspendRestaurant = defineCallable(contract, async (input, { now, recordPlatform }) => {
  const { restaurantId, reason } = input;
  await actOnRestaurant({ ...input, now }, (store, { suspendedAt = null }) => {
    if (suspendedAt !== null) return null;
    recordPlatform(store, {
      subjectKind: 'restaurant',
      subject: restaurantId,
      reason,
      before: { suspended: false },
      after: { suspended: true },
    });
    return { act: 'suspended', fields: { suspendedAt: now } };
  });
  return {};
});
