import { HOUR, MINUTE } from '../../time/ist.ts';
import type { Order } from '../shape/order.schema.ts';

/**
 * Counts wrong joining codes: for an address over the whole restaurant, and for an account at one order. Every fifth
 * locks that address or account, not the table.
 */
export interface Tries {
  readonly count: number;
  /** The time of the last wrong code. */
  readonly windowStart: number;
  /** The time from which the tries are forgotten. */
  readonly expireAt: number;
}

const TRIES_BEFORE_LOCK = 5;
/** The first lock, the second, and each further one. */
const LOCKS_MS = [15 * MINUTE, HOUR, 4 * HOUR] as const;
/** Wrong codes are forgotten this long after the last one. */
export const TRIES_KEPT_MS = 4 * HOUR;
/** From this wrong code on, by whoever, the order gets a longer code. */
export const WRONG_CODES_BEFORE_LONG = 3;
export const SHORT_CODE = 4;
export const LONG_CODE = 6;
/** The number of tries at one order that a captain grants by unlocking its code, to anybody with the table's key. */
export const UNLOCKED_TRIES = 5;

/** Returns the time until which the code is locked; null when it is not locked at `at`. */
export function lockedUntil(tries: Tries | null, at: number): number | null {
  if (tries === null || tries.count === 0 || tries.count % TRIES_BEFORE_LOCK !== 0) return null;
  const nth = Math.min(tries.count / TRIES_BEFORE_LOCK, LOCKS_MS.length);
  const until = tries.windowStart + (LOCKS_MS[nth - 1] ?? 0);
  return until > at ? until : null;
}

/** Counts one wrong code at `at`. */
export const countTry = (tries: Tries | null, at: number): Tries => ({
  count: tries === null || tries.expireAt <= at ? 1 : tries.count + 1,
  windowStart: at,
  expireAt: at + TRIES_KEPT_MS,
});

/**
 * Returns the order after a wrong code. Its code becomes `longCode` when this try caused a lock, or at its third wrong
 * code.
 */
export function afterWrongCode(
  order: Order,
  { locks, longCode }: { readonly locks: boolean; readonly longCode: string },
): Order {
  const { joining } = order;
  const wrongCodes = joining.wrongCodes + 1;
  const isLong = joining.code.length >= LONG_CODE;
  const lengthens = !isLong && (locks || wrongCodes >= WRONG_CODES_BEFORE_LONG);
  const free = joining.freeTries ?? 0;
  return {
    ...order,
    joining: {
      ...joining,
      wrongCodes,
      ...(free > 0 && { freeTries: free - 1 }),
      ...(lengthens && { code: longCode }),
    },
  };
}

/** True when a captain has unlocked the code, so that anybody with the key may try in spite of a lock. */
export const isUnlocked = ({ joining }: Pick<Order, 'joining'>): boolean => (joining.freeTries ?? 0) > 0;
