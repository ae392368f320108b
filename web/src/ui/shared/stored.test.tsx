import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useStored } from './stored.ts';

const KEY = 'bhoj.test.list';
const schema = z.array(z.string());
const NONE: string[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a value kept on the device', () => {
  it('changes wherever it is shown, and stays', () => {
    const first = renderHook(() => useStored(KEY, schema, NONE));
    const second = renderHook(() => useStored(KEY, schema, NONE));
    act(() => first.result.current[1](() => ['Suresh']));
    expect(second.result.current[0]).toEqual(['Suresh']);
    expect(localStorage.getItem(KEY)).toBe('["Suresh"]');
  });

  it('is neither written nor shown anew where it stays the same', () => {
    let drawn = 0;
    const { result } = renderHook(() => {
      drawn += 1;
      return useStored(KEY, schema, NONE);
    });
    act(() => result.current[1](() => ['Suresh']));
    const [before, update] = result.current;
    const [timesDrawn, write] = [drawn, vi.spyOn(Storage.prototype, 'setItem')];
    act(() => update((names) => [...names]));
    expect(write).not.toHaveBeenCalled();
    expect(drawn).toBe(timesDrawn);
    expect(result.current[0]).toBe(before);
  });

  it('counts as empty where what is stored cannot be read', () => {
    localStorage.setItem(KEY, '{"half');
    const { result } = renderHook(() => useStored(KEY, schema, NONE));
    expect(result.current[0]).toEqual([]);
  });
});
