import type { FunnelCounts } from '../shape/platform-sum.schema.ts';
import type { Tenant } from '../shape/tenant.schema.ts';

/** The steps of the restaurants of one referrer, in order. */
const FUNNEL_STEPS = ['signedUp', 'onboarded', 'activated', 'paid', 'kept', 'flagged'] as const;

export const NO_FUNNEL: FunnelCounts = {
  signedUp: 0,
  onboarded: 0,
  activated: 0,
  paid: 0,
  kept: 0,
  flagged: 0,
};

/** Returns the counts of one restaurant in its referrer's funnel. */
export const stepsOf = (tenant: Tenant, now: number): FunnelCounts => ({
  signedUp: 1,
  onboarded: Number(tenant.onboardedAt !== null),
  activated: Number(tenant.activated === true),
  paid: Number(tenant.paidAt !== null),
  kept: Number(tenant.keptAt !== null && tenant.keptAt <= now),
  flagged: Number(tenant.selfReferral),
});

const added = (a: FunnelCounts, b: FunnelCounts, by: 1 | -1): FunnelCounts => ({
  signedUp: a.signedUp + by * b.signedUp,
  onboarded: a.onboarded + by * b.onboarded,
  activated: a.activated + by * b.activated,
  paid: a.paid + by * b.paid,
  kept: a.kept + by * b.kept,
  flagged: a.flagged + by * b.flagged,
});

/** A restaurant before and after a change; null where it does not exist. */
export interface TenantChange {
  readonly before: Tenant | null;
  readonly after: Tenant;
}

/** Returns the changes of funnels, by the uid of the referrer; unchanged funnels are left out. */
export function funnelChanges(
  changes: readonly TenantChange[],
  now: number,
): ReadonlyMap<string, FunnelCounts> {
  const sums = new Map<string, FunnelCounts>();
  const count = (tenant: Tenant | null, by: 1 | -1) => {
    const staffId = tenant?.referredBy ?? null;
    if (tenant === null || staffId === null) return;
    sums.set(staffId, added(sums.get(staffId) ?? NO_FUNNEL, stepsOf(tenant, now), by));
  };
  for (const { before, after } of changes) {
    count(before, -1);
    count(after, 1);
  }
  return new Map([...sums].filter(([, counts]) => FUNNEL_STEPS.some((step) => counts[step] !== 0)));
}
