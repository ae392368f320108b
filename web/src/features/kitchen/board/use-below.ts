import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';

/** px below a ticket's buttons that may be hidden. */
const RIM = 8;

/** The visible shares of a ticket at which the browser reports. */
const STEPS = Array.from({ length: 51 }, (_, i) => i / 50);

const isSame = (a: readonly Element[], b: readonly Element[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** Gives the style sheets the height of a part of the screen. */
function tell(screen: HTMLElement | null, name: string, height: number): void {
  const told = `${height}px`;
  // An equal value is not set again, because every ticket would be styled anew.
  if (screen?.style.getPropertyValue(name) !== told) screen?.style.setProperty(name, told);
}

/**
 * Reports the cards with buttons below the visible area, or under the dock, and measures again when the tickets or
 * their columns change. Also gives the style sheets the heights of the dock and the banner.
 */
export function useBelow(
  board: RefObject<HTMLElement | null>,
  tickets: readonly Ticket[],
  columns: number,
  onBelow: (change: (before: readonly Element[]) => readonly Element[]) => void,
): void {
  useEffect(() => {
    const screen = board.current?.parentElement ?? null;
    const dock = screen?.querySelector<HTMLElement>('[data-dock]') ?? null;
    const banner = screen?.querySelector<HTMLElement>('[data-banner]') ?? null;
    const hidden = new Set<Element>();
    const note = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, boundingClientRect, rootBounds } of entries) {
        if (boundingClientRect.bottom > (rootBounds?.bottom ?? 0)) hidden.add(target);
        else hidden.delete(target);
      }
      const below = [...hidden];
      onBelow((before) => (isSame(before, below) ? before : below));
    };
    let sight: IntersectionObserver | null = null;
    const watch = () => {
      const height = dock?.offsetHeight ?? 0;
      tell(screen, '--dock-height', height);
      tell(screen, '--banner-height', banner?.offsetHeight ?? 0);
      sight?.disconnect();
      hidden.clear();
      sight = new IntersectionObserver(note, {
        rootMargin: `0px 0px ${RIM - height}px 0px`,
        threshold: STEPS,
      });
      for (const card of screen?.querySelectorAll('[data-ticket]') ?? []) sight.observe(card);
    };
    // Measures once as soon as it observes.
    const sizes = new ResizeObserver(watch);
    if (dock === null && banner === null) watch();
    for (const one of [dock, banner]) if (one !== null) sizes.observe(one);
    return () => {
      sizes.disconnect();
      sight?.disconnect();
    };
  }, [board, tickets, columns, onBelow]);
}
