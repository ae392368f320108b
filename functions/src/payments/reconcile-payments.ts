import { info, warn } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { subscriptionPayments } from '@bhoj/domain/collections/platform';
import { Refusal } from '@bhoj/domain/platform/reasons';
import { REGION } from '@bhoj/domain/platform/region';
import { nextCheck } from '@bhoj/domain/subscription/payment';
import { withoutPersonalData } from '../firebase/redact.ts';
import { look, transact } from '../firebase/store.ts';
import { applyPayment } from './apply-payment.ts';
import { GATEWAY_SECRETS, paymentsOf } from './gateway.ts';
import type { GatewayPayment } from '@bhoj/domain/subscription/payment';

/** The gateway's payments of an order; none where it does not know the order (any more). */
async function knownPayments(orderId: string): Promise<GatewayPayment[]> {
  try {
    return await paymentsOf(orderId);
  } catch (cause) {
    if (cause instanceof Refusal && cause.reason === 'payment-not-found') return [];
    throw cause;
  }
}

/** Puts off the next question about an order that is still unpaid. */
const putOff = (orderId: string, now: number): Promise<void> =>
  transact(`payment ${orderId}`, async (store) => {
    const purchase = await store.get(subscriptionPayments, { razorpayOrderId: orderId });
    if (purchase === null || purchase.state !== 'created') return;
    const nextCheckAt = nextCheck(purchase.createdAt, now);
    store.update(subscriptionPayments, { razorpayOrderId: orderId }, { nextCheckAt });
  });

async function reconcile(orderId: string, now: number): Promise<boolean> {
  let isCounted = false;
  for (const payment of await knownPayments(orderId)) {
    const { verdict } = await applyPayment(payment, orderId, now);
    isCounted ||= verdict === 'pays';
  }
  await putOff(orderId, now);
  return isCounted;
}

/** Asks the gateway about orders left unpaid: for what neither the browser nor the webhook has told us. */
export const reconcilePayments = onSchedule(
  { region: REGION, schedule: 'every 5 minutes', secrets: GATEWAY_SECRETS },
  async () => {
    const now = Date.now();
    const due = await look((store) =>
      store.find(subscriptionPayments, {}, subscriptionPayments.queries.toCheck(new Date(now))),
    );
    let counted = 0;
    for (const { id } of due) {
      try {
        if (await reconcile(id, now)) counted += 1;
      } catch (cause) {
        // One order that cannot be asked about must not keep the others from it.
        warn('order not reconciled', { orderId: id, cause: withoutPersonalData(String(cause)) });
      }
    }
    info('reconciled payments', { asked: due.length, counted });
  },
);
