import { joinedName, placeFields, tablesOf } from '../../orders/shape/order-tables.ts';
import { chosenName } from '../../restaurant/place-names.ts';
import { invoiceNumber, assertNumberLeft } from '../documents/series.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { financialYearOf } from '../../time/ist.ts';
import { assertOwnSale } from './operators-supply.ts';
import type { OperatorsOrder } from './operators-supply.ts';
import { discountOfBill } from '../bill/bill.ts';
import { complimentaryLeft, complimentaryOn } from '../discounts/complimentary.ts';
import { discountedPortions, discountLeft } from '../discounts/discount.ts';
import { completeOrder } from './complete-order.ts';
import { assertRight } from './guard.ts';
import { serviceCodeAt } from '../../statute/gst.ts';
import { assertCanIssue } from '../documents/invoice.ts';
import { sellerOf } from '../documents/seller-of.ts';
import { ownDeclaredOf, endOwnDeclarations } from './own-declarations.ts';
import { allPayments, confirmDeclaration } from './payments.ts';
import { addBilled, amountOf, openPortions } from '../bill/portions.ts';
import { seatedMinutesOf, byMemberOf } from './by-member.ts';
import { lineWaitsOf } from './line-waits.ts';

import type { Bill } from '../bill/bill.ts';
import type { Account, Billable } from '../shape/account.ts';
import type { Invoice, MemberRef, Payment } from '../documents/invoice.ts';
import type { Issuer } from '../documents/seller-of.ts';
import type { OrderMoney, Settlement } from '../shape/order-money.schema.ts';
import type { Author } from '../../orders/shape/author.schema.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import type { Restaurant } from '../../restaurant/restaurant.schema.ts';

/**
 * Throws `already-settled` or `order-closed` when the order is over, and `aggregator-order` for an order that an
 * operator bills.
 */
export function assertNotOver(order: Pick<Order, 'state'> & OperatorsOrder): void {
  const { state } = order;
  assertOwnSale(order);
  if (state === 'Completed') throw new Refusal('already-settled');
  if (state === 'Cancelled') throw new Refusal('order-closed');
}

/**
 * Throws when an order cannot be settled: it is over (`already-settled`, `order-closed`), nothing is on it
 * (`nothing-to-bill`), rounds wait for a captain (`rounds-waiting`), or a round has come since the captain looked
 * (`order-changed`).
 */
export function assertCanSettle(order: Order, seenRounds: number): void {
  assertNotOver(order);
  const { waiting } = order.acceptance;
  if (waiting.length > 0) throw new Refusal('rounds-waiting', { count: waiting.length });
  const rounds = Object.keys(order.rounds).length;
  if (rounds !== seenRounds) throw new Refusal('order-changed', { rounds });
  if (Object.keys(openPortions(order)).length === 0) throw new Refusal('nothing-to-bill');
}

/**
 * Returns how many people the next document counts: the size of the party on the first document of an order, or 0 where nobody
 * knows it. Phones do not count, because four people may share one. Further documents, and those that bill a void one again,
 * count nobody.
 */
const guestsOf = ({ billing, partySize }: Pick<Order, 'billing' | 'partySize'>): number =>
  billing.documents.length === 0 && billing.partyCounted !== true ? (partySize ?? 0) : 0;

const memberOf = (author: Author | null): MemberRef | null => author && { id: author.id, name: author.label };

/**
 * Returns the name that a document shows for its order's table: the name that the owner gave it; for joined tables, the names of
 * all. Null where the id is the name.
 */
function nameAtIssue(
  names: Restaurant['placeNames'],
  order: Pick<Order, 'tableId' | 'joinedTableIds'>,
): string | null {
  const tableIds = tablesOf(order);
  const [tableId] = tableIds;
  if (tableId === undefined) return null;
  const nameOf = (id: string) => chosenName(names, id);
  return tableIds.length === 1 ? nameOf(tableId) : joinedName(tableIds, (id) => nameOf(id) ?? id);
}

/**
 * Makes the document of an order's bill. Throws `legal-details-missing`, or `document-wrong` when the guard finds a
 * fault.
 */
