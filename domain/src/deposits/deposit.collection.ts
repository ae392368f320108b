import { defineCollection, query } from '../kernel/collection.ts';
import { MOST_DEPOSITS } from './deposit-state.schema.ts';
import { depositSchema } from './deposit.schema.ts';

export const deposits = defineCollection('users/{restaurantId}/deposits/{depositId}', {
  schema: depositSchema,
  unindexed: ['seller'],
  queries: {
    /** All deposits of a booking. */
    ofBooking: query(['booking'], (bookingId: string) => ({
      where: [['bookingId', '==', bookingId]],
      limit: 20,
    })),
    /** Those that a document took off. */
    ofBill: query(['2026-27_INV_000001'], (invoiceId: string) => ({
      where: [['applied.bill.invoiceId', '==', invoiceId]],
      limit: 20,
    })),
    /** Those with a voucher or a bill of a calendar month. */
    ofMonth: query(['2026-11'], (month: string) => ({
      where: [['months', 'array-contains', month]],
      limit: MOST_DEPOSITS,
    })),
  },
});
