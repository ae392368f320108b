import { defineCollection, query } from '../kernel/collection.ts';
import { billPhotoSchema } from './bill-photo.schema.ts';
import { MONTH_MOST } from './month.ts';
import { expenseKindsSchema } from './expense-kind.schema.ts';
import { expenseSchema } from './expense.schema.ts';
import { templateSchema } from './template.schema.ts';

const PAGE = 100;

export const expenses = defineCollection('users/{restaurantId}/expenses/{expenseId}', {
  schema: expenseSchema,
  unindexed: ['parts'],
  queries: {
    ofMonth: query(['2026-11'], (month: string) => ({ where: [['month', '==', month]], limit: MONTH_MOST })),
    /** For recurring expenses and changes of prices. */
    latest: query([], () => ({ orderBy: [['day', 'desc']], limit: PAGE })),
    due: query([], () => ({ where: [['dueOn', '>', '']], orderBy: [['dueOn', 'asc']], limit: PAGE })),
    /** The unpaid expense with the earliest due day. */
    nextDue: query([], () => ({ where: [['dueOn', '>', '']], orderBy: [['dueOn', 'asc']], limit: 1 })),
    ofVendor: query(['Sharma Dairy'], (vendor: string) => ({
      where: [['vendor', '==', vendor]],
      orderBy: [['day', 'desc']],
      limit: PAGE,
    })),
    /** Expenses paid on the days of a month, also for other months' costs. */
    ofDays: query(['2026-11-01', '2026-12-01'], (from: string, until: string) => ({
      where: [
        ['day', '>=', from],
        ['day', '<', until],
      ],
      orderBy: [['day', 'asc']],
      limit: MONTH_MOST,
    })),
    /** The expenses with tax of a self-invoice that fell due on these days. */
    ofTaxDays: query(['2026-11-01', '2026-12-01'], (from: string, until: string) => ({
      where: [
        ['reverseCharge.taxOn', '>=', from],
        ['reverseCharge.taxOn', '<', until],
      ],
      orderBy: [['reverseCharge.taxOn', 'asc']],
      limit: MONTH_MOST,
    })),
    /** All unpaid expenses, for the sums of vendors. */
    owed: query([], () => ({ where: [['dueOn', '>', '']], orderBy: [['dueOn', 'asc']], limit: MONTH_MOST })),
    /** The unpaid expenses of a vendor, the earliest due day first. */
    owedTo: query(['vendor'], (vendorId: string) => ({
      where: [
        ['vendorId', '==', vendorId],
        ['dueOn', '>', ''],
      ],
      orderBy: [['dueOn', 'asc']],
      limit: MONTH_MOST,
    })),
    /** The bills of a vendor of the list, the latest first. */
    ofVendorId: query(['vendor'], (vendorId: string) => ({
      where: [['vendorId', '==', vendorId]],
      orderBy: [['day', 'desc']],
      limit: PAGE,
    })),
    /** The expenses that pay for a receipt of goods: one, or several if it was paid in parts. */
    ofReceipt: query(['receipt'], (receiptId: string) => ({
      where: [['receiptId', '==', receiptId]],
      limit: PAGE,
    })),
    /** Paid from the drawer in a cash session. */
    ofCashSession: query(['session'], (id: string) => ({
      where: [['cashSession', '==', id]],
      limit: MONTH_MOST,
    })),
    /** Paid from the drawer on a business day. */
    ofDrawer: query(['2026-11-20'], (day: string) => ({
      where: [
        ['day', '==', day],
        ['method', '==', 'drawer'],
      ],
      limit: MONTH_MOST,
    })),
  },
});

export const expenseTemplates = defineCollection('users/{restaurantId}/expenseTemplates/{templateId}', {
  schema: templateSchema,
  unindexed: ['parts'],
  queries: { active: query([], () => ({ where: [['active', '==', true]], limit: PAGE })) },
});

/** Has no query: a page reads the one document. */
export const expenseKinds = defineCollection('users/{restaurantId}/accounting/expenseKinds', {
  schema: expenseKindsSchema,
  unindexed: ['kinds'],
});

export const expensePhotos = defineCollection('users/{restaurantId}/expensePhotos/{expenseId}', {
  schema: billPhotoSchema,
  unindexed: ['bytes'],
});
