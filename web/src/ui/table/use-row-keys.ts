import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/** Marks the link or button that opens a row. */
export const OPENER = 'data-opens-row';

const nextAt = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

export interface RowKeys {
  /** The row that Tab reaches: the last focused one, else the first. */
  readonly current: number;
  readonly onFocusRow: (id: string) => void;
  /** `reveal` scrolls to a row that may not be in the page yet. */
  readonly onKeyDown: (event: KeyboardEvent, reveal: (index: number) => void) => void;
}

/**
 * Moves the focus by keyboard: Tab reaches one row of the list and leaves it; arrows, Home and End move between rows.
 * The opener itself handles Enter.
 */
export function useRowKeys(ids: readonly string[], body: RefObject<HTMLElement | null>): RowKeys {
  const [currentId, setCurrentId] = useState<string | null>(null);
  const isMoving = useRef(false);
  const current = Math.max(0, currentId === null ? 0 : ids.indexOf(currentId));
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    body.current?.querySelector<HTMLElement>(`[${OPENER}="${current}"]`)?.focus();
  }, [current, body]);
  const onKeyDown: RowKeys['onKeyDown'] = (event, reveal) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(event.target instanceof Element) || !event.target.hasAttribute(OPENER)) return;
    const next = nextAt(event.key, current, ids.length);
    if (next === null) return;
    event.preventDefault();
    if (next === current) return;
    isMoving.current = true;
    setCurrentId(ids[next] ?? null);
    reveal(next);
  };
  return { current, onFocusRow: useCallback((id: string) => setCurrentId(id), []), onKeyDown };
}
