import { describe, expect, test } from 'vitest';
import { randomOf } from '../../demo/random.ts';
import { Turns } from './turns.ts';

/** Lets three people take three turns each, and returns who had which turn, and the most that ran at once. */
async function interleaved(seed: string, isAtOnce = false): Promise<{ order: string[]; most: number }> {
  const random = randomOf(seed);
  const turns = new Turns((many) => random.int(0, many - 1));
  turns.allAtOnce(isAtOnce);
  const order: string[] = [];
  let [running, most] = [0, 0];
  const person = async (name: string) => {
    for (let n = 1; n <= 3; n += 1) {
      await turns.take(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(`${name}${n}`);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
      });
    }
  };
  await Promise.all(['a', 'b', 'c'].map(person));
  return { order, most };
}

describe('taking turns', () => {
  test('lets one run at a time, and each have all of its turns in its own order', async () => {
    const { order, most } = await interleaved('one');
    expect(most).toBe(1);
    expect(order.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']);
    for (const name of ['a', 'b', 'c']) {
      const own = order.filter((turn) => turn.startsWith(name));
      expect(own).toEqual(own.toSorted());
    }
  });

  test('gives the same interleaving for the same seed, and another for another', async () => {
    const first = await interleaved('one');
    expect(await interleaved('one')).toEqual(first);
    expect(await interleaved('two')).not.toEqual(first);
  });

  test('lets all run when they overlap on purpose', async () => {
    expect((await interleaved('one', true)).most).toBe(3);
  });

  test('goes on after a turn that failed', async () => {
    const turns = new Turns(() => 0);
    await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take(() => Promise.resolve('next'))).toBe('next');
  });
});
