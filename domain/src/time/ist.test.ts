import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  DAY,
  HOUR,
  businessDayOf,
  clockOf,
  dateOf,
  financialYearOf,
  minuteOfDay,
  minutesOf,
  startOf,
  weekdayOf,
} from './ist.ts';

/** Returns the instant of an Indian wall-clock time. */
const ist = (text: string) => Date.parse(`${text}+05:30`);
const instant = fc.integer({ min: ist('2000-01-01T00:00'), max: ist('2099-12-31T23:59') });

/** Offset east of UTC in minutes, in January. */
const ZONES = [
  ['America/New_York', -300],
  ['Asia/Kolkata', 330],
  ['Pacific/Kiritimati', 840],
] as const;

describe.each(ZONES)('on a machine in %s', (zone, offset) => {
  beforeAll(() => {
    vi.stubEnv('TZ', zone);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it('the test really runs in that zone', () => {
    expect(-new Date(Date.UTC(2026, 0, 15)).getTimezoneOffset()).toBe(offset);
  });

  it('returns the calendar date of India', () => {
    expect(dateOf(ist('2026-10-05T00:00'))).toBe('2026-10-05');
    expect(dateOf(ist('2026-10-05T00:00') - 1)).toBe('2026-10-04');
    expect(dateOf(Date.parse('2026-10-04T18:30:00Z'))).toBe('2026-10-05');
  });

  it('returns the clock time and the weekday of India', () => {
    const at = ist('2026-10-05T09:07');
    expect(clockOf(at)).toBe('09:07');
    expect(minuteOfDay(at)).toBe(9 * 60 + 7);
    // 5 October 2026 is a Monday.
    expect(weekdayOf(at)).toBe('monday');
    expect(weekdayOf(ist('2026-10-04T23:59'))).toBe('sunday');
  });

  it('does not jump when other countries change their clocks', () => {
    // New York's clocks go forward on 8 March 2026.
    expect(clockOf(ist('2026-03-08T12:30'))).toBe('12:30');
    expect(startOf('2026-03-09') - startOf('2026-03-08')).toBe(DAY);
  });

  it('counts the hours before the cut-off towards the previous day', () => {
    expect(businessDayOf(ist('2026-10-05T01:30'), '04:00')).toBe('2026-10-04');
    expect(businessDayOf(ist('2026-10-05T03:59:59.999'), '04:00')).toBe('2026-10-04');
    expect(businessDayOf(ist('2026-10-05T04:00'), '04:00')).toBe('2026-10-05');
    expect(businessDayOf(ist('2026-10-05T23:59'), '04:00')).toBe('2026-10-05');
    expect(businessDayOf(ist('2026-10-05T00:00'), '00:00')).toBe('2026-10-05');
    expect(businessDayOf(ist('2027-01-01T00:30'), '04:00')).toBe('2026-12-31');
  });

  it('begins the financial year at midnight in India, not in UTC', () => {
    expect(financialYearOf(ist('2027-03-31T23:59:59.999'))).toBe('2026-27');
    expect(financialYearOf(ist('2027-04-01T00:00'))).toBe('2027-28');
    // 19:00 on 31 March in UTC
    expect(financialYearOf(Date.parse('2027-03-31T19:00:00Z'))).toBe('2027-28');
    expect(financialYearOf(ist('2026-12-31T23:00'))).toBe('2026-27');
    expect(financialYearOf(ist('2099-06-01T12:00'))).toBe('2099-00');
  });

  it('keeps business day and financial year apart at the end of the year', () => {
    const at = ist('2027-04-01T01:30');
    expect(businessDayOf(at, '04:00')).toBe('2027-03-31');
    expect(financialYearOf(at)).toBe('2027-28');
  });

  it('puts every instant within its own day', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const start = startOf(dateOf(at));
        expect(at - start).toBeGreaterThanOrEqual(0);
        expect(at - start).toBeLessThan(DAY);
        expect(Math.floor((at - start) / 60_000)).toBe(minuteOfDay(at));
        expect(minutesOf(clockOf(at))).toBe(minuteOfDay(at));
        expect(businessDayOf(at, '04:00')).toBe(dateOf(at - 4 * HOUR));
      }),
    );
  });
});
