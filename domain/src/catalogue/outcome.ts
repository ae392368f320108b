import type { Reason } from './reasons.ts';

/** Why a call failed: a reason from the server, or `offline` when no answer came. */
export type FailureReason = Reason | 'offline';

/**
 * The effect of a failed call. `unknown`: it may have been done; repeat it with the same id until that is known.
 * `later`: it was not done, and the same call may succeed soon. `refused`: it was not done, and a repeat fails until
 * something changes.
 */
export type Outcome = 'unknown' | 'later' | 'refused';

/** No answer came, or an answer without a result: the server may have committed. */
const UNKNOWN: readonly FailureReason[] = ['offline', 'unexpected'];

const LATER: readonly FailureReason[] = [
  'busy-try-again',
  'too-many-requests',
  'sign-in-required',
  'sign-in-again',
];

/** Reasons that the server gives before a handler looks the id up, so they say nothing about an earlier try. */
const BEFORE_LOOKING: readonly FailureReason[] = [
  ...LATER,
  'not-allowed',
  'dismissed',
  'account-closed',
  'app-check-failed',
  'invalid-input',
];

/** `wasUnknown`: an earlier try of the same call with the same id had an unknown outcome. */
export function outcomeOf(reason: FailureReason, { wasUnknown = false } = {}): Outcome {
  if (UNKNOWN.includes(reason)) return 'unknown';
  if (wasUnknown && BEFORE_LOOKING.includes(reason)) return 'unknown';
  return LATER.includes(reason) ? 'later' : 'refused';
}
