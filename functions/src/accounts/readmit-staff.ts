import { readmitStaff as contract } from '@bhoj/domain/contracts/people';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { openAccount } from '../firebase/users.ts';
import { changeMember, assertOwnStaff } from './own-staff.ts';

/** Record last: whatever breaks off before it leaves somebody who is still dismissed. */
export const readmitStaff = defineCallable(contract, async ({ uid }, { caller, record }) => {
  const { restaurantId } = caller;
  const target = { restaurantId, uid };
  await assertOwnStaff(target);
  await openAccount(uid);
  await transact(restaurantId, (store) =>
    changeMember(store, target, { active: true }, () => record(store, { member: uid })),
  );
  return {};
});
