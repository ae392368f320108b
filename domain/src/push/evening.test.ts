import { describe, expect, test } from 'vitest';
import { emptyDay } from '../days/day.schema.ts';
import { paise } from '../money/money.ts';
import { DEFAULT_HOURS } from '../time/hours.ts';
import { dayToSum, nextSummaryAt, summaryOf, summaryTime, weekBefore } from './evening.ts';
import type { DayHours } from '../time/hours.schema.ts';
import type { EveningTimes } from './evening.ts';

const at = (text: string) => Date.parse(`${text}:00+05:30`);
const times = (friday: Partial<DayHours> = {}, dayCutoff = '04:00'): EveningTimes => ({
  operatingHours: { ...DEFAULT_HOURS, friday: { ...DEFAULT_HOURS.friday, ...friday } },
  dayCutoff,
});
const FRIDAY = '2026-11-20';

describe('the evening summary is due', () => {
  test.each<[string, EveningTimes, string]>([
    ['at the closing time', times(), '2026-11-20T22:00'],
    ['after midnight where the restaurant closes then', times({ close: '01:30' }), '2026-11-21T01:30'],
    ['at the end of the business day where it closes later', times({ close: '05:00' }), '2026-11-21T04:00'],
    [
      'at the end of the business day of a full day',
      times({ open: '09:00', close: '09:00' }),
      '2026-11-21T04:00',
    ],
    ['at the end of the business day on a closed day', times({ isOpen: false }), '2026-11-21T04:00'],
    [
      'at the end where all hours are before its begin',
      times({ open: '01:00', close: '03:00' }),
      '2026-11-21T04:00',
    ],
  ])('%s', (_, of, due) => {
    expect(summaryTime(FRIDAY, of)).toBe(at(due));
  });

  test('the next time is after now, also in the night', () => {
    expect(nextSummaryAt(times(), at('2026-11-20T12:00'))).toBe(at('2026-11-20T22:00'));
    expect(nextSummaryAt(times(), at('2026-11-20T22:00'))).toBe(at('2026-11-21T22:00'));
    expect(nextSummaryAt(times({ close: '01:30' }), at('2026-11-21T01:00'))).toBe(at('2026-11-21T01:30'));
    expect(nextSummaryAt(times({ close: '01:30' }), at('2026-11-21T01:30'))).toBe(at('2026-11-21T22:00'));
  });

  test('is of the business day that closes, by the hours of today', () => {
    const due = at('2026-11-20T22:00');
    expect(dayToSum(times(), due, at('2026-11-20T22:05'))).toBe(FRIDAY);
    expect(dayToSum(times({ close: '01:30' }), at('2026-11-21T01:30'), at('2026-11-21T01:35'))).toBe(FRIDAY);
    expect(dayToSum(times({ close: '23:30' }), due, at('2026-11-20T22:05'))).toBeNull();
    expect(dayToSum(times({ close: '21:00' }), due, at('2026-11-20T22:05'))).toBe(FRIDAY);
  });

  test('comes late rather than not at all, until the next day has begun', () => {
    const due = at('2026-11-20T22:00');
    expect(dayToSum(times(), due, at('2026-11-21T03:00'))).toBe(FRIDAY);
    expect(dayToSum(times(), due, at('2026-11-21T04:30'))).toBeNull();
  });
});

describe('the evening summary says', () => {
  const sold = {
    ...emptyDay(FRIDAY),
    bills: 3,
    guests: 7,
    subtotalPaise: paise(1000_00),
    discountPaise: paise(100_00),
  };
  const facts = { day: sold, weekBefore: null, closing: null, openOrders: 0 };

  test('what is known', () => {
    expect(
      summaryOf(FRIDAY, {
        day: sold,
        weekBefore: { ...sold, day: '2026-11-13', subtotalPaise: paise(900_00) },
        closing: { differencePaise: paise(-50_00) },
        openOrders: 2,
      }),
    ).toEqual({
      kind: 'day-summary',
      day: FRIDAY,
      bills: 3,
      netPaise: 900_00,
      guests: 7,
      weekBeforePaise: 800_00,
      openOrders: 2,
      drawerPaise: -50_00,
    });
    expect(weekBefore(FRIDAY)).toBe('2026-11-13');
  });

  test('null for what nobody knows', () => {
    expect(summaryOf(FRIDAY, { ...facts, day: { ...sold, guests: 0 } })).toMatchObject({
      guests: null,
      weekBeforePaise: null,
      drawerPaise: null,
    });
    expect(summaryOf(FRIDAY, { ...facts, weekBefore: emptyDay('2026-11-13') })?.weekBeforePaise).toBeNull();
  });

  test('nothing of a day without trade', () => {
    expect(summaryOf(FRIDAY, { ...facts, day: null })).toBeNull();
    expect(summaryOf(FRIDAY, { ...facts, day: emptyDay(FRIDAY) })).toBeNull();
    expect(summaryOf(FRIDAY, { ...facts, day: null, openOrders: 1 })).toMatchObject({
      bills: 0,
      netPaise: 0,
    });
  });
});
