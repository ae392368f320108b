import { useEffect } from 'react';
import type { RefObject } from 'react';

/** px that stay free beside the chip, so that the fade does not cover it and its neighbour is visible. */
const ROOM = 32;

/** Scrolls a row sideways, as little as it takes to show one of its chips in full. */
function bringIntoSight(row: HTMLElement, chip: Element): void {
  const frame = row.getBoundingClientRect();
  const { left, right } = chip.getBoundingClientRect();
  const before = left - ROOM - frame.left;
  const after = right + ROOM - frame.right;
  // Sets scrollLeft, because scrollIntoView would also scroll the tickets.
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += after;
}

/** Marks the edges behind which chips are hidden; the style sheet fades them. */
function markEdges(row: HTMLElement): void {
  row.dataset['before'] = String(row.scrollLeft > 1);
  row.dataset['after'] = String(row.scrollLeft + row.clientWidth < row.scrollWidth - 1);
}

/**
 * Keeps a chip of a row in sight: when the row opens, when another chip is chosen, and when the row or a chip changes
 * its width, as in another language or on a turned phone.
 */
export function useChosenInSight(element: RefObject<HTMLElement | null>, place: number, count: number): void {
  useEffect(() => {
    const row = element.current;
    const chip = row?.children[place];
    if (row === null || chip === undefined) return undefined;
    const edges = () => markEdges(row);
    // Measures once as soon as it observes.
    const sizes = new ResizeObserver(() => {
      bringIntoSight(row, chip);
      edges();
    });
    for (const one of [row, ...row.children]) sizes.observe(one);
    row.addEventListener('scroll', edges, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', edges);
    };
  }, [element, place, count]);
}
