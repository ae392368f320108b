import { startTransition, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Two screens before an element is reached. */
const NEAR = '200% 0px';

type Watched = Map<Element, () => void>;

let watched: Watched | null = null;
let observer: IntersectionObserver | null = null;

/** One observer for all elements, because a long menu has dozens. */
function watch(element: Element, onNear: () => void): () => void {
  const all: Watched = (watched ??= new Map());
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) all.get(target)?.();
    },
    { rootMargin: NEAR },
  );
  all.set(element, onNear);
  observer.observe(element);
  return () => {
    all.delete(element);
    observer?.unobserve(element);
  };
}

/**
 * Returns a ref, and whether its element has come near the screen once. `atOnce` is for elements that are on the screen
 * from the start. When the browser cannot tell, everything is near.
 */
export function useNear<T extends Element>(
  atOnce = false,
): { readonly ref: RefObject<T | null>; readonly isNear: boolean } {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(() => atOnce || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const { current } = ref;
    if (isNear || current === null) return undefined;
    return watch(current, () => startTransition(() => setNear(true)));
  }, [isNear]);
  return { ref, isNear };
}
