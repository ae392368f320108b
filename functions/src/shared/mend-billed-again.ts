/**
 * Puts the dishes back into orders that bill a void document again and came out empty: until documents kept what they
 * bill, those without GST found none of their lines again. An empty order can neither be settled nor leave its day.
 */
import { lostItsDishes, withDishesBack } from '@bhoj/domain/billing/corrections/bill-again';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { idOfNumber } from '@bhoj/domain/billing/documents/invoice';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { look, transact } from '../firebase/store.ts';
import { readOrder, writeOrder } from './orders.repo.ts';

/** Orders looked at in one go; each close of a day looks again. */
const MANY = 20;

function mendOne(restaurantId: string, orderId: string): Promise<void> {
  return transact(restaurantId, async (store) => {
    const at = { restaurantId, orderId };
    const before = await readOrder(store, at);
    const { billsAgain } = before.billing;
    const invoiceId = billsAgain === null ? null : idOfNumber(billsAgain);
    if (!lostItsDishes(before) || invoiceId === null) return;
    const invoice = await store.get(invoices, { restaurantId, invoiceId });
    if (invoice === null) return;
    const order = await readOrder(store, { restaurantId, orderId: invoice.orderId });
    writeOrder(store, at, { before, after: withDishesBack(before, invoice, order) });
  });
}

/** Mends the orders that are in the way of closing a day (`yyyy-mm-dd`). */
export async function mendBilledAgain(restaurantId: string, day: string): Promise<void> {
  const open = await look((store) =>
    store.findReadable(orders, { restaurantId }, orders.queries.openUntil(day, MANY)),
  );
  for (const { id } of open.rows.filter(({ value }) => lostItsDishes(value))) await mendOne(restaurantId, id);
}
