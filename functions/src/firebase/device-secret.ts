import { createHash, timingSafeEqual } from 'node:crypto';
import type { Device } from '@bhoj/domain/devices/device.schema';

/** Returns the stored hash of a secret. A secret has at least 160 random bits, so it needs no salt and no slow hash. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Returns whether a secret has this stored hash, in a time that does not depend on how much of it is right. */
export const hasHash = (secret: string, hash: string): boolean => {
  const given = Buffer.from(secretHash(secret));
  const stored = Buffer.from(hash);
  return given.length === stored.length && timingSafeEqual(given, stored);
};

/** Returns whether a secret is the device's, or the one that takes its place; false for an unknown device. */
export const isSecretOf = (device: Device | null, secret: string): device is Device => {
  if (device === null) return false;
  const { secretHash: held, nextSecretHash: next } = device;
  return hasHash(secret, held) || (typeof next === 'string' && hasHash(secret, next));
};
