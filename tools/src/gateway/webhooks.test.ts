import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createLedger } from './ledger.ts';
import { createPostman } from './webhooks.ts';

const SECRET = 'webhook-secret';

interface Arrived {
  readonly id: string;
  readonly signature: string;
  readonly body: string;
}

const arrived: Arrived[] = [];
/** The status codes for the next deliveries; later ones get 200. */
const answers: number[] = [];
let atOnce = 0;
let mostAtOnce = 0;

const receiver = createServer((request, response) => {
  atOnce += 1;
  mostAtOnce = Math.max(mostAtOnce, atOnce);
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    arrived.push({
      id: String(request.headers['x-razorpay-event-id']),
      signature: String(request.headers['x-razorpay-signature']),
      body: Buffer.concat(chunks).toString('utf8'),
    });
    atOnce -= 1;
    response.writeHead(answers.shift() ?? 200).end();
  });
});

let url = '';

beforeEach(async () => {
  arrived.length = 0;
  answers.length = 0;
  mostAtOnce = 0;
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});

afterEach(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

const aPostman = (retryAfterMs: readonly number[] = [1, 1]) =>
  createPostman({ url, secret: SECRET, retryAfterMs });

/** An event with its order and payment. */
function anEvent() {
  const ledger = createLedger();
  const order = ledger.createOrder({ amount: 99_900, currency: 'INR' });
  const payment = ledger.attempt(order);
  return { name: 'payment.captured', order, payment } as const;
}

const bodyOf = (webhook: Arrived | undefined) =>
  JSON.parse(webhook?.body ?? '{}') as {
    event: string;
    contains: string[];
    payload: Record<string, { entity: { id: string; status: string } }>;
  };

describe('a webhook', () => {
  it('is signed over exactly the body that is sent', async () => {
    const postman = aPostman();
    postman.send(anEvent());
    await postman.settled();
    const [webhook] = arrived;
    const signature = createHmac('sha256', SECRET)
      .update(webhook?.body ?? '')
      .digest('hex');
    expect(webhook?.signature).toBe(signature);
    expect(webhook?.id).toMatch(/^evt_\w{14}$/);
    expect(postman.deliveries).toMatchObject([{ event: 'payment.captured', arrived: true }]);
  });

  it('contains the order only when the event is about the order', async () => {
    const postman = aPostman();
    const event = anEvent();
    postman.send(event);
    postman.send({ ...event, name: 'order.paid' });
    await postman.settled();
    expect(arrived.map((webhook) => Object.keys(bodyOf(webhook).payload))).toEqual([
      ['payment'],
      ['payment', 'order'],
    ]);
  });

  it('describes the state at the time it was sent', async () => {
    const postman = aPostman();
    const event = anEvent();
    postman.send(event);
    event.payment.status = 'refunded';
    await postman.settled();
    expect(bodyOf(arrived[0]).payload.payment?.entity.status).toBe('created');
  });
});

test('sends copies under one id', async () => {
  const postman = aPostman();
  postman.send(anEvent(), 3);
  await postman.settled();
  expect(arrived).toHaveLength(3);
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(1);
});

test('is delivered one at a time', async () => {
  const postman = aPostman();
  for (let sent = 0; sent < 5; sent += 1) postman.send(anEvent());
  await postman.settled();
  expect([arrived.length, mostAtOnce]).toEqual([5, 1]);
});

describe('after a failure', () => {
  it('the same event is sent again until it is accepted', async () => {
    answers.push(500, 404);
    const postman = aPostman();
    postman.send(anEvent());
    await postman.settled();
    expect(arrived).toHaveLength(3);
    expect(new Set(arrived.map(({ id, body }) => `${id} ${body}`)).size).toBe(1);
    expect(postman.deliveries).toMatchObject([{ arrived: true }]);
  });

  it('tries end after the last delay', async () => {
    answers.push(500, 500, 500, 500);
    const postman = aPostman([1, 1]);
    postman.send(anEvent());
    await postman.settled();
    expect(arrived).toHaveLength(3);
    expect(postman.deliveries).toMatchObject([{ arrived: false }]);
  });

  it('nothing is sent once the postman is stopped', async () => {
    answers.push(500);
    const postman = aPostman([60_000]);
    postman.send(anEvent());
    await expect.poll(() => arrived.length).toBe(1);
    postman.stop();
    await postman.settled();
    expect(postman.deliveries).toMatchObject([{ arrived: false }]);
  });
});

describe('events are lost', () => {
  it('while they are off', async () => {
    const postman = aPostman();
    postman.turn(false);
    postman.send(anEvent());
    postman.turn(true);
    await postman.settled();
    expect([arrived, postman.deliveries]).toEqual([[], []]);
  });

  it('when there is no address', async () => {
    const postman = createPostman({ url: null, secret: SECRET });
    postman.send(anEvent());
    await postman.settled();
    expect(postman.deliveries).toEqual([]);
  });
});
