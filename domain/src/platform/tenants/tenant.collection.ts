import { defineCollection, query } from '../../kernel/collection.ts';
import type { Cursor, Filter, QuerySpec } from '../../kernel/collection.ts';
import { FILTERS_TO_INDEX, listSpec, NO_FILTER } from './tenant-list.ts';
import type { TenantFilter } from './tenant-list.ts';
import { audienceSpec } from '../notices/notice-audience.ts';
import type { Audience } from '../shape/notice.schema.ts';
import { tenantSchema } from '../shape/tenant.schema.ts';

/** Rows of one page of a referrer's restaurants. */
const TENANT_PAGE = 25;

/** Rows of one page of held self-referrals. */
const HELD_PAGE = 5;

/** Restaurants that the sweep reads at once, and rows of one page of a report. */
const SWEPT_AT_ONCE = 25;
const REPORT_PAGE = 200;

/** How many restaurants with a plan that ends soon one run notifies. */
const SWEEP_PAGE = 200;

/** Earlier than every stored time: a comparison with it leaves out null. */
const EVER = new Date(0);

/** Audiences for every combination of filtered fields. */
const EVERY_AUDIENCE = ([null, 'free'] as const).flatMap((plan) =>
  [null, 'Pune'].flatMap((city) =>
    [null, 'uidStaff'].map((referrer): Audience => ({ state: 'running', plan, city, referrer })),
  ),
);
const EVERYBODY: Audience = { state: null, plan: null, city: null, referrer: null };

const referredBy = (staffId: string, ...filters: readonly Filter[]): QuerySpec => ({
  where: [['referredBy', '==', staffId], ...filters],
});

export const tenants = defineCollection('tenants/{restaurantId}', {
  schema: tenantSchema,
  unindexed: ['account', 'support'],
  queries: {
    /** One page of the restaurants that match a filter. */
    list: query(
      [NO_FILTER, EVER, null] as [TenantFilter, Date, Cursor | null],
      (filter: TenantFilter, now: Date, after: Cursor | null) => ({
        ...listSpec(filter, now),
        ...(after !== null && { after }),
      }),
      FILTERS_TO_INDEX.map((filter): [TenantFilter, Date, null] => [filter, EVER, null]),
    ),
    /** One page of a referrer's restaurants, latest sign-up first. */
    ofStaff: query(
      ['uidStaff', null] as [string, Cursor | null],
      (staffId: string, after: Cursor | null) => ({
        ...referredBy(staffId),
        orderBy: [['signedUpAt', 'desc']],
        limit: TENANT_PAGE,
        ...(after !== null && { after }),
      }),
    ),
    /** The first trials that end by a time. */
    endingTrials: query([EVER, EVER, 6], (now: Date, by: Date, limit: number) => ({
      where: [
        ['membership', '==', 'free'],
        ['planEndsAt', '>', now],
        ['planEndsAt', '<=', by],
      ],
      orderBy: [['planEndsAt', 'asc']],
      limit,
    })),
    /** One page of a part of the nightly sweep: tenants after a handle, up to the end of the part. */
    inShard: query(['A', 'F'], (after: string, until: string) => ({
      where: [
        ['handle', '>', after],
        ['handle', '<=', until],
      ],
      orderBy: [['handle', 'asc']],
      limit: SWEPT_AT_ONCE,
    })),
    /** Tenants that had signed up by a time, for counting. */
    before: query([EVER], (at: Date) => ({ where: [['signedUpAt', '<', at]] })),
    /** One page of the sign-ups of a period, in order; the end is exclusive. */
    signedUpBetween: query(
      [EVER, EVER, null] as [Date, Date, Cursor | null],
      (from: Date, until: Date, after: Cursor | null) => ({
        where: [
          ['signedUpAt', '>=', from],
          ['signedUpAt', '<', until],
        ],
        orderBy: [['signedUpAt', 'asc']],
        limit: REPORT_PAGE,
        ...(after !== null && { after }),
      }),
    ),
    /** One page of tenants with a trial or paid period that ends in this time, the earliest end first. */
    endBetween: query(
      [EVER, EVER, null] as [Date, Date, Cursor | null],
      (from: Date, until: Date, after: Cursor | null) => ({
        where: [
          ['planEndsAt', '>', from],
          ['planEndsAt', '<=', until],
        ],
        orderBy: [['planEndsAt', 'asc']],
        limit: SWEEP_PAGE,
        ...(after !== null && { after }),
      }),
    ),
    /** One page of the self-referrals that are held until they are reviewed. */
    held: query([null] as [Cursor | null], (after: Cursor | null) => ({
      where: [['heldFor', '>', '']],
      orderBy: [['heldFor', 'asc']],
      limit: HELD_PAGE,
      ...(after !== null && { after }),
    })),
    /** The tenants in the audience of a notice, for counting. */
    inAudience: query(
      [EVERYBODY, EVER] as [Audience, Date],
      audienceSpec,
      EVERY_AUDIENCE.map((audience): [Audience, Date] => [audience, EVER]),
    ),
    byHandle: query(['TenantAAAAAAAAAAAAA1'], (handle: string) => ({
      where: [['handle', '==', handle]],
      limit: 1,
    })),
    /** Some of a referrer's restaurants, for handing over. */
    toHandOver: query(['uidStaff', 200], (staffId: string, limit: number) => ({
      ...referredBy(staffId),
      limit,
    })),
    /** The steps of the funnel, for counting. */
    signedUp: query(['uidStaff'], (staffId: string) => referredBy(staffId)),
    onboarded: query(['uidStaff'], (staffId: string) => referredBy(staffId, ['onboardedAt', '>', EVER])),
    activated: query(['uidStaff'], (staffId: string) => referredBy(staffId, ['activated', '==', true])),
    paid: query(['uidStaff'], (staffId: string) => referredBy(staffId, ['paidAt', '>', EVER])),
    kept: query(['uidStaff', EVER], (staffId: string, now: Date) =>
      referredBy(staffId, ['keptAt', '>', EVER], ['keptAt', '<=', now]),
    ),
    flagged: query(['uidStaff'], (staffId: string) => referredBy(staffId, ['selfReferral', '==', true])),
  },
});
