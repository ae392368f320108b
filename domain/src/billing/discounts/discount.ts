import { apportion, minus, paise, plus, rateOf, sum, ZERO } from '../../money/money.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { same } from '../../kernel/same.ts';
import { liveLines, roundOf } from '../../orders/kitchen/progress.ts';
import { complimentaryPortions } from './complimentary.ts';
import { WHOLE } from '../shape/discount-kind.ts';
import { UNUSED } from '../shape/discount.schema.ts';
import { amountOf, openPortions } from '../bill/portions.ts';
import type { Paise } from '../../money/money.ts';
import type { Account, Billable, BillableAccount } from '../shape/account.ts';
import type { DiscountValue } from '../shape/discount-kind.ts';
import type { Discount } from '../shape/discount.schema.ts';
import type { OrderMoney } from '../shape/order-money.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';

const isFood = ({ lines }: Pick<Billable, 'lines'>, id: string): boolean =>
  Object.hasOwn(lines, id) && lines[id]?.taxClass !== 'liquor';

/** True for an extra charge, and for a line with an offer that allows other discounts too. */
const mayTakeMore = ({ lines }: Pick<Billable, 'lines'>, id: string): boolean =>
  !Object.hasOwn(lines, id) || (lines[id]?.offer?.discounts ?? true);

const isIn = (
  categories: NonNullable<Discount['categories']>,
  { lines }: Pick<Billable, 'lines'>,
  id: string,
): boolean => Object.hasOwn(lines, id) && categories.some((one) => one.id === lines[id]?.categoryId);

/**
 * Returns the portions that a discount applies to. It leaves out complimentary portions, lines that came from other orders after
 * the discount was given, and lines on an offer that allows no other discount. A discount on food also leaves out liquor and the
 * delivery charge. A discount on categories leaves out all lines ordered outside these categories.
 */
export function discountedPortions({ order, money }: BillableAccount, portions: Portions): Portions {
  const { discount, complimentary } = money;
  const outside = new Set([...(discount?.outside ?? []), ...Object.keys(complimentary)]);
  const isCovered = (id: string) =>
    mayTakeMore(order, id) &&
    (discount?.covers !== 'food' || isFood(order, id)) &&
    (discount?.categories === undefined || isIn(discount.categories, order, id));
  return Object.fromEntries(Object.entries(portions).filter(([id]) => !outside.has(id) && isCovered(id)));
}

/** Returns an order's money after these lines came from another order: its discount takes nothing off them. */
export const withLinesOutside = (money: OrderMoney, lineIds: readonly string[]): OrderMoney =>
  money.discount === null
    ? money
    : { ...money, discount: { ...money.discount, outside: [...money.discount.outside, ...lineIds] } };

/** Returns the amount that a discount takes off all open portions. */
function discountOnOpen(
  { kind, value, capPaise, used }: Pick<Discount, 'kind' | 'value' | 'capPaise' | 'used'>,
  open: Paise,
): number {
  switch (kind) {
    case 'amount':
      return value;
    case 'percent': {
      const whole = rateOf(plus(used.amountPaise, open), Math.min(value, WHOLE));
      return Math.max(0, Math.min(whole, capPaise ?? whole) - used.discountPaise);
    }
  }
}

/**
 * Returns the amount that a discount takes off a document for `part` of the `open` amount; both amounts leave out lines without
 * discount. It is the part's share by largest remainder, so the shares of all parts add up to the discount on the whole, to the
 * paisa. A percentage is taken of the whole, earlier parts included, up to its limit. Lines may have been cancelled since the
 * discount was given, so it never exceeds the part.
 */
export function discountFor(
  discount: Pick<Discount, 'kind' | 'value' | 'capPaise' | 'used'> | null,
  { part, open }: { part: Paise; open: Paise },
): Paise {
  if (discount === null) return ZERO;
  const whole = paise(Math.min(discountOnOpen(discount, open), open));
  return apportion(whole, [part, minus(open, part)])[0] ?? ZERO;
}

/**
 * Returns the discount for the parts that are still open after a document took its share. `amountPaise` is the amount
 * of the document's discounted portions.
 */
export function discountLeft(discount: Discount | null, document: Discount['used']): Discount | null {
  if (discount === null) return null;
  switch (discount.kind) {
    case 'percent': {
      const amountPaise = plus(discount.used.amountPaise, document.amountPaise);
      const discountPaise = plus(discount.used.discountPaise, document.discountPaise);
      return { ...discount, used: { amountPaise, discountPaise } };
    }
    case 'amount': {
      const left = discount.value - document.discountPaise;
      return left > 0 ? { ...discount, value: left } : null;
    }
  }
}

/**
 * True when somebody sets the discount that the order has already, whatever part of it documents have used. Once lines came from
 * another order it counts as a new discount, which covers them too.
 */
