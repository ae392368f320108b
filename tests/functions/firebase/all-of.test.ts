import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allOf } from '../../../functions/src/firebase/all-of.ts';

test('work beside work that fails is waited for, and the failure is told', async () => {
  const done: string[] = [];
  const slow = async () => {
    await setTimeout(5);
    done.push('slow');
  };
  await expect(allOf([Promise.reject(new Error('first')), slow()])).rejects.toThrow('first');
  expect(done).toEqual(['slow']);
  await expect(allOf([slow()])).resolves.toBeUndefined();
});
