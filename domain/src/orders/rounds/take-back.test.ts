import { expect, it } from 'vitest';
import { secondsLeft, TAKE_BACK_MS } from './take-back.ts';

const NOW = 1_800_000_000_000;

it('counts ten seconds down to nothing', () => {
  const until = NOW + TAKE_BACK_MS;
  expect([0, 1, 999, 1_000, 9_001, 9_999, 10_000, 99_000].map((ms) => secondsLeft(until, NOW + ms))).toEqual([
    10, 10, 10, 9, 1, 1, 0, 0,
  ]);
});

it('never shows more than ten seconds, whatever became of the clock', () => {
  expect(secondsLeft(NOW + TAKE_BACK_MS, NOW - 3_600_000)).toBe(10);
});
