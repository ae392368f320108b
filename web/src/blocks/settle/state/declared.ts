import { declaredUpi, portionsDeclared } from '@bhoj/domain/billing/settle/own-declarations';
import { dueOf, runningBillOf } from '@bhoj/domain/billing/settle/running-bill';
import { typedRupees } from '@bhoj/domain/money/typed';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { DeclaredUpi } from '@bhoj/domain/billing/settle/own-declarations';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { NO_TENDER } from './tender.ts';
import type { Tender } from './tender.ts';

/** The name of the declaration of the whole bill. */
const WHOLE_BILL = 'all';

/** Returns the name of a declared payment within its order: for an own part, its guest's label. */
export const nameOfDeclared = ({ isOwn, by }: Pick<DeclaredUpi, 'isOwn' | 'by'>): string =>
  isOwn ? by : WHOLE_BILL;

/** Returns the declared payment of this name; null without one, as after it was confirmed. */
export const findDeclared = (
  { requests }: Pick<Order, 'requests'>,
  name: string | null,
): DeclaredUpi | null => declaredUpi(requests).find((declared) => nameOfDeclared(declared) === name) ?? null;

/** The start of the billing counter. */
export interface Start {
  readonly split: 'whole' | 'items';
  readonly portions: Portions;
  readonly tender: Tender;
}

export const FROM_NOTHING: Start = { split: 'whole', portions: {}, tender: NO_TENDER };

/**
 * Returns the start that takes a declared payment with one tap: its guest's open dishes, or the whole bill, and UPI for
 * the declared amount, at most the amount due. If the order holds part payments, it is one more part of the whole.
 */
export function startOf(account: Account, tax: Profile['tax'], declared: DeclaredUpi): Start {
  const { order, money } = account;
  const isSplit = declared.isOwn && money.payments.length === 0;
  const portions = isSplit ? portionsDeclared(order, declared) : {};
  const { duePaise } = dueOf(money, runningBillOf(account, tax, isSplit ? portions : null));
  const amount = declared.amountPaise < duePaise ? typedRupees(declared.amountPaise) : '';
  return { split: isSplit ? 'items' : 'whole', portions, tender: { ...NO_TENDER, method: 'upi', amount } };
}
