import { createHash } from 'node:crypto';

/** Returns the id of a device: a part of the hash of its address, which is too long for a key. */
export const deviceIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, 20);
