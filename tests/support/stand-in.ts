import { startGateway } from '../../tools/src/gateway/gateway.ts';
import { urlOf } from './mount.ts';

const KEY_ID = 'rzp_test_standin';
const KEY_SECRET = 'stand-in-key-secret';
export const WEBHOOK_SECRET = 'stand-in-webhook-secret';

/**
 * Starts the stand-in gateway for the functions in this process: the real razorpay package calls it, and its webhooks
 * reach the real handler.
 */
export async function standIn({ webhooks }: { webhooks: boolean }) {
  const gateway = await startGateway({
    keyId: KEY_ID,
    keySecret: KEY_SECRET,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: webhooks ? urlOf('razorpayWebhook') : null,
    lateAfterMs: 1,
  });
  Object.assign(process.env, {
    RAZORPAY_KEY_ID: KEY_ID,
    RAZORPAY_KEY_SECRET: KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRETS: `before-the-rotation, ${WEBHOOK_SECRET}`,
    RAZORPAY_BASE_URL: gateway.url,
  });
  return gateway;
}

type Result = ReturnType<Awaited<ReturnType<typeof startGateway>>['play']>;

/** Returns checkout's answer as the page passes it on. */
export function answerOf(result: Result): { orderId: string; paymentId: string; signature: string } {
  if (result.handler === undefined) throw new Error('the checkout has not answered');
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = result.handler;
  return { orderId: razorpay_order_id, paymentId: razorpay_payment_id, signature: razorpay_signature };
}

/** Returns a function that makes a value on the first call and then returns the same one. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
