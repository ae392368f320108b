import { DELIVERY, openPortions, PACKING } from '@bhoj/domain/billing/bill/portions';
import { handedOverOf } from '@bhoj/domain/billing/settle/handing-over';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { lineAmount, liveLines, subtotalOf } from '@bhoj/domain/orders/kitchen/progress';
import { leftPaise } from '@bhoj/domain/orders/rounds/portions';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { expect } from 'vitest';

const total = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

const EXTRAS: readonly string[] = [DELIVERY, PACKING];

/** Returns the portions of a document, without the charges for packing and delivery. */
const dishesOf = ({ portions }: Settlement): [lineId: string, quantity: number][] =>
  Object.entries(portions ?? {}).filter(([id]) => !EXTRAS.includes(id));

/** The billed portions of an order are those on its documents. */
function expectBilledAreDocuments({ order, money }: Account): void {
  const billed: Record<string, number> = {};
  for (const document of money.settlements) {
    for (const [id, quantity] of Object.entries(document.portions ?? {}))
      billed[id] = (billed[id] ?? 0) + quantity;
  }
  expect(order.billing.billed).toEqual(billed);
  for (const [id, quantity] of Object.entries(billed)) {
    if (!EXTRAS.includes(id)) expect(quantity).toBeLessThanOrEqual(order.lines[id]?.quantity ?? 0);
    else expect(quantity).toBe(1);
    expect(order.progress.cancelled).not.toHaveProperty(id);
  }
}

/** Every dish of an order is on its documents, open, or cancelled; its documents have no others. */
function expectAmountsAddUp({ order, money }: Account): void {
  const settled = money.settlements.flatMap((document) =>
    dishesOf(document).map(([id, quantity]) => quantity * (order.lines[id]?.unitPaise ?? Number.NaN)),
  );
  const ordered = total(Object.values(order.lines).map(lineAmount));
  const live = total(liveLines(order).map(([, line]) => lineAmount(line)));
  expect(order.subtotalPaise).toBe(subtotalOf(order));
  expect(total(settled) + leftPaise(order) + (ordered - live)).toBe(ordered);
  for (const { bill, portions } of money.settlements) {
    const quantity = total(bill.lines.map((line) => line.quantity));
    expect(quantity).toBe(total(Object.values(portions ?? {})));
    expect(bill.subtotalPaise).toBe(total(bill.lines.map(({ amountPaise }) => amountPaise)));
  }
}

/** The part payments on a bill never exceed the bill. */
function expectPaymentsWithinDue({ order, money }: Account, restaurant: WholeRestaurant): void {
  const held = total(money.payments.map(({ amountPaise }) => amountPaise));
  if (held === 0) return;
  expect(order.state).toBe('open');
  expect(held).toBeLessThanOrEqual(billOf({ order, money }, restaurant).totalPaise);
}

/** A cancelled order keeps its charges for packing and delivery; nobody bills them. */
const openDishes = (order: Account['order']): string[] =>
  Object.keys(openPortions(order)).filter((id) => !EXTRAS.includes(id));

function expectStateFits({ order }: Account): void {
  const open = Object.keys(openPortions(order)).length;
  if (order.state === 'waiting') expect(order.lines).toEqual({});
  if (order.state === 'Completed') {
    // An order that an operator bills is handed over; the restaurant bills the others, such as liquor alone.
    if (handedOverOf(order) === null) expect([open, order.billing.documents.length > 0]).toEqual([0, true]);
    expect(order.acceptance.waiting).toEqual([]);
  }
  if (order.state === 'Cancelled') {
    expect(order.billing.billed).toEqual({});
    if (order.ending.mergedInto === null) expect(openDishes(order)).toEqual([]);
  }
}

/** Checks one order and its money against each other. */
export function expectAccountSound(account: Account, restaurant: WholeRestaurant): void {
  expectBilledAreDocuments(account);
  expectAmountsAddUp(account);
  expectPaymentsWithinDue(account, restaurant);
  expectStateFits(account);
  const { order, money } = account;
  expect(order.billing.documents).toEqual(
    money.settlements.map(({ invoiceId, number, bill, voidedAt }) => ({
      invoiceId,
      number,
      totalPaise: bill.totalPaise,
      isVoid: voidedAt !== null,
    })),
  );
}
