import { members } from '@bhoj/domain/collections/restaurant';
import { createStaff as contract } from '@bhoj/domain/contracts/accounts';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { makeUser } from '../firebase/users.ts';
import { takeBack } from './recorded.ts';

export const createStaff = defineCallable(contract, async (input, { caller, now, record }) => {
  const { restaurantId } = caller;
  const { requestId: uid, name, email, role, password } = input;
  const claims = { role, restaurant: restaurantId };
  const { isNew } = await makeUser({ uid, email, password, name, claims });
  try {
    return await transact(restaurantId, async (store) => {
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
    if (isNew) await takeBack(uid, claims);
    throw cause;
  }
});
