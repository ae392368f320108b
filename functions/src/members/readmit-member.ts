import { readmitMember as contract } from '@bhoj/domain/members/members.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { openAccount } from '../firebase/users.ts';
import { changeMember, assertOwnStaff } from './own-member.ts';

/** Changes the record last, so that an interrupted call leaves the member dismissed. */
export const readmitMember = defineCallable(contract, async ({ uid }, { caller, record }) => {
  const { restaurantId } = caller;
  const target = { restaurantId, uid };
  await assertOwnStaff(target);
  await openAccount(uid);
  await transact(restaurantId, (store) =>
    changeMember(store, target, { by: caller, wanted: { active: true } }, () =>
      record(store, { member: uid }),
    ),
  );
  return {};
});
