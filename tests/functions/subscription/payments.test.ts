import { createHmac } from 'node:crypto';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { subscriptionPayments, subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import { audit } from '@bhoj/domain/audit/audit.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import {
  checkPayments,
  createPaymentOrder,
  verifyPayment,
} from '@bhoj/domain/subscription/subscription.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { intervalEnd } from '@bhoj/domain/subscription/interval';
import { PREMIUM_PLAN } from '@bhoj/domain/subscription/plans';
import { DAY } from '@bhoj/domain/time/ist';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aHouse, auditOf, change, everything, get, list, put } from '../../support/arrange.ts';
import { signIn, signInGuest, signInNewcomer, signInWithPassword, tokenOf } from '../../support/auth.ts';
import { aPlatformStaff } from '@bhoj/domain/fixtures/platform';
import { aPlan } from '@bhoj/domain/fixtures/subscription';
import { auth, call, functions, logged, reasonOf, urlOf } from '../../support/mount.ts';
import { answerOf, standIn, WEBHOOK_SECRET } from '../../support/stand-in.ts';
import type { Person } from '../../support/auth.ts';
import type { House } from '../../support/arrange.ts';

let gateway: Awaited<ReturnType<typeof standIn>>;
beforeAll(async () => {
  gateway = await standIn({ webhooks: true });
  await put(platformStaff, { staffId: 'active' }, aPlatformStaff({ referralId: 'STAFF01' }));
  await put(subscriptionPlans, { planId: 'yearly' }, aPlan({ id: 'yearly', price: 9_999, interval: 'year' }));
  await put(subscriptionPlans, { planId: 'free' }, aPlan({ id: 'free', price: 0 }));
});
afterAll(() => gateway.stop());
// Webhooks come only when a test turns them on.
beforeAll(() => gateway.turnWebhooks(false));
afterEach(async () => {
  await gateway.settled();
  gateway.turnWebhooks(false);
});

const anAddress = () => `${newId().toLowerCase()}@spice.example`;
const purchase = (id: string) => get(subscriptionPayments, { razorpayOrderId: id });
const reconcile = () => functions.reconcilePayments.run({} as never);

/** Makes the reconciler ask about the order now. */
const dueNow = (id: string) =>
  change(subscriptionPayments, { razorpayOrderId: id }, { nextCheckAt: Date.now() - 1 });

const account = (email: string, overrides: object = {}) => ({
  requestId: newId(),
  restaurantName: 'Spice Route',
  ownerName: 'Asha Rao',
  email,
  password: 'a long password',
  establishmentType: 'casual' as const,
  providesHotelServices: false,
  staffReferralId: '',
  referralId: `BHOJ${newId().slice(0, 6).toUpperCase()}`,
  ...overrides,
});

/** The order of a sign-up, in a browser of its own. */
async function aSignup(email = anAddress(), browser?: Person) {
  const guest = browser ?? (await signInGuest());
  const { outcome, order } = await call(createPaymentOrder, { planId: 'premium', email }, guest);
  return { email, guest, outcome, orderId: order?.id ?? '', order };
}

async function aRenewal(house?: House, planId = 'premium') {
  const { owner, restaurantId } = house ?? (await aHouse({}, { tableCount: 0 }));
  const { outcome, order } = await call(createPaymentOrder, { planId, email: null }, owner);
  return { owner, restaurantId, outcome, orderId: order?.id ?? '', order };
}

const record = (restaurantId: string) => get(restaurants, { restaurantId });

