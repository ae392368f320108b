import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '@bhoj/domain/kernel/ids';
import { TAKE_BACK_MS } from '@bhoj/domain/orders/rounds/take-back';
import { useMoment } from '../../../ui/shared/use-moment.ts';
import { whenOnline } from '../../../ui/shared/when-online.ts';
import type { RoundResult } from '@bhoj/domain/orders/shape/order.schema';
import { placed } from './placed.ts';
import { newIntent, risesSince, SENDS_ITSELF_MS } from './send-model.ts';
import type { Intent, SeenPrices } from './send-model.ts';
import type { Sending, SendTo } from './sending.ts';

const RETRY_MS = 15_000;
let hasFailed = false;

/**
 * Loads the code that sends a round. When loading fails a second time, with a network, it reloads the page, because
 * Chromium remembers a script that failed; the phone keeps the round.
 */
async function loadSending() {
  try {
    return await import('./send-round.ts');
  } catch (cause) {
    if (hasFailed && navigator.onLine) globalThis.location.reload();
    hasFailed = true;
    throw cause;
  }
}

/** Sends the cart as one round, exactly once, through double taps, reloads and lost connections. */
export function useSend(to: SendTo) {
  const [sending, setSending] = useState<Sending>(() =>
    to.box.tray.intent === null ? { state: 'idle' } : { state: 'unanswered' },
  );
  const busy = useRef(false);
  const now = useRef(to);
  useEffect(() => {
    now.current = to;
  });

  // A price that rises while the cart is filled is told before it is sent, once.
  const prices = useRef<SeenPrices>(new Map());
  const { catalog, box } = to;
  const { cart } = box.tray;
  useEffect(() => {
    if (busy.current || sending.state === 'held') return;
    const { seen, rises } = risesSince(prices.current, cart, catalog);
    prices.current = seen;
    if (rises.length > 0 && now.current.box.peek().intent === null)
      setSending({ state: 'changed', changes: rises });
    // When a try to send has ended, the menu may be another.
  }, [cart, catalog, sending]);

  const run = useCallback(async (first: Intent, wasUnknown: boolean) => {
    if (busy.current) return;
    // Another tab of this phone may have taken it back, or sent it.
    if (!now.current.box.begin(first.roundId)) {
      setSending({ state: 'idle' });
      return;
    }
    busy.current = true;
    setSending({ state: 'sending' });
    const result = await loadSending().then(
      ({ sendRound }) => sendRound(now, first, wasUnknown),
      (): Sending => ({ state: 'unanswered' }),
    );
    busy.current = false;
    setSending(result);
    if (result.state === 'sent') now.current.onSent();
    else if (!wasUnknown) now.current.onTrouble();
  }, []);

  const { start: hold, takeBack: undo } = useMoment(TAKE_BACK_MS);
  /** Sends the pending round again, or the cart as a new round, which can be taken back first (P-TAKEBACK-1). */
  const send = useCallback(() => {
    const { box, catalog } = now.current;
    const { cart, intent } = box.peek();
    if (busy.current || (intent === null && cart.length === 0)) return;
    if (intent !== null) {
      void run(intent, true);
      return;
    }
    const next = newIntent(newId(), cart, catalog, Date.now());
    box.update((tray) => ({ ...tray, intent: next }));
    setSending({ state: 'held', until: Date.now() + TAKE_BACK_MS });
    hold(() => void run(next, false));
    now.current.onSent();
  }, [run, hold]);

  /** Gives the cart of a round back that nobody has begun to send. */
  const takeBack = useCallback(() => {
    if (busy.current) return;
    undo();
    const { box } = now.current;
    setSending(box.takeBack() ? { state: 'idle' } : { state: 'unanswered' });
  }, [undo]);

  /** Called when the order itself shows the round, with its outcome. The answer of a call has precedence. */
  const arrived = useCallback((outcome: RoundResult['outcome']) => {
    const { intent } = now.current.box.peek();
    if (busy.current || intent === null) return;
    placed(now.current, intent, outcome);
    setSending({ state: 'sent', outcome });
    now.current.onSent();
  }, []);

  /** Gives the cart back. Call it only when the order is known not to contain the round. */
  const release = useCallback(() => {
    if (busy.current) return;
    now.current.box.update((tray) => ({ ...tray, intent: null }));
    setSending({ state: 'idle' });
  }, []);

  const clear = useCallback(() => setSending({ state: 'idle' }), []);

  const isUnansweredNow = sending.state === 'unanswered';
  useEffect(() => {
    if (!isUnansweredNow) return undefined;
    const again = () => {
      const { intent } = now.current.box.peek();
      if (intent !== null && navigator.onLine && Date.now() - intent.at < SENDS_ITSELF_MS)
        void run(intent, true);
    };
    const first = setTimeout(again, 0);
    const timer = setInterval(again, RETRY_MS);
    const stop = whenOnline(again);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      stop();
    };
  }, [isUnansweredNow, run]);

  return { sending, send, takeBack, arrived, release, clear };
}
