import { z } from 'zod';
import { keySchema } from '../../kernel/ids.schema.ts';
import { allowedBySchema } from '../../approvals/allowed-by.schema.ts';
import { amountSchema, paiseSchema } from '../../money/money.schema.ts';
import { consentSchema } from '../../customers/customer.schema.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { askedFoodSchema } from '../../menu/shape/food.schema.ts';
import { chosenPartSchema, MAX_PARTS } from '../../menu/shape/combo.schema.ts';
import { MAX_PRICE_LISTS } from '../../menu/prices/most-lists.ts';
import { menuIdSchema } from '../../menu/shape/menu.schema.ts';
import { gramsSchema, typedDishSchema } from '../../menu/shape/sold-by.schema.ts';
import { line } from '../../kernel/text.ts';
import { furtherTablesSchema } from '../../tables/joins.schema.ts';
import { aggregatorSchema } from './aggregator.ts';
import { authorSchema } from './author.schema.ts';
import { orderLineSchema } from './line.schema.ts';
import { partySizeSchema } from './party-size.schema.ts';
import { seatSchema } from './seat.schema.ts';
import { unusualSchema } from '../../restaurant/first-round-norm.schema.ts';

/** The stored states. Pending and In Progress are derived (`badgeOf`). */
export const ORDER_STATES = ['waiting', 'open', 'Completed', 'Cancelled'] as const;
const orderStateSchema = z.enum(ORDER_STATES);

const ORDER_TYPES = ['dine-in', 'takeaway', 'delivery', 'room-service', 'aggregator'] as const;
export const orderTypeSchema = z.enum(ORDER_TYPES);
export type OrderType = z.output<typeof orderTypeSchema>;

export const roundResultSchema = z.object({
  roundId: z.string(),
  orderId: z.string(),
  /** `sent` to the kitchen, `waiting` for a captain's acceptance, or `declined` by a captain. */
  outcome: z.enum(['sent', 'waiting', 'declined']),
  /** Null unless it was sent. */
  kot: z.int().nullable(),
  lineIds: z.array(z.string()),
});
export type RoundResult = z.output<typeof roundResultSchema>;

/** A guest of the order: a random label (`joining.ts`), and the name that the guest gave, if any. */
const joinedGuestSchema = z.object({ label: z.string(), name: z.string().nullable() });

const joinRequestSchema = z.object({
  label: z.string(),
  name: z.string().nullable(),
  at: timestamp(),
  isSentAway: z.boolean(),
});

/** The requests that guests can make with one tap. */
export const requestKindSchema = z.enum(['waiter', 'bill']);

/** How further phones join the order, and the guests who have joined. */
const joiningSchema = z.object({
  /** The code that a further phone needs to join: four digits, six after wrong ones. */
  code: z.string(),
  /** Wrong codes tried at this order since it began or since a captain unlocked it. */
  wrongCodes: z.int(),
  /** Wrong codes that are not counted, because a captain unlocked the code. */
  freeTries: z.int().min(0).optional(),
  /**
   * False until a captain accepts the first round, when the link's key was wrong or the owner wants every order
   * accepted.
   */
  trusted: z.boolean(),
  /** Keyed by the guest's anonymous uid. Only guests in this map can read the order. */
  guests: z.record(keySchema, joinedGuestSchema),
  /** Join requests of phones, and phones that a captain sent away, by uid. */
  requests: z.record(keySchema, joinRequestSchema).optional(),
  /** The table in the link of a phone without its key (`door.ts`). */
  wantsTable: z.string().optional(),
});

/** The time at which each line reached a stage, by line id. */
const reachedSchema = z.record(keySchema, timestamp());

/** The progress of each line, by line id. When a line is in several stages, the furthest counts. */
const progressSchema = z.object({
  cooking: reachedSchema,
  ready: reachedSchema,
  served: reachedSchema,
  cancelled: z.record(
    keySchema,
    z.object({
      reason: z.string(),
      at: timestamp(),
      by: authorSchema,
      /** The business day that counts it. */
      day: z.string(),
    }),
  ),
  /** The time at which the kitchen confirmed that a line was cancelled. */
  cancelSeen: reachedSchema,
});

/** The ids of rounds that wait for a captain, and of rounds that a captain declined. */
const acceptanceSchema = z.object({ waiting: z.array(z.string()), declined: z.array(z.string()) });

