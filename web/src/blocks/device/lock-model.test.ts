import { expect, it } from 'vitest';
import { MINUTE } from '@bhoj/domain/time/ist';
import { forgetTouch, isTimeToLock, lastTouch, noteTouch } from './lock-model.ts';

it('locks after the minutes without a touch, and never where there are none', () => {
  expect(isTimeToLock(0, 3, 3 * MINUTE - 1)).toBe(false);
  expect(isTimeToLock(0, 3, 3 * MINUTE)).toBe(true);
  expect(isTimeToLock(0, null, 300 * MINUTE)).toBe(false);
  expect(isTimeToLock(null, 3, 300 * MINUTE)).toBe(false);
});

it('counts from the last touch, also where that was long ago by the clock', () => {
  const touched = 1_000 * MINUTE;
  expect(isTimeToLock(touched, 3, touched + MINUTE)).toBe(false);
  expect(isTimeToLock(touched, 3, touched + 3 * MINUTE)).toBe(true);
});

it('remembers the last touch through a reload, until somebody else enters', () => {
  sessionStorage.clear();
  expect(lastTouch()).toBeNull();
  noteTouch(1_234);
  expect(lastTouch()).toBe(1_234);
  forgetTouch();
  expect(lastTouch()).toBeNull();
  for (const kept of ['0', '-5', 'soon']) {
    sessionStorage.setItem('bhoj.touch', kept);
    expect(lastTouch()).toBeNull();
  }
});
