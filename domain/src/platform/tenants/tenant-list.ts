import type { Filter, QuerySpec } from '../../kernel/collection.ts';
import { GRACE_DAYS } from '../../subscription/subscription.ts';
import { DAY } from '../../time/ist.ts';
import { USES } from '../shape/activity.ts';
import type { Use } from '../shape/activity.ts';
import { NONE } from '../shape/platform-sum.schema.ts';
import type { Tenant } from '../shape/tenant.schema.ts';

/** Rows of one page of the list of restaurants. */
const LIST_PAGE = 30;

/** How it stands with the trial or the paid period; `ending` are those that end within a week. */
export const TENANT_STATES = ['running', 'ending', 'grace', 'lapsed', 'suspended'] as const;
export type TenantState = (typeof TENANT_STATES)[number];

export const TENANT_PLANS = ['free', 'premium'] as const;
export type TenantPlan = (typeof TENANT_PLANS)[number];

/** Which uses, as the nightly sweep saw them, each choice asks for. */
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

/** What the list shows: restaurants that fit everything that is chosen; null asks for nothing. */
export interface TenantFilter {
  readonly state: TenantState | null;
  readonly plan: TenantPlan | null;
  readonly use: TenantUse | null;
  /** The uid of platform staff; `NONE` asks for those that belong to nobody. */
  readonly referrer: string | null;
  /** What `searchKeyOf` returns of a typed text. */
  readonly key: string | null;
}

export const NO_FILTER: TenantFilter = { state: null, plan: null, use: null, referrer: null, key: null };

type Facets = Pick<Tenant, 'membership' | 'use' | 'suspended'>;

/**
 * Returns in one text what the list filters by: plan, use and suspension, such as `free silent open`. With one field in
 * place of three, a few indexes serve every choice, which matters beside the searched keys: each key of a restaurant is
 * an entry in every index that has them.
 */
export const facetOf = ({ membership, use = 'none', suspended }: Facets): string =>
  [membership, use, suspended ? 'suspended' : 'open'].join(' ');

/** Returns every facet that fits a choice. There are sixteen; a query takes up to thirty. */
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

/** Latest sign-up first; in a state that has an end, those that end first. */
export function listSpec({ state, plan, use, referrer, key }: TenantFilter, now: Date): QuerySpec {
  const hasEnd = state !== null && state !== 'suspended';
  // A search names the facets even where nothing is chosen, so that the same index serves it.
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
 * The filters that need an index of their own, in each of the two orders. Firestore combines the indexes of equal fields
 * with one order; with a searched key, which an array holds, a referrer has another.
 */
export const FILTERS_TO_INDEX: readonly TenantFilter[] = ([null, 'running'] as const).flatMap((state) =>
  [{ plan: 'free' }, { referrer: 'uidStaff' }, { key: 'spice' }, { key: 'spice', referrer: 'uidStaff' }].map(
    (one) => ({ ...NO_FILTER, ...(one as Partial<TenantFilter>), state }),
  ),
);
