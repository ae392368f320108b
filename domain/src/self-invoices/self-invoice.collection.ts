import { defineCollection, query } from '../kernel/collection.ts';
import { MOST_SELF_INVOICES, selfInvoiceSchema } from './self-invoice.schema.ts';

export const selfInvoices = defineCollection('users/{restaurantId}/selfInvoices/{selfInvoiceId}', {
  schema: selfInvoiceSchema,
  queries: {
    /** A page of the self-invoices that were issued in a calendar month, or have their tax declared in it. */
    ofMonth: query(['2026-11'], (month: string) => ({
      where: [['months', 'array-contains', month]],
      limit: MOST_SELF_INVOICES,
    })),
    /** The latest, for the addresses of suppliers, and for what a prepared return lacks. */
    latest: query([], () => ({ orderBy: [['issuedAt', 'desc']], limit: 50 })),
  },
});
