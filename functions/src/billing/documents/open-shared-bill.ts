import { creditNotes, debitNotes, invoices, voids } from '@bhoj/domain/billing/documents/document.collection';
import { openSharedBill as contract } from '@bhoj/domain/billing/documents/shared-bill.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../../firebase/define-callable.ts';
import { readAt } from '../../firebase/store.ts';

const byIssue = (a: { issuedAt: number }, b: { issuedAt: number }): number => a.issuedAt - b.issuedAt;

export const openSharedBill = defineCallable(contract, ({ restaurantId, token }) =>
  readAt(async (store) => {
    const [found] = await store.find(invoices, { restaurantId }, invoices.queries.byShareToken(token));
    if (found === undefined) throw new Refusal('invoice-not-found');
    const { id: invoiceId, value: invoice } = found;
    const [declaredVoid, credits, debits] = await Promise.all([
      store.get(voids, { restaurantId, invoiceId }),
      store.find(creditNotes, { restaurantId }, creditNotes.queries.ofInvoice(invoiceId)),
      store.find(debitNotes, { restaurantId }, debitNotes.queries.ofInvoice(invoiceId)),
    ]);
    return {
      invoice,
      isVoid: declaredVoid !== null,
      creditNotes: credits.map(({ value }) => value).toSorted(byIssue),
      debitNotes: debits.map(({ value }) => value).toSorted(byIssue),
    };
  }),
);
