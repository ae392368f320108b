import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import type { RefObject } from 'react';

/** px of a row: a finger's width, as `--bhoj-touch`. */
const ROW = 44;

/** Up to this many rows are all in the page, so that the browser's own search finds them. */
const ALL_UP_TO = 40;

export interface ShownRows {
  /** The rows in the page, with px from the top of the body. */
  readonly shown: readonly { readonly index: number; readonly top: number }[];
  /** px of all rows. */
  readonly height: number;
}

/** The visible rows of a long grid, a few around them, and always the one with the chosen cell. */
export function useShownRows(count: number, kept: number, grid: RefObject<HTMLElement | null>): ShownRows {
  const isVirtual = count > ALL_UP_TO;
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), kept])].toSorted((a, b) => a - b),
    [kept],
  );
  // It returns functions that React cannot memoise safely; only this hook calls them.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW,
    overscan: 4,
    scrollMargin: ROW,
    rangeExtractor,
  });
  const indices = isVirtual
    ? virtualizer.getVirtualItems().map(({ index }) => index)
    : Array.from({ length: count }, (_, index) => index);
  return { shown: indices.map((index) => ({ index, top: index * ROW })), height: count * ROW };
}
