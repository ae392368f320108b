import { defineCollection, query } from '../../kernel/collection.ts';
import { CHECKED_AT_ONCE, MAX_CALLS_SHOWN, MAX_OPEN_SHOWN } from './call-queue.ts';
import { deliverySchema } from './delivery.schema.ts';
import { orderSchema, pendingRoundSchema } from './order.schema.ts';
import { PAST_PAGE, pastWhere } from './past.ts';
import type { Cursor, Entry } from '../../kernel/collection.ts';
import type { Order, OrderType } from './order.schema.ts';
import type { PastFilters } from './past.ts';

export const orders = defineCollection('users/{restaurantId}/orders/{orderId}', {
  schema: orderSchema,
  unindexed: [
    'joining',
    'aggregator',
    'rounds',
    'acceptance',
    'lines',
    'progress',
    'requests',
    'extras',
    'token',
    'billing',
    'ending',
  ],
  ttl: 'expireAt',
  queries: {
    /** The open orders, for screens. None may be left when a day is closed. */
    open: query([], () => ({ where: [['state', '==', 'open']], limit: MAX_OPEN_SHOWN })),
    /** The orders on the kitchen's screens: open ones, then paid or cancelled ones with work left. */
    kitchen: query([new Date(0)], (now: Date) => ({
      where: [['kitchen.until', '>', now]],
      orderBy: [['kitchen.until', 'desc']],
      limit: MAX_OPEN_SHOWN,
    })),
    /** The waiting orders in the captain's queue (`call-queue.ts`), the oldest first. */
    asking: query([new Date(0)], (now: Date) => ({
      where: [['asksUntil', '>', now]],
      orderBy: [['asksUntil', 'asc']],
      limit: MAX_CALLS_SHOWN,
    })),
    /** Waiting orders of guests who still choose, for the owner's tables. */
    choosing: query([new Date(0)], (now: Date) => ({
      where: [
        ['state', '==', 'waiting'],
        ['expireAt', '>', now],
      ],
      orderBy: [['expireAt', 'desc']],
      limit: MAX_OPEN_SHOWN,
    })),
    /** Every open or waiting order, expired ones too, for the server. No screen watches it. */
    live: query([], () => ({ where: [['state', 'in', ['waiting', 'open']]] })),
    /** Open orders of the day or earlier. They stop the day from being closed. */
    openUntil: query(['2026-11-20', 20], (day: string, limit: number) => ({
      where: [
        ['state', '==', 'open'],
        ['businessDay', '<=', day],
      ],
      orderBy: [['businessDay', 'asc']],
      limit,
    })),
    /** Orders of the day or earlier. Before the restaurant's first order there is none. */
    until: query(['2026-11-20', 1], (day: string, limit: number) => ({
      where: [['businessDay', '<=', day]],
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
    /** The orders at the door that wait for a captain (`door.ts`), the oldest first. */
    askingAtDoor: query([new Date(0)], (now: Date) => ({
      where: [
        ['tableId', '==', null],
        ['asksUntil', '>', now],
      ],
      orderBy: [['asksUntil', 'asc']],
      limit: MAX_CALLS_SHOWN,
    })),
    /** Orders that are over, latest first, in pages. Firestore combines the indexes of the filtered fields. */
    past: query(
      [{}],
      (filters: PastFilters, after?: Cursor) => ({
        ...pastWhere(filters),
        orderBy: [['closedAt', 'desc']],
        limit: PAST_PAGE,
        ...(after !== undefined && { after }),
      }),
      [
        [{ state: 'Completed' }],
        [{ type: 'dine-in' }],
        [{ tableId: 'F1-T01' }],
        [{ takenById: 'm0abcdefghij' }],
        [{ businessDay: '2026-01-01' }],
      ],
    ),
    /** Orders by their label. An aggregator's order has the operator's number as label. */
    named: query(['aggregator', 'Swiggy 1234'], (type: OrderType, label: string) => ({
      where: [
        ['type', '==', type],
        ['label', '==', label],
      ],
      limit: 5,
    })),
    /** Orders of all restaurants with a kitchen check due in a period. */
    toCheck: query([new Date(0), new Date(1)], (after: Date, until: Date) => ({
      group: true,
      where: [
        ['kitchen.nextCheckAt', '>', after],
        ['kitchen.nextCheckAt', '<=', until],
      ],
      orderBy: [['kitchen.nextCheckAt', 'asc']],
      limit: CHECKED_AT_ONCE,
    })),
    /** Aggregator orders that ended in this period, latest first, for a month's register. */
    operatorsBetween: query([new Date(0), new Date(1), 200], (from: Date, until: Date, limit: number) => ({
      where: [
        ['type', '==', 'aggregator'],
        ['closedAt', '>=', from],
        ['closedAt', '<', until],
      ],
      orderBy: [['closedAt', 'desc']],
      limit,
    })),
    /** Orders of a customer: those on which the guest left the number. */
    ofCustomer: query(['customer', 20], (customerId: string, limit: number) => ({
      where: [['customer.id', '==', customerId]],
      limit,
    })),
    /** Orders of a customer on some business days. */
    ofCustomerOn: query(['customer', ['2026-11-20']], (customerId: string, days: readonly string[]) => ({
      where: [
        ['customer.id', '==', customerId],
        ['businessDay', 'in', days],
      ],
      limit: 50,
    })),
    /** Finds an order by one of its KOT numbers, which start again every business day. */
    ofKot: query(['2026-01-01', 1], (businessDay: string, kot: number) => ({
      where: [
        ['businessDay', '==', businessDay],
        ['kots', 'array-contains', kot],
      ],
      limit: 5,
    })),
  },
});

/** An order of a list. */
export type OrderEntry = Entry<Order>;

export const pendingRounds = defineCollection('users/{restaurantId}/orders/{orderId}/pending/{roundId}', {
  schema: pendingRoundSchema,
  unindexed: ['selections'],
  ttl: 'expireAt',
});

export const deliveries = defineCollection('users/{restaurantId}/deliveries/{orderId}', {
  schema: deliverySchema,
  ttl: 'expireAt',
  queries: {
    byMobile: query(['9876543210', 50], (mobile: string, limit: number) => ({
      where: [['mobile', '==', mobile]],
      limit,
    })),
  },
});
