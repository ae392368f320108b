import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aReview } from '@bhoj/domain/fixtures/people';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { inMemory, InMemoryClient, RESTAURANT } from './in-memory.fixtures.tsx';
import { useLivePages } from './live-pages.ts';

const backend = inMemory();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <InMemoryClient of={backend}>{children}</InMemoryClient>
);
const review = (age: number, stars = 5) => aReview({ createdAt: NOW - age, stars });
const begin = () =>
  renderHook(
    ({ stars }: { readonly stars: number }) =>
      useLivePages(reviews, { restaurantId: RESTAURANT }, (after) => ({
        ...reviews.queries.page({ stars }, after ?? undefined),
        limit: 2,
      })),
    { initialProps: { stars: 5 }, wrapper },
  );
type Shown = ReturnType<typeof begin>['result'];
const ids = ({ current }: Shown) => current.items.map(({ id }) => id);
const more = ({ current }: Shown) => act(() => current.more?.onMore());
const withPages = (pages: number) => {
  const hook = begin();
  for (let page = 1; page < pages; page += 1) more(hook.result);
  return hook;
};

beforeEach(() => {
  backend.clear();
  backend.putAll(reviews, { i0: review(0), i1: review(1), i2: review(2), i3: review(3), i4: review(4) });
});
afterEach(cleanup);

describe('pages of a list', () => {
  it('come one after another, each after the last row of the one before, until one is not full', () => {
    const { result } = begin();
    expect([ids(result), result.current.more?.state]).toEqual([['i0', 'i1'], 'ready']);
    more(result);
    expect([ids(result), result.current.more?.state]).toEqual([['i0', 'i1', 'i2', 'i3'], 'ready']);
    more(result);
    expect([ids(result), result.current.more]).toEqual([['i0', 'i1', 'i2', 'i3', 'i4'], null]);
  });

  it('are live: a row that leaves one page moves the others, and none is shown twice', () => {
    const { result, unmount } = withPages(2);
    backend.remove(reviews, { orderId: 'i0' });
    expect(ids(result)).toEqual(['i1', 'i2', 'i3', 'i4']);
    backend.put(reviews, { orderId: 'i9' }, review(-1));
    expect(ids(result)).toEqual(['i9', 'i1', 'i2', 'i3']);
    expect(backend.listeners()).toBe(2);
    unmount();
    expect(backend.listeners()).toBe(0);
  });

  it('stay while a page loads anew', () => {
    const { result } = withPages(2);
    backend.fails('slow', reviews);
    more(result);
    expect([ids(result), result.current.more?.state]).toEqual([['i0', 'i1', 'i2', 'i3'], 'loading']);
    more(result);
    act(() => backend.mend());
    expect([ids(result), result.current.more]).toEqual([['i0', 'i1', 'i2', 'i3', 'i4'], null]);
  });

  it('go on after one of which some cannot be read, and say what', () => {
    backend.putStored(reviews, { i2: { ...reviews.encode(review(2)), words: 7 } });
    const { result } = withPages(3);
    expect(ids(result)).toEqual(['i0', 'i1', 'i3', 'i4']);
    expect(result.current.unreadable).toEqual([{ of: 'reviews', id: 'i2', why: 'broken' }]);
  });

  it('can be asked for again when one failed', () => {
    const { result } = begin();
    backend.fails('unavailable', reviews);
    more(result);
    expect([ids(result), result.current.more?.state]).toEqual([['i0', 'i1'], 'failed']);
    backend.mend();
    more(result);
    expect([ids(result), result.current.more?.state]).toEqual([['i0', 'i1', 'i2', 'i3'], 'ready']);
  });

  it('start again with another question', () => {
    backend.putAll(reviews, { j0: review(0, 1), j1: review(1, 1), j2: review(2, 1) });
    const { result, rerender } = withPages(2);
    rerender({ stars: 1 });
    expect([ids(result), result.current.more?.state]).toEqual([['j0', 'j1'], 'ready']);
    expect(backend.listeners()).toBe(1);
  });
});
