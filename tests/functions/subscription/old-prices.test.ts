import { aPlan } from '@bhoj/domain/fixtures/subscription';
import { newId } from '@bhoj/domain/kernel/ids';
import { giveBackPayment } from '@bhoj/domain/platform/tenants/refunds.contract';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { subscriptionPayments, subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import {
  checkPayments,
  createPaymentOrder,
  verifyPayment,
} from '@bhoj/domain/subscription/subscription.contract';
import { DAY, HOUR } from '@bhoj/domain/time/ist';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHouse, change, get, put } from '../../support/arrange.ts';
import { signIn, signInGuest } from '../../support/auth.ts';
import { call, functions, reasonOf } from '../../support/mount.ts';
import { answerOf, standIn } from '../../support/stand-in.ts';
import type { Person } from '../../support/auth.ts';

let gateway: Awaited<ReturnType<typeof standIn>>;
beforeAll(async () => {
  gateway = await standIn({ webhooks: false });
});
afterAll(() => gateway.stop());

/** Makes an order of a plan; its price is then raised, so long ago. */
async function anOrderBeforeTheRise(who: Person, email: string | null, ago: number) {
  const planId = newId().toLowerCase();
  const order = async () => (await call(createPaymentOrder, { planId, email }, who)).order;
  await put(subscriptionPlans, { planId }, aPlan({ id: planId, price: 999 }));
  const old = await order();
  const from = Date.now() - ago;
  await put(subscriptionPlans, { planId }, aPlan({ id: planId, price: 1_199, version: 2, from }));
  return { orderId: old?.id ?? '', order };
}

const purchase = (id: string) => get(subscriptionPayments, { razorpayOrderId: id });

test('an order of before a rise is not honoured: its payment is given back, and today’s price is paid instead', async () => {
  const { owner, restaurantId } = await aHouse({ membership: 'free' }, { tableCount: 0 });
  const { orderId, order } = await anOrderBeforeTheRise(owner, null, 2 * DAY);
  const before = await get(restaurants, { restaurantId });
  const answer = answerOf(gateway.play(orderId, 'paid'));
  expect(await reasonOf(verifyPayment, answer, owner)).toBe('payment-too-late');
  expect(await reasonOf(verifyPayment, answer, owner)).toBe('payment-too-late');
  await change(subscriptionPayments, { razorpayOrderId: orderId }, { nextCheckAt: Date.now() - 1 });
  await functions.reconcilePayments.run({} as never);
  const { paymentId } = answer;
  const late = { state: 'created', razorpayPaymentId: null, surplusPaymentIds: [paymentId] };
  expect(await purchase(orderId)).toMatchObject(late);
  expect(await get(restaurants, { restaurantId })).toEqual(before);

  const today = await order();
  expect(today).toMatchObject({ amountPaise: 119_900 });
  const paid = answerOf(gateway.play(today?.id ?? '', 'paid'));
  expect(await call(verifyPayment, paid, owner)).toEqual({ outcome: 'used' });

  const reason = 'The price had ended';
  await call(giveBackPayment, { orderId, paymentId, reason }, await signIn({ role: 'super' }));
  const givenBack = { state: 'refunded', surplusPaymentIds: [], refundedPaymentIds: [paymentId] };
  expect(await purchase(orderId)).toMatchObject(givenBack);
  expect(await purchase(today?.id ?? '')).toMatchObject({ state: 'used' });
});

test('whoever is at the checkout when a price rises has a day to finish', async () => {
  const { owner } = await aHouse({ membership: 'free' }, { tableCount: 0 });
  const { orderId } = await anOrderBeforeTheRise(owner, null, DAY - HOUR);
  const answer = answerOf(gateway.play(orderId, 'paid'));
  expect(await call(verifyPayment, answer, owner)).toEqual({ outcome: 'used' });
});

test('a sign-up that was paid at an old price opens no account', async () => {
  const [guest, email] = [await signInGuest(), `${newId().toLowerCase()}@spice.example`];
  const { orderId } = await anOrderBeforeTheRise(guest, email, 2 * DAY);
  gateway.play(orderId, 'paid');
  expect(await call(checkPayments, { email }, guest)).toEqual({ outcome: 'none' });
  expect(await purchase(orderId)).toMatchObject({ state: 'created' });
});
