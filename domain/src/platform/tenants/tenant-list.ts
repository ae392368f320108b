import type { Filter, QuerySpec } from '../../kernel/collection.ts';
import { GRACE_DAYS } from '../../subscription/subscription.ts';
import { DAY } from '../../time/ist.ts';
import { USES } from '../shape/activity.ts';
import type { Use } from '../shape/activity.ts';
import { NONE } from '../shape/platform-sum.schema.ts';
import type { Tenant } from '../shape/tenant.schema.ts';

/** Rows of one page of the list of restaurants. */
const LIST_PAGE = 30;

/** The state of the trial or the paid period; `ending` means within a week. */
export const TENANT_STATES = ['running', 'ending', 'grace', 'lapsed', 'suspended'] as const;
export type TenantState = (typeof TENANT_STATES)[number];

export const TENANT_PLANS = ['free', 'premium'] as const;
export type TenantPlan = (typeof TENANT_PLANS)[number];

/** The uses, as the nightly sweep recorded them, behind each choice. */
const USES_OF = {
  active: ['begun', 'activated'],
  activated: ['activated', 'silent'],
  silent: ['silent'],
} as const satisfies Record<string, readonly Use[]>;
export const TENANT_USES = [
  'active',
  'activated',
  'silent',
] as const satisfies readonly (keyof typeof USES_OF)[];
export type TenantUse = (typeof TENANT_USES)[number];

/** The filters of the list: restaurants must match all; null matches every restaurant. */
export interface TenantFilter {
  readonly state: TenantState | null;
  readonly plan: TenantPlan | null;
  readonly use: TenantUse | null;
  /** The uid of platform staff; `NONE` for restaurants without a referrer. */
  readonly referrer: string | null;
  /** The key of a typed text (`searchKeyOf`). */
  readonly key: string | null;
}

export const NO_FILTER: TenantFilter = { state: null, plan: null, use: null, referrer: null, key: null };

type Facets = Pick<Tenant, 'membership' | 'use' | 'suspended'>;

/**
 * Returns the facet of a tenant: plan, use and suspension in one text, such as `free silent open`. With one field in place of
 * three, a few indexes serve every choice. That matters because an index with search keys has an entry for each key of each
 * restaurant.
 */
export const facetOf = ({ membership, use = 'none', suspended }: Facets): string =>
  [membership, use, suspended ? 'suspended' : 'open'].join(' ');

/** Returns every facet that matches the filters. There are sixteen; a query takes up to thirty. */
function facetsOf({ plan, use, state }: Pick<TenantFilter, 'plan' | 'use' | 'state'>): string[] {
  const plans = plan === null ? TENANT_PLANS : [plan];
  const uses = use === null ? USES : USES_OF[use];
  const suspensions = state === 'suspended' ? [true] : [true, false];
  return plans.flatMap((membership) =>
    uses.flatMap((one) => suspensions.map((suspended) => facetOf({ membership, use: one, suspended }))),
  );
}

function inState(state: TenantState, now: Date): readonly Filter[] {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY);
  switch (state) {
    case 'running':
      return [['planEndsAt', '>', now]];
    case 'ending':
      return [
        ['planEndsAt', '>', now],
        ['planEndsAt', '<=', inDays(7)],
      ];
    case 'grace':
      return [
        ['planEndsAt', '>', inDays(-GRACE_DAYS)],
        ['planEndsAt', '<=', now],
      ];
    case 'lapsed':
      return [['planEndsAt', '<=', inDays(-GRACE_DAYS)]];
    case 'suspended':
      return [];
  }
}

/** Orders by latest sign-up; for a state with an end, by the earliest end. */
export function listSpec({ state, plan, use, referrer, key }: TenantFilter, now: Date): QuerySpec {
  const hasEnd = state !== null && state !== 'suspended';
  // A search always filters by facet, so that the same index serves it.
  const hasFacets = key !== null || plan !== null || use !== null || state === 'suspended';
  return {
    where: [
      ...(key === null ? [] : ([['searchKeys', 'array-contains', key]] as const)),
      ...(referrer === null ? [] : ([['referredBy', '==', referrer === NONE ? null : referrer]] as const)),
      ...(hasFacets ? ([['facet', 'in', facetsOf({ plan, use, state })]] as const) : []),
      ...(state === null ? [] : inState(state, now)),
    ],
    orderBy: hasEnd ? [['planEndsAt', 'asc']] : [['signedUpAt', 'desc']],
    limit: LIST_PAGE,
  };
}

/**
 * The filters that need an index of their own, in each of the two orders. Firestore combines the indexes of fields that are
 * compared for equality, in one order. A search key is in an array, so beside a referrer it needs another index.
 */
export const FILTERS_TO_INDEX: readonly TenantFilter[] = ([null, 'running'] as const).flatMap((state) =>
  [{ plan: 'free' }, { referrer: 'uidStaff' }, { key: 'spice' }, { key: 'spice', referrer: 'uidStaff' }].map(
    (one) => ({ ...NO_FILTER, ...(one as Partial<TenantFilter>), state }),
  ),
);
