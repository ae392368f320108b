import { defineCollection, query } from '../platform/collection.ts';
import type { Cursor } from '../platform/collection.ts';
import {
  orderSchema,
  pendingRoundSchema,
  roundResultSchema,
  withSettlements,
} from '../orders/order.schema.ts';
import { deliverySchema } from '../orders/delivery.schema.ts';
import { counterSchema, invoiceSchema, withTip } from '../billing/invoice.ts';
import { closingSchema } from '../billing/closing.ts';
import { creditNoteSchema } from '../billing/credit-note.ts';
import { daySchema, withCorrections } from '../billing/day.ts';
import { voidSchema } from '../billing/void.ts';
import { PAST_PAGE, pastWhere } from '../orders/past.ts';
import type { PastFilters } from '../orders/past.ts';

export const orders = defineCollection('users/{restaurantId}/orders/{orderId}', {
  schema: orderSchema,
  version: 2,
  upgrades: { 1: withSettlements },
  unindexed: [
    'lines',
    'rounds',
    'joined',
    'cooking',
    'ready',
    'served',
    'cancelled',
    'pendingRounds',
    'declinedRounds',
    'cancelReasons',
    'cancelSeen',
    'deliveryChargePaise',
    'discount',
    'billed',
    'payments',
    'request',
    'upiClaim',
    'settlements',
  ],
  ttl: 'expireAt',
  queries: {
    /** Every order that has begun and is not over: what keeps a day from being closed. */
    open: query([], () => ({ where: [['state', '==', 'open']] })),
    /** What the kitchen watches: open orders, and paid or cancelled ones that it is not done with. */
    kitchen: query([new Date(0)], (now: Date) => ({ where: [['kitchenUntil', '>', now]] })),
    /** What captains watch: open orders, and waiting ones that may hold a round to accept. */
    live: query([], () => ({ where: [['state', 'in', ['waiting', 'open']]] })),
    /** Orders that are in the way of closing a day: of the day, or left open before it. */
    openUntil: query(['2026-11-20', 20], (day: string, limit: number) => ({
      where: [
        ['state', '==', 'open'],
        ['businessDay', '<=', day],
      ],
      orderBy: [['businessDay', 'asc']],
      limit,
    })),
    waitingAt: query(['F1-T01', new Date(0)], (tableId: string, now: Date) => ({
      where: [
        ['tableId', '==', tableId],
        ['state', '==', 'waiting'],
        ['expireAt', '>', now],
      ],
      limit: 3,
    })),
    /** Orders that are over, the latest first, a page at a time: Firestore merges the index of each field asked for. */
    past: query(
      [{}],
      (filters: PastFilters, after?: Cursor) => ({
        where: pastWhere(filters),
        orderBy: [['closedAt', 'desc']],
        limit: PAST_PAGE,
        ...(after !== undefined && { after }),
      }),
      [
        [{ state: 'Completed' }],
        [{ type: 'dine-in' }],
        [{ tableId: 'F1-T01' }],
        [{ takenBy: 'Ravi' }],
        [{ businessDay: '2026-01-01' }],
      ],
    ),
    /** By the number of one of its KOTs, which start over with each business day. */
    ofKot: query(['2026-01-01', 1], (businessDay: string, kot: number) => ({
      where: [
        ['businessDay', '==', businessDay],
        ['kots', 'array-contains', kot],
      ],
      limit: 5,
    })),
  },
});

export const rounds = defineCollection('users/{restaurantId}/orders/{orderId}/rounds/{roundId}', {
  schema: roundResultSchema,
});

export const pendingRounds = defineCollection('users/{restaurantId}/orders/{orderId}/pending/{roundId}', {
  schema: pendingRoundSchema,
  unindexed: ['selections'],
  ttl: 'expireAt',
});

export const deliveries = defineCollection('users/{restaurantId}/deliveries/{orderId}', {
  schema: deliverySchema,
  ttl: 'expireAt',
});

export const invoices = defineCollection('users/{restaurantId}/invoices/{invoiceId}', {
  schema: invoiceSchema,
  version: 2,
  upgrades: {
    1: (stored) => ({
      guests: 1,
      upiClaimedPaise: 0,
      ...stored,
      payments: (stored['payments'] as unknown[]).map(withTip),
    }),
  },
  unindexed: ['bill', 'payments', 'seller'],
  queries: {
    latest: query([20], (limit: number) => ({ orderBy: [['issuedAt', 'desc']], limit })),
    byShareToken: query(['ShareTokenShareTokenShareTok'], (token: string) => ({
      where: [['shareToken', '==', token]],
      limit: 1,
    })),
    between: query([new Date(0), new Date(1), 200], (from: Date, until: Date, limit: number) => ({
      where: [
        ['issuedAt', '>=', from],
        ['issuedAt', '<', until],
      ],
      orderBy: [['issuedAt', 'asc']],
      limit,
    })),
  },
});

export const voids = defineCollection('users/{restaurantId}/voids/{invoiceId}', {
  schema: voidSchema,
  queries: {
    ofDay: query(['2026-11-20', 200], (day: string, limit: number) => ({
      where: [['businessDay', '==', day]],
      limit,
    })),
    /** By when their invoices were issued: those that a month's documents are short of. */
    issuedBetween: query([new Date(0), new Date(1), 200], (from: Date, until: Date, limit: number) => ({
      where: [
        ['invoiceIssuedAt', '>=', from],
        ['invoiceIssuedAt', '<', until],
      ],
      orderBy: [['invoiceIssuedAt', 'asc']],
      limit,
    })),
  },
});

export const creditNotes = defineCollection('users/{restaurantId}/creditNotes/{creditNoteId}', {
  schema: creditNoteSchema,
  unindexed: ['bill', 'portions', 'refund', 'seller'],
  queries: {
    ofInvoice: query(['2026-27_INV_000001'], (invoiceId: string) => ({
      where: [['invoiceId', '==', invoiceId]],
      limit: 200,
    })),
    ofOrder: query(['order'], (orderId: string) => ({ where: [['orderId', '==', orderId]], limit: 200 })),
    ofDay: query(['2026-11-20', 200], (day: string, limit: number) => ({
      where: [['businessDay', '==', day]],
      limit,
    })),
    between: query([new Date(0), new Date(1), 200], (from: Date, until: Date, limit: number) => ({
      where: [
        ['issuedAt', '>=', from],
        ['issuedAt', '<', until],
      ],
      orderBy: [['issuedAt', 'asc']],
      limit,
    })),
  },
});

export const counters = defineCollection('users/{restaurantId}/counters/{counterId}', {
  schema: counterSchema,
});

export const days = defineCollection('users/{restaurantId}/days/{day}', {
  schema: daySchema,
  version: 2,
  upgrades: { 1: withCorrections },
  unindexed: [
    'byDish',
    'byHour',
    'byMethod',
    'byType',
    'tipsByMethod',
    'upiClaims',
    'voids',
    'credits',
    'refundsByMethod',
  ],
  queries: {
    since: query(['2026-01-01'], (day: string) => ({
      where: [['day', '>=', day]],
      orderBy: [['day', 'asc']],
    })),
  },
});

export const closings = defineCollection('users/{restaurantId}/closings/{day}', {
  schema: closingSchema,
  unindexed: ['takings'],
  queries: {
    /** The last day that was closed before another: what it left in the drawer is what that one begins with. */
    before: query(['2026-11-20'], (day: string) => ({
      where: [['day', '<', day]],
      orderBy: [['day', 'desc']],
      limit: 1,
    })),
  },
});
