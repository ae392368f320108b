import { ZERO } from '../../money/money.ts';
import { ALWAYS } from '../../orders/shape/order.schema.ts';
import { billDetailOf } from '../bill/charges.ts';
import { liveLines, NO_PROGRESS, subtotalOf } from '../../orders/kitchen/progress.ts';
import { newOrder } from '../../orders/rounds/round.ts';
import { discountOfBill, identityOf, rateOn } from '../bill/bill.ts';
import { buyerOn } from '../documents/buyer.ts';
import { discountedPortions, discountFor } from '../discounts/discount.ts';
import { BY_HAND, UNUSED } from '../shape/discount.schema.ts';
import { NO_MONEY } from '../documents/order-money.ts';
import { DELIVERY_NAME } from '../bill/extra-names.ts';
import { amountOf, DELIVERY, openPortions, PACKING } from '../bill/portions.ts';
import type { Profile } from '../../restaurant/profile.ts';
import type { Author } from '../../orders/shape/author.schema.ts';
import type { OrderLine } from '../../orders/shape/line.schema.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import type { Account } from '../shape/account.ts';
import type { Bill } from '../bill/bill.ts';
import type { Complimentary } from '../shape/complimentary.schema.ts';
import type { Discount } from '../shape/discount.schema.ts';
import type { Invoice } from '../documents/invoice.ts';

/**
 * How a document that does not say which lines it bills tells them apart: by what they are, at the rate that it charges
 * for them. Documents without GST store a rate of 0, whatever the dish was ordered at.
 */
function identityOn({ kind, lines }: Bill): (line: OrderLine) => string {
  const hasIds = lines.some(({ itemId }) => itemId !== null);
  return (line) =>
    identityOf({
      ...line,
      taxBp: rateOn(kind, line),
      itemId: hasIds ? line.itemId : null,
      variantId: hasIds ? (line.variant?.id ?? null) : null,
      detail: billDetailOf(line),
    });
}

/** What a document bills that was issued before documents kept it: lines found by what they are. */
function portionsFound(bill: Bill, order: Pick<Order, 'lines' | 'progress'>): Portions {
  const identity = identityOn(bill);
  const left = new Map(bill.lines.map((billed): [string, number] => [identityOf(billed), billed.quantity]));
  const dishes = liveLines(order).flatMap(([id, line]): [string, number][] => {
    const wanted = left.get(identity(line)) ?? 0;
    const quantity = Math.min(wanted, line.quantity);
    left.set(identity(line), wanted - quantity);
    return quantity === 0 ? [] : [[id, quantity]];
  });
  const hasCharge = bill.lines.some(
    (billed) => billed.name === DELIVERY_NAME && billed.itemId === null && left.get(identityOf(billed)) === 1,
  );
  return Object.fromEntries(hasCharge ? [...dishes, [DELIVERY, 1]] : dishes);
}

/** What of its order a document bills. */
const portionsOn = (
  { bill, portions }: Pick<Invoice, 'bill' | 'portions'>,
  order: Pick<Order, 'lines' | 'progress'>,
): Portions => portions ?? portionsFound(bill, order);

/** The lines of an order in these portions, as a new order takes them over. */
function linesOf(order: Pick<Order, 'lines' | 'progress'>, portions: Portions): Order['lines'] {
  const taken = liveLines(order).flatMap(([id, line]): [string, OrderLine][] => {
    const quantity = portions[id] ?? 0;
    return quantity === 0 ? [] : [[id, { ...line, quantity }]];
  });
  return Object.fromEntries(taken);
}

/**
 * The discount of a void document, for the order that bills it again: its percentage where that takes off the same, else
 * the amount that it took off.
 */
function discountToBillAgain(
  { bill, number }: Pick<Invoice, 'bill' | 'number'>,
  {
    given,
    complimentary,
    order,
    by,
  }: { given: Discount | null; complimentary: Complimentary; order: Order; by: Author },
): Discount | null {
  const discountPaise = discountOfBill(bill);
  if (discountPaise === 0) return null;
  const outside = (given?.outside ?? []).filter((id) => Object.hasOwn(order.lines, id));
  if (given?.kind === 'percent') {
    const again = { ...given, used: UNUSED, outside };
    const account = { order, money: { discount: again, complimentary } };
    const on = amountOf(order, discountedPortions(account, openPortions(order)));
    if (discountFor(again, { part: on, open: on }) === discountPaise) return again;
  }
  const owner = { kind: 'owner' as const, label: by.label, id: by.id };
  const known = given ?? { ...BY_HAND, reason: number, by: owner, covers: 'everything' };
  return { ...known, kind: 'amount', value: discountPaise, capPaise: null, used: UNUSED, outside };
}

/** What an order that bills a document again takes over from the order that the document was of. */
function contentOf(invoice: Pick<Invoice, 'bill' | 'portions'>, order: Order) {
  const portions = portionsOn(invoice, order);
  const lines = linesOf(order, portions);
  // Everything was served long ago; this order does not know when.
  const reached = Object.fromEntries(Object.keys(lines).map((id) => [id, 0]));
  const progress = { ...NO_PROGRESS, cooking: reached, ready: reached, served: reached };
  const rounds = new Set(Object.values(lines).map(({ roundId }) => roundId));
  return {
    lines,
    progress,
    subtotalPaise: subtotalOf({ lines, progress }),
    rounds: Object.fromEntries(Object.entries(order.rounds).filter(([id]) => rounds.has(id))),
    kots: order.kots,
    extras: {
      ...order.extras,
      ...(portions[DELIVERY] === undefined && { deliveryPaise: ZERO }),
      ...(portions[PACKING] === undefined && { packingPaise: ZERO }),
    },
  };
}

/** True for an order that bills a document again and lost its dishes: documents without GST once left it empty. */
export const lostItsDishes = ({
  state,
  billing,
  lines,
}: Pick<Order, 'state' | 'billing' | 'lines'>): boolean =>
  state === 'open' && billing.billsAgain !== null && Object.keys(lines).length === 0;

/** Returns such an order with the dishes of the void document. */
export const withDishesBack = (
  empty: Order,
  invoice: Pick<Invoice, 'bill' | 'portions'>,
  order: Order,
): Order => ({
  ...empty,
  ...contentOf(invoice, order),
});

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
  const settlement = i.account.money.settlements.find(({ number }) => number === invoice.number);
  const complimentary = settlement?.complimentary ?? {};
  const { order } = i.account;
  const sat = invoice.trade?.seatedMinutes ?? null;
  const partySize = invoice.guests > 0 ? invoice.guests : null;
  const fresh = newOrder({ ...i, type: order.type, tableId: null, trusted: true, partySize });
  const again: Order = {
    ...fresh,
    state: 'open',
    openedAt: at,
    label: order.label ?? invoice.tableName ?? order.tableId,
    takenBy: order.takenBy,
    customer: order.customer && { id: order.customer.id, name: invoice.customerName },
    kitchen: { ...fresh.kitchen, until: ALWAYS },
    billing: {
      ...fresh.billing,
      billsAgain: invoice.number,
      ...(sat !== null && { satMinutes: sat }),
    },
    ...contentOf(invoice, order),
  };
  return {
    order: again,
    money: {
      ...NO_MONEY,
      buyer: buyerOn(invoice),
      complimentary,
      discount: discountToBillAgain(invoice, {
        given: settlement?.discount ?? null,
        complimentary,
        order: again,
        by: i.by,
      }),
    },
  };
}
