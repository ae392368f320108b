import { describe, expect, it } from 'vitest';
import { rupees } from '../money/money.ts';
import { DAY, HOUR, MINUTE } from '../time/ist.ts';
import { claimable, givenBack, judge, nextCheck, paidBy, usedFor } from './payment.ts';
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

it('stops asking after ten days', () => {
  expect(nextCheck({ ...created, createdAt: 1000 }, 1000 + 10 * DAY)).toBeNull();
  expect(nextCheck({ ...paid, createdAt: 1000 }, 1000 + 10 * DAY)).toBeNull();
});

it('asks once a week about a purchase whose period runs, and never about a refunded one', () => {
  const used = usedFor(paid, 'asha', { from: 0, until: 60 * DAY });
  expect(nextCheck(used, 10 * DAY)).toBe(17 * DAY);
  expect(nextCheck(used, 60 * DAY - 1)).toBe(67 * DAY - 1);
  expect(nextCheck(used, 60 * DAY)).toBeNull();
  expect(nextCheck({ ...used, state: 'refunded' }, 1 * DAY)).toBeNull();
});

it('does not ask about a purchase that is paid and not in use after ten days, whatever period it names', () => {
  const waiting = { ...paid, periodUntil: 60 * DAY };
  expect(nextCheck(waiting, 10 * DAY)).toBeNull();
  expect(nextCheck({ ...waiting, state: 'used', periodUntil: null }, 10 * DAY)).toBeNull();
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
