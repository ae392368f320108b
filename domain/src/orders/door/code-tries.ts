import { HOUR, MINUTE } from '../../time/ist.ts';
import type { Order } from '../shape/order.schema.ts';

/**
 * The wrong joining codes of one account at one order, or of one address at all orders of the restaurant. Every fifth locks the
 * account at that order, or at that address all accounts that have entered a wrong code. Everybody on the restaurant's Wi-Fi has
 * one address, so an account without a wrong code may try once in spite of that lock.
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
/** From this many wrong codes on, by anybody, the order gets a longer code. */
export const WRONG_CODES_BEFORE_LONG = 2;
export const WRONG_CODES_BEFORE_LONGEST = 10;
export const SHORT_CODE = 4;
export const LONG_CODE = 6;
export const LONGEST_CODE = 8;
export type CodeLength = typeof SHORT_CODE | typeof LONG_CODE | typeof LONGEST_CODE;
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

function lengthAfter(wrongCodes: number, locks: boolean): CodeLength {
  if (wrongCodes >= WRONG_CODES_BEFORE_LONGEST) return LONGEST_CODE;
  return locks || wrongCodes >= WRONG_CODES_BEFORE_LONG ? LONG_CODE : SHORT_CODE;
}

/**
 * Returns the order after a wrong code. The order gets a longer code, made by `draw`, when this try caused a lock, and at its
 * second and tenth wrong code.
 */
export function afterWrongCode(
  order: Order,
  { locks, draw }: { readonly locks: boolean; readonly draw: (length: CodeLength) => string },
): Order {
  const { joining } = order;
  const wrongCodes = joining.wrongCodes + 1;
  const length = lengthAfter(wrongCodes, locks);
  const free = joining.freeTries ?? 0;
  return {
    ...order,
    joining: {
      ...joining,
      wrongCodes,
      ...(free > 0 && { freeTries: free - 1 }),
      ...(length > joining.code.length && { code: draw(length) }),
    },
  };
}

/** True when a captain has unlocked the code, so that anybody with the key may try in spite of a lock. */
export const isUnlocked = ({ joining }: Pick<Order, 'joining'>): boolean => (joining.freeTries ?? 0) > 0;
