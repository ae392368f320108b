import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE, WEEKDAYS, weekdayOf } from './ist.ts';
import { DEFAULT_HOURS, openingAt, withinWindow } from './hours.ts';
import { clockSchema, operatingHoursSchema } from './hours.schema.ts';
import type { DayHours, OperatingHours } from './hours.ts';

/** Returns the instant of an Indian wall-clock time. 5 October 2026 is a Monday. */
const ist = (text: string) => Date.parse(`${text}+05:30`);

const everyDay = (hours: DayHours): OperatingHours => ({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
});
const closed: DayHours = { open: '09:00', close: '22:00', isOpen: false };

describe.each(['America/New_York', 'Asia/Kolkata'])('on a machine in %s', (zone) => {
  beforeAll(() => {
    vi.stubEnv('TZ', zone);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it('keeps the default hours, 09:00 to 22:00', () => {
    expect(openingAt(DEFAULT_HOURS, ist('2026-10-05T08:59:59.999'))).toEqual({
      isOpen: false,
      opensAt: ist('2026-10-05T09:00'),
    });
    expect(openingAt(DEFAULT_HOURS, ist('2026-10-05T09:00'))).toEqual({
      isOpen: true,
      until: ist('2026-10-05T22:00'),
    });
    expect(openingAt(DEFAULT_HOURS, ist('2026-10-05T21:59:59.999')).isOpen).toBe(true);
    expect(openingAt(DEFAULT_HOURS, ist('2026-10-05T22:00'))).toEqual({
      isOpen: false,
      opensAt: ist('2026-10-06T09:00'),
    });
  });

  it('stays open after midnight until the closing time', () => {
    const hours = everyDay({ open: '18:00', close: '01:30', isOpen: true });
    expect(openingAt(hours, ist('2026-10-06T01:29'))).toEqual({
      isOpen: true,
      until: ist('2026-10-06T01:30'),
    });
    expect(openingAt(hours, ist('2026-10-05T23:00'))).toEqual({
      isOpen: true,
      until: ist('2026-10-06T01:30'),
    });
    expect(openingAt(hours, ist('2026-10-06T01:30'))).toEqual({
      isOpen: false,
      opensAt: ist('2026-10-06T18:00'),
    });
  });

  it("finishes Monday's night although Tuesday is closed, and opens no Tuesday night", () => {
    const hours = { ...everyDay({ open: '18:00', close: '02:00', isOpen: true }), tuesday: closed };
    expect(openingAt(hours, ist('2026-10-06T01:00')).isOpen).toBe(true);
    expect(openingAt(hours, ist('2026-10-06T20:00'))).toEqual({
      isOpen: false,
      opensAt: ist('2026-10-07T18:00'),
    });
    expect(openingAt(hours, ist('2026-10-07T01:00')).isOpen).toBe(false);
  });

  it('closes at midnight when the closing time is 00:00', () => {
    const hours = everyDay({ open: '11:00', close: '00:00', isOpen: true });
    expect(openingAt(hours, ist('2026-10-05T23:59'))).toEqual({
      isOpen: true,
      until: ist('2026-10-06T00:00'),
    });
    expect(openingAt(hours, ist('2026-10-06T00:00')).isOpen).toBe(false);
  });

  it.each(['00:00', '09:00'])('is open day and night from %s to %s', (clock) => {
    const hours = everyDay({ open: clock, close: clock, isOpen: true });
    const at = ist('2026-10-05T08:30');
    const opening = openingAt(hours, at);
    // Not "until 09:00", because it opens again at 09:00.
    expect(opening.isOpen && opening.until - at).toBeGreaterThan(6 * DAY);
  });

  it('joins a full day to the next day and ends with the last one', () => {
    const hours = {
      ...everyDay(closed),
      friday: { open: '09:00', close: '09:00', isOpen: true },
      saturday: { open: '09:00', close: '14:00', isOpen: true },
    };
    expect(openingAt(hours, ist('2026-10-09T12:00'))).toEqual({
      isOpen: true,
      until: ist('2026-10-10T14:00'),
    });
  });

  it('finds the only open day, a week ahead', () => {
    const hours = { ...everyDay(closed), monday: { open: '10:00', close: '12:00', isOpen: true } };
    expect(openingAt(hours, ist('2026-10-05T12:00'))).toEqual({
      isOpen: false,
      opensAt: ist('2026-10-12T10:00'),
    });
    expect(openingAt(hours, ist('2026-10-11T23:59'))).toEqual({
      isOpen: false,
      opensAt: ist('2026-10-12T10:00'),
    });
  });

  it('never opens when every day is closed', () => {
    expect(openingAt(everyDay(closed), ist('2026-10-05T12:00'))).toEqual({ isOpen: false, opensAt: null });
  });

  it('is open until just before the time it names, and opens exactly at the time it names', () => {
    const clock = fc
      .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
      .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
    const day = fc.record({ open: clock, close: clock, isOpen: fc.boolean() });
    const week = fc
      .tuple(day, day, day, day, day, day, day)
      .map(
        (days) =>
          Object.fromEntries(
            WEEKDAYS.map((name, i) => [name, days[i] ?? closed]),
          ) as unknown as OperatingHours,
      );
    const minute = fc.nat({ max: 14 * 24 * 60 }).map((n) => ist('2026-10-05T00:00') + n * MINUTE);
    fc.assert(
      fc.property(week, minute, (hours, at) => {
        const now = openingAt(hours, at);
        if (now.isOpen) {
          expect(now.until).toBeGreaterThan(at);
          expect(openingAt(hours, now.until - 1).isOpen).toBe(true);
          // The search ends a week ahead, perhaps during opening hours.
          if (now.until - at < 6 * DAY) expect(openingAt(hours, now.until).isOpen).toBe(false);
        } else if (now.opensAt !== null) {
          expect(openingAt(hours, now.opensAt).isOpen).toBe(true);
          expect(openingAt(hours, now.opensAt - 1).isOpen).toBe(false);
          expect(hours[weekdayOf(now.opensAt)].isOpen).toBe(true);
          expect(now.opensAt - at).toBeLessThanOrEqual(7 * DAY);
        } else {
          expect(WEEKDAYS.some((name) => hours[name].isOpen)).toBe(false);
        }
      }),
    );
  });

  it('respects a daily window', () => {
    const breakfast = (at: string) => withinWindow('07:00', '11:00', ist(`2026-10-05T${at}`));
    expect(breakfast('06:59')).toBe(false);
    expect(breakfast('07:00')).toBe(true);
    expect(breakfast('10:59:59')).toBe(true);
    expect(breakfast('11:00')).toBe(false);
  });

  it('respects a window over midnight', () => {
    const late = (at: string) => withinWindow('22:00', '02:00', ist(`2026-10-05T${at}`));
    expect(['22:00', '23:59', '00:00', '01:59'].map(late)).toEqual([true, true, true, true]);
    expect(['21:59', '02:00', '12:00'].map(late)).toEqual([false, false, false]);
  });

  it('is always within a missing window or one that ends where it begins', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const at = ist('2026-10-05T00:00') + hour * HOUR;
      expect(withinWindow(null, null, at)).toBe(true);
      expect(withinWindow('09:00', '09:00', at)).toBe(true);
    }
  });
});

describe('schemas of hours', () => {
  it.each(['00:00', '09:05', '23:59'])('take %s', (text) => {
    expect(clockSchema.safeParse(text).success).toBe(true);
  });
  it.each(['24:00', '9:00', '09:60', '09:00:00', ''])('refuse "%s"', (text) => {
    expect(clockSchema.safeParse(text).success).toBe(false);
  });
  it('requires all seven days, and defaults to open from 09:00 to 22:00 (LIMIT-5)', () => {
    expect(operatingHoursSchema.safeParse(DEFAULT_HOURS).success).toBe(true);
    expect(Object.keys(DEFAULT_HOURS)).toEqual([...WEEKDAYS]);
    for (const day of Object.values(DEFAULT_HOURS)) {
      expect(day).toEqual({ open: '09:00', close: '22:00', isOpen: true });
    }
    const { sunday: _, ...six } = DEFAULT_HOURS;
    expect(operatingHoursSchema.safeParse(six).success).toBe(false);
  });
});
