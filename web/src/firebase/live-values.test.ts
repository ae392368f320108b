import { expect, it, vi } from 'vitest';
import { mapLive, orNull, retryAll, together, whole } from './live-values.ts';

const ready = <T>(value: T, fromCache = false) => ({ state: 'ready', value, fromCache }) as const;
const loading = { state: 'loading' } as const;
const ended = <S extends 'missing' | 'denied' | 'failed'>(state: S) => ({
  state,
  retry: vi.fn<() => void>(),
});

it('several are ready once all are, and from the cache if one of them is', () => {
  expect(together(ready(1), ready('a'))).toEqual(ready([1, 'a']));
  expect(together(ready(1, true), ready('a'))).toEqual(ready([1, 'a'], true));
  expect(together(ready(1), loading)).toEqual(loading);
  const partial = { ...ready(1, true), isPartial: true } as const;
  expect(together(partial, ready(2))).toEqual({ ...ready([1, 2], true), isPartial: true });
});

it('several fail as soon as one does, with the gravest fault', () => {
  const [missing, failed, denied] = [ended('missing'), ended('failed'), ended('denied')];
  expect(together(loading, missing).state).toBe('missing');
  expect(together(missing, failed, loading).state).toBe('failed');
  expect(together(failed, denied).state).toBe('denied');
});

it('retry asks only those again that failed', () => {
  const [one, other] = [ended('failed'), ended('missing')];
  const live = together(one, ready(1), other);
  if ('retry' in live) live.retry();
  retryAll([one, loading]);
  expect(one.retry).toHaveBeenCalledTimes(2);
  expect(other.retry).toHaveBeenCalledOnce();
});

it('what is added up loads until the server has answered, stays without a network, and lacks no document', () => {
  expect(whole({ ...ready([1], true), isPartial: true })).toEqual(loading);
  expect(whole(ready([1, 2], true))).toEqual(ready([1, 2], true));
  const unreadable = [{ of: 'days', id: '2026-11-20', why: 'broken' }] as const;
  expect(whole({ ...ready([1]), unreadable })).toMatchObject({ state: 'failed', unreadable });
});

it('orNull turns a missing document into null and leaves other states alone', () => {
  const failed = ended('failed');
  expect(orNull(ended('missing'))).toEqual(ready(null));
  expect(orNull(ready(1))).toEqual(ready(1));
  expect(orNull(failed)).toBe(failed);
});

it('mapLive changes the value of a ready one and leaves other states alone', () => {
  expect(mapLive(ready(2, true), (n) => n * 2)).toEqual(ready(4, true));
  expect(mapLive<number, number>(loading, (n) => n * 2)).toBe(loading);
});
