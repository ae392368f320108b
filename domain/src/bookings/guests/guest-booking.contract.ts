import { z } from 'zod';
import { languageCodes } from '../../catalogue/languages.ts';
import { depositSchema } from '../../deposits/deposit.schema.ts';
import { defineContract, linkLimits } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { mobileSchema, requiredLine } from '../../kernel/text.ts';
import { slugSchema } from '../../restaurant/public-address.schema.ts';
import { LARGEST_PARTY } from '../../tables/joins.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { bookingStateSchema } from '../shape/booking-day.schema.ts';
import { MAX_QUESTIONS } from '../shape/booking-rules.schema.ts';
import { guestAnswerSchema, MAX_BOOKED_NAME, partySchema } from '../shape/booking.schema.ts';

/** The last instant of the year 2100, epoch ms. */
const LATEST = 4_133_980_799_999;

/** The link of a booking: its id, and the secret that the guest's device made (`newShareToken`). */
const link = {
  slug: slugSchema,
  bookingId: idSchema,
  key: z.string().regex(/^[A-Za-z0-9]{28}$/),
};

const at = z.int().min(0).max(LATEST);
const size = z.int().min(1).max(LARGEST_PARTY);
const { note, occasion, food } = partySchema.shape;

/** The restaurant, as a guest must know it. */
const placeSchema = z.object({ name: z.string(), address: z.string(), phone: z.string() });

/** The callers of these are visitors: each call counts by the address, and no call of a host counts with it. */
const reading = {
  callers: ['visitor'],
  limits: [{ per: 'ip', max: 300, windowMs: 10 * MINUTE }],
} as const;
const writing = {
  callers: ['visitor'],
  limits: [{ per: 'ip', max: 60, windowMs: 10 * MINUTE }],
} as const;

/** The callers of these have the link of a booking. */
const readingOwn = { callers: ['visitor'], proof: 'link', limits: linkLimits(300) } as const;
const writingOwn = { callers: ['visitor'], proof: 'link', limits: linkLimits(60) } as const;

/**
 * Returns the times of a day that are free for a party, and everything that the page needs to book one of them. Without a day it
 * is today's business day. With the link of a booking, the time of that booking counts as free. The answer says nothing about
 * other parties and names no table. Refuses with `restaurant-not-found`, `restaurant-suspended`, `ordering-ended`,
 * `bookings-off`.
 */
export const freeTimes = defineContract({
  ...reading,
  name: 'freeTimes',
  input: z.object({
    slug: slugSchema,
    day: z.iso.date().nullable(),
    size,
    own: z.object({ bookingId: idSchema, key: link.key }).nullable(),
  }),
  output: z.object({
    place: placeSchema,
    /** The running business day, and the last one that can be booked. */
    today: z.string(),
    until: z.string(),
    day: z.string(),
    /** Instants, epoch ms, in order. */
    times: z.array(z.number()),
    /** Why a day has no time for anybody; null where it may have some. */
    closed: z.enum(['blocked', 'no-sitting']).nullable(),
    sizes: z.object({ from: z.int(), to: z.int() }),
    /** From this size on a party only asks; 0 where everybody does, null where nobody does. */
    asksFrom: z.int().nullable(),
    /** How long a party of this size stays, and how long its table is held after its time, in minutes. */
    minutes: z.int(),
    holdMinutes: z.int(),
    noticeMinutes: z.int(),
    questions: z.array(z.string()),
  }),
});

/** A booking as its guest reads it: no table, and nobody else. */
const ownBookingSchema = z.object({
  place: placeSchema,
  bookingId: z.string(),
  day: z.string(),
  at: z.number(),
  size: z.int(),
  minutes: z.int(),
  /** The instant until which the table is held; null where none is promised. */
  heldUntil: z.number().nullable(),
  state: bookingStateSchema,
  /** True while the guest may still change or cancel it. */
  isOpen: z.boolean(),
  name: z.string(),
  note: z.string(),
  occasion: z.string(),
  food: z.string(),
  messages: z.boolean(),
  /** What the party paid for it, and what its receipt voucher says; null without a deposit. */
  deposit: depositSchema
    .pick({ amountPaise: true, state: true, rule: true })
    .extend({ number: z.string() })
    .nullable(),
});

/**
 * Books a table as a guest, once for each id; a repeat with the same key answers with where the booking stands now. The answer may
 * be a request, which holds no table. Refuses as `freeTimes`; with `request-id-used` for another booking under the id; with
 * `booking-day-full`, `booking-past`, `booking-too-far`, `booking-blocked`, `booking-closed`, `booking-notice`, `booking-size`,
 * `booking-pacing`, `no-table-fits`, `no-table-free`, where `next` in the details are free times (epoch ms); and with
 * `too-many-requests`, `busy-try-again`.
 */
export const bookAsGuest = defineContract({
  ...writing,
  name: 'bookAsGuest',
  input: z.object({
    ...link,
    at,
    size,
    name: requiredLine(MAX_BOOKED_NAME),
    mobile: mobileSchema,
    note,
    occasion,
    food,
    answers: z.array(guestAnswerSchema).max(MAX_QUESTIONS),
    /** True when the party agreed to messages about this booking. */
    messages: z.boolean(),
    language: z.enum(languageCodes),
  }),
  output: ownBookingSchema,
});

/** Returns a booking to whoever has its link. Refuses with `restaurant-not-found`, `booking-not-found`. */
export const readOwnBooking = defineContract({
  ...readingOwn,
  name: 'readOwnBooking',
  input: z.object(link),
  output: ownBookingSchema,
});

/**
 * Changes a booking by its link. `seen` are the time and the size that the page showed. A repeat changes nothing. Where a party
 * of the new size may only ask, the booking becomes a request. Refuses as `bookAsGuest`, and with `booking-not-found`,
 * `booking-state`, `changed-meanwhile`.
 */
export const changeOwnBooking = defineContract({
  ...writingOwn,
  name: 'changeOwnBooking',
  input: z.object({
    ...link,
    seen: z.object({ at, size }),
    at,
    size,
    note,
    occasion,
    food,
    messages: z.boolean(),
  }),
  output: ownBookingSchema,
});

/** Cancels a booking by its link; a repeat changes nothing. Refuses with `booking-not-found`, `booking-state`. */
export const cancelOwnBooking = defineContract({
  ...writingOwn,
  name: 'cancelOwnBooking',
  input: z.object(link),
  output: ownBookingSchema,
});
