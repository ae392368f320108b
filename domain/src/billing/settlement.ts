import { ZERO } from '../money/money.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { financialYearOf, HOUR } from '../time/ist.ts';
import { liveLines, stageOf } from '../orders/progress.ts';
import { discountLeft } from './discount.ts';
import { assertRight } from './guard.ts';
import { assertCanIssue, invoiceNumber, SAC_RESTAURANT, sellerOf } from './invoice.ts';
import { allPayments, confirmDeclaration } from './payments.ts';
import { addBilled, openPortions } from './portions.ts';
import type { Bill } from './bill.ts';
import type { Account } from './account.ts';
import type { Invoice, MemberRef, Payment } from './invoice.ts';
import type { OrderMoney, Settlement } from './order-money.schema.ts';
import type { Paise } from '../money/money.ts';
import type { Author, Order } from '../orders/order.schema.ts';
import type { Portions } from '../orders/portions.ts';
import type { Restaurant } from '../restaurant/restaurant.schema.ts';

/** Refuses an order that is over: `already-settled`, `order-closed`. */
export function assertNotOver({ state }: Pick<Order, 'state'>): void {
  if (state === 'Completed') throw new Refusal('already-settled');
  if (state === 'Cancelled') throw new Refusal('order-closed');
}

/**
 * Refuses to settle: an order that is over (`already-settled`, `order-closed`), one with nothing on it
 * (`nothing-to-bill`), one whose rounds still wait for a captain (`rounds-waiting`), and one that has taken a round
 * since the captain looked (`order-changed`): nobody is billed unseen.
 */
export function assertCanSettle(order: Order, seenRounds: number): void {
  assertNotOver(order);
  const { waiting } = order.acceptance;
  if (waiting.length > 0) throw new Refusal('rounds-waiting', { count: waiting.length });
  const rounds = Object.keys(order.rounds).length;
  if (rounds !== seenRounds) throw new Refusal('order-changed', { rounds });
  if (Object.keys(openPortions(order)).length === 0) throw new Refusal('nothing-to-bill');
}

/** What a request to settle was answered with before, whatever became of the order since; null for a new one. */
export function answerBefore(
  money: Pick<OrderMoney, 'settlements' | 'partRequests'>,
  requestId: string,
): { invoice: Pick<Settlement, 'invoiceId' | 'number' | 'bill'> | null; duePaise: Paise } | null {
  const invoice = money.settlements.find((settlement) => settlement.requestId === requestId);
  if (invoice !== undefined) return { invoice, duePaise: ZERO };
  const duePaise = Object.hasOwn(money.partRequests, requestId) ? money.partRequests[requestId] : undefined;
  return duePaise === undefined ? null : { invoice: null, duePaise };
}

/** The people of a document: the party's on its first, so that nobody is counted twice. */
const guestsOf = ({ documents, partySize }: Pick<Order, 'documents' | 'partySize'>): number =>
  documents.length === 0 ? (partySize ?? 1) : 0;

const memberOf = (author: Author | null): MemberRef | null => author && { id: author.id, name: author.label };

/** The document of an order's bill. Throws `legal-details-missing`, and `document-wrong` where the guard refuses it. */
export function issueInvoice(i: {
  restaurant: Restaurant;
  orderId: string;
  order: Pick<
    Order,
    'type' | 'tableId' | 'lines' | 'documents' | 'partySize' | 'customer' | 'requests' | 'takenBy'
  >;
  money: Pick<OrderMoney, 'payments'>;
  bill: Bill;
  /** What the bill is of. */
  portions: Portions;
  /** What completes it; parts that the order holds are added. */
  payments: readonly Payment[];
  /** The day it counts to: the one that runs, or where that is closed already the next. */
  businessDay: string;
  sequence: number;
  shareToken: string;
  /** The member who settles. */
  by: Author;
  at: number;
}): Invoice & { portions: Portions } {
  const { restaurant, order, money, bill } = i;
  assertCanIssue(restaurant);
  const financialYear = financialYearOf(i.at);
  const series = restaurant.invoiceSeries;
  const invoice = {
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
    customerName: order.customer?.name ?? null,
    guests: guestsOf(order),
    sac: SAC_RESTAURANT,
    bill,
    portions: i.portions,
    payments: allPayments(money, i.payments),
    upiDeclaredPaise: order.requests.upiDeclaration?.amountPaise ?? ZERO,
    takenBy: memberOf(order.takenBy),
    settledBy: memberOf(i.by),
    shareToken: i.shareToken,
  };
  const dishes = Object.values(order.lines).map(({ name }) => name);
  assertRight({ ...invoice, composition: restaurant.composition, dishes });
  return invoice;
}

/** Dishes that were paid before they were cooked stay on the kitchen's screens this long, at most. */
const PAID_KITCHEN_MS = 3 * HOUR;

/** The order once nothing of it is left to bill. */
function completeOrder(order: Order, at: number): Order {
  const isCooked = liveLines(order).every(([id]) => ['ready', 'served'].includes(stageOf(order, id)));
  return {
    ...order,
    state: 'Completed',
    closedAt: at,
    kitchenUntil: isCooked ? null : at + PAID_KITCHEN_MS,
  };
}

/** The order, over where documents stand for all of it: the dishes that were still open were cancelled or moved away. */
export function closeIfBilled(order: Order, at: number): Order {
  const isOver = order.documents.length > 0 && order.acceptance.waiting.length === 0;
  return isOver && Object.keys(openPortions(order)).length === 0 ? completeOrder(order, at) : order;
}

/**
 * The account as it stands once a document is issued for portions of the order. Its copy of the document is all that its
 * guests may see of it. The order is Completed when nothing is left to bill; until then it keeps the rest of its discount.
 */
export function addSettlement(
  { order, money }: Account,
  i: { requestId: string; invoiceId: string; invoice: Invoice & { readonly portions: Portions } },
): { account: Account; settlement: Settlement } {
  const { number, seller, bill, payments, shareToken, issuedAt } = i.invoice;
  const { requestId, invoiceId } = i;
  const copy = { number, issuedAt, seller, bill, payments, shareToken };
  const { portions, customerName, tableId } = i.invoice;
  const settlement: Settlement = {
    requestId,
    invoiceId,
    ...copy,
    portions,
    discount: bill.discountPaise === 0 ? null : money.discount,
    issuedTo: { customerName, tableId },
    voidedAt: null,
  };
  const document = { invoiceId, number, totalPaise: bill.totalPaise, isVoid: false };
  const billed: Order = {
    ...order,
    billed: addBilled(order, i.invoice.portions),
    requests: confirmDeclaration(order.requests, payments),
    documents: [...order.documents, document],
  };
  const isOver = Object.keys(openPortions(billed)).length === 0;
  const used = { amountPaise: bill.subtotalPaise, discountPaise: bill.discountPaise };
  const discount = isOver ? money.discount : discountLeft(money.discount, used);
  return {
    settlement,
    account: {
      order: isOver ? completeOrder(billed, issuedAt) : billed,
      money: { ...money, payments: [], discount, settlements: [...money.settlements, settlement] },
    },
  };
}
