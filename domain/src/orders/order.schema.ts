import { z } from 'zod';
import { amountSchema } from '../money/money.schema.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { billSchema } from '../billing/bill.ts';
import { discountSchema } from '../billing/discount.schema.ts';
import { paymentSchema, sellerSchema, withTip } from '../billing/invoice.ts';
import { markSchema, menuIdSchema, taxClassSchema } from '../menu/menu.schema.ts';
import { line } from '../kernel/text.ts';

/** Stored states; Pending and In Progress are derived (`badgeOf`). */
export const ORDER_STATES = ['waiting', 'open', 'Completed', 'Cancelled'] as const;
const orderStateSchema = z.enum(ORDER_STATES);

const ORDER_TYPES = ['dine-in', 'takeaway', 'delivery', 'room-service'] as const;
export const orderTypeSchema = z.enum(ORDER_TYPES);
export type OrderType = z.output<typeof orderTypeSchema>;

const chosenSchema = z.object({ id: menuIdSchema, name: z.string(), nameHi: z.string().nullable() });

/** Who added something: a guest's label or a staff member's name, which guests may read. No uid, no phone number. */
export const authorSchema = z.object({ kind: z.enum(['guest', 'captain', 'owner']), label: z.string() });
export type Author = z.output<typeof authorSchema>;

