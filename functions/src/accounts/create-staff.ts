import { members } from '@bhoj/domain/collections/restaurant';
import { createStaff as contract } from '@bhoj/domain/contracts/accounts';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { makeUser, removeUser } from '../firebase/users.ts';

export const createStaff = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { requestId: uid, name, email, role, password } = input;
  const { isNew } = await makeUser({
    uid,
    email,
    password,
    name,
    claims: { role, restaurant: restaurantId },
  });
  try {
    return await transact(async (store) => {
      const known = await store.get(members, { restaurantId, uid });
      if (known === null) {
        store.create(
          members,
          { restaurantId, uid },
          { uid, name, email, role, active: true, createdAt: now },
        );
        record(store, { member: uid, role });
      }
      return { uid };
    });
  } catch (cause) {
    if (isNew) await removeUser(uid);
    throw cause;
  }
});
