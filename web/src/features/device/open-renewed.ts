import type { openDevice } from '@bhoj/domain/devices/devices.contract';
import type { InputOf, OutputOf } from '@bhoj/domain/kernel/contract';
import { keepDevice, newDeviceSecret } from '../../firebase/keep-device.ts';
import type { SharedDevice } from '../../firebase/shared-device.ts';
import type { CallFacts } from '../../firebase/use-attempt.ts';
import type { Attempt } from '../../ui/shared/use-one-at-a-time.ts';

type Open = (input: InputOf<typeof openDevice>) => Promise<Attempt<OutputOf<typeof openDevice>, CallFacts>>;

/**
 * Opens this device. When the server asks for a new secret, the device stores it before it sends it, and replaces the
 * old secret once the server has opened the device by the new one. So a lost answer locks nobody out.
 */
export async function openRenewed(open: Open, device: SharedDevice): ReturnType<Open> {
  const { next, ...kept } = device;
  const { restaurantId, deviceId, secret } = kept;
  const at = { restaurantId, deviceId };
  if (next !== undefined) {
    const renewed = await open({ ...at, secret: next });
    if ('output' in renewed) keepDevice({ ...kept, secret: next });
    // The server does not have the new secret yet: the device offers it again.
    else if (renewed.failure.reason === 'device-shut-out') return open({ ...at, secret, next });
    return renewed;
  }
  const answer = await open({ ...at, secret });
  if ('output' in answer && answer.output.renew) {
    const offered = newDeviceSecret();
    keepDevice({ ...kept, next: offered });
    await open({ ...at, secret, next: offered });
  }
  return answer;
}
