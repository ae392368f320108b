import { z } from 'zod';
import { rightSchema } from '../catalogue/roles.schema.ts';
import { TEAM } from '../catalogue/roles.ts';
import { line } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { amountSchema } from '../money/money.schema.ts';
import { furtherTablesSchema } from '../tables/joins.schema.ts';
import { WAYS } from './allowed-by.schema.ts';

/** The acts that can be allowed to somebody else. `pay-out` is cash that leaves the drawer. */
export const APPROVABLE_ACTS = [
  'discount',
  'give-free',
  'cancel-cooked',
  'void-bill',
  'credit-note',
  'refund',
  'reopen-day',
  'pay-out',
] as const;
export type ApprovableAct = (typeof APPROVABLE_ACTS)[number];

/** Only a member who may allow it, or the owner under this name, sees a card. */
export const OWNER_IS_ASKED = 'owner';

/** The most people who get a card, the owner among them. */
export const MOST_ASKED = 30;

/** The questions that one person may have open at once. */
export const MOST_OPEN = 10;

/** The longest input of an act that can be asked for, as JSON. */
export const LONGEST_ASKED = 16_000;

const personSchema = z.object({ uid: z.string(), kind: z.enum(TEAM), name: z.string() });

/** The facts about an act, as the server read them when somebody asked for it. */
export const aboutActSchema = z.object({
  orderId: z.string().nullable(),
  tableId: z.string().nullable(),
  joinedTableIds: furtherTablesSchema,
  /** The number of the bill. */
  number: z.string().nullable(),
  /** The business day that is reopened, or on which money is paid out. */
  day: z.string().nullable(),
  /** The amount that the act costs the restaurant or takes out of the drawer; null for a day that is reopened. */
  amountPaise: amountSchema.nullable(),
  /** A hash of the cancelled lines: a dish ordered meanwhile needs a new question. Empty where the act cancels none. */
  lines: z.string().max(64),
  /** The reason for the act, as the asking person typed it. */
  reason: line(200),
});
export type AboutAct = z.output<typeof aboutActSchema>;

/** `declined` and `withdrawn` end a question; an answer that comes too late leaves it `asked`. */
const APPROVAL_STATES = ['asked', 'allowed', 'declined', 'withdrawn', 'spent'] as const;

/** `approvals/{approvalId}`: a person asks to do one act, and somebody with the right allows or declines it. */
export const approvalSchema = z.object({
  act: z.enum(APPROVABLE_ACTS),
  /** The right that the approver must have. */
  right: rightSchema,
  /** The name of the contract. */
  call: z.string().max(60),
  /** The contract's input, without the ids of requests, as canonical JSON; empty once it is spent. */
  asked: z.string().max(LONGEST_ASKED),
  about: aboutActSchema,
  askedBy: personSchema,
  askedAt: timestamp(),
  /** The uids of those who may allow it, and `owner`. */
  askedOf: z.array(z.string()).min(1).max(MOST_ASKED),
  /** The names of these people, for the waiting person. */
  askedNames: z.array(z.string()).max(MOST_ASKED),
  /** How often the same person was allowed the same act in the month before this one. */
  timesThisMonth: z.int().min(0),
  state: z.enum(APPROVAL_STATES),
  decidedBy: personSchema.nullable(),
  how: z.enum(WAYS).nullable(),
  decidedAt: timestamp().nullable(),
  /** Why it was declined. */
  answer: line(80),
  spentAt: timestamp().nullable(),
  /** A hash of the person and of their exact act; it tells a repeat from a second use. */
  spentFor: z.string().max(64),
  /** Null once it is spent: then it is kept like the audit. */
  expireAt: timestamp().nullable(),
});
export type Approval = z.output<typeof approvalSchema>;
