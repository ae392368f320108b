import { reassignReferral as contract } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { funnelsMoved } from '../../shared/funnels.repo.ts';
import { actOnRestaurant } from '../../shared/restaurant-acts.repo.ts';
import { activeStaff } from '../staff/staff.repo.ts';

/** The flag for self-referrals stays, because it is about the sign-up. One that was held back is reviewed by it. */
export const reassignReferral = defineCallable(contract, async (input, { now, recordPlatform }) => {
  const { restaurantId, reason, toStaffId } = input;
  await actOnRestaurant({ ...input, now }, async (store) => {
    const [tenant, to] = await Promise.all([
      store.need(tenants, { restaurantId }, 'restaurant-not-found'),
      toStaffId === null ? null : activeStaff(store, toStaffId),
    ]);
    if (tenant.referredBy === toStaffId && tenant.heldFor === null) return null;
    const belongs = { referredBy: toStaffId, heldFor: null };
    const change = { before: tenant, after: { ...tenant, ...belongs } };
    const writeFunnels = await funnelsMoved(store, [change], now);
    store.update(tenants, { restaurantId }, belongs);
    writeFunnels();
    recordPlatform(store, {
      subjectKind: 'restaurant',
      subject: restaurantId,
      reason,
      before: { referredBy: tenant.referredBy, heldFor: tenant.heldFor },
      after: { referredBy: toStaffId, referralId: to?.referralId ?? null },
    });
    return { act: 'referral-reassigned' };
  });
  return {};
});
