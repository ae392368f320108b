import { z } from 'zod';
import { keySchema } from '../kernel/ids.schema.ts';
import { allowedBySchema } from '../approvals/allowed-by.schema.ts';
import { countedSchema } from '../days/counted.schema.ts';
import { line, requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { amountSchema, paiseSchema } from '../money/money.schema.ts';
import { MOVEMENTS } from './movement-kinds.ts';
import { tillSchema } from '../restaurant/settings.schema.ts';

/** The notes and coins that are counted, in rupees. */
export const DENOMINATIONS = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;

/** The most movements of one session. */
export const MOST_MOVEMENTS = 200;

/** How often one session can be counted. */
export const MOST_COUNTS = 3;

/** Amounts by method of payment (`tenderKey`). Sums of zero are left out. */
export const byTenderSchema = z.record(keySchema, paiseSchema);
export type ByTender = z.output<typeof byTenderSchema>;

/**
 * The part of one business day's figures that a session added. Over all sessions of a restaurant, the sums equal the
 * same fields of the day (`moneyOfDay`).
 */
export const sessionSumsSchema = z.object({
  /** Bills less voids, after payments were put right. */
  taken: byTenderSchema,
  tips: byTenderSchema,
  /** Given back on credit notes. */
  refunds: byTenderSchema,
  /** Taken on debit notes. */
  debits: byTenderSchema,
  /** Part payments that were given back: as they were taken, and as they were given back. */
  partsTaken: byTenderSchema,
  partsGiven: byTenderSchema,
  /** Deposits that guests paid for bookings, and deposits that the restaurant gave back; missing without any. */
  depositsTaken: byTenderSchema.optional(),
  depositsGiven: byTenderSchema.optional(),
});
export type SessionSums = z.output<typeof sessionSumsSchema>;

/** A person by member id (`memberIdOf`) and the name they had then. */
export const cashPersonSchema = z.object({ id: z.string(), name: z.string() });
export type Person = z.output<typeof cashPersonSchema>;

export const movementSchema = z.object({
  id: z.string(),
  kind: z.enum(MOVEMENTS),
  amountPaise: amountSchema,
  reason: requiredLine(80),
  at: timestamp(),
  by: cashPersonSchema,
  /** The expense that this money pays; null for other money. The expense holds the amount that counts. */
  expenseId: z.string().nullable(),
  /** Who allowed it, where the payer may not. */
  allowedBy: allowedBySchema.optional(),
});
export type Movement = z.output<typeof movementSchema>;

/** A count as a person enters it: the number of each note and coin, and the amount in hand of every other method. */
export const countTypedSchema = z.object({
  notes: z.record(z.string().regex(/^(500|200|100|50|20|10|5|2|1)$/), z.int().min(0).max(100_000)),
  byTender: z.record(keySchema.min(1).max(60), amountSchema),
});
export type CountTyped = z.output<typeof countTypedSchema>;

const countSchema = countTypedSchema.extend({ at: timestamp(), by: cashPersonSchema });

/** A document that may explain a difference: why, which one, and how well it fits (`explain.ts`). */
export const suspectSchema = z.object({
  why: z.enum(['swapped', 'same-amount', 'change', 'expense']),
  /** The number of a document, or the reason of a movement or expense. */
  what: z.string(),
  /** The invoice to open; null for anything else. */
  invoiceId: z.string().nullable(),
  tender: z.string(),
  /** The other method, where the two were swapped. */
  rightTender: z.string().nullable(),
  amountPaise: amountSchema,
  at: timestamp(),
});
export type Suspect = z.output<typeof suspectSchema>;

/** The result of the last count. */
const resultSchema = z.object({
  expected: byTenderSchema,
  counted: byTenderSchema,
  /** Counted less expected, by method; only methods that differ. */
  difference: byTenderSchema,
  /** The expenses from the drawer that it counts. */
  expensesPaise: amountSchema,
  suspects: z.array(suspectSchema).max(3),
});
export type SessionResult = z.output<typeof resultSchema>;

/**
 * Payments that came late, or that waited for a session, with the amounts that they left in the till, by the business day that
 * counts them.
 */
const unusualSchema = countedSchema.extend({ byDay: z.record(keySchema, paiseSchema).optional() });
export type Unusual = z.output<typeof unusualSchema>;

/**
 * `waiting`: payments that came while no session was open. `taken-in`: such payments, once a session or a closed day took them
 * in. `counted`: nothing more comes in, and a difference waits for its note.
 */
const SESSION_STATES = ['waiting', 'taken-in', 'open', 'counted', 'closed'] as const;

/** `cashSessions/{id}`: the money of one till from one count to the next, in the hands of one person. */
export const cashSessionSchema = z.object({
  state: z.enum(SESSION_STATES),
  /** The business day on which it was opened. */
  businessDay: z.string(),
  /** Null for payments that wait. */
  till: tillSchema.nullable(),
  holder: cashPersonSchema.nullable(),
  openedAt: timestamp(),
  openedBy: cashPersonSchema,
  floatPaise: amountSchema,
  /** The session that left its counted cash as this float; null where the float was entered at the opening. */
  fromId: z.string().nullable(),
  /** By business day. */
  days: z.record(keySchema, sessionSumsSchema),
  /** Part payments taken in it, which the day counts with their bill. */
  held: byTenderSchema,
  /** Part payments in a till from before that this session's bills count, or that it gave back. */
  released: byTenderSchema,
  /** How often money moved by a document. */
  moves: z.int().min(0),
  /** Payments for a session that was closed already. */
  late: unusualSchema,
  /** Payments that came while no session was open, which it took in; null without any. */
  waited: unusualSchema.extend({ id: z.string() }).nullable(),
  movements: z.array(movementSchema).max(MOST_MOVEMENTS),
  counts: z.array(countSchema).max(MOST_COUNTS),
  /** Null until it is counted. */
  result: resultSchema.nullable(),
  /** The next session, which began with this count, and its person; null without one. */
  handedTo: cashPersonSchema.extend({ sessionId: z.string() }).nullable(),
  /** For waiting payments: the session or the day that took them in. */
  takenInBy: z.string().nullable(),
  /** Null until it is closed. */
  closed: z.object({ z: z.int().min(1), at: timestamp(), by: cashPersonSchema, note: line(200) }).nullable(),
});
export type CashSession = z.output<typeof cashSessionSchema>;