describe('createPaymentOrder', () => {
  test('takes the price of the specification when the catalogue has no premium plan', async () => {
    const { outcome, order, orderId, email, guest } = await aSignup('Asha@Spice.Example');
    expect(outcome).toBe('pay');
    expect(order).toEqual({
      id: orderId,
      amountPaise: 99_900,
      currency: 'INR',
      keyId: 'rzp_test_standin',
      planName: PREMIUM_PLAN.name,
    });
    expect(await purchase(orderId)).toMatchObject({
      state: 'created',
      purpose: 'signup',
      email: email.toLowerCase(),
      uid: guest.uid,
      restaurantId: null,
    });
  });

  test('prices from the catalogue', async () => {
    const { order } = await aRenewal(undefined, 'yearly');
    expect(order).toMatchObject({ amountPaise: 999_900 });
  });

  test.each(['free', 'gold'])('sells no %s plan', async (planId) => {
    const guest = await signInGuest();
    expect(await reasonOf(createPaymentOrder, { planId, email: anAddress() }, guest)).toBe('plan-not-found');
  });

  test('requires the address of a guest', async () => {
    const guest = await signInGuest();
    expect(await reasonOf(createPaymentOrder, { planId: 'premium', email: null }, guest)).toBe(
      'invalid-input',
    );
  });

  test.each([
    ['an owner', { role: 'owner', restaurant: 'other@house.example' }],
    ['a captain', { role: 'captain', restaurant: 'other@house.example' }],
    ['somebody without claims', null],
  ])('answers for the address of %s as for an unknown one, and looks nobody up', async (_, claims) => {
    const { email: known = '' } = await auth.getUser((await signIn(claims)).uid);
    const lookUp = vi.spyOn(auth, 'getUserByEmail');
    const answerFor = async (email: string) => {
      const { outcome, orderId, order } = await aSignup(email);
      const { createdAt: __, nextCheckAt: ___, uid: ____, ...stored } = await purchase(orderId);
      const masked = JSON.stringify({ outcome, order, stored });
      return masked.replaceAll(orderId, 'the order').replaceAll(email, 'the address');
    };
    expect(await answerFor(known)).toBe(await answerFor(anAddress()));
    // Without a look-up, the time of the answer tells nothing either.
    expect(lookUp).not.toHaveBeenCalled();
    lookUp.mockRestore();
  });

  test('for an owner’s address, paid in another browser, extends the subscription once they have proved it', async () => {
    const email = anAddress();
    const input = account(email, { staffReferralId: 'STAFF01' });
    await call(createAccount, input);
    const { guest, orderId } = await aSignup(email);
    await call(verifyPayment, answerOf(gateway.play(orderId, 'paid')), guest);
    expect(await reasonOf(createAccount, account(email), guest)).toBe('email-taken');
    const claims = { role: 'owner', restaurant: email, email_verified: true };
    const owner = { token: tokenOf(input.requestId, claims) };
    expect(await call(checkPayments, { email: null }, owner)).toEqual({ outcome: 'used' });
    expect(await record(email)).toMatchObject({ membership: 'premium' });
  });

  test('returns the same order again, and one order for several calls at once', async () => {
    const { email, guest, orderId } = await aSignup();
    expect((await aSignup(email, guest)).orderId).toBe(orderId);
    const other = anAddress();
    const asked = await Promise.all(Array.from({ length: 5 }, () => aSignup(other, guest)));
    expect(new Set(asked.map((each) => each.orderId)).size).toBe(1);
    // Another browser gets its own order, because an order is bound to the person who may use its payment.
    expect((await aSignup(email)).orderId).not.toBe(orderId);
  });

  test('makes another one when the gateway does not know the earlier one, as after a change of keys', async () => {
    const { email, guest, orderId } = await aSignup();
    await put(subscriptionPayments, { razorpayOrderId: 'order_Unknown1' }, await purchase(orderId));
    expect((await aSignup(email, guest)).orderId).toBe(orderId);
    const other = anAddress();
    const stored = { ...(await purchase(orderId)), email: other };
    await put(subscriptionPayments, { razorpayOrderId: 'order_Unknown2' }, stored);
    expect(await call(checkPayments, { email: other }, guest)).toEqual({ outcome: 'none' });
    expect(await aSignup(other, guest)).toMatchObject({ outcome: 'pay' });
  });

  test('says that the gateway cannot be reached, and writes nothing', async () => {
    const house = await aHouse({}, { tableCount: 0 });
    const before = await everything();
    void gateway.failNext('drop');
    expect(await reasonOf(createPaymentOrder, { planId: 'premium', email: null }, house.owner)).toBe(
      'payments-unavailable',
    );
    expect(await everything()).toEqual(before);
  });
});

