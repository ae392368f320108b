import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';

/** Six digits, which a person of the restaurant chooses. */
export const pinSchema = z.string().regex(/^[0-9]{6}$/);

/** `pins/{uid}`: the hash of a person's PIN that the server compares. No client reads it; the PIN is not stored. */
export const storedPinSchema = z.object({
  /** Random bytes of this person's PIN, base64url. */
  salt: z.string(),
  /** scrypt of PIN and salt, base64url. */
  hash: z.string(),
  setAt: timestamp(),
});
export type StoredPin = z.output<typeof storedPinSchema>;

/** `pinTries/{device}-{uid}`: the wrong PINs that one device has sent for one person since the last right one. */
export const pinTriesSchema = z.object({
  wrong: z.int().min(0),
  /** Until then the device may not try this person's PIN; null while it may. */
  lockedUntil: timestamp().nullable(),
  expireAt: timestamp(),
});
export type PinTries = z.output<typeof pinTriesSchema>;
