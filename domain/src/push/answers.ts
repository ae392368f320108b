/**
 * What a push service's answer means (RFC 8030 sections 5 and 7.3, RFC 8292 section 4.2): `sent`; `gone`, the subscription
 * exists no longer; `later`, try again; `refused`, this message would be refused again.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

/** Returns the meaning of an HTTP status; null for no answer at all. */
export function pushOutcomeOf(status: number | null): PushOutcome {
  if (status === null || status === 408 || status === 429 || status >= 500) return 'later';
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'refused';
}

/** The pauses before the second and the third attempt of one turn, in ms. A turn that fails comes again as a whole. */
const PAUSES = [1_000, 4_000] as const;
/** The longest pause that one turn waits for because a push service asked for it. */
const LONGEST_PAUSE = 10_000;

/**
 * Returns how long to wait before the next attempt of this turn, in ms; null when the turn ends. `attempt` counts from 1;
 * `retryAfterSeconds` is the wait that the push service asked for, null for none.
 */
export function pauseAfter(attempt: number, retryAfterSeconds: number | null): number | null {
  const pause = PAUSES[attempt - 1];
  if (pause === undefined) return null;
  const wished = (retryAfterSeconds ?? 0) * 1000;
  return wished > LONGEST_PAUSE ? null : Math.max(pause, wished);
}
