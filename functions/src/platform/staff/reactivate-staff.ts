import { reactivateStaff as contract } from '@bhoj/domain/platform/staff/staff.contract';
import { defineCallable } from '../../firebase/define-callable.ts';
import { openAccount } from '../../firebase/users.ts';
import { setActive } from './set-active.ts';
import { assertStaffAccount } from './staff.repo.ts';

/** Opens the account first: until the record is active, the account can do nothing. */
export const reactivateStaff = defineCallable(contract, async (input, { recordPlatform }) => {
  await assertStaffAccount(input.staffId);
  await openAccount(input.staffId);
  await setActive(input, true, recordPlatform);
  return {};
});
