import { defineCollection, query } from '../kernel/collection.ts';
import { MONTH_MOST } from './month.ts';
import { vendorRefundSchema } from './vendor-refund.schema.ts';

const PAGE = 100;

export const vendorRefunds = defineCollection('users/{restaurantId}/vendorRefunds/{refundId}', {
  schema: vendorRefundSchema,
  unindexed: ['parts'],
  queries: {
    /** Refunds that lower the costs of a month. */
    ofMonth: query(['2026-11'], (month: string) => ({ where: [['month', '==', month]], limit: MONTH_MOST })),
    /** Refunds that came on the days of a month, also for another month's costs. */
    ofDays: query(['2026-11-01', '2026-12-01'], (from: string, until: string) => ({
      where: [
        ['day', '>=', from],
        ['day', '<', until],
      ],
      orderBy: [['day', 'asc']],
      limit: MONTH_MOST,
    })),
    /** Refunds that came into the drawer on a day. */
    ofDrawer: query(['2026-11-20'], (day: string) => ({
      where: [
        ['day', '==', day],
        ['method', '==', 'drawer'],
      ],
      limit: PAGE,
    })),
    /** Refunds of a vendor, the latest first. */
    ofVendor: query(['vendor'], (vendorId: string) => ({
      where: [['vendorId', '==', vendorId]],
      orderBy: [['day', 'desc']],
      limit: PAGE,
    })),
    /** Refunds for a receipt of goods. */
    ofReceipt: query(['receipt'], (receiptId: string) => ({
      where: [['receiptId', '==', receiptId]],
      limit: PAGE,
    })),
  },
});
