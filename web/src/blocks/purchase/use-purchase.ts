import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CheckoutOrder } from '@bhoj/domain/subscription/subscription.contract';
import type { CheckoutAnswer } from './checkout.ts';
import { askAgain, mayChange, NOTHING_BOUGHT, payAt } from './purchase.ts';
import type { PurchaseCalls, Purchase } from './purchase.ts';
import { pauseBefore } from '../../ui/shared/pause-before.ts';
import { whenOnline } from '../../ui/shared/when-online.ts';

export interface Purchasing {
  readonly purchase: Purchase;
  /** True while an order, a checkout or a question is in progress. */
  readonly isBusy: boolean;
  /** Pays once, however often the button is pressed, and resolves to the resulting purchase. */
  readonly pay: (
    calls: PurchaseCalls,
    open: (order: CheckoutOrder) => Promise<CheckoutAnswer>,
  ) => Promise<Purchase>;
  readonly check: () => Promise<void>;
  readonly put: (purchase: Purchase) => void;
}

/**
 * Holds a purchase while its page is open. `known` has the calls of a purchase that may be open from before; the hook
 * asks for its state at once. While news may come, it asks again with growing pauses, and when the network returns.
 */
export function usePurchase(known: PurchaseCalls | null): Purchasing {
  const [purchase, put] = useState<Purchase>(NOTHING_BOUGHT);
  const [isBusy, setBusy] = useState(known !== null);
  const [asked, setAsked] = useState(0);
  const calls = useRef(known);
  const isPaying = useRef(false);

  const check = async () => {
    if (calls.current === null || isPaying.current) return;
    const before = purchase;
    setBusy(true);
    const after = await askAgain(calls.current, before);
    // A checkout that was opened in the meantime has newer information.
    if (!isPaying.current) {
      setBusy(false);
      put((now) => (now === before ? after : now));
      setAsked((n) => n + 1);
    }
  };
  const ask = useEffectEvent(() => void check());

  useEffect(() => {
    if (calls.current !== null) ask();
  }, []);

  const isWatched = mayChange(purchase) && !isBusy;
  useEffect(() => {
    if (!isWatched) return undefined;
    const timer = setTimeout(ask, pauseBefore(asked));
    const stop = whenOnline(ask);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isWatched, asked]);

  const pay: Purchasing['pay'] = async (at, open) => {
    if (isPaying.current) return purchase;
    isPaying.current = true;
    calls.current = at;
    setBusy(true);
    try {
      const after = await payAt(at, open);
      put(after);
      setAsked(0);
      return after;
    } finally {
      isPaying.current = false;
      setBusy(false);
    }
  };
  return { purchase, isBusy, pay, check, put };
}
