import { useCallback, useEffect, useRef } from 'react';
import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import type { Reason } from '@bhoj/domain/catalogue/reasons';
import { countInKitchen, wasteInKitchen } from '@bhoj/domain/stock/count/count.contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { whenOnline } from '../../../ui/shared/when-online.ts';
import { actsOf, without } from './outbox.ts';
import { useKept } from './use-kept.ts';

/** ms between two tries while something waits. */
const AGAIN = 20_000;

/** Sends what waits, one after the other: at once, when the network is back, and again every while. It shows nothing. */
export function StockSender({ restaurantId }: { readonly restaurantId: string }) {
  const [kept, update] = useKept(restaurantId);
  const waste = useAttempt(wasteInKitchen);
  const count = useAttempt(countInKitchen);
  const isBusy = useRef(false);
  const waiting = useRef(kept);
  useEffect(() => {
    waiting.current = kept;
  }, [kept]);
  const send = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    for (const [id, act] of actsOf(waiting.current)) {
      if (act.refused !== null) continue;
      // One after the other, in the order in which they were entered.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await (act.kind === 'waste' ? waste(act.input) : count(act.input));
      if ('output' in answer) update((all) => without(all, id));
      else {
        const { reason } = answer.failure;
        if (reason === 'offline' || outcomeOf(reason) !== 'refused') break;
        update((all) => ({ ...all, [id]: { ...act, refused: reason satisfies Reason } }));
      }
    }
    isBusy.current = false;
  }, [waste, count, update]);
  useEffect(() => {
    void send();
    const timer = setInterval(() => void send(), AGAIN);
    const stop = whenOnline(() => void send());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [send, kept]);
  return null;
}