describe('a paid sign-up', () => {
  test('becomes a premium account in the browser that paid, once', async () => {
    const { email, guest, orderId } = await aSignup();
    const answer = answerOf(gateway.play(orderId, 'paid'));
    expect(await call(verifyPayment, answer, guest)).toEqual({ outcome: 'paid' });
    expect(await call(verifyPayment, answer, guest)).toEqual({ outcome: 'paid' });

    const input = account(email);
    const made = await call(createAccount, input, guest);
    expect(made).toMatchObject({ restaurantId: email, membership: 'premium' });
    const restaurant = await record(email);
    expect(restaurant).toMatchObject({ membership: 'premium', staffReferralId: '' });
    expect(restaurant.premiumUntil).toBe(intervalEnd(restaurant.createdAt, PREMIUM_PLAN));
    expect(await purchase(orderId)).toMatchObject({ state: 'used', restaurantId: email });

    // A repeat gets the same account; another account needs its own payment.
    expect(await call(createAccount, input, guest)).toEqual(made);
    expect(await reasonOf(createAccount, account(anAddress()), guest)).toBe('payment-required');
    expect(await call(verifyPayment, answer, guest)).toEqual({ outcome: 'used' });
    expect(await record(email)).toEqual(restaurant);
  });

  test('in a browser that closed before verification goes on without paying again', async () => {
    const { email, guest, orderId } = await aSignup();
    gateway.play(orderId, 'paid');
    expect(await aSignup(email, guest)).toMatchObject({ outcome: 'paid', order: null });
    expect(await call(checkPayments, { email }, guest)).toEqual({ outcome: 'paid' });
    expect(await call(createAccount, account(email), guest)).toMatchObject({ membership: 'premium' });
    expect(await call(checkPayments, { email }, guest)).toEqual({ outcome: 'none' });
  });

  test('works in another browser only with proof of the address', async () => {
    const { email, orderId, guest } = await aSignup();
    await call(verifyPayment, answerOf(gateway.play(orderId, 'paid')), guest);
    const before = await everything();

    const stranger = await signInGuest();
    expect(await call(checkPayments, { email }, stranger)).toEqual({ outcome: 'prove' });
    expect(await aSignup(email, stranger)).toMatchObject({ outcome: 'prove', order: null });
    expect(await reasonOf(createAccount, account(email), stranger)).toBe('payment-needs-proof');
    expect(await reasonOf(createAccount, account(email))).toBe('payment-needs-proof');
    expect((await everything()).filter((line) => !line.startsWith(`user ${stranger.uid}`))).toEqual(before);

    const impostor = await signInNewcomer(anAddress());
    expect(await reasonOf(createAccount, account(email), impostor)).toBe('email-not-proved');
    expect(await purchase(orderId)).toMatchObject({ state: 'paid' });

    // The link creates the user; the callable adds password and claims.
    const owner = await signInNewcomer(email, { provider: 'password' });
    const made = await call(createAccount, account(email), owner);
    expect(made).toMatchObject({ restaurantId: email, membership: 'premium' });
    expect(await record(email)).toMatchObject({ uid: owner.uid });
    expect((await signInWithPassword(email, 'a long password'))?.uid).toBe(owner.uid);
    expect((await auth.getUser(owner.uid)).customClaims).toEqual({ role: 'owner', restaurant: email });
    expect(await purchase(orderId)).toMatchObject({ state: 'used' });
  });

  test('with an address that is typed but not proved stays unclaimed', async () => {
    const { email, orderId, guest } = await aSignup();
    await call(verifyPayment, answerOf(gateway.play(orderId, 'paid')), guest);
    const unproved = await signInNewcomer(email, { isProved: false, provider: 'password' });
    expect(await reasonOf(createAccount, account(email), unproved)).toBe('email-not-proved');
    expect(await purchase(orderId)).toMatchObject({ state: 'paid', restaurantId: null });
  });

  test('takes precedence over a referral, and is kept when the trial does not need it', async () => {
    const { email, orderId, guest } = await aSignup();
    gateway.play(orderId, 'paid');
    await call(checkPayments, { email }, guest);
    const referred = account(email, { staffReferralId: 'STAFF01' });
    expect(await call(createAccount, referred, guest)).toMatchObject({ membership: 'premium' });
    expect(await record(email)).toMatchObject({ staffReferralId: 'STAFF01' });
  });

  test('is not lost by a referral in another browser', async () => {
    const { email, orderId, guest } = await aSignup();
    await call(verifyPayment, answerOf(gateway.play(orderId, 'paid')), guest);
    const referred = account(email, { staffReferralId: 'STAFF01' });
    expect(await reasonOf(createAccount, referred)).toBe('payment-needs-proof');
    expect(await call(createAccount, referred, guest)).toMatchObject({ membership: 'premium' });
  });

  test('that is captured after the account was made belongs to its owner, once the address is proved', async () => {
    const { email, orderId, guest } = await aSignup();
    const input = account(email, { staffReferralId: 'STAFF01' });
    await call(createAccount, input, guest);
    const uid = input.requestId;
    const claims = { role: 'owner', restaurant: email };
    gateway.turnWebhooks(true);
    gateway.play(orderId, 'late');
    await gateway.settled();
    expect(await purchase(orderId)).toMatchObject({ state: 'paid' });
    expect(await call(checkPayments, { email: null }, { token: tokenOf(uid, claims) })).toEqual({
      outcome: 'prove',
    });
    expect(await record(email)).toMatchObject({ membership: 'free' });

    const proved = { token: tokenOf(uid, { ...claims, email_verified: true }) };
    expect(await call(checkPayments, { email: null }, proved)).toEqual({ outcome: 'used' });
    const { membership, premiumUntil, trialEndDate } = await record(email);
    expect([membership, premiumUntil]).toEqual(['premium', intervalEnd(trialEndDate, PREMIUM_PLAN)]);
    expect(await purchase(orderId)).toMatchObject({ state: 'used', restaurantId: email });
    expect((await list(audit, { restaurantId: email })).map((entry) => entry.uid)).toEqual([uid]);
    expect(await call(checkPayments, { email: null }, proved)).toEqual({ outcome: 'none' });
  });

  test('is claimed by only one of two tabs', async () => {
    const { email, orderId, guest } = await aSignup();
    gateway.play(orderId, 'paid');
    await call(checkPayments, { email }, guest);
    const tabs = await Promise.all([1, 2].map(() => reasonOf(createAccount, account(email), guest)));
    expect(new Set(tabs)).toEqual(new Set([null, 'email-taken']));
    expect(await purchase(orderId)).toMatchObject({ state: 'used' });
    expect((await list(restaurants, {})).filter((r) => r.email === email)).toHaveLength(1);
  });
});

