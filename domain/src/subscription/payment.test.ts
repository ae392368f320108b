import { describe, expect, it } from 'vitest';
import { aPlan } from '../fixtures/subscription.ts';
import { rupees } from '../money/money.ts';
import { DAY, HOUR, MINUTE } from '../time/ist.ts';
import {
  claimable,
  givenBack,
  isPayableAgain,
  isPriceHeld,
  judge,
  keptApart,
  nextCheck,
  paidBy,
  usedFor,
} from './payment.ts';
import type { Verdict } from './payment.ts';
import type { GatewayPayment, SubscriptionPayment } from './payment.schema.ts';

const created: SubscriptionPayment = {
  state: 'created',
  purpose: 'signup',
  planId: 'premium',
  planName: 'Premium',
  interval: 'month',
  amountPaise: rupees(999),
  currency: 'INR',
  email: 'asha@spice.example',
  uid: 'browser-1',
  restaurantId: null,
  razorpayPaymentId: null,
  surplusPaymentIds: [],
  refundedPaymentIds: [],
  createdAt: 0,
  paidAt: null,
  periodFrom: null,
  periodUntil: null,
  nextCheckAt: 300_000,
};
const captured: GatewayPayment = {
  id: 'pay_1',
  orderId: 'order_1',
  amountPaise: 99_900,
  currency: 'INR',
  status: 'captured',
  createdAt: 1000,
};
const paid = paidBy(created, 'pay_1', 1000);

describe('judge', () => {
  it.each<[Verdict, SubscriptionPayment, Partial<GatewayPayment>]>([
    ['pays', created, {}],
    ['wrong', created, { orderId: 'order_2' }],
    ['wrong', created, { amountPaise: 100 }],
    ['wrong', created, { amountPaise: 99_899 }],
    ['wrong', created, { amountPaise: 99_901 }],
    ['wrong', created, { amountPaise: 999_900 }],
    ['wrong', paid, { id: 'pay_2', amountPaise: 99_901 }],
    ['wrong', created, { currency: 'USD' }],
    ['waits', created, { status: 'created' }],
    ['waits', created, { status: 'authorized' }],
    ['waits', created, { status: 'failed' }],
    ['ends', created, { status: 'refunded' }],
    ['ends', paid, { status: 'refunded' }],
    ['ends', { ...paid, state: 'used' }, { status: 'refunded' }],
    ['ends', { ...paid, surplusPaymentIds: ['pay_2'] }, { id: 'pay_2', status: 'refunded' }],
    ['wrong', paid, { status: 'refunded', amountPaise: 100 }],
    // Events come in any order: a refunded payment stays refunded.
    ['known', { ...paid, refundedPaymentIds: ['pay_1'] }, { status: 'captured' }],
    ['known', { ...paid, refundedPaymentIds: ['pay_1'] }, { status: 'refunded' }],
    ['pays', { ...paid, state: 'refunded', refundedPaymentIds: ['pay_1'] }, { id: 'pay_2' }],
    ['known', paid, {}],
    ['surplus', paid, { id: 'pay_2' }],
    ['known', { ...paid, surplusPaymentIds: ['pay_2'] }, { id: 'pay_2' }],
    ['known', { ...paid, state: 'used' }, {}],
    ['surplus', { ...paid, state: 'used' }, { id: 'pay_2' }],
    // A failed attempt before the successful one changes nothing.
    ['waits', paid, { id: 'pay_0', status: 'failed' }],
  ])('%s', (verdict, purchase, differently) => {
    expect(judge(purchase, 'order_1', { ...captured, ...differently })).toBe(verdict);
  });
});

describe('the price of an order', () => {
  const raised = aPlan({ price: 1_199, version: 2, from: 10 * DAY });
  const isHeld = (stored: ReturnType<typeof aPlan> | null, at: number, purchase = created) =>
    isPriceHeld(purchase, stored, at);

  it('holds for a day after a higher one went on sale, by when the buyer began to pay', () => {
    expect(isHeld(raised, 11 * DAY - 1)).toBe(true);
    expect(isHeld(raised, 11 * DAY)).toBe(false);
  });

  it('holds until a version begins that was published before', () => {
    const { version = 2, from = 0, ...offer } = raised;
    const announced = { ...aPlan(), next: { ...offer, isOffered: true, version, from } };
    expect(isHeld(announced, 10 * DAY)).toBe(true);
    expect(isHeld(announced, 11 * DAY)).toBe(false);
  });

  it('holds while the plan costs no more', () => {
    expect(isHeld({ ...raised, price: 999 }, 20 * DAY)).toBe(true);
    expect(isHeld({ ...raised, price: 899 }, 20 * DAY)).toBe(true);
  });

  it('is over where the plan has another interval now, or is withdrawn', () => {
    expect(isHeld({ ...raised, price: 999, interval: 'year' }, 20 * DAY)).toBe(false);
    expect(isHeld({ ...raised, price: 999, isOffered: false }, 20 * DAY)).toBe(false);
  });

  it('is that of the specification for premium, and is compared with nothing for a plan that is not in the catalogue', () => {
    expect(isHeld(null, 20 * DAY)).toBe(true);
    expect(isHeld(null, 20 * DAY, { ...created, amountPaise: rupees(900) })).toBe(false);
    expect(isHeld(null, 20 * DAY, { ...created, planId: 'gone', amountPaise: rupees(1) })).toBe(true);
  });
});

