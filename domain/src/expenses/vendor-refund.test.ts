import { expect, it } from 'vitest';
import { earliestDayOf, latestDayOf } from './vendor-refund.ts';

it('after midnight money comes into the drawer of the business day, and otherwise on the day of the calendar', () => {
  const night = Date.parse('2026-11-21T00:30+05:30');
  expect(latestDayOf('drawer', night, '04:00')).toBe('2026-11-20');
  expect(latestDayOf('cash', night, '04:00')).toBe('2026-11-21');
  expect(latestDayOf('drawer', night + 4 * 60 * 60 * 1000, '04:00')).toBe('2026-11-21');
});

it('before the day of its bill no money comes back, but in the small hours into the drawer of the evening before', () => {
  expect(earliestDayOf('cash', '2026-11-21', '04:00')).toBe('2026-11-21');
  expect(earliestDayOf('drawer', '2026-12-01', '04:00')).toBe('2026-11-30');
});

it('where the day ends at midnight, no money comes into the drawer before the day of its bill', () => {
  expect(earliestDayOf('drawer', '2026-12-01', '00:00')).toBe('2026-12-01');
});
