import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { line, mobileSchema } from '../../kernel/text.ts';
import { MAX_FLOORS } from '../../restaurant/restaurant.schema.ts';
import { declaredJoinSchema } from '../../tables/declared-join.schema.ts';
import { LARGEST_PARTY, MAX_JOINED, MAX_JOINS } from '../../tables/joins.schema.ts';
import { tableIdSchema } from '../../tables/table-id.schema.ts';
import { HOUR, MINUTE } from '../../time/ist.ts';
import { bookingStateSchema } from './booking-day.schema.ts';
import { bookingRulesSchema } from './booking-rules.schema.ts';
import { partySchema } from './booking.schema.ts';
import { BOOKING_ACTS } from './states.ts';

const limits = [{ per: 'uid', max: 300, windowMs: 10 * MINUTE }] as const;
const common = { callers: TEAM, needs: ['bookings'], limits, audited: true } as const;

/** The last instant of the year 2100, epoch ms: whatever is later is a slip of a clock. */
const LATEST = 4_133_980_799_999;

const fields = {
  /** When the party comes: a quarter hour, epoch ms. */
  at: z.int().min(0).max(LATEST),
  size: z.int().min(1).max(LARGEST_PARTY),
  /** Tables that the host chose; null lets Bhoj choose. */
  tableIds: z.array(tableIdSchema).min(1).max(MAX_JOINED).nullable(),
  locked: z.boolean(),
  ...partySchema.shape,
  mobile: mobileSchema.nullable(),
  /** True when the party agreed to messages about this booking. */
  messages: z.boolean(),
};

/** Where a booking stands after an act. */
const placedSchema = z.object({
  day: z.string(),
  at: z.int(),
  size: z.int(),
  tableIds: z.array(z.string()),
  state: bookingStateSchema,
});

/**
 * Books a table, once for each id; a repeat answers with where the booking stands now. Refuses with `request-id-used` for
 * another booking under the same id, `bookings-off`,
 * `booking-day-full`, `booking-past`, `booking-too-far`; unless `anyway` with `booking-blocked`, `booking-closed`,
 * `booking-notice`, `booking-size`, `booking-pacing`; and with `no-table-fits`, `no-table-free`, `booking-tables-unfit` or
 * `booking-table-taken`. `next` in the details are free times (epoch ms).
 */
export const book = defineContract({
  ...common,
  name: 'book',
  input: z
    .object({
      bookingId: idSchema,
      ...fields,
      /** The host overrules the owner's hours, notice, sizes and pacing. */
      anyway: z.boolean(),
      /** The party only asks: no table is held until somebody confirms. */
      asRequest: z.boolean(),
    })
    .refine(({ name, mobile }) => name !== '' || mobile !== null, { path: ['name'] }),
  output: placedSchema,
});

/**
 * Changes the named fields of a booking. `tableIds: null` lets Bhoj choose anew; without it the booking keeps its tables where
 * it can. Refuses as `book`, and with `booking-not-found`, or `booking-state` once the party is seated or gone.
 */
export const changeBooking = defineContract({
  ...common,
  name: 'changeBooking',
  input: z.object({
    requestId: idSchema,
    bookingId: idSchema,
    change: z.object(fields).partial(),
    anyway: z.boolean(),
  }),
  output: placedSchema,
});

/**
 * Confirms a booking, marks it late, seats it, lets it leave, notes a no-show, cancels it, or takes the last of these back. A
 * cancellation has a reason. Refuses with `booking-not-found`, `booking-state` (also where somebody acted meanwhile),
 * `booking-too-early`, `booking-table-taken`, and where a table is needed again `no-table-free` or `no-table-fits`.
 */
export const moveBooking = defineContract({
  ...common,
  name: 'moveBooking',
  input: z
    .object({
      requestId: idSchema,
      bookingId: idSchema,
      act: z.enum(BOOKING_ACTS),
      /** The state that the screen showed; without it the act is done in whatever state it is possible. */
      seen: bookingStateSchema.optional(),
      reason: line(120),
    })
    .refine(({ act, reason }) => (act === 'cancel') === (reason !== ''), { path: ['reason'] }),
  output: placedSchema,
});

/**
 * After tables have changed, seats again the bookings of a day that are neither locked nor seated. A party with tables that still
 * fit stays. Returns how many bookings have no tables.
 */
export const seatDayAnew = defineContract({
  ...common,
  name: 'seatDayAnew',
  input: z.object({ day: z.iso.date() }),
  output: z.object({ unseated: z.int() }),
});

/**
 * Returns the guest's record for a number, and their bookings of the last months. The audit has each look, because it
 * shows personal data. The limit allows two calls a minute, too few for trying out numbers.
 */
export const recallCaller = defineContract({
  ...common,
  name: 'recallCaller',
  limits: [{ per: 'uid', max: 120, windowMs: HOUR }],
  input: z.object({ mobile: mobileSchema }),
  output: z.object({
    guest: z
      .object({
        name: z.string().nullable(),
        visits: z.int(),
        lastSeenAt: z.number(),
        note: z.string(),
        /** What they do not tolerate, with their consent to keep it; empty for nothing. */
        allergies: z.string(),
      })
      .nullable(),
    bookings: z.array(
      z.object({
        bookingId: z.string(),
        day: z.string(),
        at: z.number(),
        size: z.int(),
        state: bookingStateSchema,
        name: z.string(),
        food: z.string(),
      }),
    ),
  }),
});

/**
 * Saves the owner's rules for bookings, and switches bookings on or off. Bookings that exist stay. `before` are the rules that
 * the screen showed, null for none. Refuses with `changed-meanwhile` when the stored rules are no longer those.
 */
export const saveBookingRules = defineContract({
  ...common,
  name: 'saveBookingRules',
  needs: ['settings'],
  input: z.object({ rules: bookingRulesSchema, before: bookingRulesSchema.nullable() }),
  output: z.object({}),
});

/**
 * Saves which tables of a floor may be pushed together. `base` is the version that the screen showed, 0 for none. A repeat
 * changes nothing. Refuses with `table-not-found` for a deleted floor, `join-invalid`, or `changed-meanwhile`.
 */
export const saveJoins = defineContract({
  ...common,
  name: 'saveJoins',
  needs: ['tables'],
  input: z.object({
    floor: z.int().min(1).max(MAX_FLOORS),
    base: z.int().min(0),
    joins: z.array(declaredJoinSchema).max(MAX_JOINS),
  }),
  output: z.object({ version: z.int() }),
});
