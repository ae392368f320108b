import { useEffect, useState } from 'react';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import { quoteWaits } from '@bhoj/domain/waitlist/waitlist.contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';

export type Quotes = OutputOf<typeof quoteWaits>;

/** Asks what a party of this size would be told now; null while that is asked, and where it cannot be. */
export function useQuotes(size: number | null): Quotes | null {
  const attempt = useAttempt(quoteWaits);
  const [told, setTold] = useState<{ readonly size: number; readonly quotes: Quotes } | null>(null);
  useEffect(() => {
    if (size === null) return undefined;
    let isWanted = true;
    void attempt({ sizes: [size] }).then((answer) => {
      if (isWanted && 'output' in answer) setTold({ size, quotes: answer.output });
    });
    return () => {
      isWanted = false;
    };
  }, [size, attempt]);
  return told !== null && told.size === size ? told.quotes : null;
}
