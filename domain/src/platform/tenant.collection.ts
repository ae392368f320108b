import { defineCollection, query } from '../kernel/collection.ts';
import type { Cursor, Filter, QuerySpec } from '../kernel/collection.ts';
import { tenantSchema } from './tenant.schema.ts';

/** Rows of one page of a referrer's restaurants. */
const TENANT_PAGE = 25;

/** Before every time that is stored: a comparison with it leaves out null. */
const EVER = new Date(0);

const referredBy = (staffId: string, ...filters: readonly Filter[]): QuerySpec => ({
  where: [['referredBy', '==', staffId], ...filters],
});

export const tenants = defineCollection('tenants/{restaurantId}', {
  schema: tenantSchema,
  queries: {
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
    paid: query(['uidStaff'], (staffId: string) => referredBy(staffId, ['paidAt', '>', EVER])),
    kept: query(['uidStaff', EVER], (staffId: string, now: Date) =>
      referredBy(staffId, ['keptAt', '>', EVER], ['keptAt', '<=', now]),
    ),
    flagged: query(['uidStaff'], (staffId: string) => referredBy(staffId, ['selfReferral', '==', true])),
  },
});
