import { aSubscriptionSetting } from '@bhoj/domain/fixtures/subscription';
import type { publishPlan } from '@bhoj/domain/platform/settings/plans.contract';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { createPaymentOrder, verifyPayment } from '@bhoj/domain/subscription/subscription.contract';
import { subscriptionSettings } from '@bhoj/domain/subscription/subscription.collection';
import { startOf } from '@bhoj/domain/time/ist';
import { aHouse, put } from './arrange.ts';
import { call } from './mount.ts';
import { answerOf } from './stand-in.ts';
import type { House } from './arrange.ts';
import type { standIn } from './stand-in.ts';

type PublishedOffer = InputOf<typeof publishPlan>['offer'];

/** A yearly plan as a super admin types it. */
export const anOfferOfAPlan = (overrides: Partial<PublishedOffer> = {}): PublishedOffer => ({
  name: 'Yearly',
  price: 9_990,
  interval: 'year',
  features: ['All Features'],
  isDefault: false,
  isPopular: true,
  isOffered: true,
  ...overrides,
});

/** The seller: with these details payments get a tax invoice. */
export const SELLER = {
  legalName: 'Bhoj Private Limited',
  address: '1 MG Road, Pune',
  gstin: '27AAPFU0939F1ZV',
};
export const sellsWithTax = () =>
  put(
    subscriptionSettings,
    {},
    aSubscriptionSetting({ seller: { ...SELLER, since: startOf('2026-04-01') } }),
  );
export const sellsWithoutTax = () => put(subscriptionSettings, {}, aSubscriptionSetting());

type Gateway = Awaited<ReturnType<typeof standIn>>;

/** An owner who paid for a further period, once or twice. */
export async function aPaidRenewal(
  gateway: Pick<Gateway, 'play'>,
  { house, outcome = 'paid' }: { house?: House; outcome?: 'paid' | 'duplicate' } = {},
) {
  const buyer = house ?? (await aHouse({}, { tableCount: 0 }));
  const { order } = await call(createPaymentOrder, { planId: 'premium', email: null }, buyer.owner);
  const orderId = order?.id ?? '';
  const answer = answerOf(gateway.play(orderId, outcome));
  await call(verifyPayment, answer, buyer.owner);
  return { house: buyer, restaurantId: buyer.restaurantId, orderId, paymentId: answer.paymentId };
}
