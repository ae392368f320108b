import { z } from 'zod';

/** A timestamp as both Firestore SDKs return it; the REST reader returns a Date. */
interface TimestampLike {
  toMillis(): number;
}

const isStored = (value: unknown): value is TimestampLike | Date =>
  value instanceof Date ||
  (typeof value === 'object' &&
    value !== null &&
    'toMillis' in value &&
    typeof value.toMillis === 'function');

/**
 * The schema of an instant: epoch ms in code, a Firestore timestamp in the database (both SDKs store a Date as one).
 * Server timestamps have microseconds; decoding drops the fraction of a millisecond, as the Admin SDK does.
 */
export const timestamp = () =>
  z.codec(z.custom<TimestampLike | Date>(isStored, 'not-a-timestamp'), z.int(), {
    decode: (stored) => (stored instanceof Date ? stored.getTime() : Math.floor(stored.toMillis())),
    encode: (at) => new Date(at),
  });
