import { defineCollection, query } from '../../kernel/collection.ts';
import type { Cursor, Filter, QuerySpec } from '../../kernel/collection.ts';
import { FILTERS_TO_INDEX, listSpec, NO_FILTER } from './tenant-list.ts';
import type { TenantFilter } from './tenant-list.ts';
import { audienceSpec } from '../notices/notice-audience.ts';
import type { Audience } from '../shape/notice.schema.ts';
import { tenantSchema } from '../shape/tenant.schema.ts';

/** Rows of one page of a referrer's restaurants. */
const TENANT_PAGE = 25;

/** Restaurants that the sweep reads at once, and rows of one page of a report. */
const SWEPT_AT_ONCE = 25;
const REPORT_PAGE = 200;

/** Restaurants whose plan ends soon that are told at once. */
const SWEEP_PAGE = 200;

/** Before every time that is stored: a comparison with it leaves out null. */
const EVER = new Date(0);

/** Every audience that is asked of another set of fields. */
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
    /** One page of the restaurants that fit. */
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
    /** One page of a part of the nightly sweep: those after a handle, up to the end of the part. */
    inShard: query(['A', 'F'], (after: string, until: string) => ({
      where: [
        ['handle', '>', after],
        ['handle', '<=', until],
      ],
      orderBy: [['handle', 'asc']],
      limit: SWEPT_AT_ONCE,
    })),
    /** Those who had signed up at a time, to be counted. */
    before: query([EVER], (at: Date) => ({ where: [['signedUpAt', '<', at]] })),
    /** Those who signed up in a period, one page, in order; the end is left out. */
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
    /** One page of those whose trial or paid period ends in this time, the first to end at the top. */
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
    /** Those that a notice is for, to be counted. */
    inAudience: query(
      [EVERYBODY, EVER] as [Audience, Date],
      audienceSpec,
      EVERY_AUDIENCE.map((audience): [Audience, Date] => [audience, EVER]),
    ),
    byHandle: query(['TenantAAAAAAAAAAAAA1'], (handle: string) => ({
      where: [['handle', '==', handle]],
      limit: 1,
    })),
    /** Some of a referrer's restaurants, to hand over. */
    toHandOver: query(['uidStaff', 200], (staffId: string, limit: number) => ({
      ...referredBy(staffId),
      limit,
    })),
    /** The steps of the funnel, to be counted. */
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
