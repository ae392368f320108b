import { defineCollection, query } from '../kernel/collection.ts';
import type { Cursor } from '../kernel/collection.ts';
import { counterSchema } from '../numbering/counter.schema.ts';
import { subscriptionPaymentSchema } from './payment.schema.ts';
import { platformInvoiceSchema } from './platform-invoice.schema.ts';
import { planVersionSchema, subscriptionPlanSchema, subscriptionSettingSchema } from './plan.schema.ts';

/** Rows of one page of the platform's lists. */
const PAGE = 30;

export const subscriptionPlans = defineCollection('subscriptionPlans/{planId}', {
  schema: subscriptionPlanSchema,
  unindexed: ['features', 'next'],
});

export const planVersions = defineCollection('planVersions/{versionId}', {
  schema: planVersionSchema,
  unindexed: ['features'],
  queries: {
    /** One page of all versions, published last first. */
    latest: query([null] as [Cursor | null], (after: Cursor | null) => ({
      orderBy: [['publishedAt', 'desc']],
      limit: PAGE,
      ...(after !== null && { after }),
    })),
  },
});

export const platformInvoices = defineCollection('platformInvoices/{invoiceId}', {
  schema: platformInvoiceSchema,
  unindexed: ['taxes', 'seller', 'buyer'],
  queries: {
    /** One page of the documents of a period, in order; the end is exclusive. */
    between: query(
      [new Date(0), new Date(0), null] as [Date, Date, Cursor | null],
      (from: Date, until: Date, after: Cursor | null) => ({
        where: [
          ['issuedAt', '>=', from],
          ['issuedAt', '<', until],
        ],
        orderBy: [['issuedAt', 'asc']],
        limit: 200,
        ...(after !== null && { after }),
      }),
    ),
    /** One page, issued last first. */
    latest: query([null] as [Cursor | null], (after: Cursor | null) => ({
      orderBy: [['issuedAt', 'desc']],
      limit: PAGE,
      ...(after !== null && { after }),
    })),
  },
});

export const platformCounters = defineCollection('platformCounters/{counterId}', { schema: counterSchema });

export const subscriptionSettings = defineCollection('settings/subscription', {
  schema: subscriptionSettingSchema,
  unindexed: ['seller'],
});

export const subscriptionPayments = defineCollection('payments/{razorpayOrderId}', {
  schema: subscriptionPaymentSchema,
  unindexed: ['refunds'],
  queries: {
    /**
     * Paid sign-ups, with which an account can be opened. Unpaid orders are left out, because anybody can make many.
     */
    paidSignups: query(['asha@spice.example'], (email: string) => ({
      where: [
        ['purpose', '==', 'signup'],
        ['state', '==', 'paid'],
        ['email', '==', email],
      ],
      limit: 20,
    })),
    /** The unpaid orders of a person. */
    openOf: query(['uidOwner00000000000000000001'], (uid: string) => ({
      where: [
        ['uid', '==', uid],
        ['state', '==', 'created'],
      ],
      limit: 20,
    })),
    ofRestaurant: query(['owner@spice.example'], (restaurantId: string) => ({
      where: [['restaurantId', '==', restaurantId]],
      orderBy: [['createdAt', 'desc']],
      limit: 50,
    })),
    /** The purchases in use with a period that begins at a time or later. */
    usedFrom: query(['owner@spice.example', new Date(0)], (restaurantId: string, from: Date) => ({
      where: [
        ['restaurantId', '==', restaurantId],
        ['state', '==', 'used'],
        ['periodFrom', '>=', from],
      ],
      orderBy: [['periodFrom', 'asc']],
      limit: 100,
    })),
    /** One page of a restaurant's purchases, paid or not, latest first, for the page of one restaurant. */
    pageOfRestaurant: query(
      ['owner@spice.example', null] as [string, Cursor | null],
      (restaurantId: string, after: Cursor | null) => ({
        where: [['restaurantId', '==', restaurantId]],
        orderBy: [['createdAt', 'desc']],
        limit: 10,
        ...(after !== null && { after }),
      }),
    ),
    /** The latest unpaid orders since a time. */
    unpaid: query([new Date(0), 6], (since: Date, limit: number) => ({
      where: [
        ['state', '==', 'created'],
        ['createdAt', '>=', since],
      ],
      orderBy: [['createdAt', 'desc']],
      limit,
    })),
    /** One page of all paid or refunded purchases, latest order first. */
    paid: query([null] as [Cursor | null], (after: Cursor | null) => ({
      where: [['state', 'in', ['paid', 'used', 'refunded']]],
      orderBy: [['createdAt', 'desc']],
      limit: PAGE,
      ...(after !== null && { after }),
    })),
    /** One page of refunded purchases. */
    refunded: query([null] as [Cursor | null], (after: Cursor | null) => ({
      where: [['state', '==', 'refunded']],
      orderBy: [['createdAt', 'desc']],
      limit: PAGE,
      ...(after !== null && { after }),
    })),
    /** Orders that were paid more than once. The further payments must be refunded. */
    surplus: query([], () => ({ where: [['surplusPaymentIds', '>', []]], limit: PAGE })),
    toCheck: query([new Date(0)], (now: Date) => ({
      where: [['nextCheckAt', '<=', now]],
      orderBy: [['nextCheckAt', 'asc']],
      limit: 100,
    })),
  },
});