/** Open requests and declarations of the order's guests. */
const requestsSchema = z.object({
  /** The guests' request, and the member who answered it. */
  service: z
    .object({
      kind: requestKindSchema,
      at: timestamp(),
      takenBy: authorSchema.nullable(),
      /** When that member took it; missing until somebody does. */
      takenAt: timestamp().optional(),
    })
    .nullable(),
  /** A guest's declaration of having paid by UPI. Only members confirm it (P-UPI-2). */
  upiDeclaration: z.object({ amountPaise: amountSchema, at: timestamp(), by: z.string() }).nullable(),
  /** Guests' declarations of having paid their own part, by the guest's label (P-OWN-2); missing without any. */
  ownUpiDeclarations: z
    .record(keySchema, z.object({ amountPaise: amountSchema, at: timestamp(), payments: z.int().min(1) }))
    .optional(),
});

/**
 * The guest who left a number: the customer's id, and the name given for this bill, never a name from an earlier visit.
 * `saidConsent` is the consent given with the number at the table; nobody has proved it (P-CONSENT-3). An order that
 * bills a void document again has none.
 */
const customerRefSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  saidConsent: consentSchema.optional(),
  /** True until the first round is sent: the id has no customer's record yet, and the number is in `leftNumbers`. */
  isUnsaved: z.literal(true).optional(),
});

/** The booking of a party at the order: its id, its business day, and its name, which may be empty. */
const bookedSchema = z.object({
  id: z.string(),
  day: z.string(),
  name: z.string(),
  /**
   * The last deposit that the party had paid when it was seated; missing without one. Old orders lack `number`, that of its
   * receipt voucher. `amountPaise` is 0 once nothing of the deposit waits for the bill; it stays here because its cash still
   * counts (s. 269ST(c)). `deposits` tells how it ended.
   */
  deposit: z.object({ id: z.string(), number: z.string().optional(), amountPaise: amountSchema }).optional(),
});

/** Facts about the end of the order, apart from its bill. */
const endingSchema = z.object({
  /** Why it was cancelled; null unless it was. */
  cancelReason: z.string().nullable(),
  /** Who allowed the cancelling to somebody who may not cancel cooked dishes; missing otherwise. */
  allowedBy: allowedBySchema.optional(),
  /** The order it was merged into, which cancelled it; otherwise null. */
  mergedInto: z.string().nullable(),
  /** True when its guests have left their review. */
  reviewed: z.boolean(),
  /** The owner's answer to that review; missing until there is one. */
  answer: z.string().optional(),
});

/** A document issued for the order, for lists. The rest of the order's money is in `money/bill`. */
const documentRefSchema = z.object({
  invoiceId: z.string(),
  number: z.string(),
  totalPaise: paiseSchema,
  isVoid: z.boolean(),
});

/** Until when the kitchen sees the order, and when the scheduled job checks whether the kitchen has started it. */
const kitchenSchema = z.object({
  /**
   * The time until which the kitchen's screens show the order: `ALWAYS` while it is open; some hours more when it was
   * paid with dishes left to cook, or cancelled and not confirmed; null before its first round and when no work is
   * left.
   */
  until: timestamp().nullable(),
  /** The time of the next check for unstarted tickets, or of the last one (P-NOTICE-9). */
  nextCheckAt: timestamp().nullable(),
});

/** The charges besides the dishes, at the tax rates (basis points) of the time of the order. */
const extrasSchema = z.object({
  /** The charge of a delivery, before tax unless `taxIncluded`. */
  deliveryPaise: paiseSchema,
  /** Null on every order but a delivery. */
  deliveryTaxBp: z.int().min(0).max(10_000).nullable(),
  /**
   * The charge for packing a takeaway or a delivery at the time of the order, before tax unless `taxIncluded`; 0 for
   * none.
   */
  packingPaise: amountSchema,
  /** Null where there is no charge for packing. */
  packingTaxBp: z.int().min(0).max(10_000).nullable(),
  /** True where both charges include their tax; missing where tax is added. */
  taxIncluded: z.literal(true).optional(),
});

/** The billed part of the order, and its documents. */
const billingSchema = z.object({
  /** Portions on issued documents, by line id. */
  billed: z.record(keySchema, z.int().min(1)),
  /** One entry for each document; an order split by item has several. */
  documents: z.array(documentRefSchema),
  /** The number of the void document that this order bills again; otherwise null. */
  billsAgain: z.string().nullable(),
  /** Minutes that the party of that void document was at its table; missing on every other order. */
  satMinutes: z.int().min(0).optional(),
  /** True where that void document's party is on an earlier document of its order, so that no bill counts it again. */
  partyCounted: z.literal(true).optional(),
  /** True when the order has a `money/bill` document; saves the read where there is none. */
  hasMoney: z.boolean(),
});

