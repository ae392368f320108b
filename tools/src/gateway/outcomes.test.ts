import { createHmac } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { createLedger } from './ledger.ts';
import { createOutcomes, isShown } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import type { GatewayEvent } from './webhooks.ts';

const KEY_SECRET = 'key-secret';
/** In paise. */
const AMOUNT = 99_900;

/** An unpaid order, the events sent about it, and the work that waits until the checkout closes. */
function anOrder() {
  const sent: { readonly event: GatewayEvent; readonly copies: number | undefined }[] = [];
  const waiting: (() => void)[] = [];
  const ledger = createLedger();
  const play = createOutcomes({
    ledger,
    // Copies the event like the postman, because an event describes the state at its time.
    postman: { send: (event, copies) => sent.push({ event: structuredClone(event), copies }) },
    keySecret: KEY_SECRET,
    later: (work) => waiting.push(work),
  });
  const order = ledger.createOrder({ amount: AMOUNT, currency: 'INR' });
  return {
    order,
    end: (outcome: Outcome, email?: string) => play(order.id, outcome, email),
    play,
    states: () => ledger.paymentsOf(order.id).map(({ status }) => status),
    events: () => sent.map(({ event: { name, payment } }) => `${name}: ${payment.status}`),
    copies: () => sent.map(({ copies }) => copies ?? 1),
    closed: () => waiting.splice(0).forEach((work) => work()),
    ledger,
  };
}

const signatureOf = (orderId = '', paymentId = '') =>
  createHmac('sha256', KEY_SECRET).update(`${orderId}|${paymentId}`).digest('hex');

describe('the outcome of a checkout is', () => {
  test('paid', () => {
    const { order, end, states, events } = anOrder();
    const { handler } = end('paid');
    expect(handler?.razorpay_order_id).toBe(order.id);
    expect(handler?.razorpay_signature).toBe(signatureOf(order.id, handler?.razorpay_payment_id));
    expect(order.status).toBe('paid');
    expect(states()).toEqual(['captured']);
    expect(events()).toEqual([
      'payment.authorized: authorized',
      'payment.captured: captured',
      'order.paid: captured',
    ]);
  });

  test('failed, and the order can still be paid', () => {
    const { end, states, events } = anOrder();
    expect(end('failed').failed).toMatchObject({ reason: 'payment_failed' });
    expect(events()).toEqual(['payment.failed: failed']);
    end('paid');
    expect(states()).toEqual(['failed', 'captured']);
  });

  test('dismissed, and nothing happens', () => {
    const { order, end, states, events } = anOrder();
    expect(end('dismissed')).toEqual({ dismissed: true });
    expect([order.status, states(), events()]).toEqual(['created', [], []]);
  });

  test('late: dismissed, and captured after the checkout has closed', () => {
    const { order, end, closed, events } = anOrder();
    expect(end('late')).toEqual({ dismissed: true });
    expect([order.status, events()]).toEqual(['attempted', []]);
    closed();
    expect(order.status).toBe('paid');
    expect(events()).toContain('order.paid: captured');
  });

  test('duplicate: two payments captured, every event twice and the last payment first', () => {
    const { end, states, events, copies } = anOrder();
    expect(end('duplicate').handler).toBeDefined();
    expect(states()).toEqual(['captured', 'captured']);
    expect(events()).toEqual([
      'order.paid: captured',
      'payment.captured: captured',
      'payment.captured: captured',
      'payment.authorized: authorized',
      'payment.authorized: authorized',
    ]);
    expect(new Set(copies())).toEqual(new Set([2]));
  });

  test('tampered: the signature is wrong and nothing is captured', () => {
    const { order, end, states, events } = anOrder();
    const { handler } = end('tampered');
    expect(handler?.razorpay_signature).not.toBe(signatureOf(order.id, handler?.razorpay_payment_id));
    expect([states(), events()]).toEqual([['created'], []]);
  });

  test('authorized: signed but not captured', () => {
    const { order, end, states, events } = anOrder();
    const { handler } = end('authorized');
    expect(handler?.razorpay_signature).toBe(signatureOf(order.id, handler?.razorpay_payment_id));
    expect([states(), events()]).toEqual([['authorized'], ['payment.authorized: authorized']]);
  });

  test('other-order: the payment belongs to an order of one rupee', () => {
    const { order, end, ledger, states } = anOrder();
    const { handler } = end('other-order');
    expect(handler?.razorpay_order_id).not.toBe(order.id);
    expect(ledger.payment(handler?.razorpay_payment_id ?? '')).toMatchObject({ amount: 100, captured: true });
    expect([order.status, states()]).toEqual(['created', []]);
  });

  test('other-amount: one rupee is paid for the order', () => {
    const { order, end, states } = anOrder();
    end('other-amount');
    expect([order.status, states()]).toEqual(['attempted', ['captured']]);
  });
});

describe('the stand-in refuses', () => {
  it.each(['paid', 'failed', 'late', 'duplicate', 'tampered', 'other-amount'] as const)(
    '%s, once the order is paid',
    (outcome) => {
      const { end, states } = anOrder();
      end('paid');
      expect(() => end(outcome)).toThrow('Payment already done for this order.');
      expect(states()).toEqual(['captured']);
    },
  );

  it('an unknown outcome and an unknown order', () => {
    const { order, play } = anOrder();
    expect(() => play(order.id, 'toString')).toThrow('There is no outcome toString.');
    expect(() => play('order_Unknown', 'paid')).toThrow('The id provided does not exist');
  });
});

test('a paid order can be closed without a payment', () => {
  const { end } = anOrder();
  end('paid');
  expect(end('dismissed')).toEqual({ dismissed: true });
});

test("the payer's e-mail address is on the payment", () => {
  const { order, end, ledger } = anOrder();
  end('paid', 'asha@people.example');
  expect(ledger.paymentsOf(order.id)).toMatchObject([{ email: 'asha@people.example' }]);
});

test('the checkout offers people only outcomes that are not just for tests', () => {
  expect(['paid', 'failed', 'dismissed', 'late', 'duplicate', 'tampered'].every(isShown)).toBe(true);
  expect(['authorized', 'other-order', 'other-amount', undefined].some(isShown)).toBe(false);
});
