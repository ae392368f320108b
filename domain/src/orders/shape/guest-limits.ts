import { MINUTE } from '../../time/ist.ts';
import type { RateLimit } from '../../kernel/contract.ts';

/**
 * A busy evening in ten minutes: 60 tables with four phones each. All guests of a restaurant may share one Wi-Fi
 * address, so each bound per address is well above the calls of all of them together:
 *
 * - joining: every phone scans, asks again with the code, and reloads once: 60 × 4 × 3 = 720, bound 1,200;
 * - ordering: every phone sends two rounds: 60 × 4 × 2 = 480, bound 800;
 * - ringing: every table rings four times: 60 × 4 = 240, bound 400.
 *
 * An ordinary evening (ten tables sit down, each table orders once) stays below a quarter of each bound, which costs no
 * write. A restaurant's bound is five times the bound of an address, so that one or two floods do not use it up.
 * Members are not counted: guests never make them wait.
 */
const WINDOW = 10 * MINUTE;
const ADDRESSES = 5;

/** Returns the rate limits for all guests of one address, and for all guests of one restaurant, in ten minutes. */
const perPlace = (max: number): readonly [RateLimit, RateLimit] => [
  { per: 'ip', of: 'guests', max, windowMs: WINDOW },
  { per: 'restaurant', of: 'guests', max: max * ADDRESSES, windowMs: WINDOW },
];

export const GUESTS_JOINING = perPlace(1_200);
export const GUESTS_ORDERING = perPlace(800);
export const GUESTS_RINGING = perPlace(400);
