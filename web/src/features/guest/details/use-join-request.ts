import { useCallback, useEffect, useState } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { callAsGuest } from '../../../firebase/guest.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { keepVisit } from '../context/place.ts';
import { go } from '../context/router.tsx';

/** ms between two questions whether a captain has let this phone in. */
const ASK_EVERY_MS = 15_000;

interface Place {
  readonly restaurantId: string;
  readonly tableId: string;
  readonly key: string;
}

/** The state of the join request. */
export interface JoinRequested {
  readonly state: 'waiting' | 'in' | 'sent-away';
  readonly label: string;
}

/**
 * Makes a join request, and repeats it until somebody has answered. Goes on to the menu once the phone is in. `failure`
 * is the reason why the last request failed.
 */
export function useJoinRequest({ restaurantId, tableId, key }: Place, name: string | null) {
  const { pending: isPending, failure, run } = useOneAtATime<Failure>();
  const [requested, setRequested] = useState<JoinRequested | null>(null);
  const ask = useCallback(async () => {
    const answer = await run(() => callAsGuest('askToJoin', { restaurantId, tableId, key, name }));
    if (answer === null) return;
    setRequested(answer);
    const { orderId } = answer;
    if (orderId === null) return;
    keepVisit(restaurantId, tableId, { key, orderId });
    go(href('customerMenu', { restaurantId, tableId, orderId }));
  }, [run, restaurantId, tableId, key, name]);
  const isWaiting = requested?.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, ask]);
  return { ask, requested, isPending, failure };
}
