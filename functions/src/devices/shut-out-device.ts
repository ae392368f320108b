import { devices } from '@bhoj/domain/devices/device.collection';
import { shutOutDevice as contract } from '@bhoj/domain/devices/devices.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const shutOutDevice = defineCallable(contract, ({ deviceId }, { caller, now, record }) =>
  transact(caller.restaurantId, async (store) => {
    const { restaurantId, uid, name } = caller;
    const at = { restaurantId, deviceId };
    const device = await store.need(devices, at, 'device-shut-out');
    if (device.shutOutAt !== null) return {};
    store.update(devices, at, { shutOutAt: now, shutOutBy: { uid, name }, person: null });
    record(store, { device: deviceId });
    return {};
  }),
);
