import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { changeRights as contract } from '@bhoj/domain/members/members.contract';
import { assertMayGive, rightsToStore } from '@bhoj/domain/members/member-rights';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { setClaims } from '../firebase/users.ts';
import { changeMember, assertOwnStaff } from './own-member.ts';

/** Changes the record first. Until the claims agree with its role, the member has no access. A repeat sets them again. */
export const changeRights = defineCallable(contract, async ({ uid, ...chosen }, { caller, record }) => {
  const { restaurantId } = caller;
  const target = { restaurantId, uid };
  await assertOwnStaff(target);
  if (uid === caller.uid) throw new Refusal('right-not-yours', { rights: [] });
  const wanted = rightsToStore(chosen);
  assertMayGive(caller, { can: wanted.can, limits: chosen.limits });
  await transact(restaurantId, (store) =>
    changeMember(store, target, { by: caller, wanted }, () =>
      record(store, { member: uid, preset: chosen.preset, rights: wanted.can.join(' ') }),
    ),
  );
  await setClaims(uid, { role: wanted.role, restaurant: restaurantId });
  return {};
});
