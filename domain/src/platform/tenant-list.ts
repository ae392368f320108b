import type { Filter, QuerySpec } from '../kernel/collection.ts';
import { GRACE_DAYS } from '../subscription/subscription.ts';
import { DAY } from '../time/ist.ts';

/** Rows of one page of the list of restaurants. */
const LIST_PAGE = 30;

/** The states of a plan that the list is filtered by; `ending` are the trials that end within a week. */
export const PLAN_STATES = ['trialing', 'ending', 'premium', 'grace', 'lapsed', 'suspended'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** What the list shows; null shows all. */
export interface TenantFilter {
  readonly plan: PlanState | null;
  /** The uid of platform staff. */
  readonly referrer: string | null;
  /** What `searchKeyOf` returns of a typed text. */
  readonly key: string | null;
}

function inState(plan: PlanState, now: Date): readonly Filter[] {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY);
  switch (plan) {
    case 'trialing':
      return [
        ['membership', '==', 'free'],
        ['planEndsAt', '>', now],
      ];
    case 'ending':
      return [
        ['membership', '==', 'free'],
        ['planEndsAt', '>', now],
        ['planEndsAt', '<=', inDays(7)],
      ];
    case 'premium':
      return [
        ['membership', '==', 'premium'],
        ['planEndsAt', '>', now],
      ];
    case 'grace':
      return [
        ['planEndsAt', '>', inDays(-GRACE_DAYS)],
        ['planEndsAt', '<=', now],
      ];
    case 'lapsed':
      return [['planEndsAt', '<=', inDays(-GRACE_DAYS)]];
    case 'suspended':
      return [['suspended', '==', true]];
  }
}

/** Latest sign-up first; in a state that has an end, those that end first. */
export function listSpec({ plan, referrer, key }: TenantFilter, now: Date): QuerySpec {
  const byEnd = plan !== null && plan !== 'suspended';
  return {
    where: [
      ...(key === null ? [] : ([['searchKeys', 'array-contains', key]] as const)),
      ...(referrer === null ? [] : ([['referredBy', '==', referrer]] as const)),
      ...(plan === null ? [] : inState(plan, now)),
    ],
    orderBy: byEnd ? [['planEndsAt', 'asc']] : [['signedUpAt', 'desc']],
    limit: LIST_PAGE,
  };
}
