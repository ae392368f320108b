import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { handOverRestaurants as contract } from '@bhoj/domain/platform/staff/staff.contract';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { funnelsMoved } from '../../shared/funnels.repo.ts';
import { activeStaff, theStaff } from './staff.repo.ts';

/** The number of restaurants that one call hands over; the caller repeats it while some are left. */
const AT_ONCE = 200;

/** The flag for self-referrals stays, because it is about the sign-up. */
export const handOverRestaurants = defineCallable(contract, async (input, { now, recordPlatform }) => {
  const { staffId, toStaffId, reason } = input;
  if (staffId === toStaffId) throw new Refusal('invalid-input');
  const left = await transact('platform staff', async (store) => {
    const { toHandOver, signedUp } = tenants.queries;
    const [from, to, found, all] = await Promise.all([
      theStaff(store, staffId),
      activeStaff(store, toStaffId),
      store.find(tenants, {}, toHandOver(staffId, AT_ONCE)),
      store.count(tenants, {}, signedUp(staffId)),
    ]);
    if (found.length === 0) return 0;
    const changes = found.map(({ value }) => ({ before: value, after: { ...value, referredBy: toStaffId } }));
    const writeFunnels = await funnelsMoved(store, changes, now);
    for (const { id } of found) store.update(tenants, { restaurantId: id }, { referredBy: toStaffId });
    writeFunnels();
    recordPlatform(store, {
      subjectKind: 'staff',
      subject: staffId,
      reason,
      before: { referralId: from.referralId, restaurants: all },
      after: { to: toStaffId, referralId: to.referralId, moved: found.length },
    });
    return all - found.length;
  });
  return { left };
});
