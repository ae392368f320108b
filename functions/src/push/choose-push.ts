import { same } from '@bhoj/domain/kernel/same';
import { choosePush as contract } from '@bhoj/domain/push/push.contract';
import { switchedWith } from '@bhoj/domain/push/pushed';
import { newSubscriber } from '@bhoj/domain/push/subscriber';
import { pushSubscribers } from '@bhoj/domain/push/subscriber.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { withSummaryTime } from './summary-time.repo.ts';

export const choosePush = defineCallable(contract, async ({ kind, isOn }, { caller, now }) => {
  const { restaurantId, uid, kind: role, can } = caller;
  const at = { restaurantId, uid };
  await transact(`${restaurantId} push`, async (store) => {
    const known = await store.get(pushSubscribers, at);
    const before = known ?? newSubscriber(uid, now);
    const chosen = { ...before, switched: switchedWith(before.switched, kind, isOn) };
    const after = await withSummaryTime(store, chosen, { restaurantId, person: { role, can }, now });
    if (!same(before, after)) store.change(pushSubscribers, at, known, after);
  });
  return {};
});
