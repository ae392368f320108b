import { minus, plus, sum } from '../../money/money.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { complimentaryOf } from '../bill/bill.ts';
import { complimentaryPortions } from './complimentary.ts';
import { MAY_BE_CAPPED } from '../shape/discount-kind.ts';
import { justGiven } from '../shape/discount.schema.ts';
import { amountOf, openPortions } from '../bill/portions.ts';
import type { Account } from '../shape/account.ts';
import type { DiscountCode } from '../shape/discount-code.schema.ts';
import type { OrderMoney } from '../shape/order-money.schema.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { Paise } from '../../money/money.ts';

/** Returns the price of an order's dishes before tax and discount, without the complimentary ones. */
function valueOf({ order, money }: Account): Paise {
  const open = openPortions(order);
  const billed = money.settlements
    .filter(({ voidedAt }) => voidedAt === null)
    .map(({ bill }) => minus(bill.subtotalPaise, complimentaryOf(bill)));
  const free = amountOf(order, complimentaryPortions(money, open));
  return plus(sum(billed), minus(amountOf(order, open), free));
}

/** Counts the uses of a code on an order: its entries that took something off a document which is not void. */
export const usesIn = ({ settlements }: Pick<OrderMoney, 'settlements'>, code: string): number =>
  new Set(
    settlements.flatMap(({ voidedAt, discount }) =>
      voidedAt === null && discount?.code?.id === code ? [discount.code.entry] : [],
    ),
  ).size;

/** Throws `code-minimum` when the dishes of the order are worth less than the code requires. */
function assertMinimum(account: Account, { minimumPaise }: Pick<DiscountCode, 'minimumPaise'>): void {
  const valuePaise = valueOf(account);
  if (valuePaise < minimumPaise) throw new Refusal('code-minimum', { minimumPaise, valuePaise });
}

/**
 * Returns the account with a code entered on a business day as the discount of the open portions. `stored` is null for a
 * code that does not exist. Throws `code-not-valid`, `code-beside-discount`, `code-used-up` or `code-minimum`.
 */
export function enterCode(
  account: Account,
  {
    code,
    stored,
    entry,
    today,
  }: { code: string; stored: DiscountCode | null; entry: string; today: IsoDate },
): Account {
  const isOfToday =
    stored !== null && (stored.from ?? today) <= today && today <= (stored.until ?? today) && stored.active;
  // One reason for all three, so that the answer tells nothing about codes of other days.
  if (!isOfToday) throw new Refusal('code-not-valid');
  if (account.money.discount !== null) throw new Refusal('code-beside-discount');
  const uses = usesIn(account.money, code);
  if (stored.uses >= (stored.maxUses ?? Infinity) || uses >= stored.maxUsesPerOrder)
    throw new Refusal('code-used-up');
  assertMinimum(account, stored);
  const { kind, value, covers, categories, capPaise, note } = stored;
  const discount = {
    kind,
    value,
    covers,
    ...(categories !== undefined && { categories }),
    ...justGiven(account.order),
    capPaise: MAY_BE_CAPPED[kind] ? capPaise : null,
    reason: note === '' ? code : note,
    // The owner made the code, so a captain's limit does not apply.
    by: { kind: 'owner' as const, label: code, id: null },
    code: { id: code, entry },
  };
  return { order: account.order, money: { ...account.money, discount } };
}

/**
 * Returns a code after the money of its order changed: a document that takes something off by the code adds a use, and
 * a void takes the use back. Throws `code-used-up` for a use too many, and `code-minimum` when the order has shrunk
 * below the code's minimum. Neither applies to an order that bills a void document again: its guest already had the
 * discount.
 */
export function followCode(
  stored: DiscountCode,
  { code, before, after }: { code: string; before: Account; after: Account },
): DiscountCode {
  const change = usesIn(after.money, code) - usesIn(before.money, code);
  if (change > 0 && after.order.billing.billsAgain === null) {
    if (stored.uses >= (stored.maxUses ?? Infinity)) throw new Refusal('code-used-up');
    assertMinimum(after, stored);
  }
  return { ...stored, uses: Math.max(0, stored.uses + change) };
}
