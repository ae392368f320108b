import { leaveSupport as contract } from '@bhoj/domain/support/support.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { endSupport, tellOwner } from '../../shared/support.repo.ts';

export const leaveSupport = defineCallable(
  contract,
  async ({ restaurantId }, { caller, now, recordPlatform }) => {
    await endSupport(restaurantId, now, (store, { id, until }) => {
      const change = { before: { until }, after: { until: now } };
      recordPlatform(store, { subjectKind: 'restaurant', subject: restaurantId, reason: '', ...change });
      tellOwner(store, {
        restaurantId,
        action: 'supportLeft',
        uid: caller.uid,
        now,
        details: { supportId: id },
      });
    });
    return {};
  },
);
