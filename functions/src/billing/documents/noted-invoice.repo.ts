import { countedFor } from '@bhoj/domain/billing/records/customer-totals';
import { creditNotes, debitNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { readAccount } from '../../shared/orders.repo.ts';
import { readSettings } from '../../shared/settings.repo.ts';
import type { Store } from '../../firebase/store.ts';

/** Reads the notes of an invoice, and the note that a repeated request issued before. */
export async function readNotes(store: Store, restaurantId: string, invoiceId: string, requestId: string) {
  const [credits, debits] = await Promise.all([
    store.find(creditNotes, { restaurantId }, creditNotes.queries.ofInvoice(invoiceId)),
    store.find(debitNotes, { restaurantId }, debitNotes.queries.ofInvoice(invoiceId)),
  ]);
  return {
    credits: credits.map(({ value }) => value),
    debits: debits.map(({ value }) => value),
    known: {
      credit: credits.find(({ value }) => value.requestId === requestId) ?? null,
      debit: debits.find(({ value }) => value.requestId === requestId) ?? null,
    },
  };
}

/** Reads an invoice with its order. Refuses a missing or a void one. */
export async function readNoted(store: Store, restaurantId: string, invoiceId: string) {
  const [settings, invoice, voided] = await Promise.all([
    readSettings(store, restaurantId, 'service', 'documents', 'notices'),
    store.need(invoices, { restaurantId, invoiceId }, 'invoice-not-found'),
    store.get(voids, { restaurantId, invoiceId }),
  ]);
  if (voided !== null) throw new Refusal('invoice-voided');
  const account = await readAccount(store, { restaurantId, orderId: invoice.orderId });
  const document = account.money.settlements.find((one) => one.invoiceId === invoiceId);
  return {
    settings,
    invoice,
    account,
    customerId: countedFor(document, account),
    dishes: Object.values(account.order.lines).map(({ name }) => name),
  };
}
