import { z } from 'zod';

/** What either Firestore SDK hands out for a timestamp; the REST reader hands out a Date. */
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
 * An instant: epoch milliseconds in code, a Firestore timestamp stored (both SDKs store a Date as one). A server's
 * timestamp holds microseconds: the browser's SDK hands them out as a fraction, the Admin SDK cuts them off, as here.
 */
export const timestamp = () =>
  z.codec(z.custom<TimestampLike | Date>(isStored, 'not-a-timestamp'), z.int(), {
    decode: (stored) => (stored instanceof Date ? stored.getTime() : Math.floor(stored.toMillis())),
    encode: (at) => new Date(at),
  });
