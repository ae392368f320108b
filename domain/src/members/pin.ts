import { Refusal } from '../catalogue/reasons.ts';
import { DAY, MINUTE } from '../time/ist.ts';
import type { PinTries } from './pin.schema.ts';

/** How many wrong PINs lock the entry on one device for one person (P-PIN-3). */
export const PIN_TRIES = 5;
/** How long the entry stays locked. */
export const PIN_LOCKED_MS = 15 * MINUTE;
/** How many wrong PINs on all devices together end the tries for one person, and for how long. */
export const PIN_TRIES_EVERYWHERE = 30;
/** How long wrong PINs count without another try. */
const REMEMBERED_MS = DAY;
/**
 * The lock that shuts one person out of all devices. A right PIN does not clear its count, so the slips of somebody who types a
 * PIN all day would add up over weeks: after each 48 minutes without a wrong PIN, Bhoj forgets one of the thirty. Somebody who
 * tries one PIN every 48 minutes is never locked out: they try thirty a day, and 59 on the first day if they begin with 29 at
 * once. In a year these are about 11,000 of the million PINs, a chance of 1.1 in a hundred to find one.
 */
export const EVERYWHERE = {
  most: PIN_TRIES_EVERYWHERE,
  lockedMs: DAY,
  takesOneBackMs: REMEMBERED_MS / PIN_TRIES_EVERYWHERE,
};

/** How many wrong PINs lock the entry, for how long, and after what time without a wrong PIN one is forgotten. */
interface PinLock {
  readonly most: number;
  readonly lockedMs: number;
  /** Missing where only a right PIN, or a day, clears the count. */
  readonly takesOneBackMs?: number;
}

/**
 * Returns how many wrong PINs Bhoj has forgotten since the last one. `now` may be some ms before that last one: of two tries at
 * the same time on two devices, the later may be counted first.
 */
const takenBack = ({ expireAt }: PinTries, now: number, each: number): number =>
  Math.max(0, Math.floor((now - (expireAt - REMEMBERED_MS)) / each));

/** True for six digits that each follow the one before by the same step of 0, 1 or -1, with 0 after 9. */
function isRun(digits: readonly number[]): boolean {
  const steps = digits.slice(1).map((digit, i) => (digit - (digits[i] ?? 0) + 10) % 10);
  return [0, 1, 9].includes(steps[0] ?? 0) && steps.every((step) => step === steps[0]);
}

/** True when a PIN repeats its first two or three digits: 121212, 123123. */
const repeats = (pin: string): boolean =>
  pin === pin.slice(0, 2).repeat(3) || pin === pin.slice(0, 3).repeat(2);

/** Throws `pin-trivial` for a PIN that others would try first. */
export function assertNotTrivial(pin: string): void {
  if (isRun(Array.from(pin, Number)) || repeats(pin)) throw new Refusal('pin-trivial');
}

/** Returns the id of the document that counts the wrong PINs of one device for one person. */
export const pinTryId = (deviceId: string, uid: string): string => `${deviceId}-${uid}`;

/** Returns the id of the document that counts the wrong PINs of all devices for one person. */
export const pinTryIdEverywhere = (uid: string): string => `everywhere-${uid}`;

/** Returns how many ms a device still has to wait before it may try this person's PIN; 0 when it may. */
export const pinWaitMs = (tries: PinTries | null, now: number): number =>
  Math.max(0, (tries?.lockedUntil ?? 0) - now);

/** Returns the count after one more wrong PIN, and whether this one locked the entry. */
export function afterWrongPin(
  tries: PinTries | null,
  now: number,
  { most, lockedMs, takesOneBackMs = Infinity }: PinLock = { most: PIN_TRIES, lockedMs: PIN_LOCKED_MS },
): { readonly tries: PinTries; readonly locks: boolean } {
  const counts = tries !== null && tries.lockedUntil === null && now < tries.expireAt;
  const before = counts ? tries.wrong - takenBack(tries, now, takesOneBackMs) : 0;
  const wrong = Math.max(0, before) + 1;
  const locks = wrong >= most;
  return {
    tries: { wrong, lockedUntil: locks ? now + lockedMs : null, expireAt: now + REMEMBERED_MS },
    locks,
  };
}
