import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { orderingUntil } from '@bhoj/domain/subscription/subscription';
import { readAt } from '../firebase/store.ts';
import type { Claimant } from '@bhoj/domain/subscription/payment';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import type { Context } from '../firebase/define-callable.ts';
import type { Store } from '../firebase/store.ts';
import type { Purchase } from './purchases.ts';

/** The buyer, with the fields that identify their purchases. */
export type Buyer = Pick<SubscriptionPayment, 'purpose' | 'email' | 'uid' | 'restaurantId'> & {
  /** True when the e-mail address is proved. */
  readonly isProved: boolean;
  /** False when a subscription has no end and cannot be extended. */
  readonly canBuy: boolean;
};

export const claimantOf = ({ uid, isProved }: Buyer): Claimant => ({ uid, isProved });

/** Returns the buyer: an owner who renews, or a guest who buys an account for the given address. */
export async function buyerOf(
  caller: Context<'guest' | 'owner'>['caller'],
  email: string | null,
): Promise<Buyer> {
  const { uid } = caller;
  if (caller.kind === 'guest') {
    if (email === null) throw new Refusal('invalid-input', { fields: ['email'] });
    return { purpose: 'signup', email, uid, restaurantId: null, isProved: false, canBuy: true };
  }
  const { restaurantId, isProved } = caller;
  const record = await readAt((store) => store.need(restaurants, { restaurantId }, 'restaurant-not-found'));
  const canBuy = orderingUntil(record) !== null;
  return { purpose: 'renewal', email: record.email, uid, restaurantId, isProved, canBuy };
}

/** Returns the buyer's unpaid orders; for a sign-up, only those for the same address. */
export async function openOrdersOf(store: Pick<Store, 'find'>, buyer: Buyer): Promise<Purchase[]> {
  const found = await store.find(subscriptionPayments, {}, subscriptionPayments.queries.openOf(buyer.uid));
  return found.filter(
    ({ value }) =>
      value.purpose === buyer.purpose &&
      value.email === buyer.email &&
      value.restaurantId === buyer.restaurantId,
  );
}
