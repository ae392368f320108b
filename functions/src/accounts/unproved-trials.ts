import { addressBlock, UNPROVED_TRIALS } from '@bhoj/domain/accounts/unproved-trials';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { countCall, waitFor } from '../firebase/rate-limit.ts';

const { block, referral, taken } = UNPROVED_TRIALS;

/** The names of the counters; `per` is no more than a part of their keys. */
const COUNTED = {
  block: { name: 'trials-of-block', limit: { per: 'ip', ...block } },
  referral: { name: 'trials-of-referral', limit: { per: 'ip', ...referral } },
  taken: { name: 'taken-addresses', limit: { per: 'ip', ...taken } },
} as const;

/** Somebody who asks for a trial without having proved their address. */
export interface Trial {
  readonly staffReferralId: string;
  /** The caller's network address, as limits count it. */
  readonly address: string;
  readonly now: number;
}

async function count(of: keyof typeof COUNTED, subject: string, now: number): Promise<void> {
  const { name, limit } = COUNTED[of];
  try {
    await countCall(name, limit, subject, now);
  } catch (cause) {
    const isTooMany = cause instanceof Refusal && cause.reason === 'too-many-requests';
    throw isTooMany ? new Refusal('trial-needs-proof') : cause;
  }
}

/**
 * Counts a trial before the server looks up its address, so that the refusal of one too many tells nothing about the address.
 * Throws `trial-needs-proof`.
 */
export async function countTrial({ staffReferralId, address, now }: Trial): Promise<void> {
  const { name, limit } = COUNTED.taken;
  if (waitFor(name, limit, staffReferralId, now) > 0) throw new Refusal('trial-needs-proof');
  await count('block', `${staffReferralId} ${addressBlock(address)}`, now);
  await count('referral', staffReferralId, now);
}

/** Counts an answer that an address is taken. Throws `trial-needs-proof` in its place when it is one too many. */
export const countTaken = ({ staffReferralId, now }: Trial): Promise<void> =>
  count('taken', staffReferralId, now);
