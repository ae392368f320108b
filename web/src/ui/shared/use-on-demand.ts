import { useCallback, useState } from 'react';

/**
 * Code that a page does not need at first; null until it is loaded. The returned function loads it when a person is
 * about to need it, and again after a failure. `load` must keep its identity.
 */
export function useOnDemand<T extends object>(load: () => Promise<T>): readonly [T | null, () => void] {
  const [loaded, setLoaded] = useState<T | null>(null);
  const fetch = useCallback(() => {
    void load().then(setLoaded, () => undefined);
  }, [load]);
  return [loaded, fetch];
}
