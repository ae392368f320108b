import { noteOwnerLink as contract } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnRestaurant } from '../../shared/restaurant-acts.repo.ts';

export const noteOwnerLink = defineCallable(contract, async (input, { now, recordPlatform }) => {
  const { restaurantId, reason } = input;
  const { email } = await actOnRestaurant({ ...input, now }, (store) => {
    recordPlatform(store, {
      subjectKind: 'restaurant',
      subject: restaurantId,
      reason,
      before: {},
      after: {},
    });
    return { act: 'password-link-sent' };
  });
  return { email };
});
