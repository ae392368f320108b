import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logged } from '../../support/logged.ts';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as gateway from '../../../functions/src/subscription/gateway.ts';
import { startGateway } from '../../../tools/src/gateway/gateway.ts';

/** The real `razorpay` package against the stand-in: covers what functions/ and other tests rely on. */

interface Webhook {
  readonly id: string;
  readonly signature: string;
  readonly body: string;
}

const webhooks: Webhook[] = [];
/** The status codes of the next webhook answers; 200 for all others. */
const answers: number[] = [];
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    webhooks.push({
      id: String(request.headers['x-razorpay-event-id']),
      signature: String(request.headers['x-razorpay-signature']),
      body: Buffer.concat(chunks).toString('utf8'),
    });
    response.writeHead(answers.shift() ?? 200).end();
  });
});

let standIn: Awaited<ReturnType<typeof startGateway>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  standIn = await startGateway({
    keyId: 'rzp_test_standin',
    keySecret: 'key-secret',
    webhookSecret: 'webhook-secret',
    webhookUrl: `http://127.0.0.1:${port}/razorpayWebhook`,
    lateAfterMs: 5,
  });
});

afterAll(async () => {
  await standIn.stop();
  await new Promise((resolve) => receiver.close(resolve));
});

beforeEach(() => {
  vi.stubEnv('RAZORPAY_KEY_ID', 'rzp_test_standin');
  vi.stubEnv('RAZORPAY_KEY_SECRET', 'key-secret');
  vi.stubEnv('RAZORPAY_WEBHOOK_SECRETS', 'webhook-secret');
  vi.stubEnv('RAZORPAY_BASE_URL', standIn.url);
  logged.length = 0;
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await standIn.settled();
  webhooks.length = 0;
});

const AMOUNT = 99_900;
const anOrder = (over: Partial<Parameters<typeof gateway.createOrder>[0]> = {}) =>
  gateway.createOrder({ amountPaise: AMOUNT, receipt: 'receipt-1', notes: { purpose: 'signup' }, ...over });

const unavailable = new Refusal('payments-unavailable');

const events = () =>
  webhooks.map(({ body }) => {
    const { event, payload } = JSON.parse(body) as {
      event: string;
      payload: { payment: { entity: { id: string; status: string } } };
    };
    return { event, ...payload.payment.entity };
  });

