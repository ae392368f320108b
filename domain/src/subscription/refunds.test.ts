import { describe, expect, it } from 'vitest';
import { aSubscriptionPayment } from '../fixtures/subscription.ts';
import { askingRefund, refundOf, refusedRefund, withRefundNews } from './refunds.ts';
import type { SubscriptionPayment } from './payment.schema.ts';

const purchase = aSubscriptionPayment({ surplusPaymentIds: ['pay_2'] });
const why = { reason: 'Paid twice', at: 5 };
const asked = askingRefund(purchase, 'pay_2', why) ?? purchase;
const news = (state: 'pending' | 'processed' | 'failed', refundId = 'rfnd_1') => ({
  paymentId: 'pay_2',
  refundId,
  state,
});
const after = (...states: ('pending' | 'processed' | 'failed')[]): SubscriptionPayment =>
  states.reduce((known, state) => withRefundNews(known, news(state)) ?? known, asked);

it('asks for a refund once', () => {
  expect(refundOf(asked, 'pay_2')).toEqual({ paymentId: 'pay_2', refundId: null, state: 'asked', ...why });
  for (const known of [asked, after('pending'), after('processed')]) {
    expect(askingRefund(known, 'pay_2', why)).toBeNull();
  }
  expect(refundOf(purchase, 'pay_2')).toBeNull();
});

it('asks again for one that was refused or that failed', () => {
  const refused = refusedRefund(asked, 'pay_2') ?? purchase;
  expect(refundOf(refused, 'pay_2')?.state).toBe('refused');
  for (const known of [refused, after('pending', 'failed')]) {
    const again = askingRefund(known, 'pay_2', { reason: 'Again', at: 9 });
    expect(again?.refunds).toEqual([
      { paymentId: 'pay_2', refundId: null, state: 'asked', reason: 'Again', at: 9 },
    ]);
  }
});

it('keeps the refunds of other payments', () => {
  const both = askingRefund(asked, 'pay_1', why);
  expect(both?.refunds?.map(({ paymentId }) => paymentId)).toEqual(['pay_2', 'pay_1']);
});

describe('news', () => {
  it.each([
    [['pending', 'processed'], 'processed'],
    [['processed', 'pending'], 'processed'],
    [['processed', 'failed'], 'failed'],
    [['failed', 'processed'], 'failed'],
  ] as const)('%s end as %s', (states, end) => {
    expect(refundOf(after(...states), 'pay_2')).toMatchObject({ refundId: 'rfnd_1', state: end });
  });

  it('of another refund, of one that nobody asked for, and said twice change nothing', () => {
    expect(withRefundNews(after('pending'), news('processed', 'rfnd_2'))).toBeNull();
    expect(withRefundNews(purchase, news('processed'))).toBeNull();
    expect(withRefundNews(after('pending'), news('pending'))).toBeNull();
  });

  it('come too late for a refusal', () => {
    expect(refusedRefund(after('pending'), 'pay_2')).toBeNull();
    expect(refusedRefund(purchase, 'pay_2')).toBeNull();
  });
});
