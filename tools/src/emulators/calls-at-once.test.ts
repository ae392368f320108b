import { expect, it } from 'vitest';
import { Pool, State } from './calls-at-once.mjs';

const poolOf = (...states: readonly string[]) => {
  const pool = new Pool();
  const workers = states.map((state) => ({ state }));
  pool.setTriggerWorkers('guest', workers, 'nodejs24');
  const isReady = () => pool.readyForWork('guest', 'nodejs24');
  return { workers, isReady, free: () => pool.getIdleWorker('guest', 'nodejs24') };
};

it('gives a call to an idle process first, and else to one that answers others', () => {
  const both = poolOf(State.BUSY, State.IDLE);
  expect(both.free()).toBe(both.workers[1]);
  const busy = poolOf(State.CREATED, State.BUSY);
  expect(busy.free()).toBe(busy.workers[1]);
  expect(busy.isReady()).toBe(true);
});

it('gives no call to a process that starts or ends', () => {
  expect(poolOf(State.CREATED, State.FINISHING).free()).toBeUndefined();
  expect(poolOf(State.CREATED).isReady()).toBe(false);
});
