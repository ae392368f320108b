import { dismissMember as contract } from '@bhoj/domain/members/members.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { closeAccount } from '../firebase/users.ts';
import { changeMember, assertOwnStaff } from './own-member.ts';

/** Changes the record first, because that takes effect at once; the account's token stays valid for up to an hour. */
export const dismissMember = defineCallable(contract, async ({ uid }, { caller, record }) => {
  const { restaurantId } = caller;
  const target = { restaurantId, uid };
  await assertOwnStaff(target);
  await transact(restaurantId, (store) =>
    changeMember(store, target, { active: false }, () => record(store, { member: uid })),
  );
  await closeAccount(uid);
  return {};
});
