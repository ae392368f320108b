import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { orderedTogether } from '@bhoj/domain/days/ordered-together.collection';
import {
  countTogether,
  noneOrderedTogether,
  orderedTogetherOn,
  takeBackTogether,
} from '@bhoj/domain/days/ordered-together';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { CreatedEvent } from '../firebase/define-trigger.ts';
import { readAt, transact } from '../firebase/store.ts';

/** Reads what a bill sold; null when it has no dish. Takes no locks, so nobody who works on the order waits. */
const readBill = (restaurantId: string, invoiceId: string) =>
  readAt(async (store) => {
    const invoice = await store.get(invoices, { restaurantId, invoiceId });
    const order = invoice && (await store.get(orders, { restaurantId, orderId: invoice.orderId }));
    const bill = invoice && order && orderedTogetherOn(order, invoice.portions);
    return bill && { day: invoice.businessDay, counted: { invoiceId, bill } };
  });

/**
 * Changes the day's counts by a bill. They are apart from the transactions of money, because nothing that is only counted
 * may stop a bill. Events may come more than once and in any order: the day keeps which bills it has seen.
 */
async function change({ params }: CreatedEvent, by: typeof countTogether): Promise<void> {
  const { restaurantId = '', invoiceId = '' } = params;
  const read = await readBill(restaurantId, invoiceId);
  if (read === null) return;
  const { day, counted } = read;
  await transact(`${restaurantId} ordered together`, async (store) => {
    const known = (await store.get(orderedTogether, { restaurantId, day })) ?? noneOrderedTogether(day);
    const after = by(known, counted);
    if (after !== known) store.set(orderedTogether, { restaurantId, day }, after);
  });
}

/** Counts the dishes of an issued bill. */
export const countOrderedTogether = (event: CreatedEvent): Promise<void> => change(event, countTogether);

/** Takes back what a void bill counted. */
export const takeBackOrderedTogether = (event: CreatedEvent): Promise<void> =>
  change(event, takeBackTogether);
