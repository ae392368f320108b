import { describe, expect, it } from 'vitest';
import { aRoster, aWeekPlan } from '../fixtures/roster.ts';
import { PERSON_ID } from '../fixtures/payroll.ts';
import { rosterSchema, weekPlanSchema } from './roster.schema.ts';
import { copiedFrom, daysOfWeek, EMPTY_WEEK, graceOn, planOn, savedRoster, weekOf } from './week.ts';

const by = { uid: 'u1', name: 'Asha' };

describe('a week', () => {
  it('runs from Monday to Sunday, over the end of a year too', () => {
    expect(weekOf('2026-11-22')).toBe('2026-11-16');
    expect(weekOf('2026-11-16')).toBe('2026-11-16');
    expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
    expect(weekOf('2027-01-03')).toBe('2026-12-28');
  });

  it('says what is planned for a person, and its own grace', () => {
    const rosters = [aRoster({ graceMinutes: 5 })];
    expect(planOn(rosters, PERSON_ID, '2026-11-16')).toEqual({
      isOff: false,
      shifts: [{ from: 600, to: 1080 }],
    });
    expect(planOn(rosters, PERSON_ID, '2026-11-17')?.isOff).toBe(true);
    expect(planOn(rosters, PERSON_ID, '2026-11-22')).toBeNull();
    expect(planOn(rosters, PERSON_ID, '2026-11-23')).toBeNull();
    expect(planOn(rosters, 'nobody', '2026-11-16')).toBeNull();
    expect([graceOn(rosters, '2026-11-20'), graceOn(rosters, '2026-11-23')]).toEqual([5, 10]);
  });

  it('is copied for those who work here and have nothing planned', () => {
    const own = EMPTY_WEEK.map(() => ({ isOff: true, shifts: [] }));
    const before = { ravi: aWeekPlan, meena: aWeekPlan, gone: aWeekPlan };
    expect(copiedFrom(before, { meena: own, sunil: EMPTY_WEEK }, ['ravi', 'meena', 'sunil'])).toEqual({
      ravi: aWeekPlan,
      meena: own,
    });
  });
});

describe('saving a week', () => {
  const typed = {
    week: '2026-11-16',
    graceMinutes: 10,
    people: { [PERSON_ID]: aWeekPlan, other: EMPTY_WEEK },
  };

  it('begins with version 1, without people who have nothing planned', () => {
    const saved = savedRoster(null, { ...typed, version: 0 }, by, 5);
    expect(saved).toEqual({ ...aRoster(), changedAt: 5, changedBy: by });
    expect(rosterSchema.decode(rosterSchema.encode(saved))).toEqual(saved);
  });

  it('refuses a page that has not seen the last change, and takes a repeat', () => {
    const stored = aRoster({ version: 3 });
    expect(savedRoster(stored, { ...typed, version: 2 }, by, 5)).toBe(stored);
    const other = { ...typed, graceMinutes: 15 };
    expect(() => savedRoster(stored, { ...other, version: 2 }, by, 5)).toThrow('changed-meanwhile');
    expect(() => savedRoster(null, { ...other, version: 2 }, by, 5)).toThrow('changed-meanwhile');
    expect(savedRoster(stored, { ...other, version: 3 }, by, 5).version).toBe(4);
  });

  it('takes no shifts that overlap, are longer than 16 hours, or stand on a day off', () => {
    const weekWith = (shifts: object[], isOff = false) =>
      weekPlanSchema.safeParse([{ isOff, shifts }, ...EMPTY_WEEK.slice(1)]).success;
    expect(
      weekWith([
        { from: 660, to: 900 },
        { from: 900, to: 1380 },
      ]),
    ).toBe(true);
    expect(
      weekWith([
        { from: 660, to: 901 },
        { from: 900, to: 1380 },
      ]),
    ).toBe(false);
    expect(weekWith([{ from: 0, to: 960 }])).toBe(true);
    expect(weekWith([{ from: 0, to: 961 }])).toBe(false);
    expect(weekWith([{ from: 600, to: 600 }])).toBe(false);
    expect(weekWith([{ from: 600, to: 700 }], true)).toBe(false);
    expect(weekWith([])).toBe(false);
  });
});
