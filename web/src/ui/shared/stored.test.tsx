import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fillStorage } from './full-storage.fixtures.ts';
import { entriesOf, useStored } from './stored.ts';

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
    const [timesDrawn, write] = [drawn, vi.spyOn(localStorage, 'setItem')];
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

  it('is read entry by entry where it is a record', () => {
    const carts = entriesOf(schema);
    expect(carts.parse({ T1: ['dal'], T2: 'half', T3: [] })).toEqual({ T1: ['dal'], T3: [] });
    expect(carts.safeParse('half').success).toBe(false);
  });

  it('lasts in the page while storage is full, until another tab stores one', () => {
    localStorage.setItem(KEY, '["Asha"]');
    const { result } = renderHook(() => useStored(KEY, schema, NONE));
    const full = fillStorage();
    expect(result.current[2]).toBe(true);
    act(() => result.current[1](() => ['Suresh']));
    expect(result.current[0]).toEqual(['Suresh']);
    expect(result.current[2]).toBe(false);
    act(() => result.current[1]((names) => [...names, 'Meera']));
    expect(result.current[0]).toEqual(['Suresh', 'Meera']);
    full.free();
    act(() => result.current[1]((names) => [...names, 'Ravi']));
    expect(localStorage.getItem(KEY)).toBe('["Suresh","Meera","Ravi"]');
    expect(result.current[2]).toBe(true);

    const fullAgain = fillStorage();
    act(() => result.current[1](() => []));
    fullAgain.free();
    localStorage.setItem(KEY, '["another tab"]');
    act(() => void dispatchEvent(new Event('storage')));
    expect(result.current[0]).toEqual(['another tab']);
  });
});
