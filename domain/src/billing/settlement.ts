import { ZERO } from '../money/money.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { financialYearOf, HOUR } from '../time/ist.ts';
import { liveLines, stageOf } from '../orders/progress.ts';
import { discountLeft } from './discount.ts';
import { assertRight } from './guard.ts';
import { assertCanIssue, invoiceNumber, SAC_RESTAURANT, sellerOf } from './invoice.ts';
import { allPayments, claimAfter } from './payments.ts';
import { openPortions, withBilled } from './portions.ts';
import type { Bill } from './bill.ts';
import type { Invoice, Payment } from './invoice.ts';
import type { Portions } from './portions.ts';
import type { Paise } from '../money/money.ts';
import type { Order, Settlement } from '../orders/order.schema.ts';
import type { Restaurant } from '../restaurant/restaurant.schema.ts';

/** Refuses an order that is over: `already-settled`, `order-closed`. */
export function assertOpen({ state }: Pick<Order, 'state'>): void {
  if (state === 'Completed') throw new Refusal('already-settled');
  if (state === 'Cancelled') throw new Refusal('order-closed');
}

/**
 * Refuses to settle: an order that is over (`already-settled`, `order-closed`), one with nothing on it
 * (`nothing-to-bill`), one whose rounds still wait for a captain (`rounds-waiting`), and one that has taken a round
 * since the captain looked (`order-changed`): nobody is billed unseen.
 */
export function assertCanSettle(order: Order, seenRounds: number): void {
  assertOpen(order);
  if (order.pendingRounds.length > 0)
    throw new Refusal('rounds-waiting', { count: order.pendingRounds.length });
  const rounds = Object.keys(order.rounds).length;
  if (rounds !== seenRounds) throw new Refusal('order-changed', { rounds });
  if (Object.keys(openPortions(order)).length === 0) throw new Refusal('nothing-to-bill');
}

/** What a request to settle was answered with before, whatever became of the order since; null for a new one. */
export function answerBefore(
  order: Pick<Order, 'settlements' | 'partRequests'>,
  requestId: string,
): { invoice: Pick<Settlement, 'invoiceId' | 'number' | 'bill'> | null; duePaise: Paise } | null {
  const invoice = order.settlements.find((settlement) => settlement.requestId === requestId);
  if (invoice !== undefined) return { invoice, duePaise: ZERO };
  const duePaise = Object.hasOwn(order.partRequests, requestId) ? order.partRequests[requestId] : undefined;
  return duePaise === undefined ? null : { invoice: null, duePaise };
}

/** The people of a document: the party's on its first, so that nobody is counted twice. */
const guestsOf = ({ settlements, partySize }: Pick<Order, 'settlements' | 'partySize'>): number =>
  settlements.length === 0 ? (partySize ?? 1) : 0;

/** The document of an order's bill. Throws `legal-details-missing`, and `document-wrong` where the guard refuses it. */
export function issueInvoice(i: {
  restaurant: Restaurant;
  orderId: string;
  order: Pick<
    Order,
    'type' | 'tableId' | 'lines' | 'payments' | 'settlements' | 'partySize' | 'customerName' | 'upiClaim'
  >;
  bill: Bill;
  /** What completes it; parts that the order holds are added. */
  payments: readonly Payment[];
  /** The day it counts to: the one that runs, or where that is closed already the next. */
  businessDay: string;
  sequence: number;
  shareToken: string;
  at: number;
}): Invoice {
  const { restaurant, order, bill } = i;
  assertCanIssue(restaurant);
  const financialYear = financialYearOf(i.at);
  const series = restaurant.invoiceSeries;
  const invoice: Invoice = {
    number: invoiceNumber(series, financialYear, i.sequence),
    financialYear,
    series,
    sequence: i.sequence,
    issuedAt: i.at,
    businessDay: i.businessDay,
    orderId: i.orderId,
    orderType: order.type,
    tableId: order.tableId,
    seller: sellerOf(restaurant),
    customerName: order.customerName,
    guests: guestsOf(order),
    sac: SAC_RESTAURANT,
    bill,
    payments: allPayments(order, i.payments),
    upiClaimedPaise: order.upiClaim?.amountPaise ?? ZERO,
    shareToken: i.shareToken,
  };
  const dishes = Object.values(order.lines).map(({ name }) => name);
  assertRight({ ...invoice, composition: restaurant.composition, dishes });
  return invoice;
}

/** Dishes that were paid before they were cooked stay on the kitchen's screens this long, at most. */
const PAID_KITCHEN_MS = 3 * HOUR;

/** The order once nothing of it is left to bill. */
function completed(order: Order, at: number): Order {
  const isCooked = liveLines(order).every(([id]) => ['ready', 'served'].includes(stageOf(order, id)));
  return {
    ...order,
    state: 'Completed',
    closedAt: at,
    kitchenUntil: isCooked ? null : at + PAID_KITCHEN_MS,
  };
}

/** The order, over where documents stand for all of it: the dishes that were still open were cancelled or moved away. */
export function closedOnceBilled(order: Order, at: number): Order {
  const isOver = order.settlements.length > 0 && order.pendingRounds.length === 0;
  return isOver && Object.keys(openPortions(order)).length === 0 ? completed(order, at) : order;
}

/**
 * The order as it stands once a document is issued for portions of it; its copy of the document is all that its guests
 * may see of it. It is Completed when nothing is left to bill; until then it keeps the rest of its discount.
 */
export function settled(
  order: Order,
  i: { requestId: string; invoiceId: string; invoice: Invoice; portions: Portions },
): { order: Order; settlement: Settlement } {
  const { number, seller, bill, payments, shareToken, issuedAt } = i.invoice;
  const { requestId, invoiceId } = i;
  const copy = { number, issuedAt, seller, bill, payments, shareToken };
  const settlement = { requestId, invoiceId, ...copy, voidedAt: null };
  const billed: Order = {
    ...order,
    billed: withBilled(order, i.portions),
    payments: [],
    upiClaim: claimAfter(order, payments),
    settlements: [...order.settlements, settlement],
  };
  const isOver = Object.keys(openPortions(billed)).length === 0;
  return {
    settlement,
    order: isOver
      ? completed(billed, issuedAt)
      : { ...billed, discount: discountLeft(order.discount, bill.discountPaise) },
  };
}
