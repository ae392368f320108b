import { reassignReferral as contract } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { funnelsMoved } from '../../shared/funnels.repo.ts';
import { actOnRestaurant } from '../../shared/restaurant-acts.repo.ts';
import { activeStaff } from '../staff/staff.repo.ts';

/** The flag for self-referrals stays, because it is about the sign-up. */
export const reassignReferral = defineCallable(contract, async (input, { now, recordPlatform }) => {
  const { restaurantId, reason, toStaffId } = input;
  await actOnRestaurant({ ...input, now }, async (store) => {
    const [tenant, to] = await Promise.all([
      store.need(tenants, { restaurantId }, 'restaurant-not-found'),
      toStaffId === null ? null : activeStaff(store, toStaffId),
    ]);
    if (tenant.referredBy === toStaffId) return null;
    const change = { before: tenant, after: { ...tenant, referredBy: toStaffId } };
    const writeFunnels = await funnelsMoved(store, [change], now);
    store.update(tenants, { restaurantId }, { referredBy: toStaffId });
    writeFunnels();
    recordPlatform(store, {
      subjectKind: 'restaurant',
      subject: restaurantId,
      reason,
      before: { referredBy: tenant.referredBy },
      after: { referredBy: toStaffId, referralId: to?.referralId ?? null },
    });
    return { act: 'referral-reassigned' };
  });
  return {};
});
