import { deactivateStaff as contract } from '@bhoj/domain/platform/staff/staff.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { closeAccount } from '../../firebase/users.ts';
import { setActive } from './set-active.ts';
import { assertStaffAccount } from './staff.repo.ts';

/** Changes the record first, because that takes effect at once. */
export const deactivateStaff = defineCallable(contract, async (input, { recordPlatform }) => {
  await assertStaffAccount(input.staffId);
  await setActive(input, false, recordPlatform);
  await closeAccount(input.staffId);
  return {};
});
