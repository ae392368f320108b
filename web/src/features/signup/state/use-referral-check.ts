import { useCallback, useEffect, useState } from 'react';
import { askReferral } from './signup-calls.ts';
import type { ReferralState } from './signup-model.ts';

/** ms after typing stops (LIMIT-3). */
const DEBOUNCE = 500;

/** ms after which the check counts as failed. An answer that comes later still counts. */
const PATIENCE = 10_000;

/** The state of a referral ID, and a function that checks it again after a failure. */
export interface ReferralCheck {
  readonly state: ReferralState;
  readonly again: () => void;
}

/** Checks whether a referral ID is known, once typing has stopped. An answer to an earlier text is dropped. */
export function useReferralCheck(typed: string): ReferralCheck {
  const referralId = typed.trim();
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((n) => n + 1), []);
  const [answer, setAnswer] = useState<{ to: string; state: ReferralState } | null>(null);
  useEffect(() => {
    if (referralId === '') return undefined;
    let isCurrent = true;
    const settle = (state: ReferralState) => {
      if (isCurrent) setAnswer({ to: referralId, state });
    };
    const timer = setTimeout(() => {
      void askReferral(referralId).then(settle);
    }, DEBOUNCE);
    const limit = setTimeout(
      () => setAnswer((known) => known ?? { to: referralId, state: 'error' }),
      DEBOUNCE + PATIENCE,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      clearTimeout(limit);
      // After any typing, even back to the same text, it is checked again.
      setAnswer(null);
    };
  }, [referralId, tries]);
  if (referralId === '') return { state: 'empty', again };
  return { state: answer?.to === referralId ? answer.state : 'checking', again };
}
