import type { Filter, QuerySpec } from '../../kernel/collection.ts';
import { GRACE_DAYS } from '../../subscription/subscription.ts';
import { DAY } from '../../time/ist.ts';
import type { Use } from '../shape/activity.ts';
import { NONE } from '../sums/platform-sum.ts';

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
      return [['suspended', '==', true]];
  }
}

/** Latest sign-up first; in a state that has an end, those that end first. */
export function listSpec({ state, plan, use, referrer, key }: TenantFilter, now: Date): QuerySpec {
  const hasEnd = state !== null && state !== 'suspended';
  return {
    where: [
      ...(key === null ? [] : ([['searchKeys', 'array-contains', key]] as const)),
      ...(referrer === null ? [] : ([['referredBy', '==', referrer === NONE ? null : referrer]] as const)),
      ...(plan === null ? [] : ([['membership', '==', plan]] as const)),
      ...(use === null ? [] : ([['use', 'in', [...USES_OF[use]]]] as const)),
      ...(state === null ? [] : inState(state, now)),
    ],
    orderBy: hasEnd ? [['planEndsAt', 'asc']] : [['signedUpAt', 'desc']],
    limit: LIST_PAGE,
  };
}

const STATES_TO_INDEX = [null, 'running', 'suspended'] as const;
const CHOICES = { plan: 'free', use: 'silent', referrer: 'uidStaff' } as const;
type Choice = keyof typeof CHOICES;

/**
 * The filters that need an index of their own. Firestore combines the indexes of equal fields with one order; with a
 * searched key, which an array holds, every combination has its own.
 */
export const FILTERS_TO_INDEX: readonly TenantFilter[] = STATES_TO_INDEX.flatMap((state) => {
  const names = Object.keys(CHOICES) as Choice[];
  const combined = names.reduce<Partial<TenantFilter>[]>(
    (all, name) => all.flatMap((one) => [one, { ...one, [name]: CHOICES[name] }]),
    [{}],
  );
  return [
    ...[{}, ...names.map((name) => ({ [name]: CHOICES[name] }))].map((one) => ({
      ...NO_FILTER,
      ...one,
      state,
    })),
    ...combined.map((one) => ({ ...NO_FILTER, ...one, state, key: 'spice' })),
  ];
});
