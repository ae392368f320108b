import { describe, expect, it } from 'vitest';
import { aPunch } from '../fixtures/roster.ts';
import { HOUR, MINUTE, startOf } from '../time/ist.ts';
import { attendanceOf } from './attendance.ts';
import type { DayPlan } from './roster.schema.ts';

const DAY = '2026-11-20';
/** Hours of the day's clock, such as 10.5 for 10:30; above 24 on the next day. */
const at = (hour: number) => startOf(DAY) + Math.round(hour * 60) * MINUTE;
const plan = (...shifts: [number, number][]): DayPlan => ({
  isOff: false,
  shifts: shifts.map(([from, to]) => ({ from: from * 60, to: to * 60 })),
});
const OFF: DayPlan = { isOff: true, shifts: [] };
/** Punches in and out in turn; a null stands for a missing one. */
const punchesAt = (...hours: (number | null)[]) =>
  hours.flatMap((hour, n) =>
    hour === null ? [] : [aPunch({ id: `p${n}`, kind: n % 2 === 0 ? 'in' : 'out', at: at(hour) })],
  );
const on = (planned: DayPlan | null, hours: (number | null)[], now: number) =>
  attendanceOf({
    day: DAY,
    plan: planned,
    punches: punchesAt(...hours),
    isUsed: true,
    grace: 10,
    now: at(now),
    cutoff: '04:00',
  });
const P = (overtimeMinutes = 0) => ({ mark: 'P', overtimeMinutes, reason: 'worked' });

describe('presence', () => {
  const day = plan([10, 18]);
  it.each([
    ['expected', [], 9],
    ['expected', [], 10 + 10 / 60],
    ['missing', [], 10 + 11 / 60],
    ['absent', [], 18],
    ['in', [10], 12],
    ['out', [10, 12], 12.5],
    ['in', [10, 12, 13], 14],
    // Somebody who never punched out counts as in for 16 hours.
    ['in', [10], 26],
    ['out', [10], 26.1],
  ] as const)('is %s with punches at %j at %d o’clock', (presence, hours, now) => {
    expect(on(day, [...hours], now).presence).toBe(presence);
  });

  it('is nothing, or off, where no shift is planned', () => {
    expect(on(null, [], 30).presence).toBe('nothing');
    expect(on(OFF, [], 12).presence).toBe('off');
  });
});

describe('lateness', () => {
  it('counts from the start of the shift, beyond the grace', () => {
    expect(on(plan([10, 18]), [10 + 10 / 60], 12).lateMinutes).toBe(0);
    expect(on(plan([10, 18]), [10 + 11 / 60], 12).lateMinutes).toBe(11);
    expect(on(plan([10, 18]), [9.5], 12).lateMinutes).toBe(0);
    expect(on(plan([10, 18]), [], 10.5).lateMinutes).toBe(30);
  });

  it('is that of the worse of two shifts, and no break is late', () => {
    expect(on(plan([11, 15], [19, 23]), [11, 15, 19.5], 20).lateMinutes).toBe(30);
    expect(on(plan([10, 18]), [10, 13, 14], 15).lateMinutes).toBe(0);
  });

  it('of a night shift counts over midnight', () => {
    expect(on(plan([23, 31]), [24.5], 25).lateMinutes).toBe(90);
  });
});

describe('what a day suggests', () => {
  it('is nothing while the shift runs, or the person is in', () => {
    expect(on(plan([10, 18]), [10, 14], 17).suggestion).toBeNull();
    expect(on(plan([10, 18]), [10], 20).suggestion).toBeNull();
    expect(on(null, [10, 18], 20).suggestion).toBeNull();
    expect(on(null, [], 40).suggestion).toBeNull();
  });

  it('is present, with overtime of half an hour or more beyond the shift', () => {
    expect(on(plan([10, 18]), [10, 18], 19).suggestion).toEqual(P());
    expect(on(plan([10, 18]), [10, 18 + 29 / 60], 19).suggestion).toEqual(P());
    expect(on(plan([10, 18]), [10, 18.5], 19).suggestion).toEqual(P(30));
    // Coming early is no overtime, and late work first makes up the minutes that somebody missed at the start.
    expect(on(plan([10, 18]), [9, 18], 19).suggestion).toEqual(P());
    expect(on(plan([10, 18]), [11, 19.75], 20).suggestion).toEqual(P(45));
    expect(on(plan([18, 26]), [18, 27], 28).suggestion).toEqual(P(60));
  });

  it('is half a day below three quarters of the shifts', () => {
    const short = { mark: 'HD', overtimeMinutes: 0, reason: 'short' };
    expect(on(plan([10, 18]), [10, 16], 19).suggestion).toEqual(P());
    expect(on(plan([10, 18]), [10, 15.9], 19).suggestion).toEqual(short);
    expect(on(plan([11, 15], [19, 23]), [11, 15], 24).suggestion).toEqual(short);
  });

  it('is present without overtime where a punch is missing', () => {
    const missing = { mark: 'P', overtimeMinutes: 0, reason: 'punch-missing' };
    expect(on(plan([10, 18]), [10], 27).suggestion).toEqual(missing);
    expect(on(plan([10, 18]), [null, 20], 21).suggestion).toEqual(missing);
    expect(on(plan([10, 18]), [10, null, 14, 20], 21).suggestion).toEqual(missing);
  });

  it('is absent without a punch, and the day off where it is one', () => {
    expect(on(plan([10, 18]), [], 18).suggestion).toEqual({
      mark: 'A',
      overtimeMinutes: 0,
      reason: 'absent',
    });
    expect(on(OFF, [], 1).suggestion).toEqual({ mark: 'WO', overtimeMinutes: 0, reason: 'off' });
    expect(on(OFF, [], -1).suggestion).toBeNull();
    expect(on(OFF, [10, 18], 30).suggestion).toEqual({ mark: 'P', overtimeMinutes: 0, reason: 'worked-off' });
  });

  it('of somebody without a shift comes once the business day is over', () => {
    expect(on(null, [10, 14], 28).suggestion).toEqual(P());
    expect(on(null, [10, 13.9], 28).suggestion).toEqual({ mark: 'HD', overtimeMinutes: 0, reason: 'short' });
  });

  it('counts no punch that was taken out, or is to come', () => {
    const removed = { by: { uid: 'u', name: 'A' }, at: at(20), reason: 'Not here' };
    const punches = punchesAt(10, 18).map((each) => ({ ...each, removed }));
    const facts = { day: DAY, plan: plan([10, 18]), isUsed: true, grace: 10, now: at(19), cutoff: '04:00' };
    expect(attendanceOf({ ...facts, punches }).presence).toBe('absent');
    expect(attendanceOf({ ...facts, now: at(10) + HOUR, punches: punchesAt(10, 18) }).presence).toBe('in');
  });
});
