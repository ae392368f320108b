import { newId } from '@bhoj/domain/kernel/ids';
import { faultId } from '@bhoj/domain/platform/upkeep/faults';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { HOUR } from '@bhoj/domain/time/ist';
import { expect, test } from 'vitest';
import { find, get } from '../../support/arrange.ts';
import { logged } from '../../support/mount.ts';

const { onWritten } = await import('../../../functions/src/firebase/define-trigger.ts');

const failing = (what: string) =>
  onWritten(what, 'users/{restaurantId}', () =>
    Promise.reject(new Error('no network for asha@spice.example')),
  );

const writtenAgo = (ms: number) => ({ time: new Date(Date.now() - ms).toISOString() }) as never;
const counted = (what: string) => ({ faultId: faultId('trigger', what, Date.now()) });

test('an event that failed comes again, for an hour', async () => {
  const what = `trigger-${newId()}`;
  await expect(failing(what).run(writtenAgo(HOUR - 60_000))).rejects.toThrow('no network');
  expect(await find(platformFaults, counted(what))).toBeNull();
});

test('an event that fails after an hour ends: the log has it, without a person, and it counts as a fault', async () => {
  const what = `trigger-${newId()}`;
  await failing(what).run(writtenAgo(HOUR + 60_000));
  expect(await get(platformFaults, counted(what))).toMatchObject({ kind: 'trigger', what, count: 1 });
  expect(logged.at(-1)).toContain('trigger failed');
  expect(logged.at(-1)).not.toContain('asha@spice.example');
});
