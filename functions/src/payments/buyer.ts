import { subscriptionPayments } from '@bhoj/domain/collections/platform';
import { restaurants } from '@bhoj/domain/collections/restaurant';
import { Refusal } from '@bhoj/domain/platform/reasons';
import { claimable } from '@bhoj/domain/subscription/payment';
import { look } from '../firebase/store.ts';
import { applyPayment } from './apply-payment.ts';
import { paymentsOf } from './gateway.ts';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment';
import type { Context } from '../firebase/define-callable.ts';
import type { Store } from '../firebase/store.ts';

/** Who buys, and how their purchases are told from those of others. */
export type Buyer = Pick<SubscriptionPayment, 'purpose' | 'email' | 'uid' | 'restaurantId'>;

export interface Purchase {
  readonly id: string;
  readonly value: SubscriptionPayment;
}

type Reader = Pick<Store, 'find'>;

/** An owner renews; a guest buys an account for the address they name. */
export async function buyerOf(
  caller: Context<'guest' | 'owner'>['caller'],
  email: string | null,
): Promise<Buyer> {
  const { uid } = caller;
  if (caller.kind === 'guest') {
    if (email === null) throw new Refusal('invalid-input', { fields: ['email'] });
    return { purpose: 'signup', email, uid, restaurantId: null };
  }
  const { restaurantId } = caller;
  const record = await look((store) => store.get(restaurants, { restaurantId }));
  if (record === null) throw new Refusal('restaurant-not-found');
  return { purpose: 'renewal', email: record.email, uid, restaurantId };
}

/** The orders that the buyer was given and has not paid; of a sign-up, those for the same address. */
export async function openOrdersOf(store: Reader, buyer: Buyer): Promise<Purchase[]> {
  const found = await store.find(subscriptionPayments, {}, subscriptionPayments.queries.openOf(buyer.uid));
  return found.filter(
    ({ value }) =>
      value.purpose === buyer.purpose &&
      value.email === buyer.email &&
      value.restaurantId === buyer.restaurantId,
  );
}

/** Where a buyer stands before paying anything. */
export type Standing = 'none' | 'waits' | 'paid' | 'used' | 'prove';

/**
 * Asks the gateway about the buyer's unpaid orders and counts what has been paid meanwhile. `used`: a renewal was
 * counted just now; one that was counted earlier stands in the restaurant's record.
 */
export async function standingOf(buyer: Buyer, now: number): Promise<Standing> {
  const open = await look((store) => openOrdersOf(store, buyer));
  const news = await Promise.all(
    open.map(async ({ id }) => {
      const payments = await paymentsOf(id);
      let news: Standing = payments.some((p) => p.status === 'authorized') ? 'waits' : 'none';
      for (const payment of payments) {
        const { verdict, state } = await applyPayment(payment, id, now);
        if (verdict === 'pays' && state === 'used') news = 'used';
      }
      return news;
    }),
  );
  if (buyer.purpose === 'renewal') {
    return news.includes('used') ? 'used' : news.includes('waits') ? 'waits' : 'none';
  }
  const { queries } = subscriptionPayments;
  const paid = await look((store) => store.find(subscriptionPayments, {}, queries.paidSignups(buyer.email)));
  const isMine = claimable(
    paid.map(({ value }) => value),
    { uid: buyer.uid, isProved: false },
  );
  if (paid.length > 0) return isMine.length > 0 ? 'paid' : 'prove';
  return news.includes('waits') ? 'waits' : 'none';
}
