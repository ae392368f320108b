import { z } from 'zod';
import { requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { MAX_JOINED } from './joins.schema.ts';

export const MAX_RESERVED_NAME = 40;
export const MAX_RESERVED_GUESTS = 99;

/**
 * The reservation of a table: a name and no phone number. It is deleted when the table is no longer Reserved
 * (P-LABEL-3). With `bookingId` it follows that booking (`bookings/floor/projection.ts`); people write one without.
 */
export const reservationSchema = z.object({
  name: requiredLine(MAX_RESERVED_NAME),
  guests: z.int().min(1).max(MAX_RESERVED_GUESTS),
  at: timestamp(),
  bookingId: z.string().optional(),
  /** All tables of the party, this one too, where several are pushed together for it; missing for one. */
  tableIds: z.array(z.string()).max(MAX_JOINED).optional(),
  /** When the party, booked or from the waitlist, was seated there; it has not ordered yet. */
  seatedAt: timestamp().optional(),
});
export type Reservation = z.output<typeof reservationSchema>;
