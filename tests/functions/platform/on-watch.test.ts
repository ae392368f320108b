import { newId } from '@bhoj/domain/kernel/ids';
import { faultId } from '@bhoj/domain/platform/upkeep/faults';
import { platformFaults } from '@bhoj/domain/platform/upkeep/sweep.collection';
import { expect, test } from 'vitest';
import { find, get } from '../../support/arrange.ts';
import '../../support/mount.ts';

const { onWatch } = await import('../../../functions/src/firebase/faults.ts');

test('what stops a schedule is counted and goes on; what goes well is not', async () => {
  const what = `schedule-${newId()}`;
  const counted = { faultId: faultId('sweep', what, Date.now()) };
  await onWatch(what, () => Promise.resolve());
  expect(await find(platformFaults, counted)).toBeNull();
  await expect(onWatch(what, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(await get(platformFaults, counted)).toMatchObject({ kind: 'sweep', what, count: 1 });
});