describe('an invalid payment', () => {
  test.each([
    ['tampered', 'payment-wrong'],
    ['other-order', 'payment-wrong'],
    ['other-amount', 'payment-wrong'],
  ] as const)('%s', async (outcome, reason) => {
    const { email, guest, orderId } = await aSignup();
    const answer = answerOf(gateway.play(orderId, outcome));
    expect(await reasonOf(verifyPayment, { ...answer, orderId }, guest)).toBe(reason);
    await dueNow(orderId);
    await reconcile();
    expect(await purchase(orderId)).toMatchObject({ state: 'created' });
    expect(await reasonOf(createAccount, account(email), guest)).toBe('payment-required');
  });

  test('belongs to somebody else', async () => {
    const { guest, orderId } = await aSignup();
    const answer = answerOf(gateway.play(orderId, 'paid'));
    const { owner } = await aHouse({}, { tableCount: 0 });
    for (const stranger of [await signInGuest(), owner]) {
      expect(await reasonOf(verifyPayment, answer, stranger)).toBe('payment-not-found');
    }
    expect(await reasonOf(verifyPayment, { ...answer, orderId: 'order_none' }, guest)).toBe(
      'payment-not-found',
    );
    expect(await purchase(orderId)).toMatchObject({ state: 'created' });
  });

  test('has failed, or is not captured yet', async () => {
    const { email, guest, orderId } = await aSignup();
    gateway.play(orderId, 'failed');
    expect(await call(checkPayments, { email }, guest)).toEqual({ outcome: 'none' });
    const answer = answerOf(gateway.play(orderId, 'authorized'));
    expect(await call(verifyPayment, answer, guest)).toEqual({ outcome: 'waits' });
    expect(await call(checkPayments, { email }, guest)).toEqual({ outcome: 'waits' });
    expect(await reasonOf(createAccount, account(email), guest)).toBe('payment-required');
    expect(await aSignup(email, guest)).toMatchObject({ outcome: 'waits', order: null });
  });
});

