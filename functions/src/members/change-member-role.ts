import { changeMemberRole as contract } from '@bhoj/domain/members/members.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { setClaims } from '../firebase/users.ts';
import { changeMember, assertOwnStaff } from './own-member.ts';

/** Changes the record first. Until the claims agree with it, the member has no access. A repeat sets them again. */
export const changeMemberRole = defineCallable(contract, async ({ uid, role }, { caller, record }) => {
  const { restaurantId } = caller;
  const target = { restaurantId, uid };
  await assertOwnStaff(target);
  await transact(restaurantId, (store) =>
    changeMember(store, target, { role }, () => record(store, { member: uid, role })),
  );
  await setClaims(uid, { role, restaurant: restaurantId });
  return {};
});
