import { aSettlement as anySettlement, paidAccount } from '@bhoj/domain/fixtures/billing';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, RAVI, withStages } from '@bhoj/domain/fixtures/orders';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { OrderSays } from '@bhoj/domain/fixtures/orders';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';

export const NOW = Date.parse('2026-11-21T20:00+05:30');

/** Ravi, with the uid `ravi`. */
export const CAPTAIN = { ...RAVI, id: memberIdOf('ravi') };

/** One round by Ravi at 19:30: two dal for ₹400 and a naan for ₹60, at F1-T02, KOT 12. */
export const anOpenOrder = (says: OrderSays = {}): Order =>
  anOrder({
    at: NOW - 30 * 60_000,
    tableId: 'F1-T02',
    guests: {},
    rounds: [
      {
        roundId: 'r1',
        kot: 12,
        by: CAPTAIN,
        lines: [lineOf('Dal', 200, { quantity: 2 }), lineOf('Naan', 60)],
      },
    ],
    ...says,
  });

/** INV/26-27/000123, issued a minute ago. */
const DOCUMENT: Partial<Settlement> = {
  invoiceId: '2026-27_INV_000123',
  number: 'INV/26-27/000123',
  issuedAt: NOW - 60_000,
};

export const aSettlement = (order: Order, over: Partial<Settlement> = {}): Settlement =>
  anySettlement(order, { ...DOCUMENT, ...over });

/** `anOpenOrder()`, served and paid in cash a minute ago. */
export function aPaidAccount(over: Partial<Settlement> = {}): Account {
  const open = anOpenOrder();
  const served = withStages(open, { served: Object.keys(open.lines) });
  const { order, money } = paidAccount(served, { ...DOCUMENT, ...over });
  return { order: { ...order, kitchen: { ...order.kitchen, until: null } }, money };
}

export const aPaidOrder = (over: Partial<Order> = {}): Order => ({ ...aPaidAccount().order, ...over });
