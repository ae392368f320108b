import { apportion, minus, paise, plus, rateOf, sum, ZERO } from '../money/money.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { amountOf, openPortions } from './portions.ts';
import type { Paise } from '../money/money.ts';
import type { Account, BillableAccount } from './account.ts';
import type { Discount } from './discount.schema.ts';
import type { OrderMoney } from './order-money.schema.ts';

/** 100 % in basis points. */
const WHOLE = 10_000;

/**
 * Returns the discount on a document for `part` of the `open` amount. A percentage applies to the part. An amount is
 * shared by largest remainder, so the shares of all parts add up to it. The result is never above `open`, because
 * lines may have been cancelled since.
 */
export function discountFor(
  discount: Pick<Discount, 'kind' | 'value'> | null,
  { part, open }: { part: Paise; open: Paise },
): Paise {
  if (discount === null) return ZERO;
  if (discount.kind === 'percent') return rateOf(part, Math.min(discount.value, WHOLE));
  const whole = paise(Math.min(discount.value, open));
  return apportion(whole, [part, minus(open, part)])[0] ?? ZERO;
}

/** Returns the discount that remains for the open parts after a document used `given` of it. */
export function discountLeft(discount: Discount | null, given: Paise): Discount | null {
  if (discount === null || discount.kind === 'percent') return discount;
  return discount.value > given ? { ...discount, value: discount.value - given } : null;
}

/** The part of an account that the discount limits are checked on. */
interface DiscountedAccount extends BillableAccount {
  readonly money: Pick<OrderMoney, 'discount' | 'settlements'>;
}

/** Returns the total discount on an order: on documents that are not void, and on the open portions. */
export function discountTotal({ order, money }: DiscountedAccount): Paise {
  const open = amountOf(order, openPortions(order));
  const given = money.settlements
    .filter(({ voidedAt }) => voidedAt === null)
    .map(({ bill }) => bill.discountPaise);
  return plus(sum(given), discountFor(money.discount, { part: open, open }));
}

/** The member who gives a discount, and the most (paise) that a captain may take off one order. */
export interface DiscountAuthority {
  readonly kind: 'captain' | 'owner';
  readonly limitPaise: Paise;
}

/**
 * Throws `discount-above-limit` when a captain's discount is now above the owner's limit: a percentage grows with
 * every round. A captain may settle a discount that the owner set, and the owner may settle any discount.
 */
export function assertMayDiscount(account: DiscountedAccount, { kind, limitPaise }: DiscountAuthority): void {
  if (kind === 'owner' || account.money.discount?.by.kind !== 'captain') return;
  const discountPaise = discountTotal(account);
  if (discountPaise > limitPaise) throw new Refusal('discount-above-limit', { limitPaise, discountPaise });
}

/** Returns the account with this discount, or with none. Throws `discount-exceeds-bill` for more than what is open. */
export function setDiscount({ order, money }: Account, discount: Discount | null): Account {
  const openPaise = amountOf(order, openPortions(order));
  if (discount?.kind === 'amount' && discount.value > openPaise)
    throw new Refusal('discount-exceeds-bill', { openPaise });
  return { order, money: { ...money, discount } };
}