/** A line as the kitchen cooks it and the bill charges it: name, price and rate are those of the moment it was ordered. */
export const orderLineSchema = z.object({
  roundId: z.string(),
  kot: z.int(),
  itemId: menuIdSchema,
  name: z.string(),
  nameHi: z.string().nullable(),
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

/** The order's copy of a document that was issued for it. */
export const settlementSchema = z.object({
  requestId: z.string(),
  invoiceId: z.string(),
  number: z.string(),
  issuedAt: timestamp(),
  /** As on the document, which a guest cannot read: the order's copy must say who sold. */
  seller: sellerSchema,
  bill: billSchema,
  payments: z.array(paymentSchema),
  shareToken: z.string(),
  /** When the owner declared the document void; its number stays. */
  voidedAt: timestamp().nullable(),
});
export type Settlement = z.output<typeof settlementSchema>;

/** Money taken towards a bill that is not issued yet; `id` is that of the request it came by, and its place in it. */
const partPaymentSchema = paymentSchema.extend({ id: z.string(), at: timestamp() });
export type PartPayment = z.output<typeof partPaymentSchema>;

/** A guest of the order: a random label (`joining.ts`), and the name they chose to give. */
const joinedGuestSchema = z.object({ label: z.string(), name: z.string().nullable() });

/** What guests may ask for with one tap. */
export const requestKindSchema = z.enum(['waiter', 'bill']);

/** `orders/{orderId}`. No phone numbers, no staff uids: those are in customers and audit. */
export const orderSchema = z.object({
  state: orderStateSchema,
  type: orderTypeSchema,
  tableId: z.string().nullable(),
  businessDay: z.string(),
  partySize: z.int().min(1).max(99).nullable(),
  /** What a further phone needs to join. */
  code: z.string(),
  wrongCodes: z.int(),
  codeLockedUntil: timestamp().nullable(),
  /** False until a captain accepts the first round, where the link's key was wrong or the owner asks for it. */
  trusted: z.boolean(),
  /** Keyed by the guest's anonymous uid: being here is what lets a guest read the order. */
  joined: z.record(z.string(), joinedGuestSchema),
  /** Keyed by round id. */
  rounds: z.record(z.string(), z.object({ kot: z.int(), at: timestamp(), by: authorSchema })),
  /** Rounds that wait for acceptance. */
  pendingRounds: z.array(z.string()),
  declinedRounds: z.array(z.string()),
  /** Keyed by line id. */
  lines: z.record(z.string(), orderLineSchema),
  /** Line progress: line ids. A line may be in several; the furthest counts. */
  cooking: z.array(z.string()),
  ready: z.array(z.string()),
  served: z.array(z.string()),
  cancelled: z.array(z.string()),
  /** Why, by line id. */
  cancelReasons: z.record(z.string(), z.string()),
  /** Cancelled lines that the kitchen has taken note of. */
  cancelSeen: z.array(z.string()),
  /**
   * Until when the kitchen's screens show the order: without end while it is open (`ALWAYS`), for some hours after it was
   * paid with dishes still to cook, or cancelled unseen; null before its first round and once nothing is left to do.
   */
  kitchenUntil: timestamp().nullable(),
  /** The numbers of its KOTs, to find it by. */
  kots: z.array(z.int()),
  /** Who took it: the staff member who sent or accepted its first round, by name. */
  takenBy: z.string().nullable(),
  /** What it is called where no table names it: a guest at the counter, a flat; no phone number. */
  label: z.string().nullable(),
  /** Of a delivery; before tax. */
  deliveryChargePaise: paiseSchema,
  /** What is off the bill that is still open. */
  discount: discountSchema.nullable(),
  /** Portions that stand on an issued document already, by line id. */
  billed: z.record(z.string(), z.int().min(1)),
  /** Taken towards what is not billed yet. */
  payments: z.array(partPaymentSchema),
  /** What was due after each request that brought a part: what a repeat of it is answered with. */
  partRequests: z.record(z.string(), amountSchema),
  /** Ids of part payments that were given back. */
  returnedPayments: z.array(z.string()),
  /** What the guests ask for, and who of the staff has said that they are coming. */
  request: z.object({ kind: requestKindSchema, at: timestamp(), takenBy: z.string().nullable() }).nullable(),
  /** A guest says they have paid by UPI; only staff confirm it (P-UPI-2). */
  upiClaim: z.object({ amountPaise: amountSchema, at: timestamp(), by: z.string() }).nullable(),
  /** Why it was cancelled; null unless it was. */
  cancelReason: z.string().nullable(),
  /** Whether its guests have left their review. */
  reviewed: z.boolean(),
  /** The order it was merged into; it is cancelled then. */
  mergedInto: z.string().nullable(),
  /** The void document in whose place it is billed again. */
  billsAgain: z.string().nullable(),
  /** Of the lines that are not cancelled, before tax and discount. */
  subtotalPaise: paiseSchema,
  customerId: z.string().nullable(),
  /** The name given for this bill with that number; never one that the restaurant knew before. */
  customerName: z.string().nullable(),
  createdAt: timestamp(),
  openedAt: timestamp().nullable(),
  closedAt: timestamp().nullable(),
  /** Of a waiting order nobody orders on; null once it is open. */
  expireAt: timestamp().nullable(),
  /** One for each document: more than one where the order was split by item. */
  settlements: z.array(settlementSchema),
});
export type Order = z.output<typeof orderSchema>;

/** `kitchenUntil` of an open order: the end of the range that Firestore can store, in whole seconds. */
export const ALWAYS = Date.UTC(9999, 11, 31);

/** Version 1 knew one document for an order, and nothing of discounts, parts or corrections. */
export function withSettlements({ settlement, ...stored }: Record<string, unknown>): Record<string, unknown> {
  const old = settlement as Record<string, unknown> | null;
  const lines = Object.keys((stored['lines'] ?? {}) as object);
  const rounds = Object.values((stored['rounds'] ?? {}) as Record<string, { kot: number }>);
  return {
    cancelReasons: {},
    cancelSeen: [],
    kitchenUntil: stored['state'] === 'open' ? new Date(ALWAYS) : null,
    kots: rounds.map(({ kot }) => kot),
    takenBy: null,
    label: null,
    deliveryChargePaise: 0,
    discount: null,
    billed: old === null ? {} : Object.fromEntries(lines.map((id) => [id, quantityOf(stored, id)])),
    payments: [],
    partRequests: {},
    returnedPayments: [],
    customerName: null,
    request: null,
    upiClaim: null,
    reviewed: false,
    cancelReason: null,
    mergedInto: null,
    billsAgain: null,
    settlements:
      old === null
        ? []
        : [
            {
              ...old,
              payments: (old['payments'] as unknown[]).map(withTip),
              issuedAt: stored['closedAt'],
              voidedAt: null,
            },
          ],
    ...stored,
  };
}

const quantityOf = (stored: Record<string, unknown>, id: string): number =>
  (stored['lines'] as Record<string, { quantity: number }>)[id]?.quantity ?? 1;

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
