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
import type { Author, Order, OrderLine } from '../orders/order.schema.ts';
import type { Customer } from '../customers/customer.schema.ts';
import type { Account } from './account.ts';
import type { Bill, BillLine } from './bill.ts';
import type { Invoice } from './invoice.ts';
import type { OrderMoney } from './order-money.schema.ts';

/** `voids/{invoiceId}`: an issued document that the owner declared void. The document stays as issued, and its number. */
export const voidSchema = z.object({
  number: z.string(),
  invoiceIssuedAt: timestamp(),
  businessDay: z.string(),
  orderId: z.string(),
  totalPaise: paiseSchema,
  reason: requiredLine(120),
  at: timestamp(),
  /** The name of who declared it. */
  by: z.string(),
  /** Their member id; null where it was stored before ids were kept. */
  byId: z.string().nullable(),
  requestId: z.string(),
  /** The new order that bills it again; null where nobody does. */
  billedAgainOn: z.string().nullable(),
});
export type Void = z.output<typeof voidSchema>;

/** Refuses to declare a document void once its business day is closed: what was counted stays counted (`day-closed`). */
export function assertCanVoid(day: { readonly day: string; readonly closedAt: number | null }): void {
  if (day.closedAt !== null) throw new Refusal('day-closed', { day: day.day });
}

/** The account whose copies of a document are marked void. */
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

/** A customer's record without the visit of a document that is void; the further parts of a split are no visit. */
export const removeVisit = (customer: Customer, { bill, guests }: Invoice): Customer => ({
  ...customer,
  visits: Math.max(0, customer.visits - (guests > 0 ? 1 : 0)),
  spentPaise: minus(customer.spentPaise, bill.totalPaise),
});

/** As a bill that knew no ids of dishes tells its lines apart, where `of` is such a bill's line. */
const lineIdentity = (line: OrderLine, hasIds: boolean): string =>
  identityOf({
    ...line,
    itemId: hasIds ? line.itemId : null,
    variantId: hasIds ? (line.variant?.id ?? null) : null,
    detail: detailOf(line),
  });

const hasItemIds = ({ lines }: Bill): boolean => lines.some(({ itemId }) => itemId !== null);

/**
 * The lines of an order that a document billed, in the portions that stand on it. Which of several equal lines they are
 * taken from makes no difference to anybody: dish, price and rate are the same.
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

/** What stands on a delivery's document beside its dishes: the charge for bringing them. */
function deliveryChargeOn(bill: Bill, order: Order): Order['deliveryChargePaise'] {
  const dishes = new Set(liveLines(order).map(([, line]) => lineIdentity(line, hasItemIds(bill))));
  const isCharge = (billed: BillLine) => !dishes.has(identityOf(billed));
  return sum(bill.lines.filter(isCharge).map((billed) => billed.amountPaise));
}

/** A percentage holds for what is billed again as it did; of an amount, what the void document had of it. */
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
 * The new order that bills a void document again: its portions, eaten and served long ago, at the prices of then, under
 * the name of the place it was for. An order is never reopened: its table may have other guests by now.
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
  // Served long ago; when, this order does not know.
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