it('of two payments that came too late, both are given back', () => {
  const twice = keptApart(keptApart(created, 'pay_1'), 'pay_2');
  const once = givenBack(twice, 'pay_1');
  expect(once).toMatchObject({ state: 'created', razorpayPaymentId: null, surplusPaymentIds: ['pay_2'] });
  expect(givenBack(once, 'pay_2')).toMatchObject({
    state: 'refunded',
    surplusPaymentIds: [],
    refundedPaymentIds: ['pay_1', 'pay_2'],
  });
});

it('moves a purchase to paid and then to used, once', () => {
  expect(paid).toMatchObject({
    state: 'paid',
    razorpayPaymentId: 'pay_1',
    paidAt: 1000,
    nextCheckAt: 1000 + DAY,
  });
  const used = usedFor(paid, 'asha', { from: 1000, until: 2000 });
  expect(used).toMatchObject({ state: 'used', restaurantId: 'asha', periodFrom: 1000, periodUntil: 2000 });
  expect(() => usedFor(used, 'ravi', { from: 0, until: 1 })).toThrow(RangeError);
  expect(() => usedFor(created, 'asha', { from: 0, until: 1 })).toThrow(RangeError);
});

describe('givenBack', () => {
  const used = usedFor(paid, 'asha', { from: 0, until: 1 });

  it('ends a purchase without another payment', () => {
    expect(givenBack(used, 'pay_1')).toEqual({
      ...used,
      state: 'refunded',
      refundedPaymentIds: ['pay_1'],
      nextCheckAt: null,
    });
    expect(givenBack(created, 'pay_1')).toMatchObject({ state: 'refunded', razorpayPaymentId: 'pay_1' });
  });

  it('lets a second payment stand for the one that was given back', () => {
    expect(givenBack({ ...used, surplusPaymentIds: ['pay_2', 'pay_3'] }, 'pay_1')).toEqual({
      ...used,
      razorpayPaymentId: 'pay_2',
      surplusPaymentIds: ['pay_3'],
      refundedPaymentIds: ['pay_1'],
    });
  });

  it('keeps the purchase when a second payment was given back', () => {
    const twice = { ...used, surplusPaymentIds: ['pay_2'] };
    expect(givenBack(twice, 'pay_2')).toEqual({ ...used, refundedPaymentIds: ['pay_2'] });
    // The refund of a payment that was not reported before.
    expect(givenBack(used, 'pay_9')).toEqual({ ...used, refundedPaymentIds: ['pay_9'] });
  });
});

describe('claimable', () => {
  const elsewhere = { ...paid, uid: 'browser-2' };
  const used = usedFor(paid, 'asha', { from: 0, until: 1 });
  const renewal = { ...paid, purpose: 'renewal' as const };
  const all = [created, paid, elsewhere, used, renewal];

  it.each([
    ['a visitor', { uid: null, isProved: false }, []],
    ['the browser that paid', { uid: 'browser-1', isProved: false }, [paid]],
    ['another browser', { uid: 'browser-3', isProved: false }, []],
    ['a person who proved the address', { uid: 'browser-3', isProved: true }, [paid, elsewhere]],
  ])('%s', (_, who, mine) => {
    expect(claimable(all, who)).toEqual(mine);
  });
});

it.each([
  [0, 5 * MINUTE],
  [HOUR - 1, 5 * MINUTE],
  [HOUR, HOUR],
  [DAY, 6 * HOUR],
  [10 * DAY - 1, 6 * HOUR],
])('asks again about an order that is %i ms old after %i ms', (age, wait) => {
  expect(nextCheck({ ...created, createdAt: 1000 }, 1000 + age)).toBe(1000 + age + wait);
});

it('asks once a day from the tenth day to the sixtieth, so that a payment of day 12 is found on day 13 (P-PLAN-11)', () => {
  for (const order of [created, paid]) {
    const askedOn = (day: number) => nextCheck({ ...order, createdAt: 1000 }, 1000 + day * DAY);
    expect(askedOn(10)).toBe(1000 + 11 * DAY);
    expect(askedOn(12)).toBe(1000 + 13 * DAY);
    expect(askedOn(59)).toBe(1000 + 60 * DAY);
    expect(askedOn(60)).toBeNull();
  }
});

it('asks 121 times about an order that is never paid', () => {
  let [asked, at] = [0, nextCheck(created, 0)];
  while (at !== null) [asked, at] = [asked + 1, nextCheck(created, at)];
  expect(asked).toBe(121);
});

it('shows an order at the checkout again for thirty days, and asks about it for thirty more', () => {
  expect(isPayableAgain(created, 30 * DAY - 1)).toBe(true);
  expect(isPayableAgain(created, 30 * DAY)).toBe(false);
});

it('asks once a week about a purchase whose period runs, and never about a refunded one', () => {
  const used = usedFor(paid, 'asha', { from: 0, until: 60 * DAY });
  expect(nextCheck(used, 10 * DAY)).toBe(17 * DAY);
  expect(nextCheck(used, 60 * DAY - 1)).toBe(67 * DAY - 1);
  expect(nextCheck(used, 60 * DAY)).toBeNull();
  expect(nextCheck({ ...used, state: 'refunded' }, 1 * DAY)).toBeNull();
});

it('does not ask after ten days about a purchase whose period is over or not known', () => {
  const used = usedFor(paid, 'asha', { from: 0, until: 5 * DAY });
  expect(nextCheck(used, 10 * DAY)).toBeNull();
  expect(nextCheck({ ...used, periodUntil: null }, 10 * DAY)).toBeNull();
});

it('asks about an order again a day after it was paid', () => {
  expect(paidBy(created, 'pay_1', 1000)).toEqual({
    ...created,
    state: 'paid',
    razorpayPaymentId: 'pay_1',
    paidAt: 1000,
    nextCheckAt: 1000 + DAY,
  });
});