const postJson = (path: string, body: unknown, headers = {}) =>
  fetch(`${standIn.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('orders and payments', () => {
  test('a new order has no payment yet', async () => {
    const { id } = await anOrder();
    expect(id).toMatch(/^order_\w{14}$/);
    expect(await gateway.paymentsOf(id)).toEqual([]);
  });

  test('a payment is found by its order and by its own id', async () => {
    const { id } = await anOrder();
    const { handler } = standIn.play(id, 'paid');
    const [payment] = await gateway.paymentsOf(id);
    expect(payment).toEqual({
      id: handler?.razorpay_payment_id,
      orderId: id,
      amountPaise: AMOUNT,
      currency: 'INR',
      status: 'captured',
      createdAt: expect.closeTo(Date.now(), -5) as unknown,
    });
    expect(await gateway.fetchPayment(payment?.id ?? '')).toEqual(payment);
  });

  test('what does not exist is not found, and is not logged', async () => {
    const notFound = new Refusal('payment-not-found');
    await expect(gateway.fetchPayment('pay_Unknown')).rejects.toEqual(notFound);
    await expect(gateway.paymentsOf('order_Unknown')).rejects.toEqual(notFound);
    expect(logged).toEqual([]);
  });
});

describe('every failure is one refusal, and its cause is logged', () => {
  test.each([
    ['less than a rupee', { amountPaise: 99 }, /amount less than minimum/],
    ['half a paisa', { amountPaise: 99_900.5 }, /must be an integer/],
    ['a receipt of 41 characters', { receipt: 'r'.repeat(41) }, /receipt/],
    [
      'sixteen notes',
      { notes: Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`n${n}`, ''])) },
      /notes/,
    ],
  ])('%s', async (_, over, cause) => {
    await expect(anOrder(over)).rejects.toEqual(unavailable);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(cause);
  });

  test('a wrong key', async () => {
    vi.stubEnv('RAZORPAY_KEY_SECRET', 'another');
    await expect(gateway.fetchPayment('pay_B2')).rejects.toEqual(unavailable);
    expect(logged[0]).toContain('"status":401');
  });

  test.each(['drop', 'error', 'garbage'] as const)('the API answers: %s', async (fault) => {
    void standIn.failNext(fault);
    await expect(anOrder()).rejects.toEqual(unavailable);
    expect(logged).toHaveLength(1);
    await expect(anOrder()).resolves.toHaveProperty('id');
  });

  test('nothing listens', async () => {
    vi.stubEnv('RAZORPAY_BASE_URL', 'http://127.0.0.1:1');
    await expect(anOrder()).rejects.toEqual(unavailable);
  });

  test('no answer within ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const befell = standIn.failNext('hang');
    const refused = anOrder().catch((cause: unknown) => cause);
    await befell;
    await vi.advanceTimersByTimeAsync(9_999);
    expect(logged).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await refused).toEqual(unavailable);
    expect(logged[0]).toContain('"timedOut":true');
  });
});

describe('the outcomes of checkout', () => {
  test('paid: a correct signature, and three signed events', async () => {
    const { id } = await anOrder();
    const { handler } = standIn.play(id, 'paid');
    const { razorpay_payment_id: paymentId = '', razorpay_signature: signature = '' } = handler ?? {};
    expect(gateway.isSignedByCheckout({ orderId: id, paymentId, signature })).toBe(true);
    await standIn.settled();
    expect(events().toSorted((a, b) => a.event.localeCompare(b.event))).toMatchObject([
      { event: 'order.paid', id: paymentId, status: 'captured' },
      { event: 'payment.authorized', id: paymentId, status: 'authorized' },
      { event: 'payment.captured', id: paymentId, status: 'captured' },
    ]);
    for (const { body, signature: signed } of webhooks) {
      expect(gateway.isSignedWebhook(Buffer.from(body), signed)).toBe(true);
    }
  });

  test('paid: the same order cannot be paid again', async () => {
    const { id } = await anOrder();
    standIn.play(id, 'paid');
    expect(() => standIn.play(id, 'paid')).toThrow(/already done/);
    expect(() => standIn.play(id, 'duplicate')).toThrow(/already done/);
    expect(await gateway.paymentsOf(id)).toHaveLength(1);
  });

  test('failed: the order can still be paid', async () => {
    const { id } = await anOrder();
    expect(standIn.play(id, 'failed')).toMatchObject({ failed: { metadata: { order_id: id } } });
    standIn.play(id, 'paid');
    expect((await gateway.paymentsOf(id)).map(({ status }) => status)).toEqual(['failed', 'captured']);
    await standIn.settled();
    expect(events()[0]).toMatchObject({ event: 'payment.failed', status: 'failed' });
  });

  test('dismissed: nothing happened', async () => {
    const { id } = await anOrder();
    expect(standIn.play(id, 'dismissed')).toEqual({ dismissed: true });
    expect(await gateway.paymentsOf(id)).toEqual([]);
  });

  test('late: dismissed, and captured afterwards', async () => {
    const { id } = await anOrder();
    expect(standIn.play(id, 'late')).toEqual({ dismissed: true });
    expect((await gateway.paymentsOf(id)).map(({ status }) => status)).not.toContain('failed');
    await standIn.settled();
    expect((await gateway.paymentsOf(id)).map(({ status }) => status)).toEqual(['captured']);
    expect(events().map(({ event }) => event)).toContain('payment.captured');
  });

  test('duplicate: two are captured, and every event comes twice under one id', async () => {
    const { id } = await anOrder();
    standIn.play(id, 'duplicate');
    expect((await gateway.paymentsOf(id)).map(({ status }) => status)).toEqual(['captured', 'captured']);
    await standIn.settled();
    const times = Map.groupBy(webhooks, (webhook) => webhook.id);
    expect([...times.values()].map(({ length }) => length)).toEqual(Array.from(times, () => 2));
    expect(times.size).toBe(5);
  });

  test.each(['tampered', 'authorized', 'other-order', 'other-amount'] as const)(
    '%s: the handler is called, and the order is not paid',
    async (outcome) => {
      const { id } = await anOrder();
      const { handler } = standIn.play(id, outcome);
      const { razorpay_order_id: orderId = '', razorpay_payment_id: paymentId = '' } = handler ?? {};
      const signature = handler?.razorpay_signature ?? '';
      expect(gateway.isSignedByCheckout({ orderId, paymentId, signature })).toBe(outcome !== 'tampered');
      const payments = await gateway.paymentsOf(id);
      const isPaid = payments.some(
        ({ status, amountPaise }) => status === 'captured' && amountPaise === AMOUNT,
      );
      expect(isPaid).toBe(false);
      await standIn.settled();
      expect(events().map(({ event }) => event)).not.toContain('order.paid');
    },
  );
});

describe('webhooks', () => {
  test('are repeated after a failure, under the same id', async () => {
    answers.push(500, 404);
    const { id } = await anOrder();
    standIn.play(id, 'failed');
    await standIn.settled();
    expect(webhooks).toHaveLength(3);
    expect(new Set(webhooks.map((webhook) => webhook.id)).size).toBe(1);
    expect(standIn.deliveries.at(-1)).toMatchObject({ event: 'payment.failed', arrived: true });
  });

  test('are lost while they are off', async () => {
    expect((await postJson('/control/webhooks', { on: false })).status).toBe(200);
    const { id } = await anOrder();
    standIn.play(id, 'paid');
    await postJson('/control/webhooks', { on: true });
    await standIn.settled();
    expect(webhooks).toEqual([]);
  });
});

test('stored settings are kept for the next run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stand-in-'));
  const keys = { keyId: 'rzp_test_standin', keySecret: 'key-secret', webhookSecret: 'webhook-secret' };
  const start = () =>
    startGateway({ ...keys, webhookUrl: null, keepIn: join(folder, 'later', 'payments.json') });
  const first = await start();
  vi.stubEnv('RAZORPAY_BASE_URL', first.url);
  const { id } = await anOrder();
  first.play(id, 'paid');
  const before = await gateway.paymentsOf(id);
  await first.stop();

  const second = await start();
  vi.stubEnv('RAZORPAY_BASE_URL', second.url);
  expect(before).toHaveLength(1);
  expect(await gateway.paymentsOf(id)).toEqual(before);
  expect(() => second.play(id, 'paid')).toThrow(/already done/);
  await second.stop();
  rmSync(folder, { recursive: true });
});

describe('access', () => {
  test('the API requires both halves of the key', async () => {
    const { id } = await anOrder();
    expect((await fetch(`${standIn.url}/v1/orders/${id}`)).status).toBe(401);
  });

  test('the checkout requires the public half, and offers only what it shows', async () => {
    const { id } = await anOrder();
    const path = `/v1/checkout/orders/${id}`;
    expect((await fetch(`${standIn.url}${path}?key_id=rzp_test_other`)).status).toBe(401);
    expect((await postJson(path, { key_id: 'rzp_test_standin', outcome: 'authorized' })).status).toBe(400);
    expect((await postJson(path, { key_id: 'rzp_test_standin', outcome: 'failed' })).status).toBe(200);
  });

  test('the controls accept any outcome, but no request that a page could send without asking', async () => {
    const { id } = await anOrder();
    const wish = { orderId: id, outcome: 'paid' };
    expect((await postJson('/control/outcome', wish, { 'content-type': 'text/plain' })).status).toBe(415);
    const preflight = await fetch(`${standIn.url}/control/outcome`, { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    const answer = (await (await postJson('/control/outcome', wish)).json()) as object;
    expect(answer).toHaveProperty('handler.razorpay_order_id', id);
  });
});
