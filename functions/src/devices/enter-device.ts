import { devices } from '@bhoj/domain/devices/device.collection';
import { enterDevice as contract } from '@bhoj/domain/devices/devices.contract';
import { defineCallable } from '../firebase/define-callable.ts';
import { readAt, transact } from '../firebase/store.ts';
import { sessionToken } from '../firebase/users.ts';
import { checkPin } from '../shared/check-pin.ts';
import { provedDevice } from './secret.ts';

/** The device is proved before the PIN is looked at, and again with the write: it may be shut out meanwhile. */
export const enterDevice = defineCallable(contract, async ({ uid, pin, ...at }, { now }) => {
  const { restaurantId, deviceId } = at;
  const { name } = await readAt((store) => provedDevice(store, at));
  const device = { id: deviceId, name, isShared: true };
  const person = await checkPin({ restaurantId, uid, pin, device, now });
  await transact(`${restaurantId} ${deviceId}`, async (store) => {
    await provedDevice(store, at);
    const here = { uid, name: person.name, since: now };
    store.update(devices, { restaurantId, deviceId }, { person: here, lastSeenAt: now });
  });
  return { token: await sessionToken(uid, { device: deviceId }), role: person.kind };
});
