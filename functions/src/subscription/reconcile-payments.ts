import { info, warn } from 'firebase-functions/logger';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { nextCheck } from '@bhoj/domain/subscription/payment';
import { noteFault } from '../firebase/faults.ts';
import { withoutPersonalData } from '../firebase/redact.ts';
import { readAt, transact } from '../firebase/store.ts';
import { applyPayment } from './apply-payment.ts';
import { knownPayments } from './unpaid-orders.ts';

/** Sets the time of the next check. Paid orders are checked too, because a person may pay one twice. */
const putOff = (orderId: string, now: number): Promise<void> =>
  transact(`payment ${orderId}`, async (store) => {
    const purchase = await store.get(subscriptionPayments, { razorpayOrderId: orderId });
    if (purchase === null) return;
    const nextCheckAt = nextCheck(purchase, now);
    store.update(subscriptionPayments, { razorpayOrderId: orderId }, { nextCheckAt });
  });

async function reconcile(orderId: string, now: number): Promise<boolean> {
  let isCounted = false;
  for (const payment of (await knownPayments(orderId)) ?? []) {
    const { verdict } = await applyPayment(payment, orderId, now);
    isCounted ||= verdict === 'pays';
  }
  return isCounted;
}

/** Asks the gateway about unpaid orders, in case neither the browser nor the webhook has reported a payment. */
export async function reconcilePayments(): Promise<void> {
  const now = Date.now();
  // Unreadable purchases stay due and are logged; the others are asked about all the same.
  const { rows: due, unreadable } = await readAt((store) =>
    store.findReadable(subscriptionPayments, {}, subscriptionPayments.queries.toCheck(new Date(now))),
  );
  let counted = 0;
  let failed = unreadable.length;
  for (const { id } of due) {
    try {
      if (await reconcile(id, now)) counted += 1;
    } catch (cause) {
      failed += 1;
      // A failure with one order must not stop the checks of the others.
      warn('order not reconciled', { orderId: id, cause: withoutPersonalData(String(cause)) });
    }
    await putOff(id, now);
  }
  if (failed > 0) await noteFault({ kind: 'sweep', what: 'payment-not-reconciled', requestId: '' }, now);
  info('reconciled payments', { asked: due.length, counted, failed });
}
