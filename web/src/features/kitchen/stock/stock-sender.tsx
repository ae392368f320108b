import { useCallback, useEffect, useRef } from 'react';
import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import { countInKitchen, wasteInKitchen } from '@bhoj/domain/stock/count/count.contract';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { kitchenStockPart } from '../../../messages/kitchen/kitchen-stock/en.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { whenOnline } from '../../../ui/shared/when-online.ts';
import { useWords } from '../../../words/use-words.ts';
import type { OutAct } from './outbox.ts';
import { useStockOutbox } from './stock-outbox.ts';

/** ms between two tries while something waits. */
const AGAIN = 20_000;

/** ms. An act that the server cannot answer is tried again at least this often. */
const LONGEST = 3_600_000;

type Reason = CallFacts['reason'];

/** The meaning of a failed call: the act is refused, cannot be answered now, or none is taken from here now. */
function meaningOf(reason: Reason, { wasUnknown = false }: OutAct): 'refused' | 'not-this' | 'none' {
  if (reason === 'unexpected') return 'not-this';
  if (reason === 'invalid-input') return wasUnknown ? 'not-this' : 'refused';
  // The server may refuse before it looks at the act. That is no answer to the act, and the next act would get the
  // same.
  return outcomeOf(reason, { wasUnknown: true }) === 'refused' ? 'refused' : 'none';
}

interface Pause {
  readonly ms: number;
  readonly until: number;
}

export interface StockSenderProps {
  readonly restaurantId: string;
  /** Opens waste and count. */
  readonly onOpen: () => void;
}

/**
 * Sends the waiting entries one after the other: at once, when the network is back, and again from time to time. While
 * the sheet is closed, it shows the entries that the server refused or the device does not keep.
 */
export function StockSender({ restaurantId, onOpen }: StockSenderProps) {
  const words = useWords(kitchenStockPart);
  const { acts, onlyInPage, notKept, outbox } = useStockOutbox(restaurantId);
  const waste = useAttempt(wasteInKitchen);
  const count = useAttempt(countInKitchen);
  const isBusy = useRef(false);
  const hasMore = useRef(false);
  const pauses = useRef(new Map<string, Pause>());
  const sendAll = useCallback(async () => {
    for (const [id, act] of outbox.read().acts) {
      const pause = pauses.current.get(id);
      if (act.refused !== null || (pause !== undefined && Date.now() < pause.until)) continue;
      // One after the other, in the order in which they were entered.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await (act.kind === 'waste' ? waste(act.input) : count(act.input));
      if ('output' in answer) {
        outbox.remove(id);
        continue;
      }
      const { reason } = answer.failure;
      const meaning = meaningOf(reason, act);
      if (meaning === 'refused' && reason !== 'offline') outbox.put(id, { ...act, refused: reason });
      else if (outcomeOf(reason) === 'unknown' && act.wasUnknown !== true)
        outbox.put(id, { ...act, wasUnknown: true });
      if (meaning === 'none') break;
      if (meaning === 'refused') continue;
      const ms = Math.min(LONGEST, (pause?.ms ?? AGAIN / 2) * 2);
      pauses.current.set(id, { ms, until: Date.now() + ms });
    }
  }, [waste, count, outbox]);
  const send = useCallback(async () => {
    hasMore.current = true;
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      while (hasMore.current) {
        hasMore.current = false;
        // The device may have been too slow or too full before, and another tab may have sent something. A round begins
        // when the round before it has ended.
        // oxlint-disable-next-line no-await-in-loop
        await outbox.refresh();
        // oxlint-disable-next-line no-await-in-loop
        await sendAll();
      }
    } finally {
      isBusy.current = false;
    }
  }, [outbox, sendAll]);
  useEffect(() => {
    const timer = setInterval(() => void send(), AGAIN);
    const stop = whenOnline(() => void send());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [send]);
  const waiting = acts.flatMap(([id, { refused }]) => (refused === null ? [id] : [])).join(' ');
  useEffect(() => void send(), [send, waiting]);
  const isRefused = acts.some(([, { refused }]) => refused !== null);
  if (!isRefused && onlyInPage === 0) return null;
  return (
    <PlainNotice
      tone="error"
      action={
        <PlainButton size="small" variant="outline" onClick={onOpen}>
          {words.title}
        </PlainButton>
      }
    >
      {notKept !== null && onlyInPage > 0 && <p>{words.notKept[notKept](onlyInPage)}</p>}
      {isRefused && <p>{words.someRefused}</p>}
    </PlainNotice>
  );
}
