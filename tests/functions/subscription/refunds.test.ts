import { newId } from '@bhoj/domain/kernel/ids';
import { FRESH_SIGN_IN_MS } from '@bhoj/domain/kernel/contract';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { giveBackPayment } from '@bhoj/domain/platform/tenants/refunds.contract';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aHouse, change, everything, get, list } from '../../support/arrange.ts';
import { signIn } from '../../support/auth.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { aPaidRenewal } from '../../support/plan-sales.ts';
import { standIn } from '../../support/stand-in.ts';
import type { Person } from '../../support/auth.ts';

let gateway: Awaited<ReturnType<typeof standIn>>;
let admin: Person;
beforeAll(async () => {
  gateway = await standIn({ webhooks: true });
  admin = await signIn({ role: 'super' });
});
afterAll(() => gateway.stop());
beforeAll(() => gateway.turnWebhooks(false));
afterEach(async () => {
  await gateway.settled();
  gateway.turnWebhooks(false);
  gateway.refuseRefunds(false);
  vi.useRealTimers();
});

const reason = 'Paid by mistake';
const purchase = (id: string) => get(subscriptionPayments, { razorpayOrderId: id });
const entriesOf = async (restaurantId: string) =>
  (await list(platformAudit, {})).filter(({ subject }) => subject === restaurantId);
const onTrial = () =>
  aHouse({ membership: 'free', trialEndDate: Date.now() + DAY, premiumUntil: null }, { tableCount: 0 });

