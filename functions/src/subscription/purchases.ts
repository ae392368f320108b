import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { audit } from '@bhoj/domain/audit/audit.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { usedFor } from '@bhoj/domain/subscription/payment';
import { nextPeriod } from '@bhoj/domain/subscription/subscription';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment';
import type { Store } from '../firebase/store.ts';

/** A purchase with its id: the gateway's order. */
export interface Purchase {
  readonly id: string;
  readonly value: SubscriptionPayment;
}

/** What has been paid for an account at an address, and is used by nobody yet. */
export const paidSignupsOf = (store: Pick<Store, 'find'>, email: string): Promise<Purchase[]> =>
  store.find(subscriptionPayments, {}, subscriptionPayments.queries.paidSignups(email));

/**
 * Extends a restaurant's subscription by a paid purchase and answers with the purchase as it is used then, for the caller
 * to write. Null where the restaurant is gone, or has been given premium without an end meanwhile. Reads one record, then
 * writes; nothing may be read after it.
 */
export async function extend(
  store: Store,
  { id, value }: Purchase,
  restaurantId: string,
  by: { uid: string; now: number },
): Promise<SubscriptionPayment | null> {
  const record = await store.get(restaurants, { restaurantId });
  const period = record && nextPeriod(record, value, by.now);
  if (period === null) return null;
  store.update(restaurants, { restaurantId }, { membership: 'premium', premiumUntil: period.until });
  store.create(
    audit,
    { restaurantId, entryId: newId() },
    {
      action: 'applyPayment',
      uid: by.uid,
      role: 'owner',
      at: by.now,
      orderId: null,
      details: { orderId: id, planId: value.planId, amountPaise: value.amountPaise },
    },
  );
  return usedFor(value, restaurantId, period);
}