export function issueInvoice(i: {
  restaurant: Issuer & Pick<Restaurant, 'placeNames'>;
  orderId: string;
  order: Billable &
    Pick<
      Order,
      | 'tableId'
      | 'joinedTableIds'
      | 'billing'
      | 'partySize'
      | 'joining'
      | 'customer'
      | 'requests'
      | 'takenBy'
      | 'openedAt'
    >;
  money: Pick<OrderMoney, 'payments' | 'buyer' | 'complimentary'>;
  bill: Bill;
  /** The portions on the document. */
  portions: Portions;
  /** The last payments; `issueInvoice` adds the part payments that the order holds. */
  payments: readonly Payment[];
  /** The business day it counts towards: the current one, or the next one when that is closed. */
  businessDay: string;
  sequence: number;
  shareToken: string;
  /** The member who settles the bill. */
  by: Author;
  at: number;
}): Invoice {
  const { restaurant, order, money, bill } = i;
  assertCanIssue(restaurant, bill);
  const financialYear = financialYearOf(i.at);
  const series = restaurant.invoiceSeries;
  assertNumberLeft(series, i.sequence, restaurant);
  const waits = lineWaitsOf(order, i.portions);
  const payments = allPayments(money, i.payments);
  const tableName = nameAtIssue(restaurant.placeNames, order);
  const invoice = {
    number: invoiceNumber(series, financialYear, i.sequence),
    financialYear,
    series,
    sequence: i.sequence,
    issuedAt: i.at,
    businessDay: i.businessDay,
    orderId: i.orderId,
    orderType: order.type,
    ...placeFields(order),
    ...(tableName !== null && { tableName }),
    seller: sellerOf(restaurant),
    customerName: order.customer?.name ?? null,
    guests: guestsOf(order),
    sac: serviceCodeAt(i.at, order.type),
    particulars: { buyer: money.buyer },
    bill,
    portions: i.portions,
    payments,
    upiDeclaredPaise: ownDeclaredOf(order, { portions: i.portions, payments }),
    takenBy: memberOf(order.takenBy),
    settledBy: { id: i.by.id, name: i.by.label },
    service: {
      byMember: byMemberOf(order, i.portions, { bill, complimentary: money.complimentary }),
      seatedMinutes: seatedMinutesOf(order, i.at),
      ...(order.partySize !== null && { partySize: order.partySize }),
      ...(waits && { waits }),
    },
    shareToken: i.shareToken,
  };
  const dishes = Object.values(order.lines).map(({ name }) => name);
  assertRight({ ...invoice, dishes });
  return invoice;
}

/** Completes an order once documents bill all of it: its open dishes were cancelled or moved to another order. */
export function closeIfBilled(order: Order, at: number): Order {
  const isOver = order.billing.documents.length > 0 && order.acceptance.waiting.length === 0;
  return isOver && Object.keys(openPortions(order)).length === 0 ? completeOrder(order, at) : order;
}

/**
 * Returns the account after a document is issued for portions of the order. The guests can read only the order's copy
 * of the document. The order becomes Completed when all of it is billed; until then it keeps the rest of its discount.
 * The buyer is cleared, because the next document names its own.
 */
export function addSettlement(
  { order, money }: Account,
  i: {
    requestId: string;
    invoiceId: string;
    invoice: Invoice;
    /**
     * The customer record that counts the document; missing for that of the order's customer. Null where the record is gone or
     * broken: a later void or note must take nothing from a record that never got the document.
     */
    countedFor?: string | null;
  },
): { account: Account; settlement: Settlement } {
  const { number, seller, sac, bill, payments, shareToken, issuedAt } = i.invoice;
  const { requestId, invoiceId, countedFor = order.customer?.id ?? null } = i;
  const copy = { number, issuedAt, seller, sac, bill, payments, shareToken };
  const { portions, customerName, tableId, tableName, particulars } = i.invoice;
  const settlement: Settlement = {
    requestId,
    invoiceId,
    ...copy,
    particulars,
    portions,
    discount: discountOfBill(bill) === 0 ? null : money.discount,
    complimentary: complimentaryOn(money.complimentary, portions),
    issuedTo: { customerName, tableId, ...(tableName !== undefined && { tableName }) },
    customer: { id: countedFor },
    voidedAt: null,
  };
  const document = { invoiceId, number, totalPaise: bill.totalPaise, isVoid: false };
  const billed: Order = {
    ...order,
    billing: {
      ...order.billing,
      billed: addBilled(order, i.invoice.portions),
      documents: [...order.billing.documents, document],
    },
    requests: confirmDeclaration(endOwnDeclarations(order, i.invoice), payments),
  };
  const isOver = Object.keys(openPortions(billed)).length === 0;
  const discounted = discountedPortions({ order, money }, portions);
  const used = { amountPaise: amountOf(order, discounted), discountPaise: discountOfBill(bill) };
  const discount = isOver ? money.discount : discountLeft(money.discount, used);
  return {
    settlement,
    account: {
      order: isOver ? completeOrder(billed, issuedAt) : billed,
      money: {
        ...money,
        payments: [],
        splitAmong: null,
        buyer: null,
        discount,
        complimentary: complimentaryLeft(money.complimentary, billed),
        settlements: [...money.settlements, settlement],
      },
    },
  };
}
