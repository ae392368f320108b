import { DAY } from '../time/ist.ts';

/**
 * How many people without a proved address may ask for a trial under one staff referral ID. The next ones must prove their
 * address by a mailed link, so somebody who uses up an ID shuts nobody out.
 */
export const UNPROVED_TRIALS = {
  /** From one block of network addresses: more than a person of the platform's staff signs up at one place in a day. */
  block: { max: 10, windowMs: DAY },
  /** In all. */
  referral: { max: 500, windowMs: DAY },
  /** Limits answers that an address is taken, because they tell who has an account (P-ACCOUNT-1). */
  taken: { max: 10, windowMs: DAY },
} as const;

/**
 * Returns the block that holds a counted network address: the /24 of an IPv4 address, the /48 of an IPv6 address (which is
 * counted by its /64). One provider or company usually has such a block to itself. Any other text is its own block.
 */
export function addressBlock(counted: string): string {
  const [, four] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(counted) ?? [];
  if (four !== undefined) return `${four}.0/24`;
  const [, six] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(counted) ?? [];
  return six === undefined ? counted : `${six}:/48`;
}
