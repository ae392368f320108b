import { defineCollection, query } from '../../kernel/collection.ts';
import { creditNoteSchema } from '../shape/credit-note.schema.ts';
import { debitNoteSchema } from '../shape/debit-note.schema.ts';
import { fromHindiNames, withHsn, withItemIds } from '../shape/bill-upgrades.ts';
import { withScheme, withTip } from './invoice.ts';
import { invoiceSchema } from '../shape/invoice.schema.ts';
import {
  withDocumentFacts,
  withOutsideLines,
  withoutBuyer,
  withoutComplimentary,
  withoutParticulars,
} from './order-money.ts';
import { orderMoneySchema } from '../shape/order-money.schema.ts';
import { voidSchema } from './void.ts';
import type { Bill } from '../bill/bill.ts';

/** Version 1 knew only the name of the member who declared a void or issued a credit note, not the id. */
const withoutMemberId = (stored: Record<string, unknown>) => ({ byId: null, ...stored });

/** Upgrades the bill in a document from when Hindi was the only further language. */
const billFromHindiNames = (stored: Record<string, unknown>) => ({
  ...stored,
  bill: fromHindiNames(stored['bill']),
});

/** Upgrades the bill in a document from before goods were told apart. */
const billWithHsn = (stored: Record<string, unknown>) => ({ ...stored, bill: withHsn(stored['bill']) });

export const invoices = defineCollection('users/{restaurantId}/invoices/{invoiceId}', {
  schema: invoiceSchema,
  version: 7,
  upgrades: {
    1: (stored) => ({
      guests: 1,
      upiClaimedPaise: 0,
      ...stored,
      payments: (stored['payments'] as unknown[]).map(withTip),
    }),
    2: ({ upiClaimedPaise, ...stored }) => ({
      ...stored,
      bill: withItemIds(stored['bill']),
      upiDeclaredPaise: upiClaimedPaise,
      takenBy: null,
      settledBy: null,
    }),
    3: billFromHindiNames,
    4: (stored) => ({
      portions: null,
      ...stored,
      seller: withScheme(stored['seller'], stored['bill'] as Bill),
    }),
    5: withoutParticulars,
    6: billWithHsn,
  },
  unindexed: ['bill', 'particulars', 'payments', 'portions', 'seller', 'trade'],
  queries: {
    latest: query([20], (limit: number) => ({ orderBy: [['issuedAt', 'desc']], limit })),
    /** A page of those that a business day counts, in order. */
    ofDay: query(['2026-11-20', 200], (day: string, limit: number) => ({
      where: [['businessDay', '==', day]],
      orderBy: [['issuedAt', 'asc']],
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
  version: 8,
  upgrades: {
    1: (stored) => ({
      ...stored,
      settlements: (stored['settlements'] as Record<string, unknown>[]).map(billFromHindiNames),
    }),
    2: withDocumentFacts,
    3: withOutsideLines,
    4: withoutBuyer,
    5: withoutComplimentary,
    6: (stored) => ({
      ...stored,
      settlements: (stored['settlements'] as Record<string, unknown>[]).map(billWithHsn),
    }),
    // Since version 8 a discount may name categories: who does not know them would take it off every dish.
    7: (stored) => stored,
  },
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
  version: 2,
  upgrades: { 1: withoutMemberId },
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
    /** Voids that were declared in this period, for a return that was prepared before. */
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

/** Credit notes from before they could put a price or a rate right. */
const withoutChange = (stored: Record<string, unknown>) => ({ change: null, ...stored });

export const creditNotes = defineCollection('users/{restaurantId}/creditNotes/{creditNoteId}', {
  schema: creditNoteSchema,
  version: 7,
  upgrades: {
    1: (stored) => ({ ...withoutMemberId(stored), bill: withItemIds(stored['bill']) }),
    2: billFromHindiNames,
    3: (stored) => ({
      isTaxKept: false,
      ...stored,
      seller: withScheme(stored['seller'], stored['bill'] as Bill),
    }),
    4: withoutParticulars,
    5: billWithHsn,
    6: withoutChange,
  },
  unindexed: ['bill', 'change', 'particulars', 'portions', 'refund', 'seller'],
  queries: noteQueries,
});

export const debitNotes = defineCollection('users/{restaurantId}/debitNotes/{debitNoteId}', {
  schema: debitNoteSchema,
  version: 1,
  unindexed: ['bill', 'change', 'particulars', 'payment', 'seller'],
  queries: noteQueries,
});
