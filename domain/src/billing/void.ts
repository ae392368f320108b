import { z } from 'zod';
import { ZERO, minus, sum } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { ALWAYS } from '../orders/order.schema.ts';
import { detailOf, liveLines, NO_PROGRESS, subtotalOf } from '../orders/progress.ts';
import { newOrder } from '../orders/round.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { identityOf } from './bill.ts';
import { NO_MONEY } from './order-money.ts';
import type { Profile } from '../restaurant/profile.ts';
import type { Author } from '../orders/author.schema.ts';
import type { OrderLine } from '../orders/line.schema.ts';
import type { Order } from '../orders/order.schema.ts';
import type { Customer } from '../customers/customer.schema.ts';
import type { Account } from './account.ts';
import type { Bill, BillLine } from './bill.ts';
import type { Invoice } from './invoice.ts';
import type { OrderMoney } from './order-money.schema.ts';

/** `voids/{invoiceId}`: an issued document that the owner declared void. The document and its number stay as issued. */
export const voidSchema = z.object({
  number: z.string(),
  invoiceIssuedAt: timestamp(),
  businessDay: z.string(),
  orderId: z.string(),
  totalPaise: paiseSchema,
  reason: requiredLine(120),
  at: timestamp(),
  /** The name of the owner who declared it. */
  by: z.string(),
  /** That owner's member id; null in documents stored before ids were kept. */
  byId: z.string().nullable(),
  requestId: z.string(),
  /** The id of the new order that bills the dishes again; null when there is none. */
  billedAgainOn: z.string().nullable(),
});
export type Void = z.output<typeof voidSchema>;

/** Throws `day-closed` when the document's business day is closed, because a closed day's figures must not change. */
export function assertCanVoid(day: { readonly day: string; readonly closedAt: number | null }): void {
  if (day.closedAt !== null) throw new Refusal('day-closed', { day: day.day });
}

/** Returns the account with its copies of a document marked void. */
export const markVoid = ({ order, money }: Account, invoiceId: string, at: number): Account => ({
  order: {
    ...order,
    documents: order.documents.map((document) =>
      document.invoiceId === invoiceId ? { ...document, isVoid: true } : document,
    ),
  },
  money: {
    ...money,
    settlements: money.settlements.map((settlement) =>
      settlement.invoiceId === invoiceId ? { ...settlement, voidedAt: at } : settlement,
    ),
  },
});

/**
 * Returns a customer's record without the visit of a void document. Only the first document of a split counts as a
 * visit.
 */
export const removeVisit = (customer: Customer, { bill, guests }: Invoice): Customer => ({
  ...customer,
  visits: Math.max(0, customer.visits - (guests > 0 ? 1 : 0)),
  spentPaise: minus(customer.spentPaise, bill.totalPaise),
});

/** Returns the key of an order line. Ids are left out for bills whose lines were stored without ids. */
const lineIdentity = (line: OrderLine, hasIds: boolean): string =>
  identityOf({
    ...line,
    itemId: hasIds ? line.itemId : null,
    variantId: hasIds ? (line.variant?.id ?? null) : null,
    detail: detailOf(line),
  });

const hasItemIds = ({ lines }: Bill): boolean => lines.some(({ itemId }) => itemId !== null);

/**
 * Returns the lines of an order that a document billed, with the portions billed on it. Equal lines are
 * interchangeable: dish, price and rate are the same.
 */
export function linesOn(bill: Bill, order: Pick<Order, 'lines' | 'progress'>): Order['lines'] {
  const hasIds = hasItemIds(bill);
  const left = new Map(bill.lines.map((billed): [string, number] => [identityOf(billed), billed.quantity]));
  const taken = liveLines(order).flatMap(([id, line]): [string, OrderLine][] => {
    const wanted = left.get(lineIdentity(line, hasIds)) ?? 0;
    const quantity = Math.min(wanted, line.quantity);
    left.set(lineIdentity(line, hasIds), wanted - quantity);
    return quantity === 0 ? [] : [[id, { ...line, quantity }]];
  });
  return Object.fromEntries(taken);
}

/** Returns the amount of a document's lines that are not dishes of the order: the delivery charge. */
function deliveryChargeOn(bill: Bill, order: Order): Order['deliveryChargePaise'] {
  const dishes = new Set(liveLines(order).map(([, line]) => lineIdentity(line, hasItemIds(bill))));
  const isCharge = (billed: BillLine) => !dishes.has(identityOf(billed));
  return sum(bill.lines.filter(isCharge).map((billed) => billed.amountPaise));
}

/** Returns the discount for the new order: a percentage stays; an amount becomes the void document's share of it. */
function discountToBillAgain(
  bill: Bill,
  { discount }: Pick<OrderMoney, 'discount'>,
  { number, by }: { number: string; by: Author },
): OrderMoney['discount'] {
  if (bill.discountPaise === 0) return null;
  if (discount?.kind === 'percent') return discount;
  const known = discount ?? { reason: number, by: { kind: 'owner' as const, label: by.label, id: by.id } };
  return { ...known, kind: 'amount', value: bill.discountPaise };
}

/**
 * Makes the new order that bills a void document again: its portions, already served, at their original prices, under
 * the name of the original place. The old order is never reopened, because its table may have other guests by now.
 */
export function billAgain(i: {
  invoice: Invoice;
  account: Account;
  /** The owner who declares the void. */
  by: Author;
  code: string;
  profile: Pick<Profile, 'dayCutoff'>;
  at: number;
}): Account {
  const { invoice, at } = i;
  const { order, money } = i.account;
  const lines = linesOn(invoice.bill, order);
  // Time 0 means that a stage was reached at an unknown time.
  const reached = Object.fromEntries(Object.keys(lines).map((id) => [id, 0]));
  const rounds = Object.values(lines).map(({ roundId }) => roundId);
  const partySize = invoice.guests > 0 ? invoice.guests : null;
  const fresh = newOrder({ ...i, type: order.type, tableId: null, trusted: true, partySize });
  const again: Order = {
    ...fresh,
    state: 'open',
    openedAt: at,
    label: order.label ?? order.tableId,
    takenBy: order.takenBy,
    customer: order.customer && { id: order.customer.id, name: null },
    rounds: Object.fromEntries(Object.entries(order.rounds).filter(([id]) => rounds.includes(id))),
    kots: order.kots,
    lines,
    progress: { ...NO_PROGRESS, cooking: reached, ready: reached, served: reached },
    kitchenUntil: ALWAYS,
    deliveryChargePaise: order.type === 'delivery' ? deliveryChargeOn(invoice.bill, order) : ZERO,
    billsAgain: invoice.number,
  };
  return {
    order: { ...again, subtotalPaise: subtotalOf(again) },
    money: {
      ...NO_MONEY,
      discount: discountToBillAgain(invoice.bill, money, { number: invoice.number, by: i.by }),
    },
  };
}
