import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { LARGEST_PARTY, MAX_JOINED } from '../../tables/joins.schema.ts';
import { tableIdSchema } from '../../tables/table-id.schema.ts';

/** The most bookings of a day, cancelled ones among them, so that the day fits its document. */
export const MOST_OF_A_DAY = 500;
/** The most bookings of a day that guests make themselves, so that strangers leave room for the host's entries. */
export const MOST_BY_GUESTS = 200;

/** The most booking days, of all restaurants, that one query finds for a floor check. */
export const DAYS_CHECKED_AT_ONCE = 200;

/**
 * `requested` waits for the restaurant and holds no table. `confirmed` and `late` hold their tables ahead, `seated` holds them
 * now. `left`, `no-show` and `cancelled` are over.
 */
export const BOOKING_STATES = [
  'requested',
  'confirmed',
  'late',
  'seated',
  'left',
  'no-show',
  'cancelled',
] as const;
export const bookingStateSchema = z.enum(BOOKING_STATES);
export type BookingState = z.output<typeof bookingStateSchema>;

/** One booking of a day, without personal data. */
export const placingSchema = z.object({
  at: timestamp(),
  size: z.int().min(1).max(LARGEST_PARTY),
  /** How long the party stays and how long its tables are cleared afterwards, in minutes, as it was booked. */
  minutes: z.int(),
  resetMinutes: z.int(),
  /** Empty while no table is held for the party. */
  tableIds: z.array(tableIdSchema).max(MAX_JOINED),
  /** A locked booking keeps its tables when others are seated anew. */
  locked: z.boolean(),
  state: bookingStateSchema,
  /** The state before, which an undo brings back; null where nothing can be undone. */
  was: bookingStateSchema.nullable(),
  seatedAt: timestamp().nullable(),
  leftAt: timestamp().nullable(),
  /** The order of a seated party; missing before it orders, and for a party that ordered nothing. */
  orderId: z.string().optional(),
  /** True where a guest booked on the public page; missing where the host did. */
  byGuest: z.literal(true).optional(),
});
export type Placing = z.output<typeof placingSchema>;

/**
 * `bookingDays/{date}`: times, sizes, tables and states of all bookings of a business day, and the one document that decides
 * who gets a table. It has no personal data.
 */
export const bookingDaySchema = z.object({
  date: z.string(),
  bookings: z.record(keySchema, placingSchema),
  /** When the floor is next checked for this day's bookings (`projection.ts`); null where nothing waits for it. */
  nextCheckAt: timestamp().nullable(),
});
export type BookingDay = z.output<typeof bookingDaySchema>;
