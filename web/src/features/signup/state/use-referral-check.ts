import { useEffect, useState } from 'react';
import { askReferral } from './signup-calls.ts';
import type { ReferralState } from './signup-model.ts';

/** ms after typing stops (LIMIT-3). */
const DEBOUNCE = 500;

/** Checks whether a referral ID is known, once typing has stopped. An answer to an earlier text is dropped. */
export function useReferralCheck(typed: string): ReferralState {
  const referralId = typed.trim();
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
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      // After any typing, even back to the same text, it is checked again.
      setAnswer(null);
    };
  }, [referralId]);
  if (referralId === '') return 'empty';
  return answer?.to === referralId ? answer.state : 'checking';
}
