import { createHmac } from 'node:crypto';
import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { giveBackPayment } from '@bhoj/domain/platform/tenants/refunds.contract';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import {
  checkPayments,
  createPaymentOrder,
  verifyPayment,
} from '@bhoj/domain/subscription/subscription.contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aHouse,
  auditOf,
  change,
  everything,
  forgetEverything,
  get,
  list,
  deleteRestaurant,
} from '../../support/arrange.ts';
import { signIn, signInGuest, tokenOf } from '../../support/auth.ts';
import { call, db, functions, logged, reasonOf, urlOf } from '../../support/mount.ts';
import { aPaidRenewal, sellsWithTax } from '../../support/plan-sales.ts';
import { answerOf, standIn, WEBHOOK_SECRET } from '../../support/stand-in.ts';

let gateway: Awaited<ReturnType<typeof standIn>>;
beforeAll(async () => {
  gateway = await standIn({ webhooks: true });
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  gateway.turnWebhooks(false);
  await forgetEverything();
  logged.length = 0;
});
afterEach(() => gateway.settled());

const purchase = (id: string) => get(subscriptionPayments, { razorpayOrderId: id });
const record = (restaurantId: string) => get(restaurants, { restaurantId });
const forget = (orderId: string) => db.doc(subscriptionPayments.path({ razorpayOrderId: orderId })).delete();
const reconcile = () => functions.reconcilePayments.run({} as never);
const dueNow = (id: string) =>
  change(subscriptionPayments, { razorpayOrderId: id }, { nextCheckAt: Date.now() - 1 });
const linesOn = (said: string): unknown[] =>
  logged
    .filter((line) => new RegExp(`"(Error: )?${said}["\\\\]`).test(line))
    .map((line) => JSON.parse(line) as unknown);

const anAddress = () => `${newId().toLowerCase()}@spice.example`;

async function aSignup() {
  const [guest, email] = [await signInGuest(), anAddress()];
  const { order } = await call(createPaymentOrder, { planId: 'premium', email }, guest);
  const orderId = order?.id ?? '';
  return { guest, email, orderId };
}

/** A sign-up that was paid and became an account, and its owner with a proved address. */
async function aBoughtAccount() {
  const { guest, email, orderId } = await aSignup();
  const answer = answerOf(gateway.play(orderId, 'duplicate'));
  await call(verifyPayment, answer, guest);
  const requestId = newId();
  await call(
    createAccount,
    {
      requestId,
      restaurantName: 'Spice Route',
      ownerName: 'Asha Rao',
      email,
      password: 'a long password',
      establishmentType: 'casual',
      providesHotelServices: false,
      staffReferralId: '',
      referralId: `BHOJ${newId().slice(0, 6).toUpperCase()}`,
    },
    guest,
  );
  const claims = { role: 'owner', restaurant: email, email_verified: true };
  return { email, orderId, paymentId: answer.paymentId, owner: { token: tokenOf(requestId, claims) } };
}

const send = (body: string, type = 'application/json') =>
  fetch(urlOf('razorpayWebhook'), {
    method: 'POST',
    body,
    headers: {
      'content-type': type,
      'x-razorpay-signature': createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex'),
    },
  });
const eventOf = (orderId: string, status: string, refund: object = {}) =>
  JSON.stringify({
    event: `payment.${status}`,
    payload: {
      payment: {
        entity: {
          id: 'pay_W1',
          order_id: orderId,
          amount: 99_900,
          currency: 'INR',
          status,
          created_at: Math.floor(Date.now() / 1000),
        },
      },
      ...refund,
    },
  });
const refundOf = (paymentId: string) => ({
  refund: { entity: { id: 'rfnd_W1', payment_id: paymentId, status: 'processed' } },
});

describe('the log names order and payment of what somebody must look at', () => {
  test('a payment, or a refund, of an order that Bhoj does not know', async () => {
    const before = await everything();
    expect((await send(eventOf('order_W1', 'captured'))).status).toBe(200);
    expect((await send(eventOf('order_W1', 'captured', refundOf('pay_W1')))).status).toBe(200);
    expect(await everything()).toEqual(before);
    const line = expect.objectContaining({
      severity: 'WARNING',
      orderId: 'order_W1',
      paymentId: 'pay_W1',
    }) as unknown;
    expect(linesOn('payment for an unknown order')).toEqual([line, line]);
    expect(linesOn('webhook')).toEqual([
      expect.objectContaining({ event: 'payment.captured', outcome: 'unknown' }),
      expect.objectContaining({ event: 'payment.captured', outcome: 'unknown' }),
    ]);
  });

  test('a second payment, one of another amount, and one that was given back', async () => {
    const { orderId, paymentId } = await aPaidRenewal(gateway);
    await send(eventOf(orderId, 'captured'));
    const surplus = 'payment to be given back: its order was paid already';
    expect(linesOn(surplus)).toEqual([expect.objectContaining({ orderId, paymentId: 'pay_W1' })]);
    await send(eventOf(orderId, 'captured').replace('99900', '100'));
    expect(linesOn('payment does not fit its order')).toHaveLength(1);
    gateway.turnWebhooks(true);
    gateway.refund(paymentId);
    await gateway.settled();
    expect(linesOn('payment was given back')).toEqual([expect.objectContaining({ orderId, paymentId })]);
  });

  test('nothing of a usual payment', async () => {
    await aPaidRenewal(gateway);
    expect(logged.filter((line) => line.includes('WARNING'))).toEqual([]);
  });
});

