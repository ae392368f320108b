import { z } from 'zod';
import { line } from '../../kernel/text.ts';
import { languageCodes } from '../../catalogue/languages.ts';
import { depositStateSchema } from '../../deposits/deposit-state.schema.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { DAY } from '../../time/ist.ts';
import { MAX_QUESTIONS } from './booking-rules.schema.ts';

export const MAX_BOOKED_NAME = 60;

/** How long a booking keeps who it was for after its day: for a question about a no-show or a lost thing. */
export const KEPT_MS = 90 * DAY;

/** The fields that a host types about a party. Lines may be empty, but not the name. */
export const partySchema = z.object({
  name: line(MAX_BOOKED_NAME),
  /** Ten digits; null where the party gave none. */
  mobile: z.string().nullable(),
  note: line(300),
  occasion: line(60),
  /** What the party does not eat. */
  food: line(200),
});

/** What a guest answered to one of the owner's questions, as the question read then. */
export const guestAnswerSchema = z.object({ question: line(120), answer: line(200) });

/** The fields of a booking that a guest made on the public page. */
const byGuestSchema = z.object({
  /** The SHA-256 of the secret in the guest's link. */
  keyHash: z.string(),
  /** The language in which the guest read the page. */
  language: z.enum(languageCodes),
  answers: z.array(guestAnswerSchema).max(MAX_QUESTIONS),
  /** When the guest last changed it; null for never. */
  changedAt: timestamp().nullable(),
  /** When the guest cancelled it; null otherwise. */
  cancelledAt: timestamp().nullable(),
});

/** `bookings/{bookingId}`: for whom a table is booked. Times, tables and the state are in `bookingDays/{day}`. */
export const bookingSchema = partySchema.extend({
  /** The business day, which is the id of the document with its place. */
  day: z.string(),
  /** When the party agreed to messages about this booking; null without that consent, then it gets none. */
  messagesAgreedAt: timestamp().nullable(),
  /** Why it was cancelled; empty in other states. */
  cancelReason: z.string(),
  /** The member who wrote it down; both empty where a guest booked. */
  takenBy: z.object({ id: z.string(), name: z.string() }),
  /** Missing where a host wrote it down. */
  guest: byGuestSchema.optional(),
  /** The party's last deposit; missing without one. `leftPaise` is not billed, not given back and not kept. */
  deposit: z
    .object({
      id: z.string(),
      number: z.string(),
      amountPaise: amountSchema,
      leftPaise: amountSchema,
      state: depositStateSchema,
    })
    .optional(),
  createdAt: timestamp(),
  /** Deleted some time after its day. */
  expireAt: timestamp(),
});
export type Booking = z.output<typeof bookingSchema>;
