import { defineCollection, query } from '../kernel/collection.ts';
import { customerSchema } from './customer.schema.ts';
import { CUSTOMER_PAGE, SEGMENTS, segmentSpec } from './segment.ts';
import type { Cursor } from '../kernel/collection.ts';
import type { Marks } from './segment.schema.ts';
import type { Segment } from './segment.ts';

const SOME_MARKS = {
  at: 0,
  customers: 1,
  regularVisits: 3,
  bestPaise: 1,
  lostDays: 60,
  usualGapDays: null,
} as Marks;
/** Earlier than every stored time: a comparison with it leaves out null. */
const EVER = new Date(0);
const from = (after: Cursor | null) => after !== null && { after };

export const customers = defineCollection('users/{restaurantId}/customers/{customerId}', {
  schema: customerSchema,
  unindexed: ['company', 'lately', 'dishes', 'months', 'note', 'allergies', 'withdrawn', 'messages'],
  queries: {
    byMobile: query(['9876543210'], (mobile: string) => ({ where: [['mobile', '==', mobile]], limit: 1 })),
    /** The record that took over the one with this number. */
    byOtherMobile: query(['9876543210'], (mobile: string) => ({
      where: [['otherMobiles', 'array-contains', mobile]],
      limit: 1,
    })),
    /** The records with one of these numbers, and those into which one of them was merged: at most thirty numbers. */
    byMobiles: query([['9876543210', '9000000001']], (mobiles: readonly string[]) => ({
      where: [['mobile', 'in', mobiles]],
      limit: mobiles.length,
    })),
    byOtherMobiles: query([['9876543210', '9000000001']], (mobiles: readonly string[]) => ({
      where: [['otherMobiles', 'array-contains-any', mobiles]],
      limit: mobiles.length,
    })),
    /** One page of all customers, the latest visitors first. */
    list: query([CUSTOMER_PAGE, null] as [number, Cursor | null], (limit: number, after: Cursor | null) => ({
      orderBy: [['lastSeenAt', 'desc']],
      limit,
      ...from(after),
    })),
    /** One page of the customers whom a search finds. */
    found: query(
      ['mee', null] as [string, Cursor | null, number?],
      (key: string, after: Cursor | null, limit = CUSTOMER_PAGE) => ({
        where: [['keys', 'array-contains', key]],
        orderBy: [['lastSeenAt', 'desc']],
        limit,
        ...from(after),
      }),
    ),
    /** One page of a segment. */
    ofSegment: query(
      ['new', SOME_MARKS, 0, null] as [Segment, Marks, number, Cursor | null],
      (segment: Segment, marks: Marks, now: number, after: Cursor | null) => ({
        ...segmentSpec(segment, marks, now),
        ...from(after),
      }),
      SEGMENTS.map((segment): [Segment, Marks, number, null] => [segment, SOME_MARKS, 0, null]),
    ),
    /** One page of those who agreed to messages with offers. */
    agreed: query([null] as [Cursor | null], (after: Cursor | null) => ({
      where: [['offers.at', '>', EVER]],
      orderBy: [['offers.at', 'desc']],
      limit: CUSTOMER_PAGE,
      ...from(after),
    })),
    /** Customers who asked to be erased. */
    asking: query([1], (limit: number) => ({
      where: [['erasureAskedAt', '>', EVER]],
      orderBy: [['erasureAskedAt', 'asc']],
      limit,
    })),
  },
});
