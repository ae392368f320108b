import { z } from 'zod';
import { amountSchema } from '../money/money.schema.ts';
import { defineContract } from '../kernel/contract.ts';
import { emailSchema, line } from '../kernel/text.ts';
import { MINUTE } from '../time/ist.ts';
import { planIdSchema } from './plan.schema.ts';

/** An order for the gateway's checkout, with all data that the checkout shows. */
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
 * Makes an order to pay for a plan: for a sign-up (a guest, who names the e-mail address of the future account) or a
 * renewal (an owner). The price comes from the catalogue. Nobody pays twice: an unpaid order is returned again, and a
 * payment that is not used yet is reported instead. `waits`: the bank has confirmed the payment but not yet
 * transferred it. `paid`: continue without paying. `used`: a renewal that was already paid has now been counted.
 * `prove`: somebody paid for this address in another browser; a link sent to the address lets its owner continue.
 * Never says whether the address has an account (P-ACCOUNT-1). Refuses with `plan-not-found`, `plan-changed` when the buyer
 * saw another version than is on sale, or `payments-unavailable`.
 */
export const createPaymentOrder = defineContract({
  name: 'createPaymentOrder',
  alone: true,
  callers: ['guest', 'owner'],
  input: z.object({
    planId: planIdSchema,
    /** The version that the buyer saw; missing where the page shows no version. */
    planVersion: z.int().min(1).optional(),
    /** The address for a sign-up; null from an owner. */
    email: emailSchema.nullable(),
  }),
  output: z.object({
    outcome: z.enum(['pay', 'waits', 'paid', 'used', 'prove']),
    /** Set when the outcome is `pay`; otherwise null. */
    order: checkoutOrderSchema.nullable(),
  }),
  limits: [
    { per: 'uid', max: 30, windowMs: 10 * MINUTE },
    { per: 'ip', max: 60, windowMs: 10 * MINUTE },
  ],
});

/**
 * Checks the answer of the checkout: its signature, and the payment at the gateway. `waits`: it is not captured yet;
 * the webhook or the reconciler will count it. Refuses with `payment-not-found`, `payment-wrong`,
 * `payment-too-late` (P-PLAN-5) or `payments-unavailable`.
 */
export const verifyPayment = defineContract({
  name: 'verifyPayment',
  alone: true,
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
 * Asks the gateway about the caller's own unpaid orders, for a person who paid and then lost the page or the network.
 * `none`: nothing is open or waiting. `paid`: a sign-up may continue. `used`: a renewal has just been counted.
 */
export const checkPayments = defineContract({
  name: 'checkPayments',
  alone: true,
  callers: ['guest', 'owner'],
  input: z.object({ email: emailSchema.nullable() }),
  output: z.object({ outcome: z.enum(['none', 'waits', 'paid', 'used', 'prove']) }),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
});
