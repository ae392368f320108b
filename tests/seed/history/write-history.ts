import { customers } from '@bhoj/domain/customers/customer.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { availabilityLogs } from '@bhoj/domain/menu/availability-log.collection';
import { closings, days } from '@bhoj/domain/days/day.collection';
import { expenses, expenseTemplates } from '@bhoj/domain/expenses/expense.collection';
import { companions } from '@bhoj/domain/days/companions.collection';
import { creditNotes, invoices, orderMoney, voids } from '@bhoj/domain/billing/document.collection';
import { orders, rounds } from '@bhoj/domain/orders/order.collection';
import type { Firestore } from 'firebase-admin/firestore';
import type { History } from './history.ts';

interface Write {
  readonly path: string;
  readonly data: Record<string, unknown>;
}

/** Keeps a request below the emulator's four megabytes: an order has some kilobytes, a day's figures more than ten. */
const PER_BATCH = 400;
const BYTES_PER_BATCH = 2_000_000;
const AT_ONCE = 4;

function* writesOf(restaurantId: string, history: History): Generator<Write, undefined> {
  for (const [orderId, order] of history.orders) {
    yield { path: orders.path({ restaurantId, orderId }), data: orders.encode(order) };
  }
  for (const [orderId, money] of history.money) {
    yield { path: orderMoney.path({ restaurantId, orderId }), data: orderMoney.encode(money) };
  }
  for (const round of history.rounds) {
    const { orderId, roundId } = round;
    yield { path: rounds.path({ restaurantId, orderId, roundId }), data: rounds.encode(round) };
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
  for (const counted of history.companions) {
    const { day } = counted;
    yield { path: companions.path({ restaurantId, day }), data: companions.encode(counted) };
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

/**
 * Returns the next few hundred writes; none at the end. `Iterator.take` would close the generator for the other lanes.
 */
function nextOf(writes: Iterator<Write>): Write[] {
  const some: Write[] = [];
  let bytes = 0;
  while (some.length < PER_BATCH && bytes < BYTES_PER_BATCH) {
    const { value, done } = writes.next();
    if (done) break;
    some.push(value);
    bytes += JSON.stringify(value.data).length;
  }
  return some;
}

/** Writes a restaurant's history in bulk, encoded by its collections. Returns the number of documents. */
export async function writeHistory(db: Firestore, restaurantId: string, history: History): Promise<number> {
  const writes = writesOf(restaurantId, history);
  let count = 0;
  const lane = async (): Promise<void> => {
    for (;;) {
      const batch = db.batch();
      const some = nextOf(writes);
      for (const { path, data } of some) batch.create(db.doc(path), data);
      if (some.length === 0) return;
      count += some.length;
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return count;
}
