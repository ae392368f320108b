import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  firstOfFinancialYear,
  isIsoDay,
  isIsoMonth,
  lastOfMonth,
  mondayOf,
} from './iso-day.ts';
import { clockName, clockTime } from './clock.ts';
import {
  clockOrDateName,
  dateName,
  dayName,
  dayNameIn,
  momentName,
  monthName,
  monthNameIn,
  periodName,
  shortMomentName,
  weekdayName,
} from './formats.ts';
import { PERIOD_NAMES, periodOf, readPeriod, withFrom, withTo, writePeriod } from './period.ts';

describe('days', () => {
  it('exist in the calendar', () => {
    expect(['2026-11-20', '2028-02-29'].every(isIsoDay)).toBe(true);
    expect(['', '2026-02-30', '2026-2-3', '2026-13-01', '20 Nov', '2026-11-20T00:00'].some(isIsoDay)).toBe(
      false,
    );
    expect(isIsoMonth('2026-12')).toBe(true);
    expect(isIsoMonth('2026-13')).toBe(false);
  });

  it('continue over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -13)).toBe('2024-12');
    expect(lastOfMonth('2026-02')).toBe('2026-02-28');
  });

  it('belong to a week from Monday, and to a financial year from April', () => {
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(firstOfFinancialYear('2027-03-31')).toBe('2026-04-01');
    expect(firstOfFinancialYear('2026-04-01')).toBe('2026-04-01');
  });
});

describe('periods', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['this-week', '2026-02-23', '2026-03-01'],
    ['this-month', '2026-03-01', '2026-03-31'],
    ['last-month', '2026-02-01', '2026-02-28'],
    ['this-financial-year', '2025-04-01', '2026-03-31'],
  ] as const)('%s, on 1 March 2026', (name, from, to) => {
    expect(periodOf(name, '2026-03-01')).toEqual({ from, to });
  });

  it('end with March in a leap year too', () => {
    expect(periodOf('this-financial-year', '2027-05-05').to).toBe('2028-03-31');
  });

  it('are read back from their written form', () => {
    const fixed = { from: '2026-11-01', to: '2026-11-20' };
    for (const choice of [...PERIOD_NAMES, fixed]) expect(readPeriod(writePeriod(choice))).toEqual(choice);
    expect(periodOf(fixed, '2026-03-01')).toBe(fixed);
  });

  it('are null for any other text', () => {
    const texts = ['', 'custom', '2026-11-01', '2026-11-20..2026-11-01', '2026-02-30..2026-03-01', 'a..b..c'];
    expect(texts.map(readPeriod)).toEqual(texts.map(() => null));
  });

  it('never end before they start', () => {
    const period = { from: '2026-11-10', to: '2026-11-20' };
    expect(withFrom(period, '2026-11-12')).toEqual({ from: '2026-11-12', to: '2026-11-20' });
    expect(withFrom(period, '2026-11-25')).toEqual({ from: '2026-11-25', to: '2026-11-25' });
    expect(withTo(period, '2026-11-12')).toEqual({ from: '2026-11-10', to: '2026-11-12' });
    expect(withTo(period, '2026-11-05')).toEqual({ from: '2026-11-05', to: '2026-11-05' });
  });
});

describe('formats', () => {
  /** 20 November in London and New York, but the 21st in India. */
  const at = Date.parse('2026-11-21T00:05+05:30');

  it('name days, months, periods and moments', () => {
    expect(dayName('2026-11-20')).toBe('20 Nov 2026');
    expect(weekdayName('2026-11-20')).toBe('Friday, 20 November');
    expect(monthName('2026-11')).toBe('November 2026');
    expect(monthNameIn('hi-IN', '2026-11')).toBe('नवंबर 2026');
    expect(dayNameIn('hi-IN', '2026-11-20')).toBe('20 नव॰ 2026');
    expect(periodName({ from: '2026-11-20', to: '2026-11-20' })).toBe('20 Nov 2026');
    expect(periodName({ from: '2026-11-01', to: '2026-11-20' })).toBe('1–20 Nov 2026');
    expect(periodName({ from: '2026-04-01', to: '2027-03-31' })).toMatch(/^1 Apr 2026 ?– ?31 Mar 2027$/);
    expect(clockName(at)).toBe('12:05 am');
    expect(momentName(at)).toBe('21 Nov 2026, 12:05 am');
    expect(dateName(at)).toBe('21 Nov 2026');
  });

  it('write times in one way, of a moment and of a day', () => {
    expect(clockName(at - 5 * 60_000)).toBe('12:00 am');
    expect(['00:00', '09:05', '12:00', '19:05'].map(clockTime)).toEqual([
      '12:00 am',
      '9:05 am',
      '12:00 pm',
      '7:05 pm',
    ]);
  });

  it('leave out the date of today, by the day in India', () => {
    expect(shortMomentName(at, at + 60_000)).toBe('12:05 am');
    expect(shortMomentName(at - 10 * 60_000, at)).toBe('20 Nov, 11:55 pm');
    expect(clockOrDateName(at, at + 60_000)).toBe('12:05 am');
    expect(clockOrDateName(at - 10 * 60_000, at)).toBe('20 Nov');
  });
});

/**
 * Prints the same days in another time zone, in a process of its own, because a test cannot change the zone of its
 * thread.
 */
const script = `
  const days = await import('./iso-day.ts');
  const { PERIOD_NAMES, periodOf } = await import('./period.ts');
  const formats = await import('./formats.ts');
  const today = '2026-03-29'; // clocks change in Europe
  console.log(JSON.stringify([
    PERIOD_NAMES.map((name) => periodOf(name, today)),
    PERIOD_NAMES.map((name) => formats.periodName(periodOf(name, today))),
    [days.addDays(today, 1), days.addDays('2026-03-08', -1), days.mondayOf(today), days.isIsoDay(today)],
    [formats.dayName(today), formats.monthName('2026-03'), formats.momentName(1774800000000)],
    new Date(2026, 5, 1).getTimezoneOffset(),
  ]));
`;
const inZone = (zone: string): unknown[] =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--no-warnings', '--eval', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    }),
  ) as unknown[];

it('every browser sees the same days in any time zone', { timeout: 60_000 }, () => {
  const zones = ['UTC', 'America/New_York', 'Pacific/Kiritimati'].map(inZone);
  expect(new Set(zones.map((all) => all.at(-1))).size).toBe(3);
  const [first, ...others] = zones.map((all) => all.slice(0, -1));
  expect(others).toEqual([first, first]);
});
