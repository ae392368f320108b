import { z } from 'zod';
import { paiseSchema } from '../../money/money.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';

/**
 * The events of a restaurant on the platform: it signs up, is set up, is activated, pays for the first time, ends its
 * trial, or its monthly revenue changes (`mrr`); a payment is counted, refunded, or is a second one for the same order.
 */
const EVENT_KINDS = [
  'signUp',
  'onboarded',
  'activated',
  'paid',
  'trialEnded',
  'mrr',
  'payment',
  'refund',
  'surplus',
] as const;

/** `platformEvents/{eventId}`: one event, added once to the sums of its day and its month. */
export const platformEventSchema = z.object({
  kind: z.enum(EVENT_KINDS),
  at: timestamp(),
  /** Null for a payment without an account. */
  restaurantId: z.string().nullable(),
  /** The staff to whom it belonged at the time. */
  referredBy: z.string().nullable(),
  city: z.string(),
  /** The month of its sign-up, `yyyy-mm`; empty without an account. */
  cohort: z.string(),
  /** For payments: the amount paid or refunded. */
  amountPaise: paiseSchema,
  /** For `mrr`: its monthly revenue before and after, and whether it paid at an earlier time. */
  beforePaise: paiseSchema,
  afterPaise: paiseSchema,
  paidBefore: z.boolean(),
  /** For `trialEnded`. */
  converted: z.boolean(),
});
export type PlatformEvent = z.output<typeof platformEventSchema>;

/** An event and the id under which it can happen only once. */
export interface NamedEvent {
  readonly id: string;
  readonly event: PlatformEvent;
}