describe('a renewal', () => {
  test('starts after the remaining days, and is counted once', async () => {
    const { owner, restaurantId, orderId } = await aRenewal();
    const { trialEndDate } = await record(restaurantId);
    const answer = answerOf(gateway.play(orderId, 'paid'));
    expect(await call(verifyPayment, answer, owner)).toEqual({ outcome: 'used' });
    const premiumUntil = intervalEnd(trialEndDate, PREMIUM_PLAN);
    expect(await record(restaurantId)).toMatchObject({ membership: 'premium', premiumUntil });
    expect(await purchase(orderId)).toMatchObject({
      state: 'used',
      periodFrom: trialEndDate,
      periodUntil: premiumUntil,
    });
    expect(await call(verifyPayment, answer, owner)).toEqual({ outcome: 'used' });
    expect((await record(restaurantId)).premiumUntil).toBe(premiumUntil);
    expect((await auditOf({ restaurantId } as House)).map(({ action }) => action)).toEqual(['applyPayment']);
  });

  test('that was paid and lost is counted when its owner returns', async () => {
    const { owner, restaurantId, orderId } = await aRenewal();
    gateway.play(orderId, 'paid');
    expect(await call(checkPayments, { email: null }, owner)).toEqual({ outcome: 'used' });
    expect(await call(checkPayments, { email: null }, owner)).toEqual({ outcome: 'none' });
    expect(await record(restaurantId)).toMatchObject({ membership: 'premium' });
  });

  test('is not sold for premium without an end, and does not end one given meanwhile', async () => {
    const endless = await aHouse({ membership: 'premium', premiumUntil: null }, { tableCount: 0 });
    expect(await reasonOf(createPaymentOrder, { planId: 'premium', email: null }, endless.owner)).toBe(
      'plan-not-found',
    );
    const { owner, restaurantId, orderId } = await aRenewal();
    await change(restaurants, { restaurantId }, { membership: 'premium', premiumUntil: null });
    expect(await call(verifyPayment, answerOf(gateway.play(orderId, 'paid')), owner)).toEqual({
      outcome: 'paid',
    });
    expect(await record(restaurantId)).toMatchObject({ membership: 'premium', premiumUntil: null });
  });

  test('starts now after a lapse', async () => {
    const house = await aHouse(
      { membership: 'premium', premiumUntil: Date.now() - 30 * DAY },
      { tableCount: 0 },
    );
    const { owner, restaurantId, orderId } = await aRenewal(house);
    const before = Date.now();
    await call(verifyPayment, answerOf(gateway.play(orderId, 'paid')), owner);
    const { premiumUntil } = await record(restaurantId);
    expect(premiumUntil).toBeGreaterThanOrEqual(intervalEnd(before, PREMIUM_PLAN));
  });
});

