import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns true when an element is narrower than `below` px. It measures the element and not the window, because a
 * sidebar may be beside it.
 */
export function useCards(area: RefObject<HTMLElement | null>, below: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const measure = () => setNarrow(element.clientWidth > 0 && element.clientWidth < below);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area, below]);
  return isNarrow;
}
