import { expect, it } from 'vitest';
import { DEFAULT_HOURS } from '../time/hours.ts';
import { expectedEndOf } from './expected-end.ts';

/** 21 November 2026 is a Saturday. */
const DAY = '2026-11-21';
const endOf = (open: string, close: string, isOpen = true) =>
  expectedEndOf(DAY, {
    operatingHours: { ...DEFAULT_HOURS, saturday: { open, close, isOpen } },
    dayCutoff: '04:00',
  });

it.each([
  ['in the evening', '11:00', '23:00', '2026-11-21T23:00+05:30'],
  ['after midnight', '18:00', '01:30', '2026-11-22T01:30+05:30'],
  ['with the business day, when it never closes', '09:00', '09:00', '2026-11-22T04:00+05:30'],
])('a day is over %s', (_, open, close, end) => {
  expect(endOf(open, close)).toBe(Date.parse(end));
});

it('a weekday without opening has no usual end', () => {
  expect(endOf('11:00', '23:00', false)).toBeNull();
});
