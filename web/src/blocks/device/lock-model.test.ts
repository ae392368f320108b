import { expect, it } from 'vitest';
import { MINUTE } from '@bhoj/domain/time/ist';
import { isTimeToLock } from './lock-model.ts';

it('locks after the minutes without a touch, and never where there are none', () => {
  expect(isTimeToLock(0, 3, 3 * MINUTE - 1)).toBe(false);
  expect(isTimeToLock(0, 3, 3 * MINUTE)).toBe(true);
  expect(isTimeToLock(0, null, 300 * MINUTE)).toBe(false);
  expect(isTimeToLock(null, 3, 300 * MINUTE)).toBe(false);
});
