import { ZERO } from '../../money/money.ts';
import { ALWAYS } from '../../orders/shape/order.schema.ts';
import { liveLines, nextRound, NO_PROGRESS, subtotalOf } from '../../orders/kitchen/progress.ts';
import { newOrder } from '../../orders/rounds/round.ts';
import { discountOfBill } from '../bill/bill.ts';
import { buyerOn } from '../documents/buyer.ts';
import { discountedPortions, discountFor } from '../discounts/discount.ts';
import { BY_HAND, UNUSED } from '../shape/discount.schema.ts';
import { NO_MONEY } from '../documents/order-money.ts';
import { amountOf, DELIVERY, openPortions, PACKING } from '../bill/portions.ts';
import type { Profile } from '../../restaurant/profile.ts';
import type { Author } from '../../orders/shape/author.schema.ts';
import type { OrderLine } from '../../orders/shape/line.schema.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import type { Account } from '../shape/account.ts';
import type { Complimentary } from '../shape/complimentary.schema.ts';
import type { DiscountKind } from '../shape/discount-kind.ts';
import type { Discount } from '../shape/discount.schema.ts';
import type { Invoice } from '../documents/invoice.ts';

/** Returns the lines of an order for these portions, as a new order has them. */
function linesOf(order: Pick<Order, 'lines' | 'progress'>, portions: Portions): Order['lines'] {
  const taken = liveLines(order).flatMap(([id, line]): [string, OrderLine][] => {
    const quantity = portions[id] ?? 0;
    return quantity === 0 ? [] : [[id, { ...line, quantity }]];
  });
  return Object.fromEntries(taken);
}

/**
 * Whether the new order keeps the discount as it was given. An amount becomes the part that the document took off,
 * because other documents have used the rest.
 */
const MAY_STAND: Readonly<Record<DiscountKind, boolean>> = { percent: true, amount: false };

/**
 * Returns the discount for the order that bills a void document again: the percentage if it takes off the same amount as before,
 * otherwise that amount.
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
  // A captain's limit does not hold for an amount that the void document already took off.
  const throughRound = nextRound(order) - 1;
  if (given !== null && MAY_STAND[given.kind]) {
    const again = { ...given, used: UNUSED, outside, throughRound };
    const account = { order, money: { discount: again, complimentary } };
    const on = amountOf(order, discountedPortions(account, openPortions(order)));
    if (discountFor(again, { part: on, open: on }) === discountPaise) return again;
  }
  const owner = { kind: 'owner' as const, label: by.label, id: by.id };
  const known = given ?? { ...BY_HAND, reason: number, by: owner, covers: 'everything' };
  return {
    ...known,
    kind: 'amount',
    value: discountPaise,
    capPaise: null,
    used: UNUSED,
    outside,
    throughRound,
  };
}

/** Returns the fields that the new order takes from the order of the void document. */
function contentOf({ portions }: Pick<Invoice, 'portions'>, order: Order) {
  const lines = linesOf(order, portions);
  // Everything was served long ago; the new order does not know when.
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

/**
 * Makes the new order that bills a void document again: its portions, already served, at their original prices, under
 * the name of the table at that time. The old order is never reopened, because its table may have other guests by now.
 */
export function billAgain(i: {
  invoice: Invoice;
  account: Account;
  /** The owner who declares the document void. */
  by: Author;
  code: string;
  profile: Pick<Profile, 'dayCutoff'>;
  at: number;
}): Account {
  const { invoice, at } = i;
  const settlement = i.account.money.settlements.find(({ number }) => number === invoice.number);
  const complimentary = settlement?.complimentary ?? {};
  const { order } = i.account;
  const sat = invoice.service.seatedMinutes;
  const { partySize = invoice.guests > 0 ? invoice.guests : null } = invoice.service;
  const isCounted = partySize !== null && invoice.guests === 0;
  const fresh = newOrder({ ...i, type: order.type, tableId: null, trusted: true, partySize });
  const again: Order = {
    ...fresh,
    state: 'open',
    openedAt: at,
    label: order.label ?? invoice.tableName ?? order.tableId,
    takenBy: order.takenBy,
    // The new document takes off the deposit of the void one, and counts the cash of a deposit that was given back.
    ...(order.booked?.some(({ deposit }) => deposit !== undefined) && {
      booked: order.booked.map((party) => ({ ...party, name: '' })),
    }),
    customer: order.customer && { id: order.customer.id, name: invoice.customerName },
    kitchen: { ...fresh.kitchen, until: ALWAYS },
    billing: {
      ...fresh.billing,
      billsAgain: invoice.number,
      ...(sat !== null && { satMinutes: sat }),
      ...(isCounted && { partyCounted: true as const }),
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
