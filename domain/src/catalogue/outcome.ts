import type { Reason } from './reasons.ts';

/** Why a call failed: a reason of the server's, or `offline` where no answer came. */
export type FailureReason = Reason | 'offline';

/**
 * What is known of a call that failed. `unknown`: it may have been done; ask again with the same id until it is known.
 * `later`: it was not done, and the same call may succeed a moment later. `refused`: it was not done, and will not be
 * before something changes.
 */
export type Outcome = 'unknown' | 'later' | 'refused';

/** No answer came, or one that says nothing: the server may have committed before. */
const UNKNOWN: readonly FailureReason[] = ['offline', 'unexpected'];

const LATER: readonly FailureReason[] = ['busy-try-again', 'too-many-requests', 'sign-in-required'];

/** Given before a handler has looked whether it knows the id: these say nothing about an earlier try. */
const BEFORE_LOOKING: readonly FailureReason[] = [
  ...LATER,
  'not-allowed',
  'dismissed',
  'app-check-failed',
  'invalid-input',
];

/** `wasUnknown`: an earlier try of the same call, with the same id, had an unknown outcome. */
export function outcomeOf(reason: FailureReason, { wasUnknown = false } = {}): Outcome {
  if (UNKNOWN.includes(reason)) return 'unknown';
  if (wasUnknown && BEFORE_LOOKING.includes(reason)) return 'unknown';
  return LATER.includes(reason) ? 'later' : 'refused';
}