describe('the webhook', () => {
  test('acknowledges what is signed and no JSON, and an event without a payment', async () => {
    const before = await everything();
    expect((await send('no JSON', 'text/plain')).status).toBe(200);
    expect((await send(JSON.stringify({ event: 'invoice.paid', payload: {} }))).status).toBe(200);
    expect(await everything()).toEqual(before);
    expect(linesOn('webhook')).toEqual([
      expect.objectContaining({ severity: 'INFO', outcome: 'nothing to count' }),
      expect.objectContaining({ event: 'invoice.paid', outcome: 'nothing to count' }),
    ]);
  });

  test('asks for the event again when it could not be counted, and logs no address', async () => {
    const { orderId, email } = await aSignup();
    const at = db.doc(subscriptionPayments.path({ razorpayOrderId: orderId }));
    await at.update({ state: `unreadable ${email}` });
    expect((await send(eventOf(orderId, 'captured'))).status).toBe(503);
    expect(linesOn('webhook failed')).toEqual([
      expect.objectContaining({ severity: 'ERROR', cause: expect.stringMatching(/\S/) as unknown }),
    ]);
    expect(logged.join('\n')).not.toContain(email);
  });

  test('names the method of what it refuses', async () => {
    expect((await fetch(urlOf('razorpayWebhook'))).status).toBe(401);
    expect(linesOn('webhook refused')).toEqual([
      expect.objectContaining({ severity: 'WARNING', method: 'GET' }),
    ]);
  });
});

describe('the reconciler', () => {
  test('says how many it asked about and counted, and notes a fault for those that failed', async () => {
    const { owner } = await aHouse({}, { tableCount: 0 });
    const { order } = await call(createPaymentOrder, { planId: 'premium', email: null }, owner);
    const orderId = order?.id ?? '';
    gateway.play(orderId, 'paid');
    await dueNow(orderId);
    const { orderId: unknown } = await aSignup();
    const stored = await purchase(unknown);
    await forget(unknown);
    await db
      .doc(subscriptionPayments.path({ razorpayOrderId: 'order_Unknown1' }))
      .set(subscriptionPayments.encode({ ...stored, nextCheckAt: Date.now() - 1 }));
    await reconcile();
    expect(linesOn('reconciled payments')).toEqual([
      expect.objectContaining({ severity: 'INFO', asked: 2, counted: 1, failed: 0 }),
    ]);
    expect(await list(platformFaults, {})).toEqual([]);

    await dueNow(orderId);
    void gateway.failNext('error');
    await reconcile();
    expect(linesOn('reconciled payments')[1]).toMatchObject({ asked: 1, counted: 0, failed: 1 });
    expect(linesOn('order not reconciled')).toEqual([
      expect.objectContaining({
        severity: 'WARNING',
        orderId,
        cause: expect.stringMatching(/\S/) as unknown,
      }),
    ]);
    expect(await list(platformFaults, {})).toEqual([
      expect.objectContaining({ kind: 'sweep', what: 'payment-not-reconciled' }),
    ]);
  });

  test('goes on without a purchase that cannot be read', async () => {
    const [one, other] = [await aSignup(), await aSignup()];
    for (const { orderId } of [one, other]) await dueNow(orderId);
    const before = Date.now();
    await db.doc(subscriptionPayments.path({ razorpayOrderId: one.orderId })).update({ state: 'nonsense' });
    await reconcile();
    expect((await purchase(other.orderId)).nextCheckAt).toBeGreaterThan(before);
    expect(linesOn('reconciled payments')).toEqual([expect.objectContaining({ asked: 1, failed: 1 })]);
    expect(await list(platformFaults, {})).toHaveLength(1);
  });
});

