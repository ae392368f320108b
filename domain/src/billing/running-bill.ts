import { apportion, minus, paise, sum, times } from '../money/money.ts';
import { computeBill, documentKind } from './bill.ts';
import { discountFor } from './discount.ts';
import { amountOf, chargesFor, choosePortions, openPortions } from './portions.ts';
import type { Bill, DocumentKind } from './bill.ts';
import type { BillableAccount } from './account.ts';
import type { OrderMoney } from './order-money.schema.ts';
import type { Paise } from '../money/money.ts';
import type { Portions } from '../orders/portions.ts';
import type { Profile } from '../restaurant/profile.ts';
import type { Restaurant } from '../restaurant/restaurant.schema.ts';

function billAs(
  kind: DocumentKind,
  { order, money }: BillableAccount,
  named: Portions | null,
  tax: { percentage: number },
): Bill {
  const portions = choosePortions(order, named);
  const open = amountOf(order, openPortions(order));
  const discountPaise = discountFor(money.discount, { part: amountOf(order, portions), open });
  return computeBill(chargesFor(order, portions, tax), { kind, discountPaise });
}

/** The bill of an order's portions, or of all that is open, as the restaurant would issue it today. */
export const billOf = (
  account: BillableAccount,
  restaurant: Pick<Restaurant, 'gstin' | 'composition' | 'taxSettings'>,
  portions: Portions | null = null,
): Bill => billAs(documentKind(restaurant), account, portions, restaurant.taxSettings);

/**
 * The bill of an order while it runs, by what guests and captains may know of the restaurant: to the paisa the one that
 * `billOf` issues. Of a Bill of Supply it knows the amounts and not the name, which only the issued document bears.
 */
export const runningBillOf = (
  account: BillableAccount,
  tax: Pick<Profile['tax'], 'charged' | 'percentage'>,
  portions: Portions | null = null,
): Bill => billAs(tax.charged ? 'tax-invoice' : 'bill', account, portions, tax);

export interface Due {
  readonly bill: Bill;
  /** Taken in parts already. */
  readonly paidPaise: Paise;
  /** Still to be paid before the document is issued; below zero where the bill has shrunk since. */
  readonly duePaise: Paise;
}

/** What is still to pay of a bill of the order, of which parts may have been taken. */
export function dueOf({ payments }: Pick<OrderMoney, 'payments'>, bill: Bill): Due {
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
