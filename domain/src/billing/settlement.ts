import { sum, ZERO } from '../money/money.ts';
import { Refusal } from '../platform/reasons.ts';
import { financialYearOf, HOUR } from '../time/ist.ts';
import { chargesOf, liveLines, stageOf } from '../orders/progress.ts';
import { computeBill, documentKind } from './bill.ts';
import { assertCanIssue, invoiceNumber, PAYMENT_METHODS, SAC_RESTAURANT, sellerOf } from './invoice.ts';
import type { Bill } from './bill.ts';
import type { Invoice, Payment, PaymentMethod } from './invoice.ts';
import type { Order, OrderType, Settlement } from '../orders/order.schema.ts';
import type { Profile } from '../restaurant/profile.ts';
import type { Restaurant } from '../restaurant/restaurant.schema.ts';

/** The bill of an order as the restaurant would issue it today. */
export const billOf = (
  order: Pick<Order, 'lines' | 'cancelled'>,
  restaurant: Pick<Restaurant, 'gstin' | 'composition' | 'taxSettings'>,
): Bill => computeBill(chargesOf(order), { kind: documentKind(restaurant), discountPaise: ZERO });

/**
 * The bill of an order while it runs, by what guests and captains may know of the restaurant: to the paisa the one that
 * `billOf` issues. Of a Bill of Supply it knows the amounts and not the name, which only the issued document bears.
 */
export const runningBillOf = (
  order: Pick<Order, 'lines' | 'cancelled'>,
  { charged }: Pick<Profile['tax'], 'charged'>,
): Bill => computeBill(chargesOf(order), { kind: charged ? 'tax-invoice' : 'bill', discountPaise: ZERO });

/**
 * Refuses to settle: an order that is over (`already-settled`, `order-closed`), one with nothing on it
 * (`nothing-to-bill`), one whose rounds still wait for a captain (`rounds-waiting`), and one that has taken a round
 * since the captain looked (`order-changed`): nobody is billed unseen.
 */
export function assertCanSettle(order: Order, seenRounds: number): void {
  if (order.state === 'Completed') throw new Refusal('already-settled');
  if (order.state === 'Cancelled') throw new Refusal('order-closed');
  if (order.pendingRounds.length > 0)
    throw new Refusal('rounds-waiting', { count: order.pendingRounds.length });
  const rounds = Object.keys(order.rounds).length;
  if (rounds !== seenRounds) throw new Refusal('order-changed', { rounds });
  if (chargesOf(order).length === 0) throw new Refusal('nothing-to-bill');
}

/** How an order of a kind can be paid: a charge is noted to the room only where there is one. */
export const methodsFor = (type: OrderType): readonly PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => method !== 'room' || type === 'room-service');

/** Refuses a charge to the room, or a refund to it, of any other order than room service (`not-room-service`). */
export function assertTakes(methods: readonly PaymentMethod[], type: OrderType): void {
  const allowed = methodsFor(type);
  if (!methods.every((method) => allowed.includes(method))) throw new Refusal('not-room-service', { type });
}

/**
 * Refuses, as `payment-mismatch` with the total, payments that do not add up to the bill; only cash gives change. A
 * charge to the room is refused as `not-room-service` for any other order.
 */
export function assertPays(bill: Bill, payments: readonly Payment[], type: OrderType): void {
  assertTakes(
    payments.map(({ method }) => method),
    type,
  );
  const paid = sum(payments.map((payment) => payment.amountPaise));
  const sound = payments.every((p) =>
    p.method === 'cash' ? p.receivedPaise >= p.amountPaise : p.receivedPaise === p.amountPaise,
  );
  if (paid !== bill.totalPaise || !sound) {
    throw new Refusal('payment-mismatch', { totalPaise: bill.totalPaise, paidPaise: paid });
  }
}

/** The document of a settled order. Throws `legal-details-missing` where it may not be issued. */
export function issueInvoice(i: {
  restaurant: Restaurant;
  orderId: string;
  order: Pick<Order, 'type' | 'tableId' | 'upiClaim'>;
  bill: Bill;
  payments: Payment[];
  customerName: string | null;
  /** The day it counts to: the one that runs, or where that is closed already the next. */
  businessDay: string;
  guests: number;
  sequence: number;
  shareToken: string;
  at: number;
}): Invoice {
  assertCanIssue(i.restaurant);
  const financialYear = financialYearOf(i.at);
  const series = i.restaurant.invoiceSeries;
  return {
    number: invoiceNumber(series, financialYear, i.sequence),
    financialYear,
    series,
    sequence: i.sequence,
    issuedAt: i.at,
    businessDay: i.businessDay,
    orderId: i.orderId,
    orderType: i.order.type,
    tableId: i.order.tableId,
    seller: sellerOf(i.restaurant),
    customerName: i.customerName,
    guests: i.guests,
    sac: SAC_RESTAURANT,
    bill: i.bill,
    payments: i.payments,
    upiClaimedPaise: i.order.upiClaim?.amountPaise ?? ZERO,
    shareToken: i.shareToken,
  };
}

/** Dishes that were paid before they were cooked stay on the kitchen's screens this long, at most. */
const PAID_KITCHEN_MS = 3 * HOUR;

/** The order as it stands once its document is issued; its copy of the document is all that its guests may see of it. */
export function settled(
  order: Order,
  { requestId, invoiceId, invoice }: { requestId: string; invoiceId: string; invoice: Invoice },
): { order: Order; settlement: Settlement } {
  const { number, seller, bill, payments, shareToken, issuedAt } = invoice;
  const copy = { number, issuedAt, seller, bill, payments, shareToken };
  const settlement = { requestId, invoiceId, ...copy, voidedAt: null };
  const lines = liveLines(order);
  const isCooked = lines.every(([id]) => ['ready', 'served'].includes(stageOf(order, id)));
  return {
    settlement,
    order: {
      ...order,
      state: 'Completed',
      closedAt: issuedAt,
      kitchenUntil: isCooked ? null : issuedAt + PAID_KITCHEN_MS,
      billed: Object.fromEntries(lines.map(([id, { quantity }]) => [id, quantity])),
      settlements: [...order.settlements, settlement],
    },
  };
}
