import { z } from 'zod';
import { paiseSchema } from '../money/money.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { furtherTablesSchema } from '../tables/joins.schema.ts';
import { ATTENDANCE_MARKS } from '../payroll/shape/attendance-mark.ts';

/**
 * The events in the restaurant that its owner is notified of, by kind, with the facts for the sentence (P-NOTICE-1).
 */
export const aboutSchema = z.discriminatedUnion('kind', [
  /** A bill was declared void after it was printed. */
  z.object({
    kind: z.literal('bill-voided'),
    number: z.string(),
    orderId: z.string(),
    totalPaise: paiseSchema,
    by: z.string(),
    reason: z.string(),
  }),
  /** A day was closed with more (above 0) or less cash in the drawer than expected. */
  z.object({
    kind: z.literal('drawer-differs'),
    day: z.string(),
    differencePaise: paiseSchema,
    by: z.string(),
  }),
  /** A guest left two stars or less. */
  z.object({ kind: z.literal('low-review'), orderId: z.string(), stars: z.int() }),
  /** The kitchen has started no dish of a ticket for too long. */
  z.object({
    kind: z.literal('stale-kitchen'),
    orderId: z.string(),
    kot: z.int(),
    /** Null without a table. */
    tableId: z.string().nullable(),
    joinedTableIds: furtherTablesSchema,
    minutes: z.int(),
  }),
  /** The figures of a business day at the restaurant's closing time (P-PUSH-6). */
  z.object({
    kind: z.literal('day-summary'),
    day: z.string(),
    bills: z.int(),
    netPaise: paiseSchema,
    /** The guests on the bills that know them; null where none does. */
    guests: z.int().nullable(),
    /** The net sales of the same weekday a week before, until its end; null without bills on it. */
    weekBeforePaise: paiseSchema.nullable(),
    /** Orders that are not paid yet. */
    openOrders: z.int(),
    /** More (above 0) or less cash in the drawer than expected; null while the day is open. */
    drawerPaise: paiseSchema.nullable(),
  }),
  /** The trial or the paid period ends soon. */
  z.object({ kind: z.literal('plan-ending'), until: timestamp() }),
  /** Wages of a month (`yyyy-mm`) are not paid, and the 7th is near. */
  z.object({ kind: z.literal('wages-due'), month: z.string() }),
  /** Somebody has left, and their final pay is due on a day. */
  z.object({
    kind: z.literal('final-pay-due'),
    personId: z.string(),
    name: z.string(),
    /** The person's last day. */
    leftOn: z.string(),
    by: z.string(),
  }),
  /** A document was issued, or a bill declared void, in a tax month with a prepared return. */
  z.object({ kind: z.literal('return-outdated'), month: z.string(), number: z.string() }),
  /** A device of a dismissed member still sends requests. */
  z.object({ kind: z.literal('dismissed-device'), memberId: z.string(), name: z.string(), day: z.string() }),
  /** Five wrong PINs were typed for a person on one device, which is locked for them. */
  z.object({
    kind: z.literal('pin-locked'),
    memberId: z.string(),
    name: z.string(),
    /** The name of a shared device, or of the owner of a personal one. */
    device: z.string(),
    isShared: z.boolean(),
    at: timestamp(),
  }),
  /** A person disputes a day of theirs in the muster. */
  z.object({
    kind: z.literal('mark-disputed'),
    personId: z.string(),
    name: z.string(),
    day: z.string(),
    claimed: z.enum(ATTENDANCE_MARKS),
  }),
  /** A guest asks for a table on the public page, which somebody accepts or declines. */
  z.object({
    kind: z.literal('booking-asked'),
    bookingId: z.string(),
    day: z.string(),
    at: timestamp(),
    size: z.int(),
  }),
  /** A guest has booked, changed or cancelled a table on the public page. Who it is stands in the booking. */
  z.object({
    kind: z.literal('booking-by-guest'),
    bookingId: z.string(),
    day: z.string(),
    at: timestamp(),
    size: z.int(),
    act: z.enum(['booked', 'changed', 'cancelled']),
  }),
  /** A notice from the platform to restaurants. */
  z.object({
    kind: z.literal('platform-notice'),
    noticeId: z.string(),
    title: z.string(),
    text: z.string(),
    /** The version of the notice: the owner is notified again of a changed one. */
    version: z.int().optional(),
    /** A page of the dashboard or an https address; empty or missing for none. */
    link: z.string().optional(),
  }),
]);
export type About = z.output<typeof aboutSchema>;
export type NoticeKind = About['kind'];
