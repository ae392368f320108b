import { readTills as contract } from '@bhoj/domain/cash/tills.contract';
import { tillsInUse } from '@bhoj/domain/cash/choose-session';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt } from '../firebase/store.ts';
import { readActive, readService } from '../shared/cash.repo.ts';

export const readTills = defineCallable(contract, (_, { caller }) =>
  readAt(async (store) => {
    const { restaurantId, uid } = caller;
    const { cashSessions: cash } = await readService(store, restaurantId);
    if (cash?.on !== true) return { open: [] };
    return { open: tillsInUse(await readActive(store, restaurantId), cash.tills, memberIdOf(uid)) };
  }),
);
