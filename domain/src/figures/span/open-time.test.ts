import { expect, it } from 'vitest';
import { DEFAULT_HOURS } from '../../time/hours.ts';
import { HOUR, startOf } from '../../time/ist.ts';
import { inside, joinedSpans, msOf, openSpans } from './open-time.ts';

const at = (clock: string, day = '2026-11-20') => Date.parse(`${day}T${clock}+05:30`);
const of = (hours = DEFAULT_HOURS, now = at('23:59', '2026-11-30')) =>
  msOf(openSpans(hours, '2026-11-20', { cutoff: '04:00', now })) / HOUR;

it('knows 13 open hours from 09:00 to 22:00, and only those that are over', () => {
  expect(of()).toBe(13);
  expect(of(DEFAULT_HOURS, at('10:30'))).toBe(1.5);
  expect(of(DEFAULT_HOURS, startOf('2026-11-19'))).toBe(0);
});

it('counts the hours after midnight to the day that they belong to: 18:00 to 02:00 are 8', () => {
  const late = { open: '18:00', close: '02:00', isOpen: true };
  expect(of({ ...DEFAULT_HOURS, thursday: late, friday: late, saturday: late })).toBe(8);
});

it('is closed on a closed day, and open for 24 hours where it never closes', () => {
  const closed = { ...DEFAULT_HOURS.friday, isOpen: false };
  expect(of({ ...DEFAULT_HOURS, friday: closed })).toBe(0);
  const always = { open: '00:00', close: '00:00', isOpen: true };
  expect(of({ ...DEFAULT_HOURS, thursday: always, friday: always, saturday: always })).toBe(24);
});

it('merges spans that meet, and cuts them', () => {
  const spans = joinedSpans([
    { from: 5, until: 8 },
    { from: 1, until: 3 },
    { from: 3, until: 4 },
    { from: 6, until: 7 },
    { from: 9, until: 9 },
  ]);
  expect(spans).toEqual([
    { from: 1, until: 4 },
    { from: 5, until: 8 },
  ]);
  expect(inside(spans, [{ from: 2, until: 6 }])).toEqual([
    { from: 2, until: 4 },
    { from: 5, until: 6 },
  ]);
});