export const isSameDiscount = (a: Discount | null, b: Discount | null): boolean =>
  same(a && { ...a, used: UNUSED }, b && { ...b, used: UNUSED });

/** The account on which the limits of a discount are checked. */
interface DiscountedAccount extends BillableAccount {
  readonly money: Pick<OrderMoney, 'discount' | 'complimentary' | 'settlements'>;
}

/**
 * Returns all reductions of an order: those on documents that are not void, and for open portions the discount and the
 * complimentary lines.
 */
export function discountTotal({ order, money }: DiscountedAccount): Paise {
  const open = amountOf(order, discountedPortions({ order, money }, openPortions(order)));
  const given = money.settlements
    .filter(({ voidedAt }) => voidedAt === null)
    .map(({ bill }) => bill.discountPaise);
  const free = amountOf(order, complimentaryPortions(money, openPortions(order)));
  return sum([...given, free, discountFor(money.discount, { part: open, open })]);
}

/**
 * Returns how much an owner's percentage takes off the dishes that guests ordered after the owner gave it, billed or not. It is 0
 * for a code, which has limits of its own.
 */
function discountOnLater({ order, money }: DiscountedAccount): Paise {
  const { discount } = money;
  if (discount === null || discount.code !== null) return ZERO;
  switch (discount.kind) {
    case 'percent': {
      const later = liveLines(order).filter(([id]) => roundOf(id) > discount.throughRound);
      const portions = Object.fromEntries(later.map(([id, { quantity }]) => [id, quantity]));
      return rateOf(amountOf(order, discountedPortions({ order, money }, portions)), discount.value);
    }
    case 'amount':
      return ZERO;
  }
}

/** The kind of the giver, and the most (paise) that they may take off one order; null without a limit. */
export interface DiscountAuthority {
  readonly kind: Discount['by']['kind'];
  readonly limitPaise: Paise | null;
}

/**
 * Throws `discount-above-limit` when the reductions of an order exceed a person's limit (a percentage grows with every round).
 * The limit is on discount and complimentary lines together, whoever gave them. A captain may settle a bill with a discount that
 * the owner or the office gave or allowed, for the dishes ordered before it was given; on later dishes the captain's own limit
 * holds. Office people settle likewise with the owner's discounts. The owner has no limit.
 */
export function assertMayDiscount(account: DiscountedAccount, { kind, limitPaise }: DiscountAuthority): void {
  const { discount, complimentary } = account.money;
  // A reduction that somebody allowed counts as if they had given it themselves.
  const givers = [discount, ...Object.values(complimentary)].map((given) =>
    given?.allowedBy === undefined ? given?.by.kind : null,
  );
  if (limitPaise === null) return;
  const onFloor = givers.includes('captain') || givers.includes('kitchen');
  const isLimited = onFloor || (kind === 'office' && givers.includes('office'));
  const discountPaise = isLimited ? discountTotal(account) : discountOnLater(account);
  if (discountPaise > limitPaise) throw new Refusal('discount-above-limit', { limitPaise, discountPaise });
}

/**
 * Throws `discount-above-limit` when somebody may not settle a bill with its reductions. A reduction that somebody with a higher
 * limit allowed for this order (`allowedBy`) holds for the dishes ordered before it. The rest is compared as in
 * `assertMayDiscount`.
 */
export function assertMaySettle(account: DiscountedAccount, authority: DiscountAuthority): void {
  const { discount, complimentary } = account.money;
  const isOwn = ({ allowedBy }: { readonly allowedBy?: unknown }) => allowedBy === undefined;
  const own = {
    ...account,
    money: {
      ...account.money,
      discount: discount !== null && isOwn(discount) ? discount : null,
      complimentary: Object.fromEntries(Object.entries(complimentary).filter(([, given]) => isOwn(given))),
    },
  };
  assertMayDiscount(own, authority);
  const { limitPaise } = authority;
  const discountPaise = own.money.discount === discount ? ZERO : discountOnLater(account);
  if (limitPaise !== null && discountPaise > limitPaise)
    throw new Refusal('discount-above-limit', { limitPaise, discountPaise });
}

/** True when a discount exceeds the amount that it can be taken off. A percentage never does. */
function isAbove({ kind, value }: DiscountValue, openPaise: Paise): boolean {
  switch (kind) {
    case 'percent':
      return false;
    case 'amount':
      return value > openPaise;
  }
}

/**
 * Returns the account with this discount, or with none. Throws `discount-exceeds-bill` when it is more than the dishes
 * that it covers.
 */
export function setDiscount({ order, money }: Account, discount: Discount | null): Account {
  const account = { order, money: { ...money, discount } };
  const openPaise = amountOf(order, discountedPortions(account, openPortions(order)));
  if (discount !== null && isAbove(discount, openPaise))
    throw new Refusal('discount-exceeds-bill', { openPaise });
  return account;
}
