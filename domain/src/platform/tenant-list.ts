import type { Filter, QuerySpec } from '../kernel/collection.ts';
import { GRACE_DAYS } from '../subscription/subscription.ts';
import { DAY, dateOf } from '../time/ist.ts';
import { silentUntil } from './activity.ts';
import { NONE } from './platform-sum.ts';

/** Rows of one page of the list of restaurants. */
const LIST_PAGE = 30;

/**
 * The states that the list is filtered by: of the plan (`ending` are the trials that end within a week), and of the use
 * that the nightly sweep saw.
 */
export const PLAN_STATES = [
  'trialing',
  'ending',
  'premium',
  'grace',
  'lapsed',
  'suspended',
  'active',
  'activated',
  'silent',
] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** What the list shows; null shows all. */
export interface TenantFilter {
  readonly plan: PlanState | null;
  /** The uid of platform staff; `NONE` asks for those that belong to nobody. */
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
    case 'active':
      return [['lastBillDay', '>', silentSince(now)]];
    case 'activated':
      return [['activated', '==', true]];
    case 'silent':
      return [
        ['activated', '==', true],
        ['lastBillDay', '<=', silentSince(now)],
      ];
  }
}

const silentSince = (now: Date): string => silentUntil(dateOf(now.getTime()));

/** By the end of the plan, by the last bill, or by the sign-up. */
function orderOf(plan: PlanState | null): NonNullable<QuerySpec['orderBy']> {
  if (plan === 'active') return [['lastBillDay', 'desc']];
  if (plan === 'silent') return [['lastBillDay', 'asc']];
  return plan === null || plan === 'suspended' || plan === 'activated'
    ? [['signedUpAt', 'desc']]
    : [['planEndsAt', 'asc']];
}

/** Latest sign-up first; in a state that has an end, those that end first; by use, those silent longest. */
export function listSpec({ plan, referrer, key }: TenantFilter, now: Date): QuerySpec {
  return {
    where: [
      ...(key === null ? [] : ([['searchKeys', 'array-contains', key]] as const)),
      ...(referrer === null ? [] : ([['referredBy', '==', referrer === NONE ? null : referrer]] as const)),
      ...(plan === null ? [] : inState(plan, now)),
    ],
    orderBy: orderOf(plan),
    limit: LIST_PAGE,
  };
}
