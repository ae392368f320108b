import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { verifyPayment as contract } from '@bhoj/domain/subscription/subscription.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';
import { applyPayment } from './apply-payment.ts';
import { fetchPayment, GATEWAY_SECRETS, isSignedByCheckout } from './gateway.ts';

export const verifyPayment = defineCallable(
  contract,
  async ({ orderId, paymentId, signature }, { caller, now }) => {
    const purchase = await readAt((store) => store.get(subscriptionPayments, { razorpayOrderId: orderId }));
    const isTheirs =
      purchase !== null &&
      (caller.kind === 'owner' ? purchase.restaurantId === caller.restaurantId : purchase.uid === caller.uid);
    if (!isTheirs) throw new Refusal('payment-not-found');
    // The signature proves only where the answer came from. What was paid is asked from the gateway itself.
    if (!isSignedByCheckout({ orderId, paymentId, signature })) throw new Refusal('payment-wrong');
    const applied = await applyPayment(await fetchPayment(paymentId), orderId, now);
    if (applied.verdict === 'wrong') throw new Refusal('payment-wrong');
    const { state, surplusPaymentIds = [] } = applied.purchase ?? {};
    if (state === 'created' && surplusPaymentIds.includes(paymentId)) throw new Refusal('payment-too-late');
    return { outcome: state === 'paid' || state === 'used' ? state : ('waits' as const) };
  },
  { secrets: GATEWAY_SECRETS },
);
