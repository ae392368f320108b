import { basisPoints, minus, sum } from '../../money/money.ts';
import { computeBill } from '../bill/bill.ts';
import { documentKind, taxedKind } from '../shape/document-kind.ts';
import { discountedPortions, discountFor } from '../discounts/discount.ts';
import { amountOf, chargesByLine, choosePortions, openPortions } from '../bill/portions.ts';
import type { Bill, Charge } from '../bill/bill.ts';
import type { DocumentKind } from '../shape/document-kind.ts';
import type { BillableAccount } from '../shape/account.ts';
import type { Discount } from '../shape/discount.schema.ts';
import type { OrderMoney } from '../shape/order-money.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import type { Profile } from '../../restaurant/profile.ts';
import type { WholeRestaurant } from '../../restaurant/whole-restaurant.ts';

/** Returns the note on a bill about its discount. */
function noteOf(discount: Discount | null): Pick<Bill, 'discountNote'> {
  if (discount === null) return {};
  const { covers, categories, code } = discount;
  if (covers === 'everything' && categories === undefined && code === null) return {};
  const names = categories && { categories: categories.map(({ name }) => name) };
  return { discountNote: { covers, code: code?.id ?? null, ...names } };
}

/**
 * Charges restaurant service at the rate of the day on which the document is issued, for all its dishes: where invoice and
 * payment come after a change of the rate, the new rate also holds for dishes served before it (CGST Act s. 14(a)(i)).
 */
const atRateOfIssue = (charge: Charge, { percentage }: { percentage: number }): Charge =>
  charge.taxClass === 'standard' ? { ...charge, taxBp: basisPoints(percentage) } : charge;

function billAs(
  kindOf: (charges: readonly Charge[]) => DocumentKind,
  { order, money }: BillableAccount,
  named: Portions | null,
  tax: { percentage: number },
): Bill {
  const portions = choosePortions(order, named);
  const inside = discountedPortions({ order, money }, portions);
  const open = amountOf(order, discountedPortions({ order, money }, openPortions(order)));
  const discountPaise = discountFor(money.discount, { part: amountOf(order, inside), open });
  const byLine = chargesByLine(order, portions, tax, money.complimentary).map(({ id, charge }) => ({
    id,
    charge: atRateOfIssue(charge, tax),
  }));
  const charges = byLine.map(({ charge }) => charge);
  const discounted = byLine.flatMap(({ id, charge }) => (Object.hasOwn(inside, id) ? [charge] : []));
  const bill = computeBill(charges, { kind: kindOf(charges), discountPaise, discounted });
  return discountPaise === 0 ? bill : { ...bill, ...noteOf(money.discount) };
}

/** Returns the bill of some portions of an order, or of all open portions, as it would be issued now. */
export const billOf = (
  account: BillableAccount,
  restaurant: Pick<WholeRestaurant, 'gstin' | 'composition' | 'taxSettings'>,
  portions: Portions | null = null,
): Bill => billAs((charges) => documentKind(restaurant, charges), account, portions, restaurant.taxSettings);

/**
 * Returns the running bill from the restaurant's data that guests and captains may read. Its amounts equal those of
 * `billOf` to the paisa. Under the composition scheme its kind is wrong; only the issued document has the right one.
 */
export const runningBillOf = (
  account: BillableAccount,
  tax: Pick<Profile['tax'], 'charged' | 'percentage'>,
  portions: Portions | null = null,
): Bill => billAs((charges) => (tax.charged ? taxedKind(charges) : 'bill'), account, portions, tax);

export interface Due {
  readonly bill: Bill;
  /** The total of part payments. */
  readonly paidPaise: Paise;
  /** The amount to pay before the document is issued; negative when the bill has shrunk since a part payment. */
  readonly duePaise: Paise;
}

/** Returns the amount still due on a bill of the order after its part payments. */
export function dueOf({ payments }: Pick<OrderMoney, 'payments'>, bill: Bill): Due {
  const paidPaise = sum(payments.map(({ amountPaise }) => amountPaise));
  return { bill, paidPaise, duePaise: minus(bill.totalPaise, paidPaise) };
}
