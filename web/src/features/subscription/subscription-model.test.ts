import { aSubscriptionPayment } from '@bhoj/domain/fixtures/subscription';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { rupees } from '@bhoj/domain/money/money';
import { describe, expect, it } from 'vitest';
import { documentOf, paymentRows, periodNoteOf } from './subscription-model.ts';
import type { SubscriptionPayment } from '@bhoj/domain/subscription/payment.schema';

const rows = (...payments: readonly Partial<SubscriptionPayment>[]) =>
  paymentRows(payments.map((over, n) => ({ id: `order_${n}`, value: aSubscriptionPayment(over) })));
const row = (over: Partial<SubscriptionPayment>) => {
  const [first] = rows(over);
  if (first === undefined) throw new Error('the payment has a row');
  return first;
};

describe('the payments of a subscription', () => {
  it('are one row for an order that was paid, with its amount and time', () => {
    const payment = aSubscriptionPayment({ paidAt: NOW + 5 });
    expect(rows({ paidAt: NOW + 5 })).toEqual([
      {
        key: 'order_0',
        orderId: 'order_0',
        payment,
        state: 'used',
        paymentId: 'pay_1',
        amountPaise: rupees(999),
        at: NOW + 5,
      },
    ]);
    expect(row({ state: 'paid', razorpayPaymentId: null })).toMatchObject({ state: 'paid', paymentId: '' });
  });

  it('are none for an order that was never paid', () => {
    expect(rows({ state: 'created', paidAt: null, razorpayPaymentId: null })).toEqual([]);
  });

  it('are apart where an order was paid twice, or money went back', () => {
    const twice = rows({ surplusPaymentIds: ['pay_2'], refundedPaymentIds: ['pay_3'] });
    expect(twice.map(({ key, state, paymentId, orderId }) => [key, state, paymentId, orderId])).toEqual([
      ['order_0', 'used', 'pay_1', 'order_0'],
      ['pay_2', 'surplus', 'pay_2', 'order_0'],
      ['pay_3', 'refunded', 'pay_3', 'order_0'],
    ]);
    expect(rows({ state: 'refunded', refundedPaymentIds: ['pay_1'] }).map(({ state }) => state)).toEqual([
      'refunded',
    ]);
  });

  it('are newest first, by when they were paid or else ordered', () => {
    const at = rows(
      { paidAt: NOW + 1 },
      { paidAt: NOW + 3 },
      { state: 'created', paidAt: null, createdAt: NOW + 2, surplusPaymentIds: ['pay_9'] },
    ).map((one) => one.at - NOW);
    expect(at).toEqual([3, 2, 1]);
  });
});

describe('the document of a row', () => {
  it('is the invoice of the payment that counts', () => {
    expect(documentOf(row({ invoiceId: 'inv1' }))).toBe('inv1');
    expect(documentOf(row({ state: 'paid', invoiceId: 'inv1' }))).toBe('inv1');
    expect(documentOf(row({}))).toBeNull();
  });

  it('is the credit note of the payment that went back, and of no other', () => {
    const refunded = { state: 'refunded', invoiceId: 'inv1', creditNoteId: 'cn1' } as const;
    expect(documentOf(row({ ...refunded, refundedPaymentIds: ['pay_1'] }))).toBe('cn1');
    expect(documentOf(row({ ...refunded, refundedPaymentIds: ['pay_2'] }))).toBeNull();
    expect(documentOf(row({ state: 'refunded', refundedPaymentIds: ['pay_1'] }))).toBeNull();
    const [, surplus] = rows({ invoiceId: 'inv1', creditNoteId: 'cn1', surplusPaymentIds: ['pay_1'] });
    expect(surplus && documentOf(surplus)).toBeNull();
  });

  it('is beside a note of the new period where that moved', () => {
    expect(periodNoteOf(row({ periodNoteId: 'note1' }))).toBe('note1');
    expect(periodNoteOf(row({}))).toBeNull();
    expect(periodNoteOf(row({ state: 'paid', periodNoteId: 'note1' }))).toBeNull();
  });
});
