import { customers } from '@bhoj/domain/customers/customer.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { availabilityLogs } from '@bhoj/domain/menu/dish/availability-log.collection';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { expenses, expenseTemplates } from '@bhoj/domain/expenses/expense.collection';
import { orderedTogether } from '@bhoj/domain/days/ordered-together.collection';
import { howSold } from '@bhoj/domain/how-sold/how-sold.collection';
import { creditNotes, invoices, orderMoney, voids } from '@bhoj/domain/billing/documents/document.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Firestore } from 'firebase-admin/firestore';
import { writeAll } from '../write-batches.ts';
import type { Write } from '../write-batches.ts';
import type { History } from './history.ts';

function* writesOf(restaurantId: string, history: History): Generator<Write, undefined> {
  for (const [orderId, order] of history.orders) {
    yield { path: orders.path({ restaurantId, orderId }), data: orders.encode(order) };
  }
  for (const [orderId, money] of history.money) {
    yield { path: orderMoney.path({ restaurantId, orderId }), data: orderMoney.encode(money) };
  }
  for (const [invoiceId, invoice] of history.invoices) {
    yield { path: invoices.path({ restaurantId, invoiceId }), data: invoices.encode(invoice) };
  }
  for (const [invoiceId, declared] of history.voids) {
    yield { path: voids.path({ restaurantId, invoiceId }), data: voids.encode(declared) };
  }
  for (const [creditNoteId, note] of history.creditNotes) {
    yield { path: creditNotes.path({ restaurantId, creditNoteId }), data: creditNotes.encode(note) };
  }
  for (const counted of history.orderedTogether) {
    const { day } = counted;
    yield { path: orderedTogether.path({ restaurantId, day }), data: orderedTogether.encode(counted) };
  }
  for (const sold of history.howSold) {
    yield { path: howSold.path({ restaurantId, day: sold.day }), data: howSold.encode(sold) };
  }
  for (const [day, rollUp] of history.days) {
    yield { path: days.path({ restaurantId, day }), data: days.encode(rollUp) };
  }
  for (const [day, closing] of history.closings) {
    yield { path: closings.path({ restaurantId, day }), data: closings.encode(closing) };
  }
  for (const log of history.soldOut) {
    const { day } = log;
    yield { path: availabilityLogs.path({ restaurantId, day }), data: availabilityLogs.encode(log) };
  }
  for (const [expenseId, expense] of history.purchases.expenses) {
    yield { path: expenses.path({ restaurantId, expenseId }), data: expenses.encode(expense) };
  }
  for (const [templateId, template] of history.purchases.templates) {
    yield {
      path: expenseTemplates.path({ restaurantId, templateId }),
      data: expenseTemplates.encode(template),
    };
  }
  for (const [customerId, customer] of history.customers) {
    yield { path: customers.path({ restaurantId, customerId }), data: customers.encode(customer) };
  }
  for (const [counterId, counter] of history.counters) {
    yield { path: counters.path({ restaurantId, counterId }), data: counters.encode(counter) };
  }
}

/** Writes a restaurant's history in bulk, encoded by its collections. Returns the number of documents. */
export const writeHistory = (db: Firestore, restaurantId: string, history: History): Promise<number> =>
  writeAll(db, writesOf(restaurantId, history));
