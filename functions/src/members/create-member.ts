import { members } from '@bhoj/domain/members/member.collection';
import { createMember as contract } from '@bhoj/domain/members/members.contract';
import { setPasswordPath } from '@bhoj/domain/catalogue/routes';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { makeUser, passwordCode } from '../firebase/users.ts';
import { takeBack } from '../shared/recorded-users.repo.ts';

export const createMember = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { requestId: uid, name, email, role, password } = input;
  const claims = { role, restaurant: restaurantId };
  const { isNew } = await makeUser({ uid, email, password, name, claims });
  try {
    const isActive = await transact(restaurantId, async (store) => {
      const known = await store.get(members, { restaurantId, uid });
      if (known !== null) return known.active;
      store.create(members, { restaurantId, uid }, { uid, name, email, role, active: true, createdAt: now });
      record(store, { member: uid, role });
      return true;
    });
    // A late repeat must not give a link to a member who has been dismissed since.
    const link = password === null && isActive ? setPasswordPath(await passwordCode(uid)) : null;
    return { uid, link };
  } catch (cause) {
    if (isNew) await takeBack(uid, claims);
    throw cause;
  }
});
