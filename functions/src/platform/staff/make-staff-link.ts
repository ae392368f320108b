import { setPasswordPath } from '@bhoj/domain/accounts/account-links';
import { makeStaffLink as contract } from '@bhoj/domain/platform/staff/staff.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';
import { passwordCode } from '../../firebase/users.ts';
import { activeStaff, assertStaffAccount } from './staff.repo.ts';

export const makeStaffLink = defineCallable(contract, async ({ staffId }, { recordPlatform }) => {
  await assertStaffAccount(staffId);
  await transact('platform staff', async (store) => {
    await activeStaff(store, staffId);
    recordPlatform(store, { subjectKind: 'staff', subject: staffId, reason: '', before: {}, after: {} });
  });
  return { link: setPasswordPath(await passwordCode(staffId)) };
});
