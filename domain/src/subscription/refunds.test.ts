import { describe, expect, it } from 'vitest';
import { aSubscriptionPayment } from '../fixtures/subscription.ts';
import { rupees } from '../money/money.ts';
import { askingRefund, refundOf, refundsAtGateway, refusedRefund, withRefundNews } from './refunds.ts';
import type { SubscriptionPayment } from './payment.schema.ts';

const purchase = aSubscriptionPayment({ surplusPaymentIds: ['pay_2'] });
const why = { reason: 'Paid twice', at: 5 };
const asked = askingRefund(purchase, 'pay_2', why) ?? purchase;
const news = (state: 'pending' | 'processed' | 'failed', refundId = 'rfnd_1') => ({
  paymentId: 'pay_2',
  refundId,
  state,
  amountPaise: rupees(300),
});
const after = (...states: ('pending' | 'processed' | 'failed')[]): SubscriptionPayment =>
  states.reduce((known, state) => withRefundNews(known, news(state), 7) ?? known, asked);

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

  it('of another refund, and said twice, change nothing', () => {
    expect(withRefundNews(after('pending'), news('processed', 'rfnd_2'), 7)).toBeNull();
    expect(withRefundNews(after('pending'), news('pending'), 7)).toBeNull();
  });

  it('come too late for a refusal', () => {
    expect(refusedRefund(after('pending'), 'pay_2')).toBeNull();
    expect(refusedRefund(purchase, 'pay_2')).toBeNull();
  });
});

describe('refunds that somebody made at the gateway', () => {
  const told = (known: SubscriptionPayment, of: ReturnType<typeof news>, at = 7) =>
    withRefundNews(known, of, at) ?? known;
  const part = told(purchase, news('pending'));

  it('are kept with their author, their amount and the time of the first news', () => {
    expect(refundsAtGateway(told(part, news('processed'), 9), 'pay_2')).toEqual([
      {
        paymentId: 'pay_2',
        refundId: 'rfnd_1',
        state: 'processed',
        reason: '',
        at: 7,
        by: 'gateway',
        amountPaise: rupees(300),
      },
    ]);
    expect(withRefundNews(part, news('pending'), 9)).toBeNull();
    expect(refundsAtGateway(part, 'pay_1')).toEqual([]);
  });

  it('may be several, and are no request of a super admin, who can still ask for the rest', () => {
    const two = told(part, news('processed', 'rfnd_2'));
    expect(refundsAtGateway(two, 'pay_2').map(({ refundId }) => refundId)).toEqual(['rfnd_1', 'rfnd_2']);
    expect(refundOf(two, 'pay_2')).toBeNull();
    const rest = askingRefund(two, 'pay_2', why);
    expect(rest?.refunds).toHaveLength(3);
    expect(refundOf(told(rest ?? two, news('processed', 'rfnd_3')), 'pay_2')).toMatchObject({
      refundId: 'rfnd_3',
      state: 'processed',
      reason: why.reason,
    });
  });

  it('fill no document', () => {
    const many = Array.from({ length: 40 }, (_, n) => news('processed', `rfnd_${n}`));
    expect(many.reduce((known, of) => told(known, of), purchase).refunds).toHaveLength(20);
  });
});
