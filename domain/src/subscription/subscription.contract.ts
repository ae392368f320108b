import { z } from 'zod';
import { amountSchema } from '../money/money.schema.ts';
import { defineContract } from '../kernel/contract.ts';
import { emailSchema, line } from '../kernel/text.ts';
import { MINUTE } from '../time/ist.ts';

/** The id of a plan: a document's. */
const planIdSchema = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/);

/** An order for the gateway's checkout, everything that it shows included. */
const checkoutOrderSchema = z.object({
  id: z.string(),
  amountPaise: amountSchema,
  currency: z.literal('INR'),
  /** The gateway's publishable key. */
  keyId: z.string(),
  planName: z.string(),
});
export type CheckoutOrder = z.output<typeof checkoutOrderSchema>;

/**
 * The order to pay for a plan: a sign-up's (a guest, who names the address that the account will have) or a renewal's
 * (an owner). The price is the catalogue's. Nobody pays twice: an order that is still unpaid is given again, and where a
 * payment is waiting to be used the answer says so instead. `waits`: the bank has promised the money and not handed it
 * over. `paid`: go on without paying. `used`: a renewal that had been paid has been counted now. `prove`: somebody paid for this address in another browser; a link sent to the
 * address lets its owner go on. Refuses `plan-not-found`, `email-taken`, `payments-unavailable`.
 */
export const createPaymentOrder = defineContract({
  name: 'createPaymentOrder',
  callers: ['guest', 'owner'],
  input: z.object({
    planId: planIdSchema,
    /** Of a sign-up; null from an owner. */
    email: emailSchema.nullable(),
  }),
  output: z.object({
    outcome: z.enum(['pay', 'waits', 'paid', 'used', 'prove']),
    /** With `pay`. */
    order: checkoutOrderSchema.nullable(),
  }),
  limits: [
    { per: 'uid', max: 30, windowMs: 10 * MINUTE },
    { per: 'ip', max: 60, windowMs: 10 * MINUTE },
  ],
});

/**
 * What checkout answered, checked: its signature, and the payment as the gateway tells it. `waits`: not captured yet; the
 * webhook or the reconciler will count it. Refuses `payment-not-found`, `payment-wrong`, `payments-unavailable`.
 */
export const verifyPayment = defineContract({
  name: 'verifyPayment',
  callers: ['guest', 'owner'],
  input: z.object({
    orderId: z.string().regex(/^order_[A-Za-z0-9]{1,40}$/),
    paymentId: z.string().regex(/^pay_[A-Za-z0-9]{1,40}$/),
    signature: line(200).min(1),
  }),
  output: z.object({ outcome: z.enum(['waits', 'paid', 'used']) }),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
});

/**
 * Asks the gateway about the caller's own unpaid orders: for whoever paid and then lost the browser, the network or the
 * tab. `none`: nothing is open or waiting. `paid`: a sign-up may go on. `used`: a renewal has just been counted.
 */
export const checkPayments = defineContract({
  name: 'checkPayments',
  callers: ['guest', 'owner'],
  input: z.object({ email: emailSchema.nullable() }),
  output: z.object({ outcome: z.enum(['none', 'waits', 'paid', 'used', 'prove']) }),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
});
