import { useCallback, useEffect, useRef, useState } from 'react';
import { MINUTE } from '@bhoj/domain/time/ist';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import type { WaitLink } from '@bhoj/domain/waitlist/links';
import type { readOwnWait } from '@bhoj/domain/waitlist/waitlist.contract';
import { callPlainly } from '../../firebase/call-plainly.ts';
import { whenOnline } from '../../ui/shared/when-online.ts';

export type OwnWait = OutputOf<typeof readOwnWait>;

/** Parties ahead up to which the page looks more often. */
const SOON = 3;

/** Returns after how long the page looks again, ms. It goes on after the wait: a host may take a mistake back. */
export function lookAfter({
  state,
  ahead,
  isRunning,
}: Pick<OwnWait, 'state' | 'ahead' | 'isRunning'>): number {
  if (!isRunning) return 5 * MINUTE;
  const isInLine = state === 'waiting' || state === 'called';
  return isInLine && ahead <= SOON ? MINUTE / 2 : MINUTE;
}

/**
 * Reads the party's place in the line: when the page opens, when it is visible again, when the network is back, and now
 * and then while somebody looks at it.
 */
export function useOwnWait({ slug, waitId, key }: WaitLink) {
  const [own, setOwn] = useState<OwnWait | null>(null);
  const [failure, setFailure] = useState<FailureReason | null>(null);
  const [isLooking, setLooking] = useState(false);
  const asked = useRef(0);
  const look = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    setLooking(true);
    const answer = await callPlainly<typeof readOwnWait>('readOwnWait', { slug, waitId, key });
    // A slow answer never replaces a later one.
    if (turn !== asked.current) return;
    setLooking(false);
    if ('output' in answer) setOwn(answer.output);
    setFailure('output' in answer ? null : answer.failure.reason);
  }, [slug, waitId, key]);
  useEffect(() => {
    // The page draws first, and then asks.
    void Promise.resolve().then(look);
  }, [look]);
  // A party that is forgotten does not come back.
  const after = failure === 'wait-not-found' ? null : own === null ? MINUTE / 2 : lookAfter(own);
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', seen);
    const stop = whenOnline(() => void seen());
    const timer = after === null ? undefined : setInterval(seen, after);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      stop();
      clearInterval(timer);
    };
  }, [after, look]);
  return { own, failure, isLooking, look };
}
