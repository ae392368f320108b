import type { Membership } from '../../subscription/subscription.ts';

/** The end of a plan without one, because Firestore comparisons leave out null. */
const NO_END = Date.UTC(2200, 0, 1);

/** Returns the end of the trial or the paid period; a far day for premium without an end. */
export const planEndOf = ({ membership, premiumUntil, trialEndDate }: Membership): number =>
  (membership === 'premium' ? premiumUntil : trialEndDate) ?? NO_END;
