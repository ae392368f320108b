import { z } from 'zod';
import { line } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { DAY } from '../time/ist.ts';

export const MAX_BOOKED_NAME = 60;

/** How long a booking keeps who it was for after its day: for a question about a no-show or a lost thing. */
export const KEPT_MS = 90 * DAY;

/** What a host types about a party. Lines may be empty, but not the name. */
export const partySchema = z.object({
  name: line(MAX_BOOKED_NAME),
  /** Ten digits; null where the party gave none. */
  mobile: z.string().nullable(),
  note: line(300),
  occasion: line(60),
  /** What the party does not eat. */
  food: line(200),
});

/** `bookings/{bookingId}`: for whom a table is booked. Times, tables and the state are in `bookingDays/{day}`. */
export const bookingSchema = partySchema.extend({
  /** The business day, which is the id of the document with its place. */
  day: z.string(),
  /** When the party agreed to messages about this booking; null without that consent, then it gets none. */
  messagesAgreedAt: timestamp().nullable(),
  /** Why it was cancelled; empty in other states. */
  cancelReason: z.string(),
  takenBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: timestamp(),
  /** Deleted some time after its day. */
  expireAt: timestamp(),
});
export type Booking = z.output<typeof bookingSchema>;
