import { apportion, minus, paise, plus, rateOf, sum, ZERO } from '../money/money.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { amountOf, openPortions } from './portions.ts';
import type { Paise } from '../money/money.ts';
import type { Account, BillableAccount } from './account.ts';
import type { Discount } from './discount.schema.ts';
import type { OrderMoney } from './order-money.schema.ts';

/** A hundred per cent in basis points. */
const WHOLE = 10_000;

/**
 * What a discount takes off a document for `part` of the `open` amount: a percentage of it, or its share of an amount by
 * largest remainder, so that the shares of all parts add up to it. Never more than there is: lines may have been
 * cancelled since.
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

/** What is left of it for the parts that are still open, after a document took `given`. */
export function discountLeft(discount: Discount | null, given: Paise): Discount | null {
  if (discount === null || discount.kind === 'percent') return discount;
  return discount.value > given ? { ...discount, value: discount.value - given } : null;
}

/** What the limits of a discount are checked on. */
interface DiscountedAccount extends BillableAccount {
  readonly money: Pick<OrderMoney, 'discount' | 'settlements'>;
}

/** All that is off an order: on the documents that stand, and on what is open. */
export function discountTotal({ order, money }: DiscountedAccount): Paise {
  const open = amountOf(order, openPortions(order));
  const given = money.settlements
    .filter(({ voidedAt }) => voidedAt === null)
    .map(({ bill }) => bill.discountPaise);
  return plus(sum(given), discountFor(money.discount, { part: open, open }));
}

/** Who acts, and how much a captain may take off an order in all. */
export interface DiscountAuthority {
  readonly kind: 'captain' | 'owner';
  readonly limitPaise: Paise;
}

/**
 * Refuses, as `discount-above-limit`, what a captain set where it has come to more than the owner lets them: a percentage
 * grows with every round. What the owner set may be settled by a captain, and the owner may settle anything.
 */
export function assertMayDiscount(account: DiscountedAccount, { kind, limitPaise }: DiscountAuthority): void {
  if (kind === 'owner' || account.money.discount?.by.kind !== 'captain') return;
  const discountPaise = discountTotal(account);
  if (discountPaise > limitPaise) throw new Refusal('discount-above-limit', { limitPaise, discountPaise });
}

/** The account with another discount, or none. Refuses, as `discount-exceeds-bill`, an amount above what is open. */
export function setDiscount({ order, money }: Account, discount: Discount | null): Account {
  const openPaise = amountOf(order, openPortions(order));
  if (discount?.kind === 'amount' && discount.value > openPaise)
    throw new Refusal('discount-exceeds-bill', { openPaise });
  return { order, money: { ...money, discount } };
}
