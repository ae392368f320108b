import { assertNotCredited } from '@bhoj/domain/billing/credit-note';
import { withVoid } from '@bhoj/domain/days/day';
import { assertCanVoid, billedAgain, withVoidMark, withoutVisit } from '@bhoj/domain/billing/void';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { creditNotes, invoices, voids } from '@bhoj/domain/billing/document.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { orders } from '@bhoj/domain/orders/order.collection';
import { voidBill as contract } from '@bhoj/domain/billing/corrections.contract';
import { newJoiningCode } from '@bhoj/domain/kernel/ids';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import type { Invoice } from '@bhoj/domain/billing/invoice';
import type { Store } from '../firebase/store.ts';

/** What a void touches besides the document, which stays as it is: all of it is read before anything is written. */
async function readVoid(store: Store, restaurantId: string, invoiceId: string, invoice: Invoice) {
  const [restaurant, order, day, notes] = await Promise.all([
    store.get(restaurants, { restaurantId }),
    store.get(orders, { restaurantId, orderId: invoice.orderId }),
    store.get(days, { restaurantId, day: invoice.businessDay }),
    store.find(creditNotes, { restaurantId }, creditNotes.queries.ofInvoice(invoiceId)),
  ]);
  if (restaurant === null) throw new Refusal('restaurant-not-found');
  if (order === null || day === null) throw new Refusal('order-not-found');
  const { customerId } = order;
  const customer = customerId === null ? null : await store.get(customers, { restaurantId, customerId });
  return { restaurant, order, day, notes: notes.map(({ value }) => value), customer };
}

export const voidBill = defineCallable(contract, (input, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId, name: by } = caller;
    const { invoiceId, requestId, reason } = input;
    const [invoice, known] = await Promise.all([
      store.get(invoices, { restaurantId, invoiceId }),
      store.get(voids, { restaurantId, invoiceId }),
    ]);
    if (invoice === null) throw new Refusal('invoice-not-found');
    if (known?.requestId === requestId) return { orderId: known.billedAgainOn };
    if (known !== null) throw new Refusal('invoice-voided');
    const read = await readVoid(store, restaurantId, invoiceId, invoice);
    const { restaurant, order, day, notes, customer } = read;
    assertNotCredited(notes);
    assertCanVoid(day);
    const { number, orderId, businessDay, issuedAt: invoiceIssuedAt, bill } = invoice;
    const billedAgainOn = input.billAgain ? requestId : null;
    if (input.billAgain) {
      const code = newJoiningCode();
      const again = billedAgain({ invoice, order, by, code, profile: restaurant, at: now });
      store.create(orders, { restaurantId, orderId: requestId }, again);
    }
    store.create(
      voids,
      { restaurantId, invoiceId },
      {
        number,
        invoiceIssuedAt,
        businessDay,
        orderId,
        totalPaise: bill.totalPaise,
        reason,
        at: now,
        by,
        requestId,
        billedAgainOn,
      },
    );
    store.change(orders, { restaurantId, orderId }, order, withVoidMark(order, invoiceId, now));
    store.set(days, { restaurantId, day: day.day }, withVoid(day, invoice));
    if (customer !== null && order.customerId !== null) {
      const { customerId } = order;
      store.set(customers, { restaurantId, customerId }, withoutVisit(customer, invoice));
    }
    record(store, { orderId, invoiceId, number, reason, totalPaise: bill.totalPaise, billedAgainOn });
    return { orderId: billedAgainOn };
  }),
);
