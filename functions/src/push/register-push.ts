import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { registerPush as contract } from '@bhoj/domain/push/push.contract';
import { mayReceiveAny } from '@bhoj/domain/push/pushed';
import { isPushEndpoint } from '@bhoj/domain/push/services';
import { isDeviceRegistered, newSubscriber, withDevice, withoutDevices } from '@bhoj/domain/push/subscriber';
import { pushSubscribers } from '@bhoj/domain/push/subscriber.collection';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';
import { deviceIdOf } from './device-id.ts';
import { standInOrigin } from './push-keys.ts';
import { withSummaryTime } from './summary-time.repo.ts';

export const registerPush = defineCallable(
  contract,
  async ({ endpoint, keys, name, language }, { caller, now }) => {
    if (!isPushEndpoint(endpoint, standInOrigin()))
      throw new Refusal('invalid-input', { fields: ['endpoint'] });
    const { restaurantId, uid, kind: role, can } = caller;
    if (!mayReceiveAny({ role, can })) throw new Refusal('not-allowed', { rights: [] });
    const at = { restaurantId, uid };
    const device = {
      id: deviceIdOf(endpoint),
      endpoint,
      ...keys,
      name,
      language,
      registeredAt: now,
      sent: [],
    };
    await transact(`${restaurantId} push`, async (store) => {
      const known = await store.get(pushSubscribers, at);
      if (isDeviceRegistered(known, device, now)) return;
      const holders = await store.find(
        pushSubscribers,
        { restaurantId },
        pushSubscribers.queries.ofDevice(device.id),
      );
      const registered = withDevice(known ?? newSubscriber(uid, now), device);
      const after = await withSummaryTime(store, registered, { restaurantId, person: { role, can }, now });
      store.change(pushSubscribers, at, known, after);
      // Somebody else had this browser before: their messages must not appear on it.
      for (const { id: other, value } of holders) {
        if (other === uid) continue;
        const without = withoutDevices(value, new Set([device.id]));
        store.change(pushSubscribers, { restaurantId, uid: other }, value, without);
      }
    });
    return {};
  },
);
