import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { orderedTogether } from '@bhoj/domain/days/ordered-together.collection';
import {
  countTogether,
  noneOrderedTogether,
  orderedTogetherOn,
  takeBackTogether,
} from '@bhoj/domain/days/ordered-together';
import { howSold } from '@bhoj/domain/how-sold/how-sold.collection';
import { countHowSold, howSoldOn, noneHowSold, takeBackHowSold } from '@bhoj/domain/how-sold/how-sold';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { CreatedEvent } from '../firebase/define-trigger.ts';
import { readAt, transact } from '../firebase/store.ts';

/** Reads what a bill sold; null when it has no dish. Takes no locks, so nobody who works on the order waits. */
const readBill = (restaurantId: string, invoiceId: string) =>
  readAt(async (store) => {
    const invoice = await store.get(invoices, { restaurantId, invoiceId });
    const order = invoice && (await store.get(orders, { restaurantId, orderId: invoice.orderId }));
    const bill = invoice && order && orderedTogetherOn(order, invoice.portions);
    return bill && { day: invoice.businessDay, bill, sold: howSoldOn(invoice.bill) };
  });

/** How a bill is counted, or a void one taken back, in each of the two documents of its day. */
const COUNT = { together: countTogether, howSold: countHowSold };
const TAKE_BACK = { together: takeBackTogether, howSold: takeBackHowSold };

/**
 * Changes the day's counts by a bill. They are apart from the transactions of money, because nothing that is only counted
 * may stop a bill. Events may come more than once and in any order: each document keeps which bills it has seen. Only a bill
 * with a dish at the price of a list, or by weight, reads and writes the second document.
 */
async function change({ params }: CreatedEvent, by: typeof COUNT): Promise<void> {
  const { restaurantId = '', invoiceId = '' } = params;
  const read = await readBill(restaurantId, invoiceId);
  if (read === null) return;
  const { day, bill, sold } = read;
  const at = { restaurantId, day };
  await transact(`${restaurantId} ordered together`, async (store) => {
    const [together, listed] = await Promise.all([
      store.get(orderedTogether, at),
      sold === null ? null : store.get(howSold, at),
    ]);
    const known = together ?? noneOrderedTogether(day);
    const after = by.together(known, { invoiceId, bill });
    if (after !== known) store.set(orderedTogether, at, after);
    if (sold === null) return;
    const knownSold = listed ?? noneHowSold(day);
    const afterSold = by.howSold(knownSold, { invoiceId, sold });
    if (afterSold !== knownSold) store.set(howSold, at, afterSold);
  });
}

/** Counts the dishes of an issued bill. */
export const countOrderedTogether = (event: CreatedEvent): Promise<void> => change(event, COUNT);

/** Takes a void bill out of the counts. */
export const takeBackOrderedTogether = (event: CreatedEvent): Promise<void> => change(event, TAKE_BACK);
