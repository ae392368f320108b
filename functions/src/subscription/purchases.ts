import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { audit } from '@bhoj/domain/audit/audit.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { documentSettings } from '@bhoj/domain/restaurant/settings.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { movedToPeriod, usedFor } from '@bhoj/domain/subscription/payment';
import { movedForward, nextPeriod, withoutPeriod } from '@bhoj/domain/subscription/subscription';
import { openCreditNote, openInvoicing, openPeriodNotes } from '../shared/platform-invoices.repo.ts';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';
import type { Period } from '@bhoj/domain/subscription/subscription';
import type { Store } from '../firebase/store.ts';

/** A purchase and its id, which is the gateway's order id. */
export interface Purchase {
  readonly id: string;
  readonly value: SubscriptionPayment;
}

/** Returns the paid sign-ups for an address that are not used yet. */
export const paidSignupsOf = (store: Pick<Store, 'find'>, email: string): Promise<Purchase[]> =>
  store.find(subscriptionPayments, {}, subscriptionPayments.queries.paidSignups(email));

/**
 * Extends a restaurant's subscription by a paid purchase and returns the used purchase, which the caller must write.
 * Null when the restaurant no longer exists or now has premium without an end. Reads first and then writes, so the
 * caller must not read afterwards.
 */
export async function extend(
  store: Store,
  { id, value }: Purchase,
  restaurantId: string,
  by: { uid: string; now: number },
): Promise<SubscriptionPayment | null> {
  const [record, documents, invoicing] = await Promise.all([
    store.get(restaurants, { restaurantId }),
    store.get(documentSettings, { restaurantId }),
    openInvoicing(store, by.now),
  ]);
  const period = record && nextPeriod(record, value, by.now);
  if (record === null || documents === null || period === null) return null;
  store.update(
    restaurants,
    { restaurantId },
    { membership: 'premium', premiumUntil: period.until, periodDay: period.day },
  );
  recordPurchase(store, restaurantId, { id, value }, { action: 'applyPayment', uid: by.uid, at: by.now });
  return invoicing.issue(id, usedFor(value, restaurantId, period), { ...record, ...documents });
}

function recordPurchase(
  store: Store,
  restaurantId: string,
  { id, value }: Purchase,
  by: { action: string; uid: string; at: number },
): void {
  store.create(
    audit,
    { restaurantId, entryId: newId() },
    {
      ...by,
      role: 'owner',
      orderId: null,
      details: { orderId: id, planId: value.planId, amountPaise: value.amountPaise },
    },
  );
}

/** Returns the purchases that move forward when `ended` is given back, with their new periods (P-PLAN-9). */
async function movedBy(store: Store, restaurantId: string, ended: Period, now: number): Promise<Purchase[]> {
  const spec = subscriptionPayments.queries.usedFrom(restaurantId, new Date(ended.until));
  const later = (await store.find(subscriptionPayments, {}, spec)).flatMap((purchase) => {
    const { periodFrom: from, periodUntil: until } = purchase.value;
    return from === null || until === null ? [] : [{ purchase, from, until }];
  });
  return movedForward(later, ended, now).map(({ purchase: { id, value }, ...period }) => ({
    id,
    value: movedToPeriod(value, period),
  }));
}

/**
 * Ends the period of a used purchase, lets later periods begin earlier, and reverses its invoice. Returns the id of the credit
 * note; null without an invoice. Reads first and then writes, so the caller must not read afterwards.
 */
export async function endPeriod(store: Store, purchase: Purchase, now: number): Promise<string | null> {
  const { restaurantId, periodFrom, periodUntil, uid } = purchase.value;
  if (restaurantId === null || periodFrom === null || periodUntil === null) return null;
  const ended = { from: periodFrom, until: periodUntil };
  const [record, creditNote, moved] = await Promise.all([
    store.get(restaurants, { restaurantId }),
    openCreditNote(store, purchase.value, now),
    movedBy(store, restaurantId, ended, now),
  ]);
  const left = record && withoutPeriod(record, ended, now);
  const writeNotes = await openPeriodNotes(store, left === null ? [] : moved, now);
  const creditNoteId = creditNote?.() ?? null;
  if (record === null) return creditNoteId;
  if (left !== null) store.update(restaurants, { restaurantId }, left);
  for (const { id, value } of writeNotes()) {
    store.set(subscriptionPayments, { razorpayOrderId: id }, value);
  }
  recordPurchase(store, restaurantId, purchase, { action: 'refundPayment', uid, at: now });
  return creditNoteId;
}
