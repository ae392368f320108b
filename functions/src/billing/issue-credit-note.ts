import { creditCounterId, issueCreditNote as issue } from '@bhoj/domain/billing/credit-note';
import { withCreditNote } from '@bhoj/domain/days/day';
import { assertRight } from '@bhoj/domain/billing/guard';
import { invoiceId as documentId } from '@bhoj/domain/billing/invoice';
import { assertTakes } from '@bhoj/domain/billing/payments';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { creditNotes, invoices, voids } from '@bhoj/domain/billing/document.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import { issueCreditNote as contract } from '@bhoj/domain/billing/corrections.contract';
import { minus } from '@bhoj/domain/money/money';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { CREDIT_SERIES } from '@bhoj/domain/restaurant/restaurant.schema';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { openDay } from '../shared/open-day.repo.ts';
import type { Store } from '../firebase/store.ts';

/** The document to credit, its order's customer, and where the note counts to and is numbered. */
async function readCredit(store: Store, restaurantId: string, invoiceId: string, at: number) {
  const counterId = creditCounterId(at);
  const [restaurant, invoice, voided, counter] = await Promise.all([
    store.get(restaurants, { restaurantId }),
    store.get(invoices, { restaurantId, invoiceId }),
    store.get(voids, { restaurantId, invoiceId }),
    store.get(counters, { restaurantId, counterId }),
  ]);
  if (restaurant === null) throw new Refusal('restaurant-not-found');
  if (invoice === null) throw new Refusal('invoice-not-found');
  if (voided !== null) throw new Refusal('invoice-voided');
  const [order, day] = await Promise.all([
    store.get(orders, { restaurantId, orderId: invoice.orderId }),
    openDay(store, restaurantId, businessDayOf(at, restaurant.dayCutoff)),
  ]);
  if (order === null) throw new Refusal('order-not-found');
  const { customerId } = order;
  const customer = customerId === null ? null : await store.get(customers, { restaurantId, customerId });
  return { invoice, order, day, customer, counterId, sequence: (counter?.last ?? 0) + 1 };
}

export const issueCreditNote = defineCallable(contract, (input, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId, name: by } = caller;
    const { invoiceId, requestId, reason } = input;
    const before = await store.find(creditNotes, { restaurantId }, creditNotes.queries.ofInvoice(invoiceId));
    const known = before.find(({ value }) => value.requestId === requestId);
    if (known !== undefined) {
      return { creditNoteId: known.id, number: known.value.number, bill: known.value.bill };
    }
    const read = await readCredit(store, restaurantId, invoiceId, now);
    const { invoice, order, day, customer, counterId, sequence } = read;
    assertTakes([input.refund.method], order.type);
    const note = issue({
      ...input,
      invoice,
      before: before.map(({ value }) => value),
      by,
      sequence,
      businessDay: day.day,
      at: now,
    });
    const dishes = Object.values(order.lines).map(({ name: dish }) => dish);
    // As the invoice was: what the restaurant has become since is no business of its credit notes.
    const composition = invoice.bill.kind === 'bill-of-supply';
    assertRight({ ...note, series: CREDIT_SERIES, composition, dishes, payments: null });
    const creditNoteId = documentId(CREDIT_SERIES, note.financialYear, sequence);
    const { number, bill } = note;
    store.set(counters, { restaurantId, counterId }, { last: sequence });
    store.create(creditNotes, { restaurantId, creditNoteId }, note);
    store.set(days, { restaurantId, day: day.day }, withCreditNote(day, note));
    if (customer !== null && order.customerId !== null) {
      const spentPaise = minus(customer.spentPaise, bill.totalPaise);
      store.update(customers, { restaurantId, customerId: order.customerId }, { spentPaise });
    }
    const { orderId } = invoice;
    record(store, { orderId, invoiceId, creditNoteId, number, reason, totalPaise: bill.totalPaise });
    return { creditNoteId, number, bill };
  }),
);
