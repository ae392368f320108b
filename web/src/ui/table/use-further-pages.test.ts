import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFurtherPages } from './use-further-pages.ts';

afterEach(cleanup);

describe('pages of a server', () => {
  const page = (from: number) => Array.from({ length: 2 }, (_, n) => `i${from + n}`);
  const read = (items: readonly string[]) => ({
    items,
    next: items.length < 2 ? null : (items.at(-1) ?? null),
  });
  const ready = (items: readonly string[]) => ({ state: 'ready', ...read(items) }) as const;
  const begin = (question = 'all', first: readonly string[] = page(0)) =>
    renderHook(
      (props: { question: string; first: readonly string[] }) =>
        useFurtherPages({ ...props, first: read(props.first), idOf: (item) => item }),
      { initialProps: { question, first } },
    );

  it('load one after another, each after the last item of the one before, until one is not full', () => {
    const { result } = begin();
    expect(result.current).toMatchObject({ items: ['i0', 'i1'], more: 'ready', asked: [] });
    act(() => result.current.onMore());
    expect(result.current).toMatchObject({ more: 'loading', asked: [{ index: 0, after: 'i1' }] });
    act(() => result.current.asked[0]?.onPage(0, ready(page(2))));
    expect(result.current).toMatchObject({ items: ['i0', 'i1', 'i2', 'i3'], more: 'ready' });
    act(() => result.current.onMore());
    act(() => result.current.asked[1]?.onPage(1, ready(['i4'])));
    expect(result.current).toMatchObject({ items: ['i0', 'i1', 'i2', 'i3', 'i4'], more: 'none' });
  });

  it('stay while a newer one loads, and show nothing twice', () => {
    const { result, rerender } = begin();
    act(() => result.current.onMore());
    act(() => result.current.asked[0]?.onPage(0, ready(page(2))));
    // i0 was removed, so i2 moves from the second page to the first.
    rerender({ question: 'all', first: ['i1', 'i2'] });
    expect(result.current.asked[0]?.after).toBe('i2');
    act(() => result.current.asked[0]?.onPage(0, { state: 'loading' }));
    expect(result.current.items).toEqual(['i1', 'i2', 'i3']);
    act(() => result.current.asked[0]?.onPage(0, ready(['i3', 'i4'])));
    expect(result.current.items).toEqual(['i1', 'i2', 'i3', 'i4']);
  });

  it('go on after a page of which some could not be read', () => {
    const { result } = begin();
    act(() => result.current.onMore());
    act(() => result.current.asked[0]?.onPage(0, { state: 'ready', items: ['i2'], next: 'i3' }));
    expect(result.current).toMatchObject({ items: ['i0', 'i1', 'i2'], more: 'ready' });
    act(() => result.current.onMore());
    expect(result.current.asked[1]?.after).toBe('i3');
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
