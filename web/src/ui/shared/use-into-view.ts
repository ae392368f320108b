import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Returns the ref of an element that is scrolled into sight when it opens, or once it is wanted there. Its scroll margins keep it clear of the bars that
 * lie over the page.
 */
export function useIntoView<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    if (isWanted) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  return element;
}
