import { portionsDeclared } from '@bhoj/domain/billing/settle/own-declarations';
import { dueOf, runningBillOf } from '@bhoj/domain/billing/settle/running-bill';
import { typedRupees } from '@bhoj/domain/money/typed';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { DeclaredUpi } from '@bhoj/domain/billing/settle/declared-upi';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { NO_TENDER } from './tender.ts';
import type { Tender } from './tender.ts';

/** The start of the billing counter. */
export interface Start {
  readonly split: 'whole' | 'items';
  readonly portions: Portions;
  readonly tender: Tender;
}

export const FROM_NOTHING: Start = { split: 'whole', portions: {}, tender: NO_TENDER };

/**
 * Returns how the billing counter starts so that one tap takes a declared payment: with its guest's open dishes or the
 * whole bill, by UPI, and with the declared amount, at most the amount due. If the order holds part payments, this is
 * one more part of the whole.
 */
export function startOf(account: Account, tax: Profile['tax'], declared: DeclaredUpi): Start {
  const { order, money } = account;
  const isSplit = declared.isOwn && money.payments.length === 0;
  const portions = isSplit ? portionsDeclared(order, declared) : {};
  const { duePaise } = dueOf(money, runningBillOf(account, tax, isSplit ? portions : null));
  const amount = declared.amountPaise < duePaise ? typedRupees(declared.amountPaise) : '';
  return { split: isSplit ? 'items' : 'whole', portions, tender: { ...NO_TENDER, method: 'upi', amount } };
}
