import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Returns the ref of an element that is scrolled into sight when it opens. Its scroll margins keep it clear of the bars that
 * lie over the page.
 */
export function useIntoView<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return element;
}
