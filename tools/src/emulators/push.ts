/** The push service of a suite: the stand-in on the suite's port, and this machine's own keys. */
import { startPushService } from '../push-service/push-service.ts';
import { pushKeys } from './secrets.ts';

export interface Push {
  /** The parameters that the functions need. */
  readonly params: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

export async function startPush(port: number): Promise<Push> {
  const { publicKey } = pushKeys();
  const { url, stop } = await startPushService({ port });
  const params = {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_CONTACT: 'mailto:push@example.in',
    PUSH_STAND_IN_URL: url,
  };
  return { params, stop };
}
