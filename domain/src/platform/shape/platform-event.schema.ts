import { z } from 'zod';
import { paiseSchema } from '../../money/money.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';

/**
 * What happens to a restaurant on the platform: it signs up, is set up, is activated, pays for the first time, ends its
 * trial, brings more or less in a month (`mrr`); a payment is counted, given back, or is a second one for the same order.
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

/** `platformEvents/{eventId}`: one thing that happened, folded once into the sums of its day and its month. */
export const platformEventSchema = z.object({
  kind: z.enum(EVENT_KINDS),
  at: timestamp(),
  /** Null for a payment without an account. */
  restaurantId: z.string().nullable(),
  /** The staff that it belonged to at the time. */
  referredBy: z.string().nullable(),
  city: z.string(),
  /** The month of its sign-up, `yyyy-mm`; empty without an account. */
  cohort: z.string(),
  /** Of payments: what was paid or given back. */
  amountPaise: paiseSchema,
  /** Of `mrr`: what it brought in a month before and after, and whether it had brought something earlier. */
  beforePaise: paiseSchema,
  afterPaise: paiseSchema,
  paidBefore: z.boolean(),
  /** Of `trialEnded`. */
  converted: z.boolean(),
});
export type PlatformEvent = z.output<typeof platformEventSchema>;

/** An event and the id under which it can happen only once. */
export interface NamedEvent {
  readonly id: string;
  readonly event: PlatformEvent;
}
