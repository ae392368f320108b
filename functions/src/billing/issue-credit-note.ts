import { issueCreditNote as contract } from '@bhoj/domain/billing/corrections.contract';
import { creditCounterId, issueCreditNote as issue } from '@bhoj/domain/billing/credit-note';
import { countedFor, followCreditNote } from '@bhoj/domain/billing/customer-totals';
import { creditNotes, invoices, voids } from '@bhoj/domain/billing/document.collection';
import { assertRight } from '@bhoj/domain/billing/guard';
import { invoiceId as documentId } from '@bhoj/domain/billing/invoice';
import { assertTakes } from '@bhoj/domain/billing/payments';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { countCreditNote } from '@bhoj/domain/days/day';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { CREDIT_SERIES } from '@bhoj/domain/restaurant/restaurant.schema';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { memberOf } from '../shared/author.ts';
import { readAccount } from '../shared/orders.repo.ts';
import { readIssue, writeIssue } from './documents.repo.ts';
import type { Store } from '../firebase/store.ts';

/** Reads the document to credit, its order, and the note's number and day. */
async function readCredit(store: Store, restaurantId: string, invoiceId: string, at: number) {
  const [restaurant, invoice, voided] = await Promise.all([
    store.get(restaurants, { restaurantId }),
    store.get(invoices, { restaurantId, invoiceId }),
    store.get(voids, { restaurantId, invoiceId }),
  ]);
  if (restaurant === null) throw new Refusal('restaurant-not-found');
  if (invoice === null) throw new Refusal('invoice-not-found');
  if (voided !== null) throw new Refusal('invoice-voided');
  const account = await readAccount(store, { restaurantId, orderId: invoice.orderId });
  const document = account.money.settlements.find((one) => one.invoiceId === invoiceId);
  const customerId = countedFor(document, account);
  const { order } = account;
  const counterId = creditCounterId(at);
  const slot = await readIssue(store, { restaurantId, counterId, customerId, restaurant, at });
  return { invoice, order, slot };
}

export const issueCreditNote = defineCallable(contract, (input, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId } = caller;
    const { invoiceId, reason, requestId } = input;
    const before = await store.find(creditNotes, { restaurantId }, creditNotes.queries.ofInvoice(invoiceId));
    const known = before.find(({ value }) => value.requestId === requestId);
    if (known !== undefined) {
      return { creditNoteId: known.id, number: known.value.number, bill: known.value.bill };
    }
    const { invoice, order, slot } = await readCredit(store, restaurantId, invoiceId, now);
    assertTakes([input.refund.method], order.type);
    const { label: by, id: byId } = memberOf(caller);
    const note = issue({
      ...input,
      invoice,
      before: before.map(({ value }) => value),
      by,
      byId,
      sequence: slot.sequence,
      businessDay: slot.day.day,
      at: now,
    });
    const dishes = Object.values(order.lines).map(({ name: dish }) => dish);
    // The note's seller is that of the invoice, because the restaurant may have changed its scheme since.
    assertRight({ ...note, series: CREDIT_SERIES, dishes, payments: null });
    const creditNoteId = documentId(CREDIT_SERIES, note.financialYear, slot.sequence);
    const { number, bill } = note;
    store.create(creditNotes, { restaurantId, creditNoteId }, note);
    writeIssue(store, slot, {
      day: (day) => countCreditNote(day, note),
      customer: (customer) => followCreditNote(customer, note),
    });
    const { orderId } = invoice;
    record(store, { orderId, invoiceId, creditNoteId, number, reason, totalPaise: bill.totalPaise });
    return { creditNoteId, number, bill };
  }),
);
