import { once } from 'node:events';
import express from 'express';
import type { RequestHandler } from 'express';
import type { AddressInfo } from 'node:net';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { newId } from '@bhoj/domain/kernel/ids';
import { patienceOf, serverPatienceOf } from '@bhoj/domain/kernel/patience';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { expect, test } from 'vitest';
import { find, put } from '../../support/arrange.ts';
import { logged } from '../../support/mount.ts';

const { finishWhatever, inTime } = await import('../../../functions/src/firebase/deadline.ts');
const { onHttp } = await import('../../../functions/src/firebase/http.ts');
const { transact } = await import('../../../functions/src/firebase/store.ts');

const restaurantId = 'owner@house.example';
const aPlace = () => ({ restaurantId, orderId: newId() });

/** A transaction that goes on once its call was answered; resolves with its end. */
function lateWork(at: ReturnType<typeof aPlace>, before = () => {}) {
  let goOn = () => {};
  const answered = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let ended: Promise<unknown> = Promise.resolve();
  const call = inTime(30, () => {
    before();
    ended = transact('late', async (store) => {
      await store.get(orders, at);
      await answered;
      store.set(orders, at, anOrder());
    }).then(
      () => 'written',
      (cause: unknown) => (cause as { reason?: string }).reason,
    );
    return ended;
  });
  return { call, end: () => (goOn(), ended) };
}

test('a call that takes too long is answered, and writes nothing afterwards', async () => {
  const at = aPlace();
  const { call, end } = lateWork(at);
  await expect(call).rejects.toMatchObject({ reason: 'busy-try-again' });
  expect(await end()).toBe('busy-try-again');
  expect(await find(orders, at)).toBeNull();
});

test('what a call changed elsewhere it still notes after its answer', async () => {
  const at = aPlace();
  const { call, end } = lateWork(at, finishWhatever);
  await expect(call).rejects.toMatchObject({ reason: 'busy-try-again' });
  expect(await end()).toBe('written');
  expect(await find(orders, at)).not.toBeNull();
});

test('a call in time gives its result, and its failure', async () => {
  const at = aPlace();
  await put(orders, at, anOrder());
  expect(await inTime(60_000, () => transact('q', (store) => store.get(orders, at)))).not.toBeNull();
  await expect(inTime(60_000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test.each(Object.values(CONTRACTS))('$name is answered before its client gives up', (contract) => {
  expect(serverPatienceOf(contract)).toBeGreaterThanOrEqual(10_000);
  expect(serverPatienceOf(contract)).toBeLessThan(patienceOf(contract));
});

const linesOn = (said: string) => logged.filter((line) => line.includes(said));

/** Asks a function of an address once. */
async function askOnce(answer: Parameters<typeof onHttp>[1]): Promise<Response> {
  const server = express()
    .use(onHttp({ name: 'made-up page', patienceMs: 200 }, answer) as unknown as RequestHandler)
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

test('a page whose database is silent is answered with 503 in time, kept by nobody, and its work writes nothing later', async () => {
  const at = aPlace();
  let goOn = () => {};
  const silent = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let ended: Promise<unknown> = Promise.resolve();
  const response = await askOnce(async () => {
    ended = transact('page', async (store) => {
      await store.get(orders, at);
      await silent;
      store.set(orders, at, anOrder());
    }).catch((cause: unknown) => (cause as { reason?: string }).reason);
    await ended;
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('retry-after')).toBe('60');
  goOn();
  expect(await ended).toBe('busy-try-again');
  expect(await find(orders, at)).toBeNull();
  expect(linesOn('made-up page failed')).toHaveLength(1);
});

test('a page that fails is answered with 503 and without the cause', async () => {
  const response = await askOnce(() => Promise.reject(new Error('rao@example.in broke it')));
  expect([response.status, await response.text()]).toEqual([503, '']);
  expect(linesOn('made-up page failed').join()).not.toContain('rao@example.in');
});
