import { readOwnReferrals as contract } from '@bhoj/domain/platform/staff/referrals.contract';
import { isQuiet } from '@bhoj/domain/platform/tenants/tenant';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { defineCallable } from '../../firebase/define-callable.ts';
import { readAt } from '../../firebase/store.ts';
import { funnelOf } from './funnel.ts';
import { activeStaff } from './staff.repo.ts';
import type { Store } from '../../firebase/store.ts';

/** Returns the place after a handle in the caller's own list; the beginning for a handle that is not in it. */
async function cursorAfter(store: Pick<Store, 'find'>, staffId: string, handle: string | null) {
  if (handle === null) return null;
  const [found] = await store.find(tenants, {}, tenants.queries.byHandle(handle));
  if (found?.value.referredBy !== staffId) return null;
  return { values: [new Date(found.value.signedUpAt)], id: found.id };
}

export const readOwnReferrals = defineCallable(contract, ({ after }, { caller, now }) =>
  readAt(async (store) => {
    const staffId = caller.uid;
    const [{ name, referralId }, funnel, cursor] = await Promise.all([
      activeStaff(store, staffId),
      funnelOf(store, staffId, now),
      cursorAfter(store, staffId, after),
    ]);
    const spec = tenants.queries.ofStaff(staffId, cursor);
    const { rows, unreadable } = await store.findReadable(tenants, {}, spec);
    const isFull = rows.length + unreadable.length === spec.limit;
    const restaurants = rows.map(({ value }) => ({ ...value, isQuiet: isQuiet(value, now) }));
    return {
      name,
      referralId,
      funnel,
      restaurants,
      next: isFull ? (restaurants.at(-1)?.handle ?? null) : null,
    };
  }),
);
