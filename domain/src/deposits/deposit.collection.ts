import { defineCollection, query } from '../kernel/collection.ts';
import type { Cursor } from '../kernel/collection.ts';
import { MOST_DEPOSITS } from './deposit-state.schema.ts';
import { depositSchema } from './deposit.schema.ts';

/** Deposits on one page of the waiting ones. */
const WAITING_PAGE = 30;

export const deposits = defineCollection('users/{restaurantId}/deposits/{depositId}', {
  schema: depositSchema,
  unindexed: ['seller'],
  queries: {
    /** All deposits of a booking. */
    ofBooking: query(['booking'], (bookingId: string) => ({
      where: [['bookingId', '==', bookingId]],
      limit: 20,
    })),
    /** One page of the deposits with money left, the oldest money first. */
    waiting: query([null] as [Cursor | null], (after: Cursor | null) => ({
      where: [['waitsSince', '>', new Date(0)]],
      orderBy: [['waitsSince', 'asc']],
      limit: WAITING_PAGE,
      ...(after !== null && { after }),
    })),
    /** Deposits that a document took off. */
    ofBill: query(['2026-27_INV_000001'], (invoiceId: string) => ({
      where: [['applied.bill.invoiceId', '==', invoiceId]],
      limit: 20,
    })),
    /** A page of the deposits with a voucher or a bill of a calendar month, by the time of their receipt vouchers. */
    pageOfMonth: query(['2026-11', 200], (month: string, limit: number) => ({
      where: [['months', 'array-contains', month]],
      orderBy: [['receipt.at', 'asc']],
      limit,
    })),
    /** Deposits with a voucher or a bill of a calendar month. */
    ofMonth: query(['2026-11'], (month: string) => ({
      where: [['months', 'array-contains', month]],
      limit: MOST_DEPOSITS,
    })),
  },
});