describe('a payment is confirmed', () => {
  test('by webhook alone', async () => {
    const { restaurantId, orderId } = await aRenewal();
    gateway.turnWebhooks(true);
    gateway.play(orderId, 'paid');
    await gateway.settled();
    expect(await record(restaurantId)).toMatchObject({ membership: 'premium' });
    expect(await purchase(orderId)).toMatchObject({ state: 'used' });
  });

  test('on day 12 with its webhook lost, by the reconciler (P-PLAN-11)', async () => {
    const { restaurantId, orderId } = await aRenewal();
    const createdAt = Date.now() - 11 * DAY;
    await change(subscriptionPayments, { razorpayOrderId: orderId }, { createdAt });
    await dueNow(orderId);
    await reconcile();
    // Nobody has paid by day 11. It is asked about again within a day.
    const { nextCheckAt } = await purchase(orderId);
    expect(nextCheckAt).toBeLessThanOrEqual(Date.now() + DAY);
    gateway.play(orderId, 'paid');
    await change(subscriptionPayments, { razorpayOrderId: orderId }, { createdAt: createdAt - 2 * DAY });
    await dueNow(orderId);
    await reconcile();
    expect(await purchase(orderId)).toMatchObject({ state: 'used', restaurantId });
  });

  test('by the reconciler alone, and only when it is due', async () => {
    const { restaurantId, orderId } = await aRenewal();
    gateway.play(orderId, 'paid');
    await reconcile();
    expect(await purchase(orderId)).toMatchObject({ state: 'created' });
    await dueNow(orderId);
    await reconcile();
    expect(await record(restaurantId)).toMatchObject({ membership: 'premium' });
    expect(await purchase(orderId)).toMatchObject({ state: 'used' });
  });

  test('later when there is no answer yet, and one failing order does not block the others', async () => {
    const [unknown, unpaid] = [await aRenewal(), await aRenewal()];
    const stored = await purchase(unknown.orderId);
    await put(subscriptionPayments, { razorpayOrderId: 'order_unknown' }, stored);
    const before = Date.now();
    const failing = await aRenewal();
    const ids = ['order_unknown', unpaid.orderId, failing.orderId];
    for (const id of ids) await dueNow(id);
    void gateway.failNext('error');
    await reconcile();
    for (const id of ids) {
      expect((await purchase(id)).nextCheckAt).toBeGreaterThan(before);
    }
  });

  test('late, after the checkout has closed', async () => {
    const { restaurantId, orderId } = await aRenewal();
    gateway.turnWebhooks(true);
    expect(gateway.play(orderId, 'late').handler).toBeUndefined();
    await gateway.settled();
    expect(await record(restaurantId)).toMatchObject({ membership: 'premium' });
  });

  test('from all sources at once, and extends once', async () => {
    const { owner, restaurantId, orderId } = await aRenewal();
    const { trialEndDate } = await record(restaurantId);
    gateway.turnWebhooks(true);
    const answer = answerOf(gateway.play(orderId, 'paid'));
    await dueNow(orderId);
    await Promise.all([
      call(verifyPayment, answer, owner),
      call(verifyPayment, answer, owner),
      call(checkPayments, { email: null }, owner),
      reconcile(),
      gateway.settled(),
    ]);
    expect((await record(restaurantId)).premiumUntil).toBe(intervalEnd(trialEndDate, PREMIUM_PLAN));
    expect(await auditOf({ restaurantId } as House)).toHaveLength(1);
  });

  test('for a second payment by the reconciler too', async () => {
    const { owner, orderId } = await aRenewal();
    await call(verifyPayment, answerOf(gateway.play(orderId, 'duplicate')), owner);
    expect((await purchase(orderId)).surplusPaymentIds).toEqual([]);
    await dueNow(orderId);
    await reconcile();
    expect((await purchase(orderId)).surplusPaymentIds).toHaveLength(1);
  });

  test('for one of two payments of the same order; the other is kept for a refund', async () => {
    const { owner, restaurantId, orderId } = await aRenewal();
    const { trialEndDate } = await record(restaurantId);
    gateway.turnWebhooks(true);
    await call(verifyPayment, answerOf(gateway.play(orderId, 'duplicate')), owner);
    await gateway.settled();
    const { razorpayPaymentId, surplusPaymentIds } = await purchase(orderId);
    expect(surplusPaymentIds).toHaveLength(1);
    expect(surplusPaymentIds).not.toContain(razorpayPaymentId);
    expect((await record(restaurantId)).premiumUntil).toBe(intervalEnd(trialEndDate, PREMIUM_PLAN));
  });
});

