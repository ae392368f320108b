import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Live } from './live.ts';
import { useDrawnOnce } from './use-drawn-once.ts';

const LOADING = { state: 'loading' } as const;
const ready = (value: string): Live<string> => ({ state: 'ready', value, fromCache: true });
const failed: Live<string> = { state: 'failed', retry: () => undefined };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draw = (first: readonly [Live<string>, Live<string>]) =>
  renderHook(([live, beside]: readonly [Live<string>, Live<string>]) => useDrawnOnce(live, beside), {
    initialProps: first,
  });

it.each([
  ['is there', ready('Spice Route')],
  ['cannot be had', failed],
])('waits until the other document %s, and never again', (_, beside) => {
  const { result, rerender } = draw([ready('tables'), LOADING]);
  expect(result.current.state).toBe('loading');
  rerender([ready('tables'), beside]);
  expect(result.current).toMatchObject({ value: 'tables' });
  rerender([ready('more tables'), LOADING]);
  expect(result.current).toMatchObject({ value: 'more tables' });
});

it('waits a second at most', () => {
  const { result } = draw([ready('tables'), LOADING]);
  act(() => void vi.advanceTimersByTime(999));
  expect(result.current.state).toBe('loading');
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toMatchObject({ value: 'tables' });
});

it('shows a fault of its own at once', () => {
  expect(draw([failed, LOADING]).result.current.state).toBe('failed');
});