describe('a refund (P-PLAN-3)', () => {
  test('gives the payment back through the gateway, ends what it paid for, and is told once', async () => {
    const house = await onTrial();
    const { restaurantId, orderId, paymentId } = await aPaidRenewal(gateway, { house });
    expect(await get(restaurants, { restaurantId })).toMatchObject({ membership: 'premium' });
    await call(giveBackPayment, { orderId, paymentId, reason }, admin);
    const after = await purchase(orderId);
    expect(after).toMatchObject({
      state: 'refunded',
      refundedPaymentIds: [paymentId],
      refunds: [{ paymentId, state: 'processed', reason }],
    });
    expect(await get(restaurants, { restaurantId })).toMatchObject({ membership: 'free' });
    const before = await everything();
    await call(giveBackPayment, { orderId, paymentId, reason }, admin);
    expect(await everything()).toEqual(before);
    expect(await entriesOf(restaurantId)).toEqual([
      expect.objectContaining({
        action: 'giveBackPayment',
        by: admin.uid,
        reason,
        after: { orderId, paymentId },
      }),
    ]);
  });

  test('of one of two payments leaves the other to stand for the order', async () => {
    const { restaurantId, orderId, paymentId } = await aPaidRenewal(gateway, { outcome: 'duplicate' });
    await gateway.settled();
    const record = await get(restaurants, { restaurantId });
    await call(giveBackPayment, { orderId, paymentId, reason }, admin);
    expect(await purchase(orderId)).toMatchObject({ refundedPaymentIds: [paymentId] });
    expect(await get(restaurants, { restaurantId })).toMatchObject({ createdAt: record.createdAt });
  });

  test('of a surplus payment changes nothing of the subscription', async () => {
    gateway.turnWebhooks(true);
    const { restaurantId, orderId } = await aPaidRenewal(gateway, { outcome: 'duplicate' });
    await gateway.settled();
    const { surplusPaymentIds } = await purchase(orderId);
    const [surplus = ''] = surplusPaymentIds;
    expect(surplusPaymentIds).toHaveLength(1);
    const { membership, premiumUntil } = await get(restaurants, { restaurantId });
    await call(giveBackPayment, { orderId, paymentId: surplus, reason }, admin);
    expect(await purchase(orderId)).toMatchObject({
      state: 'used',
      surplusPaymentIds: [],
      refundedPaymentIds: [surplus],
    });
    expect(await get(restaurants, { restaurantId })).toMatchObject({ membership, premiumUntil });
  });

  test('by two people at once gives it back once', async () => {
    const { restaurantId, orderId, paymentId } = await aPaidRenewal(gateway);
    const other = await signIn({ role: 'super' });
    const input = { orderId, paymentId, reason };
    await Promise.all([call(giveBackPayment, input, admin), call(giveBackPayment, input, other)]);
    expect(await purchase(orderId)).toMatchObject({ state: 'refunded', refundedPaymentIds: [paymentId] });
    expect(await entriesOf(restaurantId)).toHaveLength(1);
  });

  test('that the gateway refuses ends nothing, and may be asked for again', async () => {
    const { restaurantId, orderId, paymentId } = await aPaidRenewal(gateway);
    const record = await get(restaurants, { restaurantId });
    gateway.refuseRefunds(true);
    const input = { orderId, paymentId, reason };
    expect(await reasonOf(giveBackPayment, input, admin)).toBe('refund-refused');
    expect(await purchase(orderId)).toMatchObject({ state: 'used', refunds: [{ state: 'refused' }] });
    expect(await get(restaurants, { restaurantId })).toEqual(record);
    gateway.refuseRefunds(false);
    await call(giveBackPayment, input, admin);
    expect(await purchase(orderId)).toMatchObject({ state: 'refunded', refunds: [{ state: 'processed' }] });
  });

  test('whose answer was lost is found by the next try', async () => {
    const { orderId, paymentId } = await aPaidRenewal(gateway);
    void gateway.failNext('drop');
    expect(await reasonOf(giveBackPayment, { orderId, paymentId, reason }, admin)).toBe(
      'payments-unavailable',
    );
    gateway.refund(paymentId);
    await call(giveBackPayment, { orderId, paymentId, reason }, admin);
    expect(await purchase(orderId)).toMatchObject({ state: 'refunded', refundedPaymentIds: [paymentId] });
  });

  test('after the plan has lapsed gives the money back and takes no time away', async () => {
    const { restaurantId, orderId, paymentId } = await aPaidRenewal(gateway);
    const over = Date.now() - 60 * DAY;
    await change(restaurants, { restaurantId }, { membership: 'premium', premiumUntil: over });
    await change(
      subscriptionPayments,
      { razorpayOrderId: orderId },
      { periodFrom: over - 30 * DAY, periodUntil: over },
    );
    await call(giveBackPayment, { orderId, paymentId, reason }, admin);
    expect(await purchase(orderId)).toMatchObject({ state: 'refunded' });
    expect(await get(restaurants, { restaurantId })).toMatchObject({ premiumUntil: over });
  });

  test('that fails at the bank is known by the webhook, and may be asked for again', async () => {
    const { orderId, paymentId } = await aPaidRenewal(gateway);
    await call(giveBackPayment, { orderId, paymentId, reason }, admin);
    gateway.turnWebhooks(true);
    gateway.failRefund(paymentId);
    await gateway.settled();
    expect(await purchase(orderId)).toMatchObject({ refunds: [{ paymentId, state: 'failed' }] });
    await call(giveBackPayment, { orderId, paymentId, reason: 'Once more' }, admin);
    expect(await purchase(orderId)).toMatchObject({ refunds: [{ state: 'processed', reason: 'Once more' }] });
  });

  test('is refused for a payment of another order, and for one that there is not', async () => {
    const [one, two] = [await aPaidRenewal(gateway), await aPaidRenewal(gateway)];
    const before = await everything();
    for (const paymentId of [two.paymentId, `pay_${newId().slice(0, 14)}`]) {
      const input = { orderId: one.orderId, paymentId, reason };
      expect(await reasonOf(giveBackPayment, input, admin)).toBe('payment-not-found');
    }
    expect(await everything()).toEqual(before);
  });

  test('asks for the password again when the person signed in long ago', async () => {
    const { orderId, paymentId } = await aPaidRenewal(gateway);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + FRESH_SIGN_IN_MS + 60_000 });
    expect(await reasonOf(giveBackPayment, { orderId, paymentId, reason }, admin)).toBe('sign-in-again');
    expect(await purchase(orderId)).toMatchObject({ state: 'used' });
  });
});
