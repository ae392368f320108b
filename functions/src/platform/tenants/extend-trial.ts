import { extendedTrial } from '@bhoj/domain/platform/tenants/plan-acts';
import { extendTrial as contract } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnRestaurant } from '../../shared/restaurant-acts.repo.ts';

export const extendTrial = defineCallable(contract, async (input, { now, recordPlatform }) => {
  const { restaurantId, reason, until } = input;
  await actOnRestaurant({ ...input, now }, (store, record) => {
    const fields = extendedTrial(record, until, now);
    recordPlatform(store, {
      subjectKind: 'restaurant',
      subject: restaurantId,
      reason,
      before: { trialEndDate: record.trialEndDate },
      after: { trialEndDate: until },
    });
    return { act: 'trial-extended', fields, until };
  });
  return {};
});
