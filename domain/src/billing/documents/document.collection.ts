import { defineCollection, query } from '../../kernel/collection.ts';
import { creditNoteSchema } from '../shape/credit-note.schema.ts';
import { debitNoteSchema } from '../shape/debit-note.schema.ts';
import { invoiceSchema } from '../shape/invoice.schema.ts';
import { orderMoneySchema } from '../shape/order-money.schema.ts';
import { voidSchema } from './void.ts';

export const invoices = defineCollection('users/{restaurantId}/invoices/{invoiceId}', {
  schema: invoiceSchema,
  unindexed: ['bill', 'particulars', 'payments', 'portions', 'seller', 'service'],
  queries: {
    latest: query([20], (limit: number) => ({ orderBy: [['issuedAt', 'desc']], limit })),
    /** A page of the invoices of a business day, in order. */
    ofDay: query(['2026-11-20', 200], (day: string, limit: number) => ({
      where: [['businessDay', '==', day]],
      orderBy: [['issuedAt', 'asc']],
      limit,
    })),
    /** The documents with money that moved in these cash sessions. */
    ofCashSessions: query([['session'], 300], (ids: readonly string[], limit: number) => ({
      where: [['cashSession', 'in', ids]],
      limit,
    })),
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

/** An order's payments and discount, in a document of their own because the kitchen can read orders. */
export const orderMoney = defineCollection('users/{restaurantId}/orders/{orderId}/money/bill', {
  schema: orderMoneySchema,
  unindexed: [
    'buyer',
    'complimentary',
    'discount',
    'payments',
    'partRequests',
    'returnedPayments',
    'settlements',
  ],
});

export const voids = defineCollection('users/{restaurantId}/voids/{invoiceId}', {
  schema: voidSchema,
  queries: {
    ofDay: query(['2026-11-20', 200], (day: string, limit: number) => ({
      where: [['businessDay', '==', day]],
      limit,
    })),
    /** Voids of the invoices that were issued in this period, for a month's register. */
    issuedBetween: query([new Date(0), new Date(1), 200], (from: Date, until: Date, limit: number) => ({
      where: [
        ['invoiceIssuedAt', '>=', from],
        ['invoiceIssuedAt', '<', until],
      ],
      orderBy: [['invoiceIssuedAt', 'asc']],
      limit,
    })),
    /** Voids that were declared in this period: a return prepared before may count their invoices. */
    declaredBetween: query([new Date(0), new Date(1), 50], (from: Date, until: Date, limit: number) => ({
      where: [
        ['at', '>=', from],
        ['at', '<', until],
      ],
      limit,
    })),
  },
});

const noteQueries = {
  ofCashSessions: query([['session'], 100], (ids: readonly string[], limit: number) => ({
    where: [['cashSession', 'in', ids]],
    limit,
  })),
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
};

export const creditNotes = defineCollection('users/{restaurantId}/creditNotes/{creditNoteId}', {
  schema: creditNoteSchema,
  unindexed: ['bill', 'change', 'particulars', 'portions', 'refund', 'seller'],
  queries: noteQueries,
});

export const debitNotes = defineCollection('users/{restaurantId}/debitNotes/{debitNoteId}', {
  schema: debitNoteSchema,
  unindexed: ['bill', 'change', 'particulars', 'payment', 'seller'],
  queries: noteQueries,
});
