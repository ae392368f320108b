import { createHmac, timingSafeEqual } from 'node:crypto';
import { error } from 'firebase-functions/logger';
import { defineSecret, defineString } from 'firebase-functions/params';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { z } from 'zod';
import { finishWhatever } from '../firebase/deadline.ts';
import { withoutPersonalData } from '../firebase/redact.ts';
import { gatewayAddress } from './gateway-address.ts';
import type { GatewayPayment } from '@bhoj/domain/subscription/payment.schema';
import { amountSchema } from '@bhoj/domain/money/money.schema';
import type { RefundNews } from '@bhoj/domain/subscription/refunds';
import type Razorpay from 'razorpay';

/** Calls Razorpay's API; no other module does. Every failure is thrown as a refusal, and its cause is logged. */

const keySecret = defineSecret('RAZORPAY_KEY_SECRET');
/** Comma-separated, because events from before a rotation are signed with the old secret. */
const webhookSecrets = defineSecret('RAZORPAY_WEBHOOK_SECRETS');
const keyIdParam = defineString('RAZORPAY_KEY_ID', { default: '' });

/** Every function that uses this module must list these secrets in its options. */
export const GATEWAY_SECRETS = [keySecret, webhookSecrets];

/** Returns the public half of the key, which the checkout in the browser needs. */
export const keyId = (): string => keyIdParam.value();

/** Razorpay's package has no timeout of its own, and a callable has one minute in all. */
const TIMEOUT_MS = 10_000;

/** One day in minutes. A payment that the bank confirms later is refunded automatically. */
const CAPTURED_WITHIN_MINUTES = 24 * 60;

const paymentSchema = z
  .object({
    id: z.string(),
    order_id: z.string().nullish(),
    amount: z.int(),
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    created_at: z.int(),
  })
  .transform(({ id, order_id, amount, currency, status, created_at: seconds }) => ({
    id,
    /** Empty when the payment belongs to no order. */
    orderId: order_id ?? '',
    amountPaise: amount,
    currency,
    status,
    createdAt: seconds * 1000,
  }));

const orderSchema = z.object({ id: z.string() });
const paymentsSchema = z.object({ items: z.array(paymentSchema) });

/** The axios instance inside the package, which its types do not declare. */
interface Transport {
  readonly rq: { readonly defaults: { baseURL: string; proxy?: false; signal?: AbortSignal } };
}

async function connect(signal: AbortSignal): Promise<Razorpay> {
  const id = keyId();
  const secret = keySecret.value();
  if (id === '' || secret === '') throw new Error('RAZORPAY_KEY_ID or RAZORPAY_KEY_SECRET is not set.');
  // Imported here because it is slow to load and most functions do not need it.
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

/** The package throws plain objects for errors of the API, and a TypeError when no answer came. */
const apiErrorSchema = z.object({
  statusCode: z.int(),
  error: z.object({ code: z.string().nullish(), description: z.string().nullish() }).nullish(),
});

/** For an unknown id Razorpay answers 400, not 404. Nothing else can be wrong with a request that has only an id. */
const UNKNOWN_ID = new Set([400, 404]);

async function ask<T>(
  act: string,
  { byId }: { byId: boolean },
  question: (client: Razorpay) => Promise<unknown>,
  answer: z.ZodType<T>,
): Promise<T> {
  finishWhatever();
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

/** Throws `payment-not-found` for a malformed id, because ids become part of a request's path. */
function insistOnId(id: string, kind: 'order' | 'pay'): void {
  if (!new RegExp(`^${kind}_[A-Za-z0-9]+$`).test(id)) throw new Refusal('payment-not-found');
}

/**
 * Makes an order in INR. The gateway captures its payment automatically. `amountPaise` ≥ 100, `receipt` ≤ 40
 * characters.
 */
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

/** Returns all attempts to pay an order, including failed ones. */
export async function paymentsOf(orderId: string): Promise<GatewayPayment[]> {
  insistOnId(orderId, 'order');
  const question = ({ orders }: Razorpay) => orders.fetchPayments(orderId);
  return (await ask('fetch payments of an order', { byId: true }, question, paymentsSchema)).items;
}

/** Returns the payment in a webhook event; null when there is none. */
export const gatewayPaymentOf = (entity: unknown): GatewayPayment | null =>
  paymentSchema.safeParse(entity).data ?? null;

const REFUND_STATES = ['pending', 'processed', 'failed'] as const;
const refundSchema = z
  .object({ id: z.string(), payment_id: z.string(), status: z.enum(REFUND_STATES), amount: amountSchema })
  .transform(({ id, payment_id, status, amount }) => ({
    refundId: id,
    paymentId: payment_id,
    state: status,
    amountPaise: amount,
  }));

/** Returns the refund in a webhook event; null when there is none. */
export const gatewayRefundOf = (entity: unknown): RefundNews | null =>
  refundSchema.safeParse(entity).data ?? null;

/** Refunds a payment in full. Null when the gateway refuses: it was refunded before, or the balance is too low. */
export async function refundAtGateway({ id, amountPaise }: GatewayPayment): Promise<RefundNews | null> {
  insistOnId(id, 'pay');
  const wish = { amount: amountPaise, speed: 'normal', receipt: `refund_${id}` } as const;
  try {
    const question = ({ payments }: Razorpay) => payments.refund(id, wish);
    return await ask('refund payment', { byId: true }, question, refundSchema);
  } catch (cause) {
    // The payment was just fetched, so it exists: by this answer the gateway refuses the refund.
    if (cause instanceof Refusal && cause.reason === 'payment-not-found') return null;
    throw cause;
  }
}

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
 * True when the checkout's answer was signed by Razorpay for the stored order id. That proves neither capture nor
 * amount; fetch the payment for those.
 */
export const isSignedByCheckout = (answer: {
  orderId: string;
  paymentId: string;
  signature: string;
}): boolean => isSigned(`${answer.orderId}|${answer.paymentId}`, answer.signature, keySecret.value());

/** True when Razorpay signed a webhook's raw body. */
export const isSignedWebhook = (rawBody: Buffer, signature: string): boolean =>
  webhookSecrets
    .value()
    .split(',')
    .map((secret) => secret.trim())
    .some((secret) => isSigned(rawBody, signature, secret));
