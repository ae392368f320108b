import { describe, expect, it, vi } from 'vitest';
import { mergedPages, readToOf } from './merged-pages.ts';
import type { Stream } from './merged-pages.ts';

const at = (...moments: number[]) => moments.map((moment) => ({ at: moment }));
function stream(
  moments: number[],
  more: Stream<never>['more'] = 'none',
): Stream<{ at: number }> & { onMore: ReturnType<typeof vi.fn<() => void>> } {
  return {
    rows: at(...moments),
    more,
    readTo: readToOf(more, moments.at(-1) ?? null),
    onMore: vi.fn<() => void>(),
  };
}

describe('several lists that are read page by page (P-PLATFORM-52)', () => {
  it('are one list, latest first, when all were read', () => {
    expect(mergedPages([stream([9, 3]), stream([7, 1]), stream([])])).toMatchObject({
      rows: at(9, 7, 3, 1),
      more: 'none',
    });
  });

  it('end where one of them could have more, and read on with that one', () => {
    const [acts, notices] = [stream([9, 5], 'ready'), stream([8, 2], 'ready')];
    const { rows, more, onMore } = mergedPages([acts, notices, stream([4])]);
    expect({ rows, more }).toEqual({ rows: at(9, 8, 5), more: 'ready' });
    onMore();
    expect([acts.onMore.mock.calls.length, notices.onMore.mock.calls.length]).toEqual([1, 0]);
  });

  it('say that the list at which they end is loading, or failed', () => {
    expect(mergedPages([stream([9], 'loading'), stream([2], 'ready')]).more).toBe('loading');
    expect(mergedPages([stream([9], 'failed'), stream([9], 'loading')]).more).toBe('failed');
  });

  it('read on where a page brought nothing that can be shown', () => {
    const hidden = { ...stream([], 'ready'), readTo: 6 };
    const { rows, more, onMore } = mergedPages([hidden, stream([9, 5])]);
    expect({ rows, more }).toEqual({ rows: at(9), more: 'ready' });
    onMore();
    expect(hidden.onMore).toHaveBeenCalledOnce();
  });
});
