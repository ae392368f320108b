import { newId } from '@bhoj/domain/kernel/ids';
import { giveBackPayment } from '@bhoj/domain/platform/tenants/refunds.contract';
import { FIRST_SETTINGS } from '@bhoj/domain/platform/settings/settings';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import { subscriptionPayments, subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import { createPaymentOrder, verifyPayment } from '@bhoj/domain/subscription/subscription.contract';
import { aPlan } from '@bhoj/domain/fixtures/subscription';
import { HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aHouse, change, get, put } from '../../support/arrange.ts';
import { signIn, signInGuest } from '../../support/auth.ts';
import { standBefore } from '../../support/before-gateway.ts';
import { call, logged, reasonOf, tryCall } from '../../support/mount.ts';
import { aPaidRenewal } from '../../support/plan-sales.ts';
import { answerOf, standIn } from '../../support/stand-in.ts';
import type { Person } from '../../support/auth.ts';

let gateway: Awaited<ReturnType<typeof standIn>>;
let before: Awaited<ReturnType<typeof standBefore>>;
beforeAll(async () => {
  gateway = await standIn({ webhooks: false });
  before = await standBefore(gateway);
  await put(subscriptionPlans, { planId: 'yearly' }, aPlan({ id: 'yearly', price: 9_999, interval: 'year' }));
});
beforeEach(() => {
  before.asked.length = 0;
});
afterAll(async () => {
  await gateway.stop();
  await before.stop();
});

const anAddress = () => `${newId().toLowerCase()}@spice.example`;
const order = (who: Person, planId: string, email: string | null) =>
  call(createPaymentOrder, { planId, email }, who);
const reasonOfOrder = (who: Person, email: string | null) =>
  reasonOf(createPaymentOrder, { planId: 'premium', email }, who);

test('the gateway takes the money by itself within a day, and its books say what it is for', async () => {
  const guest = await signInGuest();
  await order(guest, 'yearly', anAddress());
  expect(before.asked).toEqual([
    {
      method: 'POST',
      path: '/v1/orders',
      body: {
        amount: 999_900,
        currency: 'INR',
        receipt: expect.stringMatching(/^bhoj_[A-Za-z0-9]+$/) as unknown,
        notes: { purpose: 'signup', plan: 'yearly', version: '1' },
        payment: {
          capture: 'automatic',
          capture_options: {
            automatic_expiry_period: 1_440,
            manual_expiry_period: 1_440,
            refund_speed: 'normal',
          },
        },
      },
    },
  ]);
});

test('the gateway is asked once to give a payment back, in full and with a receipt', async () => {
  const { orderId, paymentId } = await aPaidRenewal(gateway);
  const admin = await signIn({ role: 'super' });
  before.asked.length = 0;
  const input = { orderId, paymentId, reason: 'Paid by mistake' };
  await call(giveBackPayment, input, admin);
  await call(giveBackPayment, input, admin);
  expect(before.asked.filter(({ method }) => method === 'POST')).toEqual([
    {
      method: 'POST',
      path: `/v1/payments/${paymentId}/refund`,
      body: { amount: 99_900, speed: 'normal', receipt: `refund_${paymentId}` },
    },
  ]);
});

test('a failure of the gateway is no refusal of a refund', async () => {
  const { orderId, paymentId } = await aPaidRenewal(gateway);
  const admin = await signIn({ role: 'super' });
  before.meanwhile(() => Promise.resolve(void gateway.failNext('error')));
  const input = { orderId, paymentId, reason: 'Paid by mistake' };
  logged.length = 0;
  expect(await reasonOf(giveBackPayment, input, admin)).toBe('payments-unavailable');
  const failed = logged
    .filter((line) => line.includes('gateway failed'))
    .map((line) => JSON.parse(line) as unknown);
  expect(failed).toEqual([
    expect.objectContaining({ act: 'refund payment', status: 500, code: 'SERVER_ERROR', timedOut: false }),
  ]);
  const kept = await get(subscriptionPayments, { razorpayOrderId: orderId });
  expect(kept).toMatchObject({ state: 'used', refunds: [{ paymentId }] });
  expect(kept.refunds?.map(({ state }) => state)).not.toContain('refused');
});

test('while nobody may sign up, an order is made for owners only', async () => {
  await put(platformSettings, {}, { ...FIRST_SETTINGS, isSignupOpen: false });
  const guest = await signInGuest();
  expect(await reasonOfOrder(guest, anAddress())).toBe('signup-closed');
  const { owner } = await aHouse({}, { tableCount: 0 });
  expect((await order(owner, 'premium', null)).outcome).toBe('pay');
  await put(platformSettings, {}, { ...FIRST_SETTINGS, isSignupOpen: true });
  expect((await order(guest, 'premium', anAddress())).outcome).toBe('pay');
});

test('a plan has an order of its own beside one of the same price, and so has a version', async () => {
  const { owner } = await aHouse({}, { tableCount: 0 });
  const plans = [newId().toLowerCase(), newId().toLowerCase()];
  const ids = [];
  for (const id of plans) {
    await put(subscriptionPlans, { planId: id }, aPlan({ id, price: 500, interval: 'month' }));
    ids.push((await order(owner, id, null)).order?.id);
  }
  const [id = ''] = plans;
  await put(subscriptionPlans, { planId: id }, aPlan({ id, price: 500, interval: 'month', version: 2 }));
  ids.push((await order(owner, id, null)).order?.id);
  expect((await order(owner, id, null)).order?.id).toBe(ids.at(-1));
  expect(new Set(ids).size).toBe(3);
});

test('an order is kept with its plan, and is asked about after a few minutes', async () => {
  const { owner, restaurantId } = await aHouse({}, { tableCount: 0 });
  const at = Date.now();
  const { order: made } = await order(owner, 'yearly', null);
  const kept = await get(subscriptionPayments, { razorpayOrderId: made?.id ?? '' });
  expect(kept).toEqual({
    purpose: 'renewal',
    email: restaurantId,
    uid: owner.uid,
    restaurantId,
    state: 'created',
    planId: 'yearly',
    planName: aPlan({}).name,
    planVersion: 1,
    interval: 'year',
    amountPaise: 999_900,
    currency: 'INR',
    razorpayPaymentId: null,
    surplusPaymentIds: [],
    refundedPaymentIds: [],
    createdAt: kept.createdAt,
    paidAt: null,
    periodFrom: null,
    periodUntil: null,
    nextCheckAt: kept.createdAt + 5 * MINUTE,
  });
  expect(kept.createdAt).toBeGreaterThanOrEqual(at);
  expect(kept.createdAt).toBeLessThan(at + HOUR);
});

test('each plan has an order of its own, and each price', async () => {
  const { owner } = await aHouse({}, { tableCount: 0 });
  const planId = newId().toLowerCase();
  const ids = [];
  for (const change of [{}, { price: 600 }, { price: 600, interval: 'year' as const }]) {
    await put(subscriptionPlans, { planId }, aPlan({ id: planId, price: 500, interval: 'month', ...change }));
    ids.push((await order(owner, planId, null)).order?.id);
    expect((await order(owner, planId, null)).order?.id).toBe(ids.at(-1));
  }
  ids.push((await order(owner, 'premium', null)).order?.id);
  expect(new Set(ids).size).toBe(4);
});

test('an owner whose other order is paid while this one is made pays nothing twice', async () => {
  const { owner } = await aHouse({}, { tableCount: 0 });
  const { order: first } = await order(owner, 'yearly', null);
  before.meanwhile(() => call(verifyPayment, answerOf(gateway.play(first?.id ?? '', 'paid')), owner));
  expect(await reasonOfOrder(owner, null)).toBe('busy-try-again');
});

test('a guest whose other order is paid while this one is made is told so by the next call', async () => {
  const [guest, email] = [await signInGuest(), anAddress()];
  const { order: first } = await order(guest, 'yearly', email);
  before.meanwhile(() => call(verifyPayment, answerOf(gateway.play(first?.id ?? '', 'paid')), guest));
  expect(await reasonOfOrder(guest, email)).toBe('busy-try-again');
  expect(await order(guest, 'premium', email)).toEqual({ outcome: 'paid', order: null });
});

test('an address that was paid for in another browser meanwhile is not sold again', async () => {
  const [guest, other, email] = [await signInGuest(), await signInGuest(), anAddress()];
  const { order: first } = await order(other, 'premium', email);
  before.meanwhile(() => call(verifyPayment, answerOf(gateway.play(first?.id ?? '', 'paid')), other));
  expect(await reasonOfOrder(guest, email)).toBe('busy-try-again');
});

test('a tab gets the order of another tab that was quicker, but not of another plan', async () => {
  const { owner } = await aHouse({}, { tableCount: 0 });
  let quicker: string | undefined;
  before.meanwhile(async () => {
    quicker = (await order(owner, 'premium', null)).order?.id;
  });
  expect((await order(owner, 'premium', null)).order?.id).toBe(quicker);
  const guest = await signInGuest();
  const email = anAddress();
  before.meanwhile(() => order(guest, 'yearly', email));
  expect((await order(guest, 'premium', email)).order).toMatchObject({ amountPaise: 99_900 });
});

test('an order is found again only for the same address, restaurant and purpose', async () => {
  const guest = await signInGuest();
  const ids = [];
  for (const email of [anAddress(), anAddress()]) ids.push((await order(guest, 'premium', email)).order?.id);
  expect(new Set(ids).size).toBe(2);

  const { owner } = await aHouse({}, { tableCount: 0 });
  for (const other of [{ purpose: 'signup' as const }, { restaurantId: null }, { email: anAddress() }]) {
    const { order: made } = await order(owner, 'premium', null);
    await change(subscriptionPayments, { razorpayOrderId: made?.id ?? '' }, other);
    expect((await order(owner, 'premium', null)).order?.id).not.toBe(made?.id);
  }
});

test('a guest who names no address is told which field is missing', async () => {
  const input = { planId: 'premium', email: null };
  expect(await tryCall(createPaymentOrder, input, await signInGuest())).toMatchObject({
    reason: 'invalid-input',
    details: { fields: ['email'] },
  });
});
