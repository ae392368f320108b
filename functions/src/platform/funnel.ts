import { tenants } from '@bhoj/domain/platform/tenant.collection';
import type { Funnel } from '@bhoj/domain/platform/referrals.contract';
import type { Store } from '../firebase/store.ts';

/** Counts a person's restaurants by how far they have come. */
export async function funnelOf(store: Pick<Store, 'count'>, staffId: string, now: number): Promise<Funnel> {
  const { signedUp, onboarded, paid, kept, flagged } = tenants.queries;
  const counts = [
    signedUp(staffId),
    onboarded(staffId),
    paid(staffId),
    kept(staffId, new Date(now)),
    flagged(staffId),
  ];
  const [all = 0, done = 0, paying = 0, stayed = 0, own = 0] = await Promise.all(
    counts.map((spec) => store.count(tenants, {}, spec)),
  );
  return { signedUp: all, onboarded: done, paid: paying, kept: stayed, flagged: own };
}
