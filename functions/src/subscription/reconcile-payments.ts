import { info, warn } from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { REGION } from '@bhoj/domain/catalogue/region';
import { nextCheck } from '@bhoj/domain/subscription/payment';
import { withoutPersonalData } from '../firebase/redact.ts';
import { look, transact } from '../firebase/store.ts';
import { applyPayment } from './apply-payment.ts';
import { GATEWAY_SECRETS } from './gateway.ts';
import { knownPayments } from './standing.ts';

/** Puts off the next question: of a paid order too, for it may be paid once more. */
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

/** Asks the gateway about orders left unpaid: for what neither the browser nor the webhook has told us. */
export const reconcilePayments = onSchedule(
  { region: REGION, schedule: 'every 5 minutes', secrets: GATEWAY_SECRETS },
  async () => {
    const now = Date.now();
    // Those that cannot be read stay due and in the log: the others are asked about all the same.
    const { rows: due } = await look((store) =>
      store.findReadable(subscriptionPayments, {}, subscriptionPayments.queries.toCheck(new Date(now))),
    );
    let counted = 0;
    for (const { id } of due) {
      try {
        if (await reconcile(id, now)) counted += 1;
      } catch (cause) {
        // One order that cannot be asked about must not keep the others from it.
        warn('order not reconciled', { orderId: id, cause: withoutPersonalData(String(cause)) });
      }
      await putOff(id, now);
    }
    info('reconciled payments', { asked: due.length, counted });
  },
);
