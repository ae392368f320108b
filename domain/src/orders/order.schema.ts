import { z } from 'zod';
import { copiedNamesSchema } from '../catalogue/names.schema.ts';
import { amountSchema } from '../money/money.schema.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { markSchema, menuIdSchema, taxClassSchema } from '../menu/menu.schema.ts';
import { line } from '../kernel/text.ts';

/** Stored states; Pending and In Progress are derived (`badgeOf`). */
export const ORDER_STATES = ['waiting', 'open', 'Completed', 'Cancelled'] as const;
const orderStateSchema = z.enum(ORDER_STATES);

const ORDER_TYPES = ['dine-in', 'takeaway', 'delivery', 'room-service'] as const;
export const orderTypeSchema = z.enum(ORDER_TYPES);
export type OrderType = z.output<typeof orderTypeSchema>;

const chosenSchema = z.object({ id: menuIdSchema, name: z.string(), otherNames: copiedNamesSchema });

/**
 * Who did something: a guest by a random label, or a member by name and id (`memberIdOf`; null where it was stored before
 * ids were kept). Guests may read it: no uid, no phone number.
 */
export const authorSchema = z.object({
  kind: z.enum(['guest', 'captain', 'owner']),
  label: z.string(),
  id: z.string().nullable(),
});
export type Author = z.output<typeof authorSchema>;

/** A line as the kitchen cooks it and the bill charges it: name, price and rate are those of the moment it was ordered. */
export const orderLineSchema = z.object({
  roundId: z.string(),
  kot: z.int(),
  itemId: menuIdSchema,
  name: z.string(),
  otherNames: copiedNamesSchema,
  mark: markSchema,
  station: z.string(),
  variant: chosenSchema.nullable(),
  addOns: z.array(chosenSchema),
  note: z.string(),
  quantity: z.int().min(1),
  /** With variant and add-ons. */
  unitPaise: amountSchema,
  taxClass: taxClassSchema,
  taxBp: z.int().min(0).max(10_000),
  by: authorSchema,
  at: timestamp(),
});
export type OrderLine = z.output<typeof orderLineSchema>;

export const roundResultSchema = z.object({
  roundId: z.string(),
  orderId: z.string(),
  /** `sent` to the kitchen, `waiting` for a captain's acceptance, or `declined` by one. */
  outcome: z.enum(['sent', 'waiting', 'declined']),
  /** Null unless it was sent. */
  kot: z.int().nullable(),
  lineIds: z.array(z.string()),
});
export type RoundResult = z.output<typeof roundResultSchema>;

/** A guest of the order: a random label (`joining.ts`), and the name they chose to give. */
const joinedGuestSchema = z.object({ label: z.string(), name: z.string().nullable() });

/** What guests may ask for with one tap. */
export const requestKindSchema = z.enum(['waiter', 'bill']);

/** How a further phone joins the order, and who has joined. */
const joiningSchema = z.object({
  /** What a further phone needs to join. */
  code: z.string(),
  wrongCodes: z.int(),
  codeLockedUntil: timestamp().nullable(),
  /** False until a captain accepts the first round, where the link's key was wrong or the owner asks for it. */
  trusted: z.boolean(),
  /** Keyed by the guest's anonymous uid: being here is what lets a guest read the order. */
  guests: z.record(z.string(), joinedGuestSchema),
});

/** When each line reached a stage, by line id. */
const reachedSchema = z.record(z.string(), timestamp());

/** How far each line has come, by line id. A line may be in several stages; the furthest counts. */
const progressSchema = z.object({
  cooking: reachedSchema,
  ready: reachedSchema,
  served: reachedSchema,
  cancelled: z.record(
    z.string(),
    z.object({ reason: z.string(), at: timestamp(), by: authorSchema.nullable() }),
  ),
  /** When the kitchen took note that a line was cancelled. */
  cancelSeen: reachedSchema,
});

/** Rounds of guests that a captain accepts or declines, by round id. */
const acceptanceSchema = z.object({ waiting: z.array(z.string()), declined: z.array(z.string()) });

/** What the order's guests have asked for or said. */
const requestsSchema = z.object({
  /** What they ask for, and which member has said that they are coming. */
  service: z
    .object({ kind: requestKindSchema, at: timestamp(), takenBy: authorSchema.nullable() })
    .nullable(),
  /** A guest says they have paid by UPI; only members confirm it (P-UPI-2). */
  upiDeclaration: z.object({ amountPaise: amountSchema, at: timestamp(), by: z.string() }).nullable(),
});

