import { createHmac, timingSafeEqual } from 'node:crypto';
import { error } from 'firebase-functions/logger';
import { defineSecret, defineString } from 'firebase-functions/params';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { z } from 'zod';
import { withoutPersonalData } from '../firebase/redact.ts';
import { gatewayAddress } from './gateway-address.ts';
import type { GatewayPayment } from '@bhoj/domain/subscription/payment';
import type Razorpay from 'razorpay';

/** Razorpay's API, the only way to it. Whatever goes wrong there leaves as a refusal, and its cause goes into the log. */

const keySecret = defineSecret('RAZORPAY_KEY_SECRET');
/** Comma-separated: after a rotation, events from before it still carry the old one. */
const webhookSecrets = defineSecret('RAZORPAY_WEBHOOK_SECRETS');
const keyIdParam = defineString('RAZORPAY_KEY_ID', { default: '' });

/** To be named in the options of every function that uses this module. */
export const GATEWAY_SECRETS = [keySecret, webhookSecrets];

/** The public half of the key: the checkout in the browser needs it. */
export const keyId = (): string => keyIdParam.value();

/** Razorpay has no timeout of its own; a callable has a minute in all. */
const TIMEOUT_MS = 10_000;

/** A day, in minutes: a payment that the bank confirms later than that goes back to the payer by itself. */
const CAPTURED_WITHIN_MINUTES = 24 * 60;

const paymentSchema = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount: z.int(),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  })
  .transform(({ id, order_id, amount, currency, status }) => ({
    id,
    /** Empty where the payment belongs to no order. */
    orderId: order_id ?? '',
    amountPaise: amount,
    currency,
    status,
  }));

const orderSchema = z.object({ id: z.string() });
const paymentsSchema = z.object({ items: z.array(paymentSchema) });

/** What the package does not declare of itself: the axios instance that it asks through. */
interface Transport {
  readonly rq: { readonly defaults: { baseURL: string; proxy?: false; signal?: AbortSignal } };
}

async function connect(signal: AbortSignal): Promise<Razorpay> {
  const id = keyId();
  const secret = keySecret.value();
  if (id === '' || secret === '') throw new Error('RAZORPAY_KEY_ID or RAZORPAY_KEY_SECRET is not set.');
  // Slow to import, and most functions never need it.
  const { default: Client } = await import('razorpay');
  const client = new Client({ key_id: id, key_secret: secret });
  const { defaults } = (client.api as unknown as Transport).rq;
  defaults.signal = signal;
  const address = gatewayAddress(process.env['RAZORPAY_BASE_URL'] ?? '', id);
  if (address !== null) {
    defaults.baseURL = address;
    defaults.proxy = false;
  }
  return client;
}

/** The package throws plain objects for the API's own errors, and a TypeError for anything before an answer. */
const apiErrorSchema = z.object({
  statusCode: z.int(),
  error: z.object({ code: z.string().nullish(), description: z.string().nullish() }).nullish(),
});

/** Asking for an id that does not exist, Razorpay answers 400, not 404; an id is all there is to such a question. */
const UNKNOWN_ID = new Set([400, 404]);

async function ask<T>(
  act: string,
  { byId }: { byId: boolean },
  question: (client: Razorpay) => Promise<unknown>,
  answer: z.ZodType<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  try {
    return answer.parse(await question(await connect(timeout.signal)));
  } catch (cause) {
    const { data: said } = apiErrorSchema.safeParse(cause);
    if (byId && said !== undefined && UNKNOWN_ID.has(said.statusCode)) throw new Refusal('payment-not-found');
    error('gateway failed', {
      act,
      status: said?.statusCode ?? null,
      code: said?.error?.code ?? null,
      timedOut: timeout.signal.aborted,
      cause: withoutPersonalData(said?.error?.description ?? String(cause)),
    });
    throw new Refusal('payments-unavailable');
  } finally {
    clearTimeout(timer);
  }
}

/** An id goes into the path of a request: whatever is not one must not. */
function insistOnId(id: string, kind: 'order' | 'pay'): void {
  if (!new RegExp(`^${kind}_[A-Za-z0-9]+$`).test(id)) throw new Refusal('payment-not-found');
}

/** A new order in rupees, whose payment is captured without our doing. `amountPaise` ≥ 100, `receipt` ≤ 40 characters. */
export function createOrder(order: {
  amountPaise: number;
  receipt: string;
  notes: Record<string, string>;
}): Promise<{ id: string }> {
  const { amountPaise, receipt, notes } = order;
  return ask(
    'create order',
    { byId: false },
    ({ orders }) =>
      orders.create({
        amount: amountPaise,
        currency: 'INR',
        receipt,
        notes,
        payment: {
          capture: 'automatic',
          capture_options: {
            automatic_expiry_period: CAPTURED_WITHIN_MINUTES,
            manual_expiry_period: CAPTURED_WITHIN_MINUTES,
            refund_speed: 'normal',
          },
        },
      }),
    orderSchema,
  );
}

/** All attempts at paying an order, the failed ones too. */
export async function paymentsOf(orderId: string): Promise<GatewayPayment[]> {
  insistOnId(orderId, 'order');
  const question = ({ orders }: Razorpay) => orders.fetchPayments(orderId);
  return (await ask('fetch payments of an order', { byId: true }, question, paymentsSchema)).items;
}

/** The payment that an event of the webhook carries; null where it is none. */
export const gatewayPaymentOf = (entity: unknown): GatewayPayment | null =>
  paymentSchema.safeParse(entity).data ?? null;

export async function fetchPayment(paymentId: string): Promise<GatewayPayment> {
  insistOnId(paymentId, 'pay');
  const question = ({ payments }: Razorpay) => payments.fetch(paymentId);
  return ask('fetch payment', { byId: true }, question, paymentSchema);
}

function isSigned(content: string | Buffer, signature: string, secret: string): boolean {
  if (secret === '') return false;
  const expected = Buffer.from(createHmac('sha256', secret).update(content).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Whether the checkout's answer comes from Razorpay, for the order id that we stored. It says nothing about capture or
 * amount: fetch the payment for those.
 */
export const isSignedByCheckout = (answer: {
  orderId: string;
  paymentId: string;
  signature: string;
}): boolean => isSigned(`${answer.orderId}|${answer.paymentId}`, answer.signature, keySecret.value());

/** Whether a webhook's raw body comes from Razorpay. */
export const isSignedWebhook = (rawBody: Buffer, signature: string): boolean =>
  webhookSecrets
    .value()
    .split(',')
    .map((secret) => secret.trim())
    .some((secret) => isSigned(rawBody, signature, secret));
