import { defineCollection, query } from '../../kernel/collection.ts';
import type { Cursor } from '../../kernel/collection.ts';
import { purchaseOrderSchema } from './purchase-order.schema.ts';
import { goodsReceiptSchema } from './receipt.schema.ts';
import { MOST_VENDORS, vendorSchema } from './vendor.schema.ts';

export const vendors = defineCollection('users/{restaurantId}/vendors/{vendorId}', {
  schema: vendorSchema,
  queries: {
    all: query([], () => ({ orderBy: [['name', 'asc']], limit: MOST_VENDORS })),
  },
});

const PAGE = 50;

export const goodsReceipts = defineCollection('users/{restaurantId}/goodsReceipts/{receiptId}', {
  schema: goodsReceiptSchema,
  unindexed: ['lines', 'sentBack'],
  queries: {
    /** The latest first. */
    page: query([null] as [Cursor | null], (after: Cursor | null) => ({
      orderBy: [['receivedAt', 'desc']],
      limit: PAGE,
      ...(after !== null && { after }),
    })),
    ofVendor: query(['vendor', null] as [string, Cursor | null], (vendorId, after) => ({
      where: [['vendorId', '==', vendorId]],
      orderBy: [['receivedAt', 'desc']],
      limit: PAGE,
      ...(after !== null && { after }),
    })),
    /** The bills of a vendor that have a number, as it is compared. */
    ofBill: query(['vendor', '4711'], (vendorId: string, billKey: string) => ({
      where: [
        ['vendorId', '==', vendorId],
        ['billKey', '==', billKey],
      ],
      limit: PAGE,
    })),
    /** The receipts of a vendor's bills of one day. */
    ofBillDay: query(['vendor', '2026-11-20'], (vendorId: string, billDay: string) => ({
      where: [
        ['vendorId', '==', vendorId],
        ['billDay', '==', billDay],
      ],
      limit: PAGE,
    })),
  },
});

export const purchaseOrders = defineCollection('users/{restaurantId}/purchaseOrders/{purchaseOrderId}', {
  schema: purchaseOrderSchema,
  unindexed: ['lines'],
  queries: {
    /** The latest first. */
    page: query([null] as [Cursor | null], (after: Cursor | null) => ({
      orderBy: [['createdAt', 'desc']],
      limit: PAGE,
      ...(after !== null && { after }),
    })),
    /** The orders for which goods may still come. */
    open: query([], () => ({ where: [['state', '==', 'sent']], limit: PAGE })),
  },
});