/** `orders/{orderId}`. Phone numbers are in customers and members' uids in the audit, never here. */
export const orderSchema = z.object({
  state: orderStateSchema,
  type: orderTypeSchema,
  /** Its table, which leads where several are joined. */
  tableId: z.string().nullable(),
  /** The further tables of an order over joined tables; missing for one table (`order-tables.ts`). */
  joinedTableIds: furtherTablesSchema,
  businessDay: z.string(),
  /** How many people the party has (its covers); null where nobody said. Only dine-in orders are asked. */
  partySize: partySizeSchema.nullable(),
  /** The name of an order without a table, such as a guest at the counter or a flat; never a phone number. */
  label: z.string().nullable(),
  /** The operator of an order of type `aggregator`; null for the restaurant's own sales. */
  aggregator: aggregatorSchema.nullable(),
  /** The member who sent or accepted its first round. */
  takenBy: authorSchema.nullable(),
  customer: customerRefSchema.nullable(),
  /** The bookings of the parties at the order, several after a merge; missing for guests without one. */
  booked: z.array(bookedSchema).optional(),
  joining: joiningSchema,
  /** Sent rounds, by round id. */
  rounds: z.record(
    keySchema,
    z.object({
      kot: z.int(),
      at: timestamp(),
      /** The guest or member who took it. */
      by: authorSchema,
      /** The member who sent it, from a shared device; missing where it is the member who took it, and for guests. */
      sentBy: authorSchema.optional(),
      acceptedBy: authorSchema.nullable(),
      /** The line ids of the round's first answer; kept once portions of it leave the order. */
      lineIds: z.array(z.string()).optional(),
    }),
  ),
  acceptance: acceptanceSchema,
  /**
   * The number by which the counter calls a takeaway, from 1 each business day; missing before its first round, and on
   * other orders.
   */
  token: z.int().min(1).optional(),
  /** The KOT numbers of the order, for searching. */
  kots: z.array(z.int()),
  /** The lines by line id. */
  lines: z.record(keySchema, orderLineSchema),
  progress: progressSchema,
  kitchen: kitchenSchema,
  requests: requestsSchema,
  /** The total of the lines that are not cancelled, before discount, at the prices on the menu. */
  subtotalPaise: paiseSchema,
  extras: extrasSchema,
  billing: billingSchema,
  ending: endingSchema,
  createdAt: timestamp(),
  openedAt: timestamp().nullable(),
  closedAt: timestamp().nullable(),
  /** The time at which a waiting order without a round expires; null once it is open. */
  expireAt: timestamp().nullable(),
  /**
   * The time until which a waiting order is in the captain's queue, to have its first round accepted or its call
   * answered (`call-queue.ts`). Null for every other order.
   */
  asksUntil: timestamp().nullable(),
});
export type Order = z.output<typeof orderSchema>;
export type Progress = Order['progress'];

/** `kitchen.until` of an open order: the largest time that Firestore can store, rounded to whole seconds. */
export const ALWAYS = Date.UTC(9999, 11, 31);

/** A dish that a person chooses: ids and a quantity; a price only for an open dish. */
export const selectionSchema = z.object({
  itemId: menuIdSchema,
  variantId: menuIdSchema.nullable(),
  addOnIds: z.array(z.object({ groupId: menuIdSchema, optionId: menuIdSchema })).max(40),
  quantity: z.int().min(1).max(99),
  note: line(140),
  food: askedFoodSchema,
  /** The dishes chosen for a combo; a slot without any gets its first choices. Missing for a plain dish. */
  parts: z.array(chosenPartSchema).max(MAX_PARTS).optional(),
  /** The weight of a dish that is sold by weight; missing for any other. Its quantity is 1. */
  grams: gramsSchema.optional(),
  /** The name and the price of an open dish, which only members with the right type; missing for any other. */
  open: typedDishSchema.optional(),
  seat: seatSchema,
});
export type Selection = z.output<typeof selectionSchema>;

/** `pending/{roundId}`: a guest's round until a captain accepts or declines it. */
export const pendingRoundSchema = z.object({
  selections: z.array(selectionSchema),
  by: authorSchema,
  at: timestamp(),
  /**
   * Why the round waits although the link's key was right: the round is unusual for the restaurant. Missing for any other round.
   */
  unusual: unusualSchema.optional(),
  /** The ids of the price lists by which the guest saw the prices, the first one first; missing for none. */
  lists: z.array(menuIdSchema).max(MAX_PRICE_LISTS).optional(),
  /** Its value at current prices, for the captain. */
  subtotalPaise: paiseSchema,
  expireAt: timestamp(),
});
export type PendingRound = z.output<typeof pendingRoundSchema>;

export const MAX_LINES_PER_ORDER = 300;
export const MAX_SELECTIONS_PER_ROUND = 60;
