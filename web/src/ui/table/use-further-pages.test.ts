import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFurtherPages } from './use-further-pages.ts';

afterEach(cleanup);

describe('pages of a server', () => {
  const page = (from: number) => Array.from({ length: 2 }, (_, n) => `i${from + n}`);
  const cursorAfter = (items: readonly string[]) => (items.length < 2 ? null : (items.at(-1) ?? null));
  const begin = (question = 'all', first: readonly string[] = page(0)) =>
    renderHook(
      (props: { question: string; first: readonly string[] }) =>
        useFurtherPages({ ...props, idOf: (item) => item, cursorAfter }),
      { initialProps: { question, first } },
    );

  it('load one after another, each after the last item of the one before, until one is not full', () => {
    const { result } = begin();
    expect(result.current).toMatchObject({ items: ['i0', 'i1'], more: 'ready', asked: [] });
    act(() => result.current.onMore());
    expect(result.current).toMatchObject({ more: 'loading', asked: [{ index: 0, after: 'i1' }] });
    act(() => result.current.asked[0]?.onPage(0, { state: 'ready', items: page(2) }));
    expect(result.current).toMatchObject({ items: ['i0', 'i1', 'i2', 'i3'], more: 'ready' });
    act(() => result.current.onMore());
    act(() => result.current.asked[1]?.onPage(1, { state: 'ready', items: ['i4'] }));
    expect(result.current).toMatchObject({ items: ['i0', 'i1', 'i2', 'i3', 'i4'], more: 'none' });
  });

  it('stay while a newer one loads, and show nothing twice', () => {
    const { result, rerender } = begin();
    act(() => result.current.onMore());
    act(() => result.current.asked[0]?.onPage(0, { state: 'ready', items: page(2) }));
    // i0 was removed, so i2 moves from the second page to the first.
    rerender({ question: 'all', first: ['i1', 'i2'] });
    expect(result.current.asked[0]?.after).toBe('i2');
    act(() => result.current.asked[0]?.onPage(0, { state: 'loading' }));
    expect(result.current.items).toEqual(['i1', 'i2', 'i3']);
    act(() => result.current.asked[0]?.onPage(0, { state: 'ready', items: ['i3', 'i4'] }));
    expect(result.current.items).toEqual(['i1', 'i2', 'i3', 'i4']);
  });

  it('say that one failed, and start again with another question', () => {
    const { result, rerender } = begin();
    act(() => result.current.onMore());
    act(() => result.current.asked[0]?.onPage(0, { state: 'failed' }));
    expect(result.current.more).toBe('failed');
    rerender({ question: 'other', first: ['i8', 'i9'] });
    expect(result.current).toMatchObject({ items: ['i8', 'i9'], more: 'ready', asked: [] });
  });
});
