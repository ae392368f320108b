import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { newId } from '@bhoj/domain/kernel/ids';
import { subscriptionPayments, subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import { createPaymentOrder, verifyPayment } from '@bhoj/domain/subscription/subscription.contract';
import { aPlan } from '@bhoj/domain/fixtures/subscription';
import { HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aHouse, change, get, put } from '../../support/arrange.ts';
import { signInGuest } from '../../support/auth.ts';
import { call, reasonOf, tryCall } from '../../support/mount.ts';
import { answerOf, standIn } from '../../support/stand-in.ts';
import type { Person } from '../../support/auth.ts';

/** Runs once, while the gateway makes the next order. */
let meanwhile: (() => Promise<unknown>) | null = null;

let gateway: Awaited<ReturnType<typeof standIn>>;
/** Stands before the gateway, so that something can happen while an order is made. */
const before = createServer((request, response) => {
  const forward = async () => {
    const body = await buffer(request);
    const happens = request.method === 'POST' ? meanwhile : null;
    if (happens !== null) meanwhile = null;
    await happens?.();
    const { method = '' } = request;
    const headers = {
      authorization: request.headers.authorization ?? '',
      'content-type': request.headers['content-type'] ?? 'application/json',
    };
    const answer = await fetch(`${gateway.url}${request.url}`, {
      method,
      headers,
      ...(method === 'POST' ? { body } : {}),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  };
  void forward().catch(() => response.destroy());
});

beforeAll(async () => {
  gateway = await standIn({ webhooks: false });
  await new Promise<void>((resolve) => before.listen(0, '127.0.0.1', resolve));
  process.env['RAZORPAY_BASE_URL'] = `http://127.0.0.1:${(before.address() as AddressInfo).port}`;
  await put(subscriptionPlans, { planId: 'yearly' }, aPlan({ id: 'yearly', price: 9_999, interval: 'year' }));
});
afterEach(() => {
  meanwhile = null;
});
afterAll(async () => {
  await gateway.stop();
  before.closeAllConnections();
  await new Promise((resolve) => before.close(resolve));
});

const anAddress = () => `${newId().toLowerCase()}@spice.example`;
const order = (who: Person, planId: string, email: string | null) =>
  call(createPaymentOrder, { planId, email }, who);
const reasonOfOrder = (who: Person, email: string | null) =>
  reasonOf(createPaymentOrder, { planId: 'premium', email }, who);

/** What the gateway keeps of an order. */
async function atGateway(orderId: string): Promise<unknown> {
  const authorization = `Basic ${Buffer.from('rzp_test_standin:stand-in-key-secret').toString('base64')}`;
  const answer = await fetch(`${gateway.url}/v1/orders/${orderId}`, { headers: { authorization } });
  return answer.json();
}

test('the gateway’s books say what an order is for', async () => {
  const guest = await signInGuest();
  const { order: made } = await order(guest, 'yearly', anAddress());
  expect(await atGateway(made?.id ?? '')).toMatchObject({
    amount: 999_900,
    currency: 'INR',
    receipt: expect.stringMatching(/^bhoj_[A-Za-z0-9]+$/) as unknown,
    notes: { purpose: 'signup', plan: 'yearly', version: '1' },
  });
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
  meanwhile = () => call(verifyPayment, answerOf(gateway.play(first?.id ?? '', 'paid')), owner);
  expect(await reasonOfOrder(owner, null)).toBe('busy-try-again');
});

test('a guest whose other order is paid while this one is made is told so by the next call', async () => {
  const [guest, email] = [await signInGuest(), anAddress()];
  const { order: first } = await order(guest, 'yearly', email);
  meanwhile = () => call(verifyPayment, answerOf(gateway.play(first?.id ?? '', 'paid')), guest);
  expect(await reasonOfOrder(guest, email)).toBe('busy-try-again');
  expect(await order(guest, 'premium', email)).toEqual({ outcome: 'paid', order: null });
});

test('an address that was paid for in another browser meanwhile is not sold again', async () => {
  const [guest, other, email] = [await signInGuest(), await signInGuest(), anAddress()];
  const { order: first } = await order(other, 'premium', email);
  meanwhile = () => call(verifyPayment, answerOf(gateway.play(first?.id ?? '', 'paid')), other);
  expect(await reasonOfOrder(guest, email)).toBe('busy-try-again');
});

test('a tab gets the order of another tab that was quicker, but not of another plan', async () => {
  const { owner } = await aHouse({}, { tableCount: 0 });
  let quicker: string | undefined;
  meanwhile = async () => {
    quicker = (await order(owner, 'premium', null)).order?.id;
  };
  expect((await order(owner, 'premium', null)).order?.id).toBe(quicker);
  const guest = await signInGuest();
  const email = anAddress();
  meanwhile = () => order(guest, 'yearly', email);
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
