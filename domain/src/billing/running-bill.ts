import { apportion, minus, paise, sum, times } from '../money/money.ts';
import { computeBill, documentKind } from './bill.ts';
import { discountOn } from './discount.ts';
import { amountOf, chargesFor, openPortions, takenPortions } from './portions.ts';
import type { Bill, DocumentKind } from './bill.ts';
import type { Billable, Portions } from './portions.ts';
import type { Paise } from '../money/money.ts';
import type { Order } from '../orders/order.schema.ts';
import type { Profile } from '../restaurant/profile.ts';
import type { Restaurant } from '../restaurant/restaurant.schema.ts';

function billAs(
  kind: DocumentKind,
  order: Billable,
  named: Portions | null,
  tax: { percentage: number },
): Bill {
  const portions = takenPortions(order, named);
  const open = amountOf(order, openPortions(order));
  const discountPaise = discountOn(order.discount, { part: amountOf(order, portions), open });
  return computeBill(chargesFor(order, portions, tax), { kind, discountPaise });
}

/** The bill of an order's portions, or of all that is open, as the restaurant would issue it today. */
export const billOf = (
  order: Billable,
  restaurant: Pick<Restaurant, 'gstin' | 'composition' | 'taxSettings'>,
  portions: Portions | null = null,
): Bill => billAs(documentKind(restaurant), order, portions, restaurant.taxSettings);

/**
 * The bill of an order while it runs, by what guests and captains may know of the restaurant: to the paisa the one that
 * `billOf` issues. Of a Bill of Supply it knows the amounts and not the name, which only the issued document bears.
 */
export const runningBillOf = (
  order: Billable,
  tax: Pick<Profile['tax'], 'charged' | 'percentage'>,
  portions: Portions | null = null,
): Bill => billAs(tax.charged ? 'tax-invoice' : 'bill', order, portions, tax);

export interface Due {
  readonly bill: Bill;
  /** Taken in parts already. */
  readonly paidPaise: Paise;
  /** Still to be paid before the document is issued; below zero where the bill has shrunk since. */
  readonly duePaise: Paise;
}

/** What is still to pay of a bill of the order, of which parts may have been taken. */
export function dueOf({ payments }: Pick<Order, 'payments'>, bill: Bill): Due {
  const paidPaise = sum(payments.map(({ amountPaise }) => amountPaise));
  return { bill, paidPaise, duePaise: minus(bill.totalPaise, paidPaise) };
}

/**
 * What each of a party pays that shares a sum equally, by largest remainder: the parts add up to it. In whole rupees where
 * the sum is, for nobody carries paise.
 */
export function equalParts(duePaise: Paise, people: number): Paise[] {
  const unit = duePaise % 100 === 0 ? 100 : 1;
  const shares = apportion(
    paise(duePaise / unit),
    Array.from({ length: people }, () => 1),
  );
  return shares.map((share) => times(share, unit));
}
