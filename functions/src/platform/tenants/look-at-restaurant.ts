import { lookAtRestaurant as contract } from '@bhoj/domain/support/support.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { readForSupport, noteSupportRead, tellOwner } from '../../shared/support.repo.ts';

/** The audit records the look before anything is read. */
export const lookAtRestaurant = defineCallable(contract, async (input, { caller, now, recordPlatform }) => {
  const { restaurantId, part, reason } = input;
  await noteSupportRead(restaurantId, now, (store, { id }) => {
    const after = { supportId: id, part };
    recordPlatform(store, { subjectKind: 'restaurant', subject: restaurantId, reason, before: {}, after });
    const details = { supportId: id, part, reason };
    tellOwner(store, { restaurantId, action: 'supportLooked', uid: caller.uid, now, details });
  });
  return readForSupport(restaurantId, part, now);
});
