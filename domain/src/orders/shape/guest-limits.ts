import { MINUTE } from '../../time/ist.ts';
import type { RateLimit } from '../../kernel/contract.ts';

/**
 * How many calls strangers may make in ten minutes: guests who are in no order of the restaurant and have no table's key.
 * They stop only each other. A busy evening has 60 tables with four phones each, which may share one Wi-Fi address; a bound
 * per address is well above the calls of all of them together, because a phone may have lost its key:
 *
 * - joining: every phone scans, asks again with the code, and reloads once: 60 × 4 × 3 = 720, bound 1,200;
 * - ordering: every phone sends two rounds: 60 × 4 × 2 = 480, bound 800;
 * - ringing: every table rings four times: 60 × 4 = 240, bound 400.
 *
 * An ordinary evening (ten tables sit down, each table orders once) stays below a quarter of each bound, which costs no
 * write. A restaurant's bound is five times the bound of an address, so that one or two floods do not use it up.
 */
const WINDOW = 10 * MINUTE;
const ADDRESSES = 5;

/** Returns the rate limits for all strangers of one address, and for all strangers at one restaurant, in ten minutes. */
const perPlace = (max: number): readonly [RateLimit, RateLimit] => [
  { per: 'ip', of: 'strangers', max, windowMs: WINDOW },
  { per: 'restaurant', of: 'strangers', max: max * ADDRESSES, windowMs: WINDOW },
];

export const STRANGERS_JOINING = perPlace(1_200);
export const STRANGERS_ORDERING = perPlace(800);
export const STRANGERS_RINGING = perPlace(400);
