import { resumeRestaurant as contract } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnRestaurant } from '../../shared/restaurant-acts.repo.ts';

export const resumeRestaurant = defineCallable(contract, async (input, { now, recordPlatform }) => {
  const { restaurantId, reason } = input;
  await actOnRestaurant({ ...input, now }, (store, { suspendedAt = null }) => {
    if (suspendedAt === null) return null;
    recordPlatform(store, {
      subjectKind: 'restaurant',
      subject: restaurantId,
      reason,
      before: { suspended: true },
      after: { suspended: false },
    });
    return { act: 'resumed', fields: { suspendedAt: null } };
  });
  return {};
});
