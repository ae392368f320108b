import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** px: five columns on a screen of 1280, each wide enough for a dish's name at 20 px. */
const COLUMN = 228;
const GAP = 12;

/** Returns the number of ticket columns that fit into an element. */
export function useColumnCount(element: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setCount(Math.max(1, Math.floor(((entry?.contentRect.width ?? 0) + GAP) / (COLUMN + GAP)))),
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return count;
}
