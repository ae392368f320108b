import { info, warn } from 'firebase-functions/logger';
import { z } from 'zod';
import { onHttp } from '../firebase/http.ts';
import { applyPayment } from './apply-payment.ts';
import { gatewayPaymentOf, gatewayRefundOf, GATEWAY_SECRETS, isSignedWebhook } from './gateway.ts';
import { noteRefund } from './give-back-payment.ts';

/**
 * The payment of an event says whether it was refunded; in a `refund.*` event, the refund says how far it has come. Events
 * without a payment (about an account) are acknowledged and ignored.
 */
const eventSchema = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: z.unknown() }).optional(),
    refund: z.object({ entity: z.unknown() }).optional(),
  }),
});

/** ms. The gateway counts an event as not received after five seconds, and sends it again. */
const GATEWAYS_PATIENCE = 4_500;

const parsed = (rawBody: Buffer): unknown => {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
};

/**
 * Receives the gateway's events about payments. They come at least once and in any order, which `applyPayment`
 * allows. The gateway sends an event again unless the answer is 2xx, so other answers are only for failures that may
 * pass.
 */
export const razorpayWebhook = onHttp(
  { name: 'webhook', secrets: GATEWAY_SECRETS, patienceMs: GATEWAYS_PATIENCE },
  async (request, response) => {
    const signature = request.get('x-razorpay-signature') ?? '';
    if (request.method !== 'POST' || !isSignedWebhook(request.rawBody, signature)) {
      warn('webhook refused', { method: request.method });
      response.status(401).end();
      return;
    }
    const event = eventSchema.safeParse(parsed(request.rawBody));
    const payment = gatewayPaymentOf(event.data?.payload.payment?.entity);
    // A payment that was made without an order of Bhoj's has no order id.
    if (payment === null || payment.orderId === '') {
      info('webhook', { event: event.data?.event, outcome: 'nothing to count' });
      response.status(200).end();
      return;
    }
    const { verdict } = await applyPayment(payment, payment.orderId, Date.now());
    const refund = gatewayRefundOf(event.data?.payload.refund?.entity);
    if (refund !== null && verdict !== 'unknown') await noteRefund(payment.orderId, refund, Date.now());
    info('webhook', { event: event.data?.event, outcome: verdict });
    response.status(200).end();
  },
);
