import { createHash, timingSafeEqual } from 'node:crypto';
import type { Device } from '@bhoj/domain/devices/device.schema';

/** Returns what is stored of a device's secret. It has 256 random bits, so it needs no salt and no slow hash. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Returns whether a secret is the device's, or the one that takes its place; false for an unknown device. */
export const isSecretOf = (device: Device | null, secret: string): device is Device => {
  if (device === null) return false;
  const { secretHash: held, nextSecretHash: next } = device;
  return isHash(secret, held) || (typeof next === 'string' && isHash(secret, next));
};

const isHash = (secret: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(secretHash(secret)), Buffer.from(hash));
