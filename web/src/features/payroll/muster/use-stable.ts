import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a handler that stays the same function and calls its latest version, so that memoised parts are not drawn
 * again.
 */
export function useStable<A extends readonly unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
