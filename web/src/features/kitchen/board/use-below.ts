import { useEffect, useRef } from 'react';
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

type OnBelow = (change: (before: readonly Element[]) => readonly Element[]) => void;

interface Watch {
  /** Looks for cards, a dock and a banner that have come or gone. */
  readonly look: (screen: HTMLElement | null) => void;
  readonly end: () => void;
}

function watchBelow(onBelow: OnBelow): Watch {
  let shown: HTMLElement | null = null;
  let dock: HTMLElement | null = null;
  let banner: HTMLElement | null = null;
  let sight: IntersectionObserver | null = null;
  const cards = new Set<Element>();
  const hidden = new Set<Element>();
  const tellBelow = () => {
    const below = [...hidden];
    onBelow((before) => (isSame(before, below) ? before : below));
  };
  const note = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, boundingClientRect, rootBounds } of entries) {
      if (cards.has(target) && boundingClientRect.bottom > (rootBounds?.bottom ?? 0)) hidden.add(target);
      else hidden.delete(target);
    }
    tellBelow();
  };
  const measure = () => {
    const height = dock?.offsetHeight ?? 0;
    tell(shown, '--dock-height', height);
    tell(shown, '--banner-height', banner?.offsetHeight ?? 0);
    sight?.disconnect();
    hidden.clear();
    sight = new IntersectionObserver(note, {
      rootMargin: `0px 0px ${RIM - height}px 0px`,
      threshold: STEPS,
    });
    for (const card of cards) sight.observe(card);
  };
  // Measures once as soon as it observes.
  const sizes = new ResizeObserver(measure);
  const look = (screen: HTMLElement | null) => {
    const now = new Set<Element>(screen?.querySelectorAll('[data-ticket]'));
    const gone = [...cards].filter((card) => !now.has(card));
    const come = [...now].filter((card) => !cards.has(card));
    for (const card of gone) {
      cards.delete(card);
      sight?.unobserve(card);
    }
    for (const card of come) {
      cards.add(card);
      sight?.observe(card);
    }
    if (gone.filter((card) => hidden.delete(card)).length > 0) tellBelow();
    const around = {
      dock: screen?.querySelector<HTMLElement>('[data-dock]') ?? null,
      banner: screen?.querySelector<HTMLElement>('[data-banner]') ?? null,
    };
    if (sight !== null && shown === screen && dock === around.dock && banner === around.banner) return;
    shown = screen;
    ({ dock, banner } = around);
    sizes.disconnect();
    if (dock === null && banner === null) measure();
    for (const one of [dock, banner]) if (one !== null) sizes.observe(one);
  };
  return {
    look,
    end: () => {
      sizes.disconnect();
      sight?.disconnect();
    },
  };
}

/**
 * Reports the cards with buttons below the visible area, or under the dock. When the tickets or their columns change it
 * watches the cards that are new, and measures nothing: a tap would wait for it. It gives the style sheets the heights of
 * the dock and the banner.
 */
export function useBelow(
  board: RefObject<HTMLElement | null>,
  tickets: readonly Ticket[],
  columns: number,
  onBelow: OnBelow,
): void {
  const watch = useRef<Watch>(null);
  useEffect(() => {
    const started = watchBelow(onBelow);
    watch.current = started;
    return () => started.end();
  }, [onBelow]);
  useEffect(
    () => watch.current?.look(board.current?.parentElement ?? null),
    [board, tickets, columns, onBelow],
  );
}
