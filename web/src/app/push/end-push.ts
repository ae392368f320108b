import { pushMark } from '../../joint/push/push-mark.ts';
import type { Client } from '../../firebase/client.ts';

/** ms for telling the server. Nobody waits longer to sign out. */
const PATIENCE = 3000;

/**
 * Ends messages on this device, where they are on, before its person leaves. `client` is null when the server would
 * refuse this person's call. Never throws.
 */
export async function endPush(client: Client | null): Promise<void> {
  if (pushMark() === null) return;
  const ended = import('../../joint/push/push-device.ts').then(({ switchOff }) => switchOff(client));
  const tooLong = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([ended.catch(() => undefined), tooLong]);
}
