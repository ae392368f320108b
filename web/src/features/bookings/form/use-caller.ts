import { useEffect, useState } from 'react';
import { recallCaller } from '@bhoj/domain/bookings/shape/bookings.contract';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import { MOBILE, mobileDigits } from '@bhoj/domain/kernel/mobile';
import { useAttempt } from '../../../firebase/use-attempt.ts';

export type Caller = OutputOf<typeof recallCaller>;

/** `asking` while the server looks the number up; null without a whole number, or where it could not be looked up. */
export type CallerState = Caller | 'asking' | null;

/** Looks a typed number up as soon as it has ten digits. */
export function useCaller(typed: string, onKnown: (caller: Caller) => void): CallerState {
  const attempt = useAttempt(recallCaller);
  const digits = mobileDigits(typed);
  const mobile = MOBILE.test(digits) ? digits : null;
  const [told, setTold] = useState<{ mobile: string; caller: Caller | null } | null>(null);
  useEffect(() => {
    if (mobile === null) return undefined;
    let isWanted = true;
    void attempt({ mobile }).then((answer) => {
      if (!isWanted) return;
      const caller = 'output' in answer ? answer.output : null;
      setTold({ mobile, caller });
      if (caller !== null) onKnown(caller);
    });
    return () => {
      isWanted = false;
    };
    // A number is looked up once; `onKnown` is new on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [mobile, attempt]);
  if (mobile === null) return null;
  return told?.mobile === mobile ? told.caller : 'asking';
}
