import { useEffect, useState } from 'react';
import { onceIdle } from './once-idle.ts';
import { whenOnline } from './when-online.ts';

/**
 * As soon as the phone is idle, loads code that the first paint does not need, so that the first tap need not wait.
 * Null until then. A load that failed without a network runs again when there is one. `load` must keep its identity.
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
