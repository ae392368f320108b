import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { staffStats } from '@bhoj/domain/platform/shape/platform-sum.collection';
import type { Funnel } from '@bhoj/domain/platform/staff/referrals.contract';
import type { Store } from '../../firebase/store.ts';

/** Counts a person's restaurants by their progress. */
export async function countedFunnel(
  store: Pick<Store, 'count'>,
  staffId: string,
  now: number,
): Promise<Funnel> {
  const { signedUp, onboarded, activated, paid, kept, flagged } = tenants.queries;
  const counts = [
    signedUp(staffId),
    onboarded(staffId),
    activated(staffId),
    paid(staffId),
    kept(staffId, new Date(now)),
    flagged(staffId),
  ];
  const [all = 0, done = 0, used = 0, paying = 0, stayed = 0, own = 0] = await Promise.all(
    counts.map((spec) => store.count(tenants, {}, spec)),
  );
  return { signedUp: all, onboarded: done, activated: used, paid: paying, kept: stayed, flagged: own };
}

/** Returns a person's stored funnel, or counts it before the first night. */
export async function funnelOf(
  store: Pick<Store, 'count' | 'get'>,
  staffId: string,
  now: number,
): Promise<Funnel> {
  const stats = await store.get(staffStats, { staffId });
  return stats?.funnel ?? countedFunnel(store, staffId, now);
}
