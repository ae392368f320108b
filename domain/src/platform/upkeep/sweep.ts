import { plus, ZERO } from '../../money/money.ts';
import { subscriptionOf } from '../../subscription/subscription.ts';
import { isActive, isSilent } from '../shape/activity.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { Tally } from '../shape/platform-sum.schema.ts';
import type { Tenant } from '../shape/tenant.schema.ts';

/** The ends of the parts of a sweep, by the tenants' random handles. A part begins after the end of the part before. */
export const SHARD_ENDS = ['F', 'U', 'j', '\uf8ff'] as const;
export const SHARDS = SHARD_ENDS.map((_, n) => n);

/** Returns the id of the progress of one part of a day's sweep. */
export const sweepId = (day: IsoDate, shard: number): string => `${day}_${shard}`;

/** Returns the handle after which a part begins, and the last one in it. */
export const boundsOf = (shard: number): { readonly after: string; readonly until: string } => ({
  after: SHARD_ENDS[shard - 1] ?? '',
  until: SHARD_ENDS[shard] ?? '',
});

export const EMPTY_TALLY: Tally = {
  restaurants: 0,
  active: 0,
  activated: 0,
  silent: 0,
  trialing: 0,
  premium: 0,
  grace: 0,
  lapsed: 0,
  suspended: 0,
  mrrPaise: ZERO,
};

/** Returns one restaurant's part of the sweep's tally: 0 or 1 in each count, and its MRR. */
export function tallyOf(tenant: Tenant, now: number, today: IsoDate): Tally {
  const { state } = subscriptionOf(tenant, now);
  return {
    restaurants: 1,
    active: Number(isActive(tenant, today)),
    activated: Number((tenant.activatedOn ?? null) !== null),
    silent: Number(isSilent(tenant, today)),
    trialing: Number(state === 'trialing'),
    premium: Number(state === 'premium'),
    grace: Number(state === 'grace'),
    lapsed: Number(state === 'lapsed'),
    suspended: Number(tenant.suspended),
    mrrPaise: tenant.mrrPaise ?? ZERO,
  };
}

export const addTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (total, tally) => ({
      restaurants: total.restaurants + tally.restaurants,
      active: total.active + tally.active,
      activated: total.activated + tally.activated,
      silent: total.silent + tally.silent,
      trialing: total.trialing + tally.trialing,
      premium: total.premium + tally.premium,
      grace: total.grace + tally.grace,
      lapsed: total.lapsed + tally.lapsed,
      suspended: total.suspended + tally.suspended,
      mrrPaise: plus(total.mrrPaise, tally.mrrPaise),
    }),
    EMPTY_TALLY,
  );
