import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Up to this many rows are all in the page, so that the browser's own search finds them and no row is measured. */
const ALL_UP_TO = 100;

const NO_GAPS: ReadonlyMap<number, number> = new Map();
const nothing = () => undefined;

export interface VirtualRows {
  readonly isVirtual: boolean;
  /** The indices of the rows in the page. */
  readonly shown: readonly number[];
  /** px of the omitted rows above a row. */
  readonly gapBefore: ReadonlyMap<number, number>;
  readonly gapAfter: number;
  readonly measure: (row: HTMLElement | null) => void;
  readonly reveal: (index: number) => void;
}

export interface VirtualRowsProps {
  readonly count: number;
  /** The index of the row that has or last had the focus. */
  readonly kept: number;
  /** px of an ordinary row; each is measured once it is in the page. */
  readonly rowHeight: number;
  readonly body: RefObject<HTMLElement | null>;
}

/** Renders only the visible rows of a long list, a few around them, and always the focused one. */
export function useVirtualRows({ count, kept, rowHeight, body }: VirtualRowsProps): VirtualRows {
  const isVirtual = count > ALL_UP_TO;
  const [top, setTop] = useState(0);
  // Content above the list comes and goes, and so moves the list.
  useLayoutEffect(() => {
    if (!isVirtual) return undefined;
    const measure = () => setTop(Math.round((body.current?.getBoundingClientRect().top ?? 0) + scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [isVirtual, body]);
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), kept])].toSorted((a, b) => a - b),
    [kept],
  );
  // It returns functions that React cannot memoise safely; only this hook calls them.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: isVirtual ? count : 0,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: top,
    rangeExtractor,
  });
  if (!isVirtual) {
    const shown = Array.from({ length: count }, (_, index) => index);
    return { isVirtual, shown, gapBefore: NO_GAPS, gapAfter: 0, measure: nothing, reveal: nothing };
  }
  const items = virtualizer.getVirtualItems();
  const gaps = items.map(({ index, start }, at): [number, number] => [
    index,
    start - (at === 0 ? top : (items[at - 1]?.end ?? top)),
  ]);
  return {
    isVirtual,
    shown: items.map(({ index }) => index),
    gapBefore: new Map(gaps.filter(([, gap]) => gap > 0)),
    gapAfter: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    measure: virtualizer.measureElement,
    reveal: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
