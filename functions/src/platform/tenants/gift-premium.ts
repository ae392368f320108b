import { giftedPremium } from '@bhoj/domain/platform/tenants/plan-acts';
import { giftPremium as contract } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { actOnRestaurant } from '../../shared/restaurant-acts.repo.ts';

export const giftPremium = defineCallable(contract, async (input, { now, recordPlatform }) => {
  const { restaurantId, reason, until } = input;
  await actOnRestaurant({ ...input, now }, (store, record) => {
    const fields = giftedPremium(record, until, now);
    recordPlatform(store, {
      subjectKind: 'restaurant',
      subject: restaurantId,
      reason,
      before: { membership: record.membership, premiumUntil: record.premiumUntil },
      after: { membership: 'premium', premiumUntil: until },
    });
    return { act: 'premium-gifted', fields, until };
  });
  return {};
});
