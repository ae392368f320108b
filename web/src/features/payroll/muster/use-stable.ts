import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same function and does what its latest version does, so that memoised parts stay drawn. */
export function useStable<A extends readonly unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
