import { describe, expect, it } from 'vitest';
import { emptyDay } from '../../days/day.schema.ts';
import { rupees } from '../../money/money.ts';
import { dateOf, DAY, startOf } from '../../time/ist.ts';
import { heatOf } from './heat.ts';
import { lastSameWeekdays, projectionOf, salesUntil, usualNetSales, usualSalesUntil } from './pace.ts';
import type { Day } from '../../days/day.schema.ts';

/** 20 November 2026 is a Friday. */
const FRIDAY = '2026-11-20';
const earlier = (days: number): string => dateOf(startOf(FRIDAY) - days * DAY);

/** A day that sold for so many rupees, all of it at 20:00. */
const selling = (day: string, amount: number): Day => ({
  ...emptyDay(day),
  bills: 1,
  subtotalPaise: rupees(amount),
  byHour: { '20': rupees(amount) },
});

describe('the last four same weekdays', () => {
  it('leave out other weekdays, older ones, the day itself and closed ones', () => {
    const days = [7, 14, 21, 28, 35, 0, 1].map((ago) => selling(earlier(ago), 100));
    const closed = days.map((day) => (day.day === earlier(14) ? { ...day, bills: 0 } : day));
    expect(lastSameWeekdays(days, FRIDAY).map(({ day }) => day)).toEqual([7, 14, 21, 28].map(earlier));
    expect(lastSameWeekdays(closed, FRIDAY).map(({ day }) => day)).toEqual([7, 21, 28].map(earlier));
  });

  it('have a mean, and none without a day', () => {
    const days = [selling(earlier(7), 100), selling(earlier(14), 301)];
    expect(usualNetSales(days, FRIDAY)).toBe(200_50);
    expect(usualNetSales([], FRIDAY)).toBeNull();
    expect(usualSalesUntil([], FRIDAY, { hour: 20, cutoff: '04:00' })).toBeNull();
  });
});

describe('sales up to an hour', () => {
  const day = {
    byHour: { '03': rupees(1), '04': rupees(2), '12': rupees(4), '23': rupees(8), '00': rupees(16) },
  };
  const until = (hour: number) => salesUntil(day, { hour, cutoff: '04:00' }) / 100;

  it('begin at the cut-off, and the hours after midnight come last', () => {
    expect([4, 5, 12, 13, 23, 0, 1, 3].map(until)).toEqual([0, 2, 2, 6, 6, 14, 30, 30]);
  });

  it('have a mean of the same weekdays', () => {
    const days = [selling(earlier(7), 100), selling(earlier(14), 300)];
    expect(usualSalesUntil(days, FRIDAY, { hour: 21, cutoff: '04:00' })).toBe(200_00);
    expect(usualSalesUntil(days, FRIDAY, { hour: 20, cutoff: '04:00' })).toBe(0);
  });
});

describe('the projection of a month', () => {
  /** Every day from 26 October to 22 November sold for ₹100; 20 November is today. */
  const month = Array.from({ length: 28 }, (_, i) => selling(dateOf(startOf('2026-10-26') + i * DAY), 100));
  const upTo = (date: string) => month.filter(({ day }) => day < date);

  it('goes on as the weekdays went', () => {
    expect(projectionOf('2026-11', upTo(FRIDAY), FRIDAY)).toBe(30 * 100_00);
  });

  it('counts today with what it has, where that is more', () => {
    expect(projectionOf('2026-11', [...upTo(FRIDAY), selling(FRIDAY, 250)], FRIDAY)).toBe(
      29 * 100_00 + 250_00,
    );
    expect(projectionOf('2026-11', [...upTo(FRIDAY), selling(FRIDAY, 40)], FRIDAY)).toBe(30 * 100_00);
  });

  it('expects nothing of a weekday that is closed', () => {
    const noSundays = upTo(FRIDAY).filter(({ day }) => new Date(`${day}T00:00Z`).getUTCDay() !== 0);
    // November 2026 has five Sundays
    expect(projectionOf('2026-11', noSundays, FRIDAY)).toBe(25 * 100_00);
  });

  it('is the month itself once it is over, and not known without a weekday', () => {
    expect(projectionOf('2026-11', month, '2026-12-01')).toBe(22 * 100_00);
    expect(projectionOf('2026-11', [], FRIDAY)).toBeNull();
  });
});

describe('the heat of eight weeks', () => {
  it('has the mean sales of each hour of each weekday', () => {
    const days = [
      selling(earlier(7), 100),
      selling(earlier(56), 300),
      selling(earlier(57), 9),
      selling(FRIDAY, 7),
    ];
    const heat = heatOf(days, FRIDAY);
    expect(heat).toHaveLength(7 * 24);
    const at = (weekday: string, hour: string) =>
      heat.find((cell) => cell.weekday === weekday && cell.hour === hour)?.meanPaise;
    expect(at('friday', '20')).toBe(200_00);
    expect(at('friday', '19')).toBe(0);
    expect(at('thursday', '20')).toBeNull();
  });
});
