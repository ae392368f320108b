import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Returns a ref for an element that scrolls into view when it appears, or once `isWanted` is true. Its scroll margins
 * keep it clear of the bars over the page.
 */
export function useIntoView<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is not a clean-up function.
    if (isWanted) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  return element;
}
