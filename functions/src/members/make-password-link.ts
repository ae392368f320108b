import { makePasswordLink as contract } from '@bhoj/domain/members/members.contract';
import { assertEmployed } from '@bhoj/domain/members/member';
import { assertMayGive, authorityOf } from '@bhoj/domain/members/member-rights';
import { setPasswordPath } from '@bhoj/domain/accounts/account-links';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { passwordCode } from '../firebase/users.ts';
import { assertOwnStaff, memberIn } from './own-member.ts';

export const makePasswordLink = defineCallable(contract, async ({ uid }, { caller, record }) => {
  const { restaurantId } = caller;
  const target = { restaurantId, uid };
  await assertOwnStaff(target);
  await transact(restaurantId, async (store) => {
    const member = await memberIn(store, target);
    assertEmployed(member);
    assertMayGive(caller, authorityOf(member));
    record(store, { member: uid });
  });
  return { link: setPasswordPath(await passwordCode(uid)) };
});