describe('a refund', () => {
  const reason = 'Paid by mistake';

  test('of a second payment, after the first was given back, takes nothing more away', async () => {
    await sellsWithTax();
    const { house, restaurantId, orderId, paymentId } = await aPaidRenewal(gateway, { outcome: 'duplicate' });
    await aPaidRenewal(gateway, { house });
    gateway.turnWebhooks(true);
    gateway.refund(paymentId);
    await gateway.settled();
    const [after, refunded] = [await record(restaurantId), await purchase(orderId)];
    expect(refunded).toMatchObject({ state: 'refunded' });
    await send(eventOf(orderId, 'refunded'));
    const entries = (await auditOf(house)).filter(({ details }) => details['orderId'] === orderId);
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['applyPayment', 'refundPayment']);
    for (const entry of entries) {
      expect(entry).toMatchObject({ uid: house.owner.uid, role: 'owner', orderId: null });
      expect(entry.details).toEqual({ orderId, planId: 'premium', amountPaise: 99_900 });
    }
    expect(await record(restaurantId)).toEqual(after);
    expect(await purchase(orderId)).toEqual({ ...refunded, refundedPaymentIds: [paymentId, 'pay_W1'] });
  });

  test('of a sign-up is written for the platform, because there is no restaurant yet', async () => {
    const admin = await signIn({ role: 'super' });
    const { guest, orderId } = await aSignup();
    const { paymentId, ...answer } = answerOf(gateway.play(orderId, 'paid'));
    await call(verifyPayment, { paymentId, ...answer }, guest);
    await call(giveBackPayment, { orderId, paymentId, reason }, admin);
    expect(await purchase(orderId)).toMatchObject({ state: 'refunded' });
    expect(await list(platformAudit, {})).toEqual([
      expect.objectContaining({
        subjectKind: 'platform',
        subject: `payment ${orderId}`,
        reason,
        before: { state: 'paid', amountPaise: 99_900 },
        after: { orderId, paymentId },
      }),
    ]);
  });

  test('of a renewal is written for its restaurant', async () => {
    const admin = await signIn({ role: 'super' });
    const { restaurantId, orderId, paymentId } = await aPaidRenewal(gateway);
    await call(giveBackPayment, { orderId, paymentId, reason }, admin);
    expect(await list(platformAudit, {})).toEqual([
      expect.objectContaining({ subjectKind: 'restaurant', subject: restaurantId }),
    ]);
  });

  test('of an order that Bhoj does not know is refused before the gateway is asked', async () => {
    const admin = await signIn({ role: 'super' });
    const { orderId, paymentId } = await aPaidRenewal(gateway);
    const known = await purchase(orderId);
    await forget(orderId);
    const input = { orderId, paymentId, reason };
    expect(await reasonOf(giveBackPayment, input, admin)).toBe('payment-not-found');
    await db
      .doc(subscriptionPayments.path({ razorpayOrderId: orderId }))
      .set(subscriptionPayments.encode(known));
    await dueNow(orderId);
    await reconcile();
    expect(await purchase(orderId)).toMatchObject({ state: 'used' });
  });
});

test('a sign-up that was given back and paid again waits until its owner claims it', async () => {
  const { email, orderId, paymentId, owner } = await aBoughtAccount();
  gateway.turnWebhooks(true);
  gateway.refund(paymentId);
  await gateway.settled();
  const free = await record(email);
  expect(await purchase(orderId)).toMatchObject({ state: 'refunded' });
  await send(eventOf(orderId, 'captured'));
  expect(await purchase(orderId)).toMatchObject({ state: 'paid', razorpayPaymentId: 'pay_W1' });
  expect(await record(email)).toEqual(free);
  expect(await call(checkPayments, { email: null }, owner)).toEqual({ outcome: 'used' });
  expect(await record(email)).toMatchObject({ membership: 'premium' });
});

describe('a restaurant that is gone', () => {
  test('is sold nothing', async () => {
    const { owner, restaurantId } = await aHouse({}, { tableCount: 0 });
    await deleteRestaurant(restaurantId);
    const input = { planId: 'premium', email: null };
    expect(await reasonOf(createPaymentOrder, input, owner)).toBe('restaurant-not-found');
  });

  test('gets back what it paid', async () => {
    const { restaurantId, orderId, paymentId } = await aPaidRenewal(gateway);
    await deleteRestaurant(restaurantId);
    gateway.turnWebhooks(true);
    gateway.refund(paymentId);
    await gateway.settled();
    expect(await purchase(orderId)).toMatchObject({ state: 'refunded', refundedPaymentIds: [paymentId] });
  });

  test('keeps what was paid for it, unused', async () => {
    const house = await aHouse({}, { tableCount: 0 });
    const { owner, restaurantId } = house;
    const { order } = await call(createPaymentOrder, { planId: 'premium', email: null }, owner);
    const answer = answerOf(gateway.play(order?.id ?? '', 'paid'));
    await deleteRestaurant(restaurantId);
    expect(await call(verifyPayment, answer, owner)).toEqual({ outcome: 'paid' });
    expect(await purchase(order?.id ?? '')).toMatchObject({ state: 'paid', periodUntil: null });
    expect(await auditOf(house)).toEqual([]);
  });
});
