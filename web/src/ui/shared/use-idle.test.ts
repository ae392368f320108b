import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIdle } from './use-idle.ts';

const idle = { call: () => {}, isOff: false };

beforeEach(() => {
  idle.isOff = false;
  vi.stubGlobal('requestIdleCallback', (call: () => void) => {
    idle.call = call;
    return 7;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => {
    idle.isOff = handle === 7;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = () =>
  renderHook(({ from }: { readonly from: boolean }) => useIdle(from), { initialProps: { from: false } });

it('waits for its beginning, and then for the browser', () => {
  const { result, rerender } = shown();
  act(() => idle.call());
  expect(result.current).toBe(false);
  rerender({ from: true });
  expect(result.current).toBe(false);
  act(() => idle.call());
  expect(result.current).toBe(true);
});

it('is called off with its page', () => {
  const { rerender, unmount } = shown();
  rerender({ from: true });
  unmount();
  expect(idle.isOff).toBe(true);
});
