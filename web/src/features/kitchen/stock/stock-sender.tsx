import { useCallback, useEffect, useRef } from 'react';
import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import { countInKitchen, wasteInKitchen } from '@bhoj/domain/stock/count/count.contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { whenOnline } from '../../../ui/shared/when-online.ts';
import { useStockOutbox } from './stock-outbox.ts';

/** ms between two tries while something waits. */
const AGAIN = 20_000;

/** Sends what waits, one after the other: at once, when the network is back, and again every while. It shows nothing. */
export function StockSender({ restaurantId }: { readonly restaurantId: string }) {
  const { acts, put, remove } = useStockOutbox(restaurantId);
  const waste = useAttempt(wasteInKitchen);
  const count = useAttempt(countInKitchen);
  const isBusy = useRef(false);
  const waiting = useRef(acts);
  useEffect(() => {
    waiting.current = acts;
  }, [acts]);
  const send = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    for (const [id, act] of waiting.current) {
      if (act.refused !== null) continue;
      // One after the other, in the order in which they were entered.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await (act.kind === 'waste' ? waste(act.input) : count(act.input));
      if ('output' in answer) remove(id);
      else {
        const { reason } = answer.failure;
        if (reason === 'offline' || outcomeOf(reason) !== 'refused') break;
        put(id, { ...act, refused: reason });
      }
    }
    isBusy.current = false;
  }, [waste, count, put, remove]);
  useEffect(() => {
    if (acts.every(([, { refused }]) => refused !== null)) return undefined;
    void send();
    const timer = setInterval(() => void send(), AGAIN);
    const stop = whenOnline(() => void send());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [send, acts]);
  return null;
}