/** The guest who left a number: the customer's id, and the name given for this bill; never one known from before. */
const customerRefSchema = z.object({ id: z.string(), name: z.string().nullable() });

/** How the order ended, where it did not end with its last bill alone. */
const endingSchema = z.object({
  /** Why it was cancelled; null unless it was. */
  cancelReason: z.string().nullable(),
  /** The order it was merged into; it is cancelled then. */
  mergedInto: z.string().nullable(),
  /** Whether its guests have left their review. */
  reviewed: z.boolean(),
});

/** A document issued for the order, as lists show it; all else of the order's money is in `money/bill`. */
const documentRefSchema = z.object({
  invoiceId: z.string(),
  number: z.string(),
  totalPaise: paiseSchema,
  isVoid: z.boolean(),
});

/** `orders/{orderId}`. No phone numbers, no uids of members: those are in customers and audit. */
export const orderSchema = z.object({
  state: orderStateSchema,
  type: orderTypeSchema,
  tableId: z.string().nullable(),
  businessDay: z.string(),
  partySize: z.int().min(1).max(99).nullable(),
  /** What it is called where no table names it: a guest at the counter, a flat; no phone number. */
  label: z.string().nullable(),
  /** The member who sent or accepted its first round. */
  takenBy: authorSchema.nullable(),
  customer: customerRefSchema.nullable(),
  joining: joiningSchema,
  /** Sent rounds, by round id. */
  rounds: z.record(
    z.string(),
    z.object({ kot: z.int(), at: timestamp(), by: authorSchema, acceptedBy: authorSchema.nullable() }),
  ),
  acceptance: acceptanceSchema,
  /** The numbers of its KOTs, to find it by. */
  kots: z.array(z.int()),
  /** By line id. */
  lines: z.record(z.string(), orderLineSchema),
  progress: progressSchema,
  /**
   * Until when the kitchen's screens show the order: without end while it is open (`ALWAYS`), for some hours after it was
   * paid with dishes still to cook, or cancelled unseen; null before its first round and once nothing is left to do.
   */
  kitchenUntil: timestamp().nullable(),
  requests: requestsSchema,
  /** Of the lines that are not cancelled, before tax and discount. */
  subtotalPaise: paiseSchema,
  /** Of a delivery; before tax. */
  deliveryChargePaise: paiseSchema,
  /** Portions that stand on an issued document already, by line id. */
  billed: z.record(z.string(), z.int().min(1)),
  /** One for each document: more than one where the order was split by item. */
  documents: z.array(documentRefSchema),
  /** The number of the void document in whose place it is billed again. */
  billsAgain: z.string().nullable(),
  ending: endingSchema,
  createdAt: timestamp(),
  openedAt: timestamp().nullable(),
  closedAt: timestamp().nullable(),
  /** Of a waiting order nobody orders on; null once it is open. */
  expireAt: timestamp().nullable(),
  /** Whether its money has a document of its own (`money/bill`): nobody asks for one that is not there. */
  hasMoney: z.boolean(),
  /**
   * The money of an order that was stored before version 3, as it stood in the order then. It moves to `money/bill` with
   * the next write of a callable; null ever after.
   */
  earlierMoney: z.record(z.string(), z.unknown()).nullable(),
});
export type Order = z.output<typeof orderSchema>;
export type Progress = Order['progress'];

/** `kitchenUntil` of an open order: the end of the range that Firestore can store, in whole seconds. */
export const ALWAYS = Date.UTC(9999, 11, 31);

/** A dish as a person asks for it: ids and a quantity, never a price. */
export const selectionSchema = z.object({
  itemId: menuIdSchema,
  variantId: menuIdSchema.nullable(),
  addOnIds: z.array(z.object({ groupId: menuIdSchema, optionId: menuIdSchema })).max(40),
  quantity: z.int().min(1).max(99),
  note: line(140),
});
export type Selection = z.output<typeof selectionSchema>;

/** `pending/{roundId}`: a round as asked for, until a captain accepts or declines it. */
export const pendingRoundSchema = z.object({
  selections: z.array(selectionSchema),
  by: authorSchema,
  at: timestamp(),
  /** What it would cost at the prices of the moment, for the captain's eye. */
  subtotalPaise: paiseSchema,
  expireAt: timestamp(),
});
export type PendingRound = z.output<typeof pendingRoundSchema>;

export const MAX_LINES_PER_ORDER = 300;
export const MAX_SELECTIONS_PER_ROUND = 60;
