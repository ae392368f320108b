import { withdrawnOf } from '@bhoj/domain/members/invitation';
import { invitations } from '@bhoj/domain/members/invitation.collection';
import { dismissMember as contract } from '@bhoj/domain/members/members.contract';
import { pushSubscribers } from '@bhoj/domain/push/subscriber.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { closeAccount } from '../firebase/users.ts';
import { changeMember, assertOwnStaff } from './own-member.ts';

/** Changes the record first, because that takes effect at once; the account's token stays valid for up to an hour. */
export const dismissMember = defineCallable(contract, async ({ uid }, { caller, record }) => {
  const { restaurantId } = caller;
  const target = { restaurantId, uid };
  await assertOwnStaff(target);
  await transact(restaurantId, async (store) => {
    const open = await store.find(invitations, { restaurantId }, invitations.queries.open());
    return changeMember(store, target, { by: caller, wanted: { active: false } }, () => {
      store.delete(pushSubscribers, target);
      for (const { id, value } of withdrawnOf(uid, open))
        store.set(invitations, { restaurantId, invitationId: id }, value);
      record(store, { member: uid });
    });
  });
  await closeAccount(uid);
  return {};
});
