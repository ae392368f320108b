import { expect, it } from 'vitest';
import { FILES, fileStateAt, LAST_TICK, megabytesAt, percentAt } from './install-model.ts';

it('has ten files of 156.7 MB together (LIMIT-7)', () => {
  expect(new Set(FILES.map(({ name }) => name)).size).toBe(10);
  expect(megabytesAt(0)).toBe('0.0');
  expect(megabytesAt(LAST_TICK)).toBe('156.7');
});

it('downloads and installs the files one after the other', () => {
  const at = (tick: number) => FILES.slice(0, 2).map((_, i) => fileStateAt(tick, i));
  expect(at(0)).toEqual(['waiting', 'waiting']);
  expect(at(1)).toEqual(['downloading', 'waiting']);
  expect(at(5)).toEqual(['placing', 'waiting']);
  expect(at(8)).toEqual(['done', 'downloading']);
  expect(FILES.map((_, i) => fileStateAt(LAST_TICK, i))).toEqual(FILES.map(() => 'done'));
});

it('never goes back', () => {
  const percents = Array.from({ length: LAST_TICK + 1 }, (_, tick) => percentAt(tick));
  expect(percents.toSorted((a, b) => a - b)).toEqual(percents);
  expect([percents[0], percents.at(-1)]).toEqual([0, 100]);
});

it('measures the bar in the megabytes that it says', () => {
  for (let tick = 0; tick <= LAST_TICK; tick += 1) {
    expect(Math.abs(percentAt(tick) - (Number(megabytesAt(tick)) / 156.7) * 100)).toBeLessThan(0.6);
  }
});