describe('a refund at the gateway', () => {
  async function aPaidRenewal() {
    const renewal = await aRenewal();
    const { trialEndDate } = await record(renewal.restaurantId);
    const answer = answerOf(gateway.play(renewal.orderId, 'paid'));
    await call(verifyPayment, answer, renewal.owner);
    return { ...renewal, answer, trialEndDate };
  }

  test('ends what was paid for, by webhook alone, once', async () => {
    const { restaurantId, orderId, owner, answer, trialEndDate } = await aPaidRenewal();
    gateway.turnWebhooks(true);
    gateway.refund(answer.paymentId);
    await gateway.settled();
    // The paid month would have begun after the trial: only the trial is left.
    const ended = { membership: 'free', premiumUntil: null, trialEndDate };
    expect(await record(restaurantId)).toMatchObject(ended);
    expect(await purchase(orderId)).toMatchObject({
      state: 'refunded',
      refundedPaymentIds: [answer.paymentId],
      nextCheckAt: null,
    });
    // The checkout's late answer restores nothing.
    expect(await call(verifyPayment, answer, owner)).toEqual({ outcome: 'waits' });
    expect(await record(restaurantId)).toMatchObject(ended);
    expect((await auditOf({ restaurantId } as House)).map(({ action }) => action).toSorted()).toEqual([
      'applyPayment',
      'refundPayment',
    ]);
  });

  test('ends it by the reconciler alone', async () => {
    const { restaurantId, orderId, answer } = await aPaidRenewal();
    gateway.refund(answer.paymentId);
    await dueNow(orderId);
    await reconcile();
    expect(await record(restaurantId)).toMatchObject({ membership: 'free' });
    expect(await purchase(orderId)).toMatchObject({ state: 'refunded', nextCheckAt: null });
  });

  test('takes off its own month and keeps the one that another payment bought', async () => {
    const first = await aPaidRenewal();
    const { restaurantId, owner, trialEndDate } = first;
    const second = await aRenewal({ restaurantId, owner } as House);
    await call(verifyPayment, answerOf(gateway.play(second.orderId, 'paid')), owner);
    const both = await record(restaurantId);
    const { periodFrom, periodUntil } = await purchase(first.orderId);
    gateway.turnWebhooks(true);
    gateway.refund(first.answer.paymentId);
    await gateway.settled();
    const left = await record(restaurantId);
    expect(left.membership).toBe('premium');
    expect(left.premiumUntil).toBe((both.premiumUntil ?? 0) - ((periodUntil ?? 0) - (periodFrom ?? 0)));
    expect(left.premiumUntil).toBeGreaterThan(trialEndDate);
  });

  test('of one of two payments for an order keeps what the other pays for', async () => {
    const { owner, restaurantId, orderId } = await aRenewal();
    gateway.turnWebhooks(true);
    await call(verifyPayment, answerOf(gateway.play(orderId, 'duplicate')), owner);
    await gateway.settled();
    const twice = await purchase(orderId);
    const before = await record(restaurantId);
    gateway.refund(twice.razorpayPaymentId ?? '');
    await gateway.settled();
    expect(await record(restaurantId)).toEqual(before);
    expect(await purchase(orderId)).toMatchObject({
      state: 'used',
      razorpayPaymentId: twice.surplusPaymentIds[0],
      surplusPaymentIds: [],
      refundedPaymentIds: [twice.razorpayPaymentId],
    });
  });

  test('of a sign-up leaves nothing to open an account with', async () => {
    const { email, guest, orderId } = await aSignup();
    const answer = answerOf(gateway.play(orderId, 'paid'));
    await call(verifyPayment, answer, guest);
    gateway.turnWebhooks(true);
    gateway.refund(answer.paymentId);
    await gateway.settled();
    expect(await purchase(orderId)).toMatchObject({ state: 'refunded' });
    expect(await reasonOf(createAccount, account(email), guest)).toBe('payment-required');
  });
});

describe('the webhook', () => {
  const send = (body: string, signature: string | null, method = 'POST') =>
    fetch(urlOf('razorpayWebhook'), {
      method,
      ...(method === 'POST' ? { body } : {}),
      headers: {
        'content-type': 'application/json',
        ...(signature === null ? {} : { 'x-razorpay-signature': signature }),
      },
    });
  const signed = (body: string, secret = WEBHOOK_SECRET) =>
    createHmac('sha256', secret).update(body).digest('hex');
  const captured = (orderId: string) =>
    JSON.stringify({
      event: 'payment.captured',
      payload: {
        payment: {
          entity: {
            id: 'pay_webhook',
            order_id: orderId,
            amount: 99_900,
            currency: 'INR',
            status: 'captured',
            created_at: Math.floor(Date.now() / 1000),
          },
        },
      },
    });

  test('refuses what is not signed, or not with one of our secrets', async () => {
    const { orderId } = await aRenewal();
    const body = captured(orderId);
    for (const signature of [null, '', 'junk', signed(body, 'another'), signed(`${body} `)]) {
      expect((await send(body, signature)).status).toBe(401);
    }
    expect((await send('', signed(''), 'GET')).status).toBe(401);
    expect(await purchase(orderId)).toMatchObject({ state: 'created' });
  });

  test('accepts the secret from before a rotation', async () => {
    const { orderId } = await aRenewal();
    const body = captured(orderId);
    expect((await send(body, signed(body, 'before-the-rotation'))).status).toBe(200);
    expect(await purchase(orderId)).toMatchObject({ state: 'used', razorpayPaymentId: 'pay_webhook' });
  });

  test.each([
    ['an event without a payment', JSON.stringify({ event: 'refund.created', payload: {} })],
    ['an order that is not ours', captured('order_of_another_shop')],
    ['a payment without an order', captured('').replace('"order_id":""', '"order_id":null')],
    ['no event at all', JSON.stringify({ hello: 1 })],
  ])('answers %s, so that it is not sent for ever', async (_, body) => {
    const before = await everything();
    expect((await send(body, signed(body))).status).toBe(200);
    expect(await everything()).toEqual(before);
  });
});

test('no secret and no address reaches the log', () => {
  const text = logged.join('\n');
  expect(text).not.toContain(WEBHOOK_SECRET);
  expect(text).not.toContain('@spice.example');
  expect(text).toContain('webhook');
});
