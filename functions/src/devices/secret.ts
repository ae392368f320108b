import { assertOpen } from '@bhoj/domain/devices/device';
import { devices } from '@bhoj/domain/devices/device.collection';
import type { Device } from '@bhoj/domain/devices/device.schema';
import { isSecretOf } from '../firebase/device-secret.ts';
import type { Store } from '../firebase/store.ts';

/** The restaurant of a device, and its id and secret, which prove that it is this one. */
interface Proved {
  readonly restaurantId: string;
  readonly deviceId: string;
  readonly secret: string;
}

/** Returns the device that sends its secret. Throws `device-shut-out`, the same for an unknown one and a wrong secret. */
export async function provedDevice(
  store: Pick<Store, 'get'>,
  { restaurantId, deviceId, secret }: Proved,
): Promise<Device> {
  const device = await store.get(devices, { restaurantId, deviceId });
  const proved = isSecretOf(device, secret) ? device : null;
  assertOpen(proved);
  return proved;
}
