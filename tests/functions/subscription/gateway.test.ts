import { createHmac } from 'node:crypto';
import { logged } from '../../support/logged.ts';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { beforeEach, describe, expect, test } from 'vitest';
import { gatewayAddress } from '../../../functions/src/subscription/gateway-address.ts';
import * as gateway from '../../../functions/src/subscription/gateway.ts';

const SECRET = 'a-key-secret';

beforeEach(() => {
  logged.length = 0;
  process.env['RAZORPAY_KEY_ID'] = 'rzp_test_gateway';
  process.env['RAZORPAY_KEY_SECRET'] = SECRET;
  process.env['RAZORPAY_BASE_URL'] = '';
  process.env['RAZORPAY_WEBHOOK_SECRETS'] = 'the-new-one, the-old-one';
});

const anOrder = { amountPaise: 99_900, receipt: 'receipt-1', notes: { purpose: 'signup' } };

const hmac = (content: string, secret: string) => createHmac('sha256', secret).update(content).digest('hex');

test('the functions that use the gateway declare both its secrets', () => {
  expect(gateway.GATEWAY_SECRETS.map(({ name }) => name)).toEqual([
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRETS',
  ]);
});

describe('the signature of the checkout', () => {
  const answer = { orderId: 'order_A1', paymentId: 'pay_B2' };
  const signature = hmac('order_A1|pay_B2', SECRET);

  test('is accepted for the same order and payment', () => {
    expect(gateway.isSignedByCheckout({ ...answer, signature })).toBe(true);
    expect(gateway.isSignedByCheckout({ ...answer, orderId: 'order_A2', signature })).toBe(false);
    expect(gateway.isSignedByCheckout({ ...answer, paymentId: 'pay_B3', signature })).toBe(false);
  });

  test.each([
    ['empty', ''],
    ['too short', signature.slice(1)],
    ['too long', `${signature}0`],
    ['no hexadecimal', 'z'.repeat(64)],
    ['of letters that take two bytes', 'ब'.repeat(64)],
    ['made with another secret', hmac('order_A1|pay_B2', 'another')],
  ])('is refused when it is %s', (_, wrong) => {
    expect(gateway.isSignedByCheckout({ ...answer, signature: wrong })).toBe(false);
  });

  test('is refused when no secret is set, also one made with an empty secret', () => {
    process.env['RAZORPAY_KEY_SECRET'] = '';
    const forged = hmac('order_A1|pay_B2', '');
    expect(gateway.isSignedByCheckout({ ...answer, signature: forged })).toBe(false);
  });
});

describe('the signature of a webhook', () => {
  const body = '{"event":"payment.captured"}';
  const check = (signature: string) => gateway.isSignedWebhook(Buffer.from(body), signature);

  test('is accepted with the new secret and with the one before the rotation', () => {
    expect(check(hmac(body, 'the-new-one'))).toBe(true);
    expect(check(hmac(body, 'the-old-one'))).toBe(true);
    expect(check(hmac(body, SECRET))).toBe(false);
    expect(check(hmac(`${body} `, 'the-new-one'))).toBe(false);
    expect(check('')).toBe(false);
  });

  test('is refused when no secret is set, also one made with an empty secret', () => {
    for (const unset of ['', ',', 'the-new-one,']) {
      process.env['RAZORPAY_WEBHOOK_SECRETS'] = unset;
      expect(check(hmac(body, ''))).toBe(false);
    }
  });
});

describe('another host than Razorpay', () => {
  const KEY = 'rzp_test_gateway';

  test('is not used unless it is set', () => {
    expect(gatewayAddress('', KEY)).toBeNull();
    expect(gatewayAddress('', 'rzp_live_gateway')).toBeNull();
  });

  test.each(['http://127.0.0.1:5209', 'http://localhost:5209/', 'http://[::1]:5209'])('may be %s', (url) => {
    expect(gatewayAddress(url, KEY)).toBe(url.replace(/\/$/, ''));
  });

  test.each([
    'https://api.razorpay.example',
    'http://10.0.0.1:5209',
    'http://127.0.0.1.example:5209',
    'http://127.0.0.1@example.com',
    'http://example.com#@127.0.0.1',
    'file://127.0.0.1/etc',
    '127.0.0.1:5209',
    'nonsense',
  ])('may not be %s', (url) => {
    expect(() => gatewayAddress(url, KEY)).toThrow(/loopback/);
  });

  test('may not be set together with a live key', () => {
    expect(() => gatewayAddress('http://127.0.0.1:5209', 'rzp_live_gateway')).toThrow(/rzp_test_/);
    expect(() => gatewayAddress('http://127.0.0.1:5209', '')).toThrow(/rzp_test_/);
  });
});

describe('the gateway is not called', () => {
  test.each(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'])('while %s is not set', async (name) => {
    process.env[name] = '';
    const unavailable = new Refusal('payments-unavailable');
    await expect(gateway.createOrder(anOrder)).rejects.toEqual(unavailable);
    await expect(gateway.paymentsOf('order_A1')).rejects.toEqual(unavailable);
    await expect(gateway.fetchPayment('pay_B2')).rejects.toEqual(unavailable);
    expect(logged).toHaveLength(3);
    expect(logged[0]).toContain('is not set');
  });

  test('while a host is set that is not a loopback address', async () => {
    process.env['RAZORPAY_BASE_URL'] = 'http://192.0.2.1:5209';
    await expect(gateway.fetchPayment('pay_B2')).rejects.toEqual(new Refusal('payments-unavailable'));
  });
});

test('an invalid id never becomes part of a request', async () => {
  const notFound = new Refusal('payment-not-found');
  for (const id of ['', '..', 'pay_', 'pay_B2/refunds', 'pay_B2?x=1', 'pay_%2e', 'order_A1', 'pay_B2\n']) {
    await expect(gateway.fetchPayment(id)).rejects.toEqual(notFound);
  }
  await expect(gateway.paymentsOf('pay_B2')).rejects.toEqual(notFound);
});

test('the public half of the key is returned', () => {
  expect(gateway.keyId()).toBe('rzp_test_gateway');
});
