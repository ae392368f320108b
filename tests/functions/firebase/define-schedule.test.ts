import { newId } from '@bhoj/domain/kernel/ids';
import { faultId } from '@bhoj/domain/platform/upkeep/faults';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { expect, test } from 'vitest';
import { find, get } from '../../support/arrange.ts';
import { logged } from '../../support/mount.ts';

const { onClock } = await import('../../../functions/src/firebase/define-schedule.ts');

test('a schedule does every part although one fails, counts that one by its name, and fails', async () => {
  const done: string[] = [];
  const what = `schedule-${newId()}`;
  const schedule = onClock(
    { schedule: 'every 60 minutes' },
    {
      [what]: () => Promise.reject(new Error('no network for asha@spice.example')),
      other: async ({ scheduleTime }) => {
        await Promise.resolve();
        done.push(scheduleTime);
      },
    },
  );
  await expect(schedule.run({ scheduleTime: '2026-11-20T03:30:00Z' })).rejects.toThrow('no network');
  expect(done).toEqual(['2026-11-20T03:30:00Z']);
  const counted = (part: string) => ({ faultId: faultId('sweep', part, Date.now()) });
  expect(await get(platformFaults, counted(what))).toMatchObject({ kind: 'sweep', what, count: 1 });
  expect(await find(platformFaults, counted('other'))).toBeNull();
  const line = logged.findLast((text) => text.includes('schedule failed')) ?? '';
  expect(line).toContain(`"schedule":"${what}"`);
  expect(line).not.toContain('asha@spice.example');
});
