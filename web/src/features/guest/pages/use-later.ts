import { useEffect, useState } from 'react';
import { whenOnline } from '../../../ui/shared/when-online.ts';

/** ms; for browsers that do not say when they are idle. */
const SOON = 100;

function onceIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, SOON);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 10 * SOON });
  return () => cancelIdleCallback(handle);
}

/**
 * Code that the first paint does without: fetched as soon as the phone is idle, so that the first tap finds it there.
 * Null until then; what had no network is asked for again when there is one. `load` must keep its identity.
 */
export function useLater<T extends object>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let isOver = false;
    const ask = () => {
      void load().then(
        (found) => {
          if (!isOver) setLoaded(found);
        },
        () => undefined,
      );
    };
    const rest = onceIdle(ask);
    const stop = whenOnline(ask);
    return () => {
      isOver = true;
      rest();
      stop();
    };
  }, [load]);
  return loaded;
}
