import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOneAtATime } from './use-one-at-a-time.ts';
import type { Attempt } from './use-one-at-a-time.ts';

type Answer = Attempt<{ readonly n: number }, 'no'>;

it('runs once however often it is pressed, and resolves to the output', async () => {
  const { result } = renderHook(() => useOneAtATime<'no'>());
  let answer: (value: Answer) => void = () => undefined;
  const work = vi.fn<() => Promise<Answer>>(() => new Promise((resolve) => (answer = resolve)));
  let first: Promise<unknown> = Promise.resolve();
  await act(async () => {
    first = result.current.run(work);
    expect(await result.current.run(work)).toBeNull();
  });
  expect(result.current.pending).toBe(true);
  await act(async () => answer({ output: { n: 5 } }));
  expect(await first).toEqual({ n: 5 });
  expect(work).toHaveBeenCalledOnce();
  expect(result.current).toMatchObject({ pending: false, failure: null });
});

it('keeps the failure until the next run or until it is cleared', async () => {
  const { result } = renderHook(() => useOneAtATime<'no'>());
  const fail = (): Promise<Answer> => Promise.resolve({ failure: 'no' });
  expect(await act(() => result.current.run(fail))).toBeNull();
  expect(result.current).toMatchObject({ pending: false, failure: 'no' });
  act(() => result.current.clear());
  expect(result.current.failure).toBeNull();
  await act(() => result.current.run(fail));
  await act(() => result.current.run(() => Promise.resolve({ output: { n: 1 } })));
  expect(result.current.failure).toBeNull();
});
