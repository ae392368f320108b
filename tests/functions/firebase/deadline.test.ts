import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { newId } from '@bhoj/domain/kernel/ids';
import { patienceOf, serverPatienceOf } from '@bhoj/domain/kernel/patience';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { expect, test } from 'vitest';
import { find, put } from '../../support/arrange.ts';
import '../../support/mount.ts';

const { finishWhatever, inTime } = await import('../../../functions/src/firebase/deadline.ts');
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
