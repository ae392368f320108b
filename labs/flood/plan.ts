import { UNPROVED_TRIALS } from '@bhoj/domain/accounts/unproved-trials';
import type { Bound } from '../bench/print-table.ts';

/** The restaurant's tables: `F1-T01` to `F1-T30`. The last two are the captains', and a party sits at the one before. */
export const TABLES = Array.from({ length: 30 }, (_, i) => `F1-T${String(i + 1).padStart(2, '0')}`);
export const CAPTAINS_TABLES = TABLES.slice(-2);
export const PARTYS_TABLE = TABLES.at(-3) ?? '';
export const GUESTS_TABLES = TABLES.slice(0, -3);

/**
 * The flood: its accounts, used in turn; their network addresses; how many phones call at the same time; their calls a
 * second in all; and the calls and ms after which it ends.
 */
export const ACCOUNTS = 60;
export const ADDRESSES = ['2001:db8:1:1::', '2001:db8:1:2::', '2001:db8:1:3::', '198.51.100.'];
export const PHONES = 24;
export const CALLS_A_SECOND = 150;
export const MAX_CALLS = 6_000;
export const MAX_MS = 60_000;

/** Rounds that the captains send before the flood, during it and after it. */
export const ROUNDS = 40;

/** The note on every line of the flood, and on no other line. */
export const MARK = 'flood';

/**
 * Made-up addresses of the public menu; wrong links of bookings, more than one network address may send; accounts that
 * join with made-up numbers, and the calls of each; and the rounds that the party and a captain each send meanwhile,
 * well below the limit of one account.
 */
export const MADE_UP = { pages: 200, links: 400, joins: { accounts: 20, each: 20 }, rounds: 6 } as const;

/** Trials that a stranger asks for under one referral ID: fewer than one network address may ask for in an hour. */
export const TRIALS_ASKED = 14;

export const BOUNDS: readonly Bound[] = [
  { row: 'captains', column: 'loaded / unloaded', atMost: 2 },
  { row: 'captains', column: 'refused', atMost: 0 },
  { row: 'printed codes', column: 'tables that failed', atMost: 0 },
  { row: 'a party under attack', column: 'refused', atMost: 0 },
  { row: 'made-up numbers', column: 'customers left', atMost: 0 },
  { row: 'public menu', column: 'wrong answers', atMost: 0 },
  { row: 'referrals', column: 'trials from one address', atMost: UNPROVED_TRIALS.block.max },
  { row: 'referrals', column: 'refused', atMost: 0 },
  { row: 'referrals', column: 'taken addresses told', atMost: UNPROVED_TRIALS.taken.max },
  // An instance keeps a page for ten seconds; the pages of a bulk take less than a minute.
  { row: 'menus and photos in bulk', column: 'documents read', atMost: 60 },
  { row: 'menus and photos in bulk', column: 'wrong answers', atMost: 0 },
  // The address and the booking, and what the limits count: never the plan of the floor.
  { row: 'wrong links in bulk', column: 'documents read for each', atMost: 3 },
  { row: 'wrong links in bulk', column: 'right links refused', atMost: 0 },
  { row: 'squatted addresses', column: 'not given back', atMost: 0 },
  // The same attacks against a server with the faults that they look for.
  { row: 'planted faults', column: 'not seen', atMost: 0 },
  { row: 'kitchen', column: 'lines of the flood', atMost: 0 },
];
