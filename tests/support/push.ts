import { createECDH } from 'node:crypto';
import { startPushService } from '../../tools/src/push-service/push-service.ts';

/**
 * Starts the stand-in push service in this process, and gives the functions here a new pair of keys for it: the real
 * web-push package encrypts and signs, and the stand-in checks and decrypts.
 */
export async function pushStandIn() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const publicKey = ecdh.getPublicKey().toString('base64url');
  const service = await startPushService();
  const keys = {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: ecdh.getPrivateKey().toString('base64url'),
    VAPID_CONTACT: 'mailto:push@example.in',
    PUSH_STAND_IN_URL: service.url,
  };
  Object.assign(process.env, keys);
  return { ...service, publicKey, keys };
}
