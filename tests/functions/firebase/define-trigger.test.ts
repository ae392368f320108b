import { newId } from '@bhoj/domain/kernel/ids';
import { faultId } from '@bhoj/domain/platform/upkeep/faults';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { HOUR } from '@bhoj/domain/time/ist';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { find, get } from '../../support/arrange.ts';
import { logged } from '../../support/mount.ts';

const { onWritten } = await import('../../../functions/src/firebase/define-trigger.ts');

const failing = (what: string) =>
  onWritten('users/{restaurantId}', {
    [what]: () => Promise.reject(new Error('no network for asha@spice.example')),
  });

const writtenAgo = (ms: number) => ({ time: new Date(Date.now() - ms).toISOString() }) as never;
const counted = (what: string) => ({ faultId: faultId('trigger', what, Date.now()) });

test('an event that failed comes again, for an hour', async () => {
  const what = `trigger-${newId()}`;
  await expect(failing(what).run(writtenAgo(HOUR - 60_000))).rejects.toThrow('no network');
  expect(await find(platformFaults, counted(what))).toBeNull();
  expect(logged.at(-1)).toContain(`"trigger":"${what}"`);
  expect(logged.at(-1)).toContain('is repeated');
});

test('an event that fails after an hour ends: the log has it, without a person, and it counts as a fault', async () => {
  const what = `trigger-${newId()}`;
  await failing(what).run(writtenAgo(HOUR + 60_000));
  expect(await get(platformFaults, counted(what))).toMatchObject({ kind: 'trigger', what, count: 1 });
  expect(logged.at(-1)).toContain('trigger failed');
  expect(logged.at(-1)).not.toContain('asha@spice.example');
});

describe('a trigger of several parts', () => {
  /** Parts that fail, throw at once or take a while, and the list of the finished ones. */
  const parted = () => {
    const done: string[] = [];
    const what = `trigger-${newId()}`;
    const trigger = onWritten('users/{restaurantId}', {
      [what]: () => Promise.reject(new Error('the first')),
      [`${what}-atOnce`]: () => {
        throw new Error('the second');
      },
      slow: async () => {
        await setImmediate();
        done.push('slow');
      },
    });
    return { done, what, trigger };
  };

  test('does all of them although one fails, and then fails, so that the event comes again', async () => {
    const { done, what, trigger } = parted();
    await expect(trigger.run(writtenAgo(0))).rejects.toThrow('the first');
    expect(done).toEqual(['slow']);
    const lines = logged.slice(-2).join();
    expect(lines).toContain(`"trigger":"${what}"`);
    expect(lines).toContain(`"trigger":"${what}-atOnce"`);
  });

  test('counts each part that still fails after an hour by its name, and ends', async () => {
    const { done, what, trigger } = parted();
    await trigger.run(writtenAgo(HOUR + 60_000));
    expect(done).toEqual(['slow']);
    for (const part of [what, `${what}-atOnce`])
      expect(await get(platformFaults, counted(part))).toMatchObject({ kind: 'trigger', what: part });
    expect(await find(platformFaults, counted('slow'))).toBeNull();
  });
});
