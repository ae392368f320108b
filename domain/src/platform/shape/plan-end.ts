import type { Membership } from '../../subscription/subscription.ts';

/** Stands for the end of a plan without one, because Firestore compares no null. */
const NO_END = Date.UTC(2200, 0, 1);

/** Returns when the trial or the paid period ends; a far day for premium without an end. */
export const planEndOf = ({ membership, premiumUntil, trialEndDate }: Membership): number =>
  (membership === 'premium' ? premiumUntil : trialEndDate) ?? NO_END;
