import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import type { Context } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { personNamed } from './names.repo.ts';
import { theStaff } from './staff.repo.ts';

interface Change {
  readonly staffId: string;
  readonly reason: string;
}

/** Writes whether a person is active, with its entry in the platform's audit. Writes nothing when nothing changes. */
export const setActive = (
  { staffId, reason }: Change,
  active: boolean,
  recordPlatform: Context['recordPlatform'],
): Promise<void> =>
  transact('platform staff', async (store) => {
    const [staff, writeName] = await Promise.all([theStaff(store, staffId), personNamed(store)]);
    if (staff.active === active) return;
    store.update(platformStaff, { staffId }, { active });
    writeName(staffId, { ...staff, active });
    recordPlatform(store, {
      subjectKind: 'staff',
      subject: staffId,
      reason,
      before: { active: staff.active },
      after: { active },
    });
  });
