import { describe, expect, it, vi } from 'vitest';
import { mergedPages, readToOf } from './merged-pages.ts';
import type { More } from '../../../ui/table/table-more.tsx';

const at = (...moments: number[]) => moments.map((moment) => ({ at: moment }));
function stream(moments: number[], state?: More['state']) {
  const onMore = vi.fn<() => void>();
  const more = state === undefined ? null : { state, onMore };
  return { rows: at(...moments), more, readTo: readToOf(more, moments.at(-1) ?? null), onMore };
}

describe('several lists that are read page by page (P-PLATFORM-52)', () => {
  it('are one list, latest first, when all were read', () => {
    expect(mergedPages([stream([9, 3]), stream([7, 1]), stream([])])).toMatchObject({
      rows: at(9, 7, 3, 1),
      more: null,
    });
  });

  it('end where one of them could have more, and read on with that one', () => {
    const [acts, notices] = [stream([9, 5], 'ready'), stream([8, 2], 'ready')];
    const { rows, more } = mergedPages([acts, notices, stream([4])]);
    expect([rows, more?.state]).toEqual([at(9, 8, 5), 'ready']);
    more?.onMore();
    expect([acts.onMore.mock.calls.length, notices.onMore.mock.calls.length]).toEqual([1, 0]);
  });

  it('say that the list at which they end is loading, or failed', () => {
    expect(mergedPages([stream([9], 'loading'), stream([2], 'ready')]).more?.state).toBe('loading');
    expect(mergedPages([stream([9], 'failed'), stream([9], 'loading')]).more?.state).toBe('failed');
  });

  it('read on where a page brought nothing that can be shown', () => {
    const hidden = { ...stream([], 'ready'), readTo: 6 };
    const { rows, more } = mergedPages([hidden, stream([9, 5])]);
    expect([rows, more?.state]).toEqual([at(9), 'ready']);
    more?.onMore();
    expect(hidden.onMore).toHaveBeenCalledOnce();
  });
});
