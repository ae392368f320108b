import { useCallback, useState } from 'react';

/**
 * Code that a page can be seen without: the returned function fetches it when somebody is about to need it, and until it is
 * there it is null. What did not come is fetched the next time. `load` must keep its identity.
 */
export function useOnDemand<T extends object>(load: () => Promise<T>): readonly [T | null, () => void] {
  const [loaded, setLoaded] = useState<T | null>(null);
  const fetch = useCallback(() => {
    void load().then(setLoaded, () => undefined);
  }, [load]);
  return [loaded, fetch];
}
