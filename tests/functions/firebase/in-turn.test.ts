import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from '../../../functions/src/firebase/in-turn.ts';

afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<void>(() => {});

test('tasks of one queue run one after the other, also after one that fails', async () => {
  const said: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      said.push(`${name} begins`);
      await Promise.resolve();
      said.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([
    inTurn('a', work('one', true)),
    inTurn('a', work('two')),
    inTurn('a', work('three')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
});

test('queues do not wait for each other', async () => {
  void inTurn('b', never);
  expect(await inTurn('c', () => Promise.resolve('through'))).toBe('through');
});

test('a task that hangs does not block its queue for ever', async () => {
  vi.useFakeTimers();
  void inTurn('d', never);
  const second = inTurn('d', () => Promise.resolve('second'));
  const third = inTurn('d', () => Promise.resolve('third'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
});
