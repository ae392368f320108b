import { forgetPush as contract } from '@bhoj/domain/push/push.contract';
import { withoutDevices } from '@bhoj/domain/push/subscriber';
import { pushSubscribers } from '@bhoj/domain/push/subscriber.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { deviceIdOf } from './device-id.ts';

export const forgetPush = defineCallable(contract, async ({ endpoint }, { caller }) => {
  const at = { restaurantId: caller.restaurantId, uid: caller.uid };
  const id = deviceIdOf(endpoint);
  await transact(`${at.restaurantId} push`, async (store) => {
    const known = await store.get(pushSubscribers, at);
    if (known?.deviceIds.includes(id) !== true) return;
    store.change(pushSubscribers, at, known, withoutDevices(known, new Set([id])));
  });
  return {};
});
