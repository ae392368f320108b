import { z } from 'zod';
import { allowedBySchema } from '../../approvals/allowed-by.schema.ts';
import { paiseSchema } from '../../money/money.schema.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { requiredLine } from '../../kernel/text.ts';
import { timestamp } from '../../kernel/timestamp.ts';
import { DAY, monthOf } from '../../time/ist.ts';
import { cashSessionField } from '../shape/cash-session.schema.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Account } from '../shape/account.ts';
import type { Invoice } from './invoice.ts';

/** `voids/{invoiceId}`: somebody with the right declared an issued document void. The document and its number stay. */
export const voidSchema = z.object({
  number: z.string(),
  invoiceIssuedAt: timestamp(),
  businessDay: z.string(),
  orderId: z.string(),
  totalPaise: paiseSchema,
  reason: requiredLine(120),
  at: timestamp(),
  /** The name of the person who declared it void. */
  by: z.string(),
  /** Their member id. */
  byId: z.string(),
  allowedBy: allowedBySchema.optional(),
  requestId: z.string(),
  /** The id of the new order that bills the dishes again; null when there is none. */
  billedAgainOn: z.string().nullable(),
  ...cashSessionField,
});
export type Void = z.output<typeof voidSchema>;

/**
 * Throws when a document cannot be declared void any more, so that a credit note must correct it: `day-closed` once its
 * business day is closed, because the day's figures stay as counted; `tax-month-over` once the calendar month of its
 * issue is over, because that month's GST return is made from it.
 */
export function assertCanVoid(
  day: { readonly day: string; readonly closedAt: number | null },
  { issuedAt }: Pick<Invoice, 'issuedAt'>,
  now: number,
): void {
  if (day.closedAt !== null) throw new Refusal('day-closed', { day: day.day });
  if (monthOf(issuedAt) !== monthOf(now)) throw new Refusal('tax-month-over', { month: monthOf(issuedAt) });
}

/**
 * Throws `bill-too-old` for a document with a business day more than `mostDays` before `today`; null is no limit. Both days are
 * `YYYY-MM-DD`.
 */
export function assertYoungEnough(
  { businessDay }: Pick<Invoice, 'businessDay'>,
  { today, mostDays }: { readonly today: string; readonly mostDays: number | null },
): void {
  if (mostDays === null) return;
  const days = (Date.parse(today) - Date.parse(businessDay)) / DAY;
  if (days > mostDays) throw new Refusal('bill-too-old', { days, mostDays });
}

/** Takes a closed order off the kitchen's screens when all its documents are void: nobody pays for its dishes. */
const leftByKitchen = (order: Order): Order =>
  order.state === 'Completed' && order.billing.documents.every(({ isVoid }) => isVoid)
    ? { ...order, kitchen: { ...order.kitchen, until: null } }
    : order;

/** Returns the account with its copies of a document marked void. */
export const markVoid = ({ order, money }: Account, invoiceId: string, at: number): Account => ({
  order: leftByKitchen({
    ...order,
    billing: {
      ...order.billing,
      documents: order.billing.documents.map((document) =>
        document.invoiceId === invoiceId ? { ...document, isVoid: true } : document,
      ),
    },
  }),
  money: {
    ...money,
    settlements: money.settlements.map((settlement) =>
      settlement.invoiceId === invoiceId ? { ...settlement, voidedAt: at } : settlement,
    ),
  },
});
