import { enrolled } from '@bhoj/domain/devices/device';
import { devices } from '@bhoj/domain/devices/device.collection';
import { enrolDevice as contract } from '@bhoj/domain/devices/devices.contract';
import { secretHash } from '../firebase/device-secret.ts';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

export const enrolDevice = defineCallable(
  contract,
  ({ deviceId, secret, ...chosen }, { caller, now, record }) =>
    transact(caller.restaurantId, async (store) => {
      const at = { restaurantId: caller.restaurantId, deviceId };
      const wanted = { ...chosen, secretHash: secretHash(secret) };
      const device = enrolled(await store.get(devices, at), wanted, caller, now);
      if (device === null) return {};
      store.create(devices, at, device);
      record(store, { device: deviceId, kind: device.kind });
      return {};
    }),
);
