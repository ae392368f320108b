import { z } from 'zod';
import { amountSchema } from '../money/money.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';

/** A payment as the gateway reports it. */
export const gatewayPaymentSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  amountPaise: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** When the buyer began to pay; the bank may take days after that. Epoch ms. */
  createdAt: z.int(),
});
export type GatewayPayment = z.output<typeof gatewayPaymentSchema>;

/**
 * A refund that a super admin requested from the gateway: `asked` (no answer yet), `refused` by the gateway, `pending`
 * (on its way to the bank), `processed`, or `failed` at the bank.
 */
const refundSchema = z.object({
  paymentId: z.string(),
  refundId: z.string().nullable(),
  state: z.enum(['asked', 'refused', 'pending', 'processed', 'failed']),
  reason: z.string(),
  at: timestamp(),
  /** Who made it; missing where a super admin asked for it here, which the platform's audit tells. */
  by: z.literal('gateway').optional(),
  /** A refund at the gateway may be of a part; missing for the whole payment. */
  amountPaise: amountSchema.optional(),
});
export type Refund = z.output<typeof refundSchema>;

/**
 * `payments/{razorpayOrderId}`: one purchase. Its state only moves forward: created (an unpaid order), paid (captured,
 * but the sign-up is not finished), used (an account was made or a subscription extended with it), refunded (all its
 * payments are refunded). Price and plan are fixed when the order is made, even if the plan changes later.
 */
export const subscriptionPaymentSchema = z.object({
  state: z.enum(['created', 'paid', 'used', 'refunded']),
  purpose: z.enum(['signup', 'renewal']),
  planId: z.string(),
  planName: z.string(),
  /** The version that was bought; missing for 1. */
  planVersion: z.int().min(1).optional(),
  interval: z.string(),
  amountPaise: amountSchema,
  currency: z.literal('INR'),
  /** Lower-cased. For a sign-up, the address of the future account. */
  email: z.string(),
  /** For a sign-up, the anonymous user of the paying browser; for a renewal, the owner. */
  uid: z.string(),
  /** The restaurant that the purchase is for; null until a sign-up has become an account. */
  restaurantId: z.string().nullable(),
  razorpayPaymentId: z.string().nullable(),
  /** Payments that the gateway captured for an order that was paid, or after its price had ended. They must be refunded. */
  surplusPaymentIds: z.array(z.string()),
  /** Payments that the gateway refunded in full. None of them counts again, even if a late event says so. */
  refundedPaymentIds: z.array(z.string()),
  createdAt: timestamp(),
  paidAt: timestamp().nullable(),
  /** The period that it bought, as it is after refunds of earlier ones; null until it is used. */
  periodFrom: timestamp().nullable(),
  periodUntil: timestamp().nullable(),
  /** The time at which the reconciler next asks the gateway; null when nothing is left to ask. */
  nextCheckAt: timestamp().nullable(),
  /** Refunds by payment; missing where none was requested. */
  refunds: z.array(refundSchema).optional(),
  /** Bhoj's invoice for it; missing without the platform's legal details, and before it is used. */
  invoiceId: z.string().optional(),
  /** The latest note of the invoice’s new period; missing where the period never moved. */
  periodNoteId: z.string().optional(),
  creditNoteId: z.string().optional(),
});
export type SubscriptionPayment = z.output<typeof subscriptionPaymentSchema>;
