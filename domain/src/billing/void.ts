import { z } from 'zod';
import { ZERO, minus, sum } from '../money/money.ts';
import { paiseSchema } from '../money/money.schema.ts';
import { ALWAYS } from '../orders/order.schema.ts';
import { detailOf, liveLines, subtotalOf } from '../orders/progress.ts';
import { newOrder } from '../orders/round.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { requiredLine } from '../kernel/text.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { identityOf } from './bill.ts';
import type { Profile } from '../restaurant/profile.ts';
import type { Order, OrderLine } from '../orders/order.schema.ts';
import type { Customer } from '../customers/customer.schema.ts';
import type { Bill, BillLine } from './bill.ts';
import type { Invoice } from './invoice.ts';

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
  requestId: z.string(),
  /** The new order that bills it again; null where nobody does. */
  billedAgainOn: z.string().nullable(),
});
export type Void = z.output<typeof voidSchema>;

/** Refuses to declare a document void once its business day is closed: what was counted stays counted (`day-closed`). */
export function assertCanVoid(day: { readonly day: string; readonly closedAt: number | null }): void {
  if (day.closedAt !== null) throw new Refusal('day-closed', { day: day.day });
}

/** The order's copy of a document, marked void. */
export const withVoidMark = (order: Order, invoiceId: string, at: number): Order => ({
  ...order,
  settlements: order.settlements.map((settlement) =>
    settlement.invoiceId === invoiceId ? { ...settlement, voidedAt: at } : settlement,
  ),
});

/** A customer's record without the visit of a document that is void; the further parts of a split are no visit. */
export const withoutVisit = (customer: Customer, { bill, guests }: Invoice): Customer => ({
  ...customer,
  visits: Math.max(0, customer.visits - (guests > 0 ? 1 : 0)),
  spentPaise: minus(customer.spentPaise, bill.totalPaise),
});

const lineIdentity = (line: OrderLine): string => identityOf({ ...line, detail: detailOf(line) });

/**
 * The lines of an order that a document billed, in the portions that stand on it. Which of several equal lines they are
 * taken from makes no difference to anybody: dish, price and rate are the same.
 */
export function linesOn(bill: Bill, order: Pick<Order, 'lines' | 'cancelled'>): Order['lines'] {
  const left = new Map(bill.lines.map((billed): [string, number] => [identityOf(billed), billed.quantity]));
  const taken = liveLines(order).flatMap(([id, line]): [string, OrderLine][] => {
    const wanted = left.get(lineIdentity(line)) ?? 0;
    const quantity = Math.min(wanted, line.quantity);
    left.set(lineIdentity(line), wanted - quantity);
    return quantity === 0 ? [] : [[id, { ...line, quantity }]];
  });
  return Object.fromEntries(taken);
}

/** What stands on a delivery's document beside its dishes: the charge for bringing them. */
function deliveryChargeOn(bill: Bill, order: Order): Order['deliveryChargePaise'] {
  const dishes = new Set(liveLines(order).map(([, line]) => lineIdentity(line)));
  const isCharge = (billed: BillLine) => !dishes.has(identityOf(billed));
  return sum(bill.lines.filter(isCharge).map((billed) => billed.amountPaise));
}

/** A percentage holds for what is billed again as it did; of an amount, what the void document had of it. */
function discountOn(
  bill: Bill,
  order: Order,
  { number, by }: Pick<Void, 'number' | 'by'>,
): Order['discount'] {
  if (bill.discountPaise === 0) return null;
  if (order.discount?.kind === 'percent') return order.discount;
  const known = order.discount ?? { reason: number, by: { kind: 'owner' as const, label: by } };
  return { ...known, kind: 'amount', value: bill.discountPaise };
}

/**
 * The new order that bills a void document again: its portions, eaten and served long ago, at the prices of then, under
 * the name of the place it was for. An order is never reopened: its table may have other guests by now.
 */
export function billedAgain(i: {
  invoice: Invoice;
  order: Order;
  by: string;
  code: string;
  profile: Pick<Profile, 'dayCutoff'>;
  at: number;
}): Order {
  const { invoice, order, at } = i;
  const lines = linesOn(invoice.bill, order);
  const ids = Object.keys(lines);
  const rounds = Object.values(lines).map(({ roundId }) => roundId);
  const partySize = invoice.guests > 0 ? invoice.guests : null;
  const fresh = newOrder({ ...i, type: order.type, tableId: null, trusted: true, partySize });
  const again: Order = {
    ...fresh,
    state: 'open',
    openedAt: at,
    label: order.label ?? order.tableId,
    takenBy: order.takenBy,
    customerId: order.customerId,
    rounds: Object.fromEntries(Object.entries(order.rounds).filter(([id]) => rounds.includes(id))),
    kots: order.kots,
    lines,
    cooking: ids,
    ready: ids,
    served: ids,
    kitchenUntil: ALWAYS,
    deliveryChargePaise: order.type === 'delivery' ? deliveryChargeOn(invoice.bill, order) : ZERO,
    discount: discountOn(invoice.bill, order, { number: invoice.number, by: i.by }),
    billsAgain: invoice.number,
  };
  return { ...again, subtotalPaise: subtotalOf(again) };
}
