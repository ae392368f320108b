import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  beforeOf,
  withinRead,
  relativeChange,
  datesOf,
  DAYS_READ_MOST,
  lastDays,
  dayCountOf,
} from './trend.ts';

const today = '2026-11-22';

it('names the last days, today included', () => {
  expect(lastDays(today, 7)).toEqual({ from: '2026-11-16', to: today });
  expect(datesOf(lastDays('2026-03-01', 3))).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

it('leaves out days to come, and what is more than 60 days', () => {
  expect(withinRead({ from: '2026-11-01', to: '2026-11-30' }, today)).toEqual({
    from: '2026-11-01',
    to: today,
  });
  expect(dayCountOf(withinRead({ from: '2026-01-01', to: today }, today))).toBe(60);
  expect(withinRead({ from: '2026-12-01', to: '2026-12-31' }, today)).toEqual({ from: today, to: today });
});

it('compares with the same number of days before, and more than 31 days with nothing', () => {
  expect(beforeOf({ from: '2026-11-08', to: '2026-11-14' })).toEqual({
    from: '2026-11-01',
    to: '2026-11-07',
  });
  expect(beforeOf({ from: '2026-10-01', to: '2026-10-31' })).toEqual({
    from: '2026-08-31',
    to: '2026-09-30',
  });
  expect(beforeOf(lastDays(today, 32))).toBeNull();
});

it('says the change: 30 after 20 is +50 %, 10 after 20 is −50 %, and anything after nothing is unknown', () => {
  expect(relativeChange(30, 20)).toBe(5_000);
  expect(relativeChange(10, 20)).toBe(-5_000);
  expect(relativeChange(10, 0)).toBeNull();
  // 7.125 % exactly; in binary fractions 712.4999999999999.
  expect(relativeChange(857, 800)).toBe(713);
});

it('reads at most 62 days, whatever the period', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((ago) => lastDays(today, ago + 1).from);
  fc.assert(
    fc.property(day, day, (a, b) => {
      const period = withinRead(a < b ? { from: a, to: b } : { from: b, to: a }, today);
      const before = beforeOf(period);
      const read = dayCountOf(period) + (before === null ? 0 : dayCountOf(before));
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThanOrEqual(DAYS_READ_MOST);
      expect(datesOf(period)).toHaveLength(dayCountOf(period));
    }),
  );
});
