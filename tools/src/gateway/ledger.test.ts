import { describe, expect, it, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createLedger, newGatewayId } from './ledger.ts';

/** In paise. */
const AMOUNT = 99_900;
const wish = (over: Readonly<Record<string, unknown>> = {}) => ({ amount: AMOUNT, currency: 'INR', ...over });

test("ids are as long as Razorpay's and all different", () => {
  const ids = Array.from({ length: 100 }, () => newGatewayId('pay'));
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^pay_[A-Za-z0-9]{14}$/);
});

describe('an order', () => {
  it('is fully due at first', () => {
    const ledger = createLedger();
    const order = ledger.createOrder(wish({ receipt: 'receipt-1', notes: { purpose: 'signup' } }));
    expect(ledger.order(order.id)).toMatchObject({
      amount: AMOUNT,
      amount_paid: 0,
      amount_due: AMOUNT,
      receipt: 'receipt-1',
      status: 'created',
      attempts: 0,
      notes: { purpose: 'signup' },
    });
  });

  it('without notes has an empty list of notes and no receipt', () => {
    expect(createLedger().createOrder(wish())).toMatchObject({ notes: [], receipt: null });
  });

  it.each([
    ['one paisa below a rupee', { amount: 99 }, 'amount'],
    ['half a paisa', { amount: AMOUNT + 0.5 }, 'amount'],
    ['an amount as text', { amount: String(AMOUNT) }, 'amount'],
    ['another currency', { currency: 'USD' }, 'currency'],
    ['a receipt of 41 characters', { receipt: 'r'.repeat(41) }, 'receipt'],
    ['a receipt that is a number', { receipt: 7 }, 'receipt'],
    ['sixteen notes', { notes: Object.fromEntries(Array.from({ length: 16 }, (_, n) => [n, ''])) }, 'notes'],
    ['a note of 257 characters', { notes: { note: 'n'.repeat(257) } }, 'notes'],
  ])('is refused for %s', (_, over, field) => {
    expect(() => createLedger().createOrder(wish(over))).toThrow(
      expect.objectContaining({ status: 400, field }) as ApiError,
    );
  });

  it.each([null, 'text', 7])('cannot be made from %j', (body) => {
    expect(() => createLedger().createOrder(body)).toThrow(ApiError);
  });

  it("accepts Razorpay's limits: one rupee at least, 40 characters, fifteen notes of 256", () => {
    const notes = Object.fromEntries(Array.from({ length: 15 }, (_, n) => [`n${n}`, 'n'.repeat(256)]));
    const order = createLedger().createOrder(wish({ amount: 100, receipt: 'r'.repeat(40), notes }));
    expect(order.notes).toEqual(notes);
  });
});

describe('a payment', () => {
  it('leaves the order unpaid when it is only attempted', () => {
    const ledger = createLedger();
    const order = ledger.createOrder(wish());
    const payment = ledger.attempt(order, { email: 'asha@people.example' });
    expect(payment).toMatchObject({ amount: AMOUNT, email: 'asha@people.example', status: 'created' });
    expect(order).toMatchObject({ status: 'attempted', attempts: 1, amount_due: AMOUNT });
  });

  it('pays the order when it is captured', () => {
    const ledger = createLedger();
    const order = ledger.createOrder(wish());
    ledger.capture(ledger.attempt(order));
    expect(order).toMatchObject({ status: 'paid', amount_paid: AMOUNT, amount_due: 0 });
    expect(ledger.paymentsOf(order.id)).toMatchObject([{ status: 'captured', captured: true }]);
  });

  it('with another amount is captured but does not pay the order', () => {
    const ledger = createLedger();
    const order = ledger.createOrder(wish());
    ledger.capture(ledger.attempt(order, { amount: 100 }));
    expect(order).toMatchObject({ status: 'attempted', amount_paid: 0 });
    expect(ledger.paymentsOf(order.id)).toMatchObject([{ status: 'captured', amount: 100 }]);
  });

  it('belongs only to its own order', () => {
    const ledger = createLedger();
    const [one, other] = [ledger.createOrder(wish()), ledger.createOrder(wish())];
    const payment = ledger.attempt(one);
    expect(ledger.paymentsOf(one.id)).toEqual([payment]);
    expect(ledger.paymentsOf(other.id)).toEqual([]);
    expect(ledger.payment(payment.id)).toBe(payment);
  });
});

test('an unknown id is answered as a wrong request, as Razorpay does', () => {
  const ledger = createLedger();
  const refusal = expect.objectContaining({ status: 400 }) as ApiError;
  expect(() => ledger.order('order_Unknown')).toThrow(refusal);
  expect(() => ledger.payment('pay_Unknown')).toThrow(refusal);
  expect(() => ledger.paymentsOf('order_Unknown')).toThrow(refusal);
});

test('a new ledger continues with the saved contents of another', () => {
  const before = createLedger();
  const order = before.createOrder(wish());
  before.capture(before.attempt(order));
  const after = createLedger(before.all());
  expect(after.order(order.id)).toMatchObject({ status: 'paid' });
  expect(after.paymentsOf(order.id)).toHaveLength(1);
});
