import { describe, expect, it, vi } from 'vitest';
import { rupees } from '@bhoj/domain/money/money';
import { askAgain, mayChange, payAt } from './purchase.ts';
import type { PurchaseCalls, Purchase } from './purchase.ts';

const order = {
  id: 'order_A1',
  amountPaise: rupees(999),
  currency: 'INR',
  keyId: 'rzp_test_x',
  planName: 'Premium',
} as const;
const paid = { outcome: 'paid', paymentId: 'pay_1', orderId: 'order_A1', signature: 's' } as const;
const refusal = (reason: string) => Object.assign(new Error(reason), { reason });

const calls = (overrides: Partial<PurchaseCalls> = {}): PurchaseCalls => ({
  order: async () => ({ outcome: 'pay', order }),
  verify: async () => ({ outcome: 'paid' }),
  check: async () => ({ outcome: 'none' }),
  ...overrides,
});

describe('paying', () => {
  it('goes from order to checkout to the server’s answer', async () => {
    const verify = vi.fn<PurchaseCalls['verify']>(async () => ({ outcome: 'paid' }));
    const open = vi.fn<() => Promise<typeof paid>>(async () => paid);
    expect(await payAt(calls({ verify }), open)).toEqual({ state: 'paid' });
    expect(open).toHaveBeenCalledWith(order);
    expect(verify).toHaveBeenCalledWith(expect.objectContaining({ paymentId: 'pay_1', signature: 's' }));
  });

  it.each(['paid', 'used', 'prove'] as const)(
    'opens no checkout when the order is answered %s',
    async (outcome) => {
      const open = vi.fn<() => Promise<typeof paid>>();
      expect(await payAt(calls({ order: async () => ({ outcome, order: null }) }), open)).toEqual({
        state: outcome,
      });
      expect(open).not.toHaveBeenCalled();
    },
  );

  it.each(['dismissed', 'failed', 'no-script'] as const)('reports that checkout was %s', async (outcome) => {
    expect(await payAt(calls(), async () => ({ outcome }))).toEqual({ state: outcome });
  });

  it('reports why there is no order', async () => {
    const order = async () => Promise.reject(refusal('email-taken'));
    expect(await payAt(calls({ order }), async () => paid)).toEqual({
      state: 'refused',
      reason: 'email-taken',
    });
  });

  it.each([
    ['payment-wrong', 'wrong'],
    ['payment-not-found', 'wrong'],
    // The money may have been taken, so the person is never asked to pay again.
    ['offline', 'unheard'],
    ['payments-unavailable', 'unheard'],
    ['something new', 'unheard'],
  ])('calls a payment whose verification failed with %s %s', async (reason, state) => {
    const verify = async () => Promise.reject(refusal(reason));
    expect(await payAt(calls({ verify }), async () => paid)).toEqual({ state });
  });

  it('says of a payment that came after its price had ended that it is given back', async () => {
    const verify = async () => Promise.reject(refusal('payment-too-late'));
    expect(await payAt(calls({ verify }), async () => paid)).toEqual({
      state: 'refused',
      reason: 'payment-too-late',
    });
  });
});

describe('asking again', () => {
  const asked = (before: Purchase['state'], check: PurchaseCalls['check']) =>
    askAgain(calls({ check }), { state: before } as Purchase);

  it.each(['waits', 'paid', 'used', 'prove'] as const)('takes over the answer %s', async (outcome) => {
    expect(await asked('dismissed', async () => ({ outcome }))).toEqual({ state: outcome });
  });

  it.each([
    ['none', 'none'],
    ['unasked', 'none'],
    ['dismissed', 'dismissed'],
    ['unheard', 'unheard'],
    // The bank has released the payment.
    ['waits', 'failed'],
  ] as const)('turns %s, when nothing is paid, into %s', async (before, after) => {
    expect(await asked(before, async () => ({ outcome: 'none' }))).toEqual({ state: after });
  });

  it.each([
    ['none', 'unasked'],
    ['waits', 'waits'],
    ['unheard', 'unheard'],
  ] as const)('turns %s, when nobody answers, into %s', async (before, after) => {
    expect(await asked(before, async () => Promise.reject(refusal('offline')))).toEqual({ state: after });
  });

  it('makes sense for as long as the gateway may have news', () => {
    expect(mayChange({ state: 'dismissed' })).toBe(true);
    expect(mayChange({ state: 'none' })).toBe(false);
    expect(mayChange({ state: 'paid' })).toBe(false);
  });
});
