import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { claimable } from '@bhoj/domain/subscription/payment';
import { readAt, transact } from '../firebase/store.ts';
import { applyPayment } from './apply-payment.ts';
import { claimantOf, openOrdersOf } from './buyer.ts';
import { paymentsOf } from './gateway.ts';
import { extend, paidSignupsOf } from './purchases.ts';
import type { GatewayPayment } from '@bhoj/domain/subscription/payment.schema';
import type { Buyer } from './buyer.ts';
import type { Purchase } from './purchases.ts';

/**
 * The state of a buyer before a payment. `waits`: the bank has confirmed a payment but not yet transferred it.
 * `paid`: an account can be made. `used`: a paid purchase has just been counted. `prove`: a payment may be theirs,
 * once they have proved the address.
 */
export type Outcome = 'none' | 'waits' | 'paid' | 'used' | 'prove';

export interface BuyerState {
  readonly outcome: Outcome;
  /** The unpaid orders that can still be paid. */
  readonly open: readonly Purchase[];
  /** The ids of all unpaid orders, including those that the gateway no longer knows. */
  readonly asked: ReadonlySet<string>;
}

/** Returns the gateway's payments for an order; null when it does not know the order, because the keys have changed. */
export async function knownPayments(orderId: string): Promise<GatewayPayment[] | null> {
  try {
    return await paymentsOf(orderId);
  } catch (cause) {
    if (cause instanceof Refusal && cause.reason === 'payment-not-found') return null;
    throw cause;
  }
}

type News = 'unknown' | 'none' | 'waits' | 'counted';

/** Asks the gateway about one unpaid order and counts what has been paid. */
async function newsOf({ id }: Purchase, now: number): Promise<News> {
  const payments = await knownPayments(id);
  if (payments === null) return 'unknown';
  let news: News = payments.some((p) => p.status === 'authorized') ? 'waits' : 'none';
  for (const payment of payments) {
    if ((await applyPayment(payment, id, now)).verdict === 'pays') news = 'counted';
  }
  return news;
}

/**
 * Uses a paid sign-up as a renewal when it was paid after the account was made (late, or in another browser) and the
 * owner has proved the address.
 */
const claimForOwner = (buyer: Buyer, restaurantId: string, now: number): Promise<boolean> =>
  transact(restaurantId, async (store) => {
    const paid = await paidSignupsOf(store, buyer.email);
    const first = paid.find(({ value }) => claimable([value], claimantOf(buyer)).length > 0);
    const used = first && (await extend(store, first, restaurantId, { uid: buyer.uid, now }));
    if (!first || !used) return false;
    store.set(subscriptionPayments, { razorpayOrderId: first.id }, used);
    return true;
  });

async function claimAllForOwner(buyer: Buyer, restaurantId: string, now: number): Promise<Outcome> {
  const paid = await readAt((store) => paidSignupsOf(store, buyer.email));
  if (paid.length === 0) return 'none';
  let outcome: Outcome = 'prove';
  while (await claimForOwner(buyer, restaurantId, now)) outcome = 'used';
  return outcome;
}

async function unclaimedSignups(buyer: Buyer): Promise<Outcome> {
  const paid = (await readAt((store) => paidSignupsOf(store, buyer.email))).map(({ value }) => value);
  if (paid.length === 0) return 'none';
  return claimable(paid, claimantOf(buyer)).length > 0 ? 'paid' : 'prove';
}

/** Asks the gateway about the buyer's unpaid orders, counts what has been paid, and returns the buyer's state. */
export async function buyerStateOf(buyer: Buyer, now: number): Promise<BuyerState> {
  const orders = await readAt((store) => openOrdersOf(store, buyer));
  const news = await Promise.all(orders.map((order) => newsOf(order, now)));
  const open = orders.filter((_, i) => news[i] === 'none');
  const counted = news.includes('counted') && buyer.purpose === 'renewal' ? 'used' : 'none';
  const claimed =
    buyer.restaurantId === null
      ? await unclaimedSignups(buyer)
      : await claimAllForOwner(buyer, buyer.restaurantId, now);
  const outcomes: readonly Outcome[] = [counted, claimed, news.includes('waits') ? 'waits' : 'none'];
  return {
    outcome: outcomes.find((outcome) => outcome !== 'none') ?? 'none',
    open,
    asked: new Set(orders.map(({ id }) => id)),
  };
}
