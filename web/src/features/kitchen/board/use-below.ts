import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Ticket } from '@bhoj/domain/orders/progress';

/** px; a ticket of which less shows cannot be read: its place and its minutes are hidden. */
const HEAD = 48;

/**
 * Returns the cards that lie below what is in sight, under the dock too. It looks again when the tickets or their columns
 * change, and tells the style sheets how high the dock is.
 */
export function useBelow(
  board: RefObject<HTMLElement | null>,
  tickets: readonly Ticket[],
  columns: number,
): readonly Element[] {
  const [below, setBelow] = useState<readonly Element[]>([]);
  useEffect(() => {
    const screen = board.current?.parentElement ?? null;
    const dock = screen?.querySelector<HTMLElement>('[data-dock]') ?? null;
    const hidden = new Set<Element>();
    const note = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        if (!isIntersecting && boundingClientRect.top >= (rootBounds?.bottom ?? 0)) hidden.add(target);
        else hidden.delete(target);
      }
      setBelow([...hidden]);
    };
    let sight: IntersectionObserver | null = null;
    const watch = () => {
      const height = dock?.offsetHeight ?? 0;
      const told = `${height}px`;
      // Told again, every ticket would be styled anew.
      if (screen?.style.getPropertyValue('--dock-height') !== told)
        screen?.style.setProperty('--dock-height', told);
      sight?.disconnect();
      hidden.clear();
      sight = new IntersectionObserver(note, { rootMargin: `0px 0px -${height + HEAD}px 0px` });
      for (const card of screen?.querySelectorAll('[data-ticket]') ?? []) sight.observe(card);
    };
    // Looks for the first time as soon as it observes.
    const sizes = new ResizeObserver(watch);
    if (dock === null) watch();
    else sizes.observe(dock);
    return () => {
      sizes.disconnect();
      sight?.disconnect();
    };
  }, [board, tickets, columns]);
  return below;
}
