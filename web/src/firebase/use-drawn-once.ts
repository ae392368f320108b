import { useEffect, useState } from 'react';
import type { Live } from './live.ts';

/** ms for which a page waits at most. A device that lacks a document gets it from the server alone, which may be silent. */
const AT_MOST = 1000;

/**
 * Waits at first for the documents `beside`, which change what the page shows, so that React draws it in one go and
 * nothing in it moves.
 */
export function useDrawnOnce<T>(live: Live<T>, ...beside: readonly Live<unknown>[]): Live<T> {
  const [wasDrawn, setDrawn] = useState(false);
  const isReady = live.state === 'ready' && !wasDrawn;
  const waits = isReady && beside.some(({ state }) => state === 'loading');
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setDrawn(true), AT_MOST);
    return () => clearTimeout(timer);
  }, [waits]);
  if (waits) return { state: 'loading' };
  if (isReady) setDrawn(true);
  return live;
}
