import { describe, expect, it } from 'vitest';
import { aPunch, aPunchDay } from '../fixtures/roster.ts';
import { PERSON_ID } from '../fixtures/payroll.ts';
import { HOUR, MINUTE, startOf } from '../time/ist.ts';
import { MOST_ENTRIES, MOST_PUNCHES } from './punch.schema.ts';
import type { Punched, PunchKind } from './punch.schema.ts';
import {
  assertWithinDay,
  daysAround,
  ownToday,
  punchDayOf,
  repeatedPunch,
  withoutPunch,
  withPunch,
} from './punching.ts';
import type { OwnPunchDay } from './punching.ts';

const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21'] as const;
const at = (day: string, clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return startOf(day) + hours * HOUR + minutes * MINUTE;
};
const punched = (kind: PunchKind, time: number): Punched => aPunch({ id: `${kind}${time}`, kind, at: time });
const own = (fields: Partial<Record<string, Partial<OwnPunchDay>>> = {}): OwnPunchDay[] =>
  DAYS.map((day) => ({ day, plan: null, punches: [], ...fields[day] }));
const shift = (from: number, to: number) => ({ plan: { isOff: false, shifts: [{ from, to }] } });
const dayOf = (kind: PunchKind, time: number, days = own(), cutoff = '04:00') =>
  punchDayOf(kind, time, days, cutoff);

describe('the day of a punch', () => {
  it('is the business day where nothing is planned', () => {
    expect(daysAround(at('2026-11-21', '03:59'), '04:00')).toEqual(DAYS);
    expect(dayOf('in', at('2026-11-21', '03:59'))).toBe('2026-11-20');
    expect(dayOf('in', at('2026-11-21', '04:00'))).toBe('2026-11-21');
    expect(dayOf('in', at('2026-11-21', '00:30'), own(), '00:00')).toBe('2026-11-21');
  });

  it('of an out is the day of its in, over midnight and over the cut-off', () => {
    const days = own({ '2026-11-20': { punches: [punched('in', at('2026-11-20', '18:00'))] } });
    expect(dayOf('out', at('2026-11-21', '02:10'), days)).toBe('2026-11-20');
    expect(dayOf('out', at('2026-11-21', '05:00'), days)).toBe('2026-11-20');
    expect(dayOf('out', at('2026-11-21', '10:00'), days)).toBe('2026-11-20');
    // Somebody who punched in more than 16 hours before has forgotten the out.
    expect(dayOf('out', at('2026-11-21', '10:01'), days)).toBe('2026-11-21');
  });

  it('of an in is that of the shift which runs or begins soon, whatever the cut-off', () => {
    const baker = own({ '2026-11-21': shift(210, 690) });
    expect(dayOf('in', at('2026-11-21', '03:25'), baker)).toBe('2026-11-21');
    const night = own({ '2026-11-20': shift(1080, 1740), '2026-11-21': shift(360, 600) });
    expect(dayOf('in', at('2026-11-21', '04:30'), night)).toBe('2026-11-20');
    expect(dayOf('in', at('2026-11-21', '05:00'), night)).toBe('2026-11-21');
    expect(dayOf('out', at('2026-11-21', '05:00'), night)).toBe('2026-11-21');
  });
});

describe('a person’s own today', () => {
  const baker = own({ '2026-11-21': shift(210, 690) });

  it('is that of the shift which runs or begins soon, before the cut-off too', () => {
    expect(ownToday(at('2026-11-21', '03:00'), baker, '04:00')).toBe('2026-11-21');
    expect(ownToday(at('2026-11-21', '00:29'), baker, '04:00')).toBe('2026-11-20');
    expect(ownToday(at('2026-11-21', '03:00'), own(), '04:00')).toBe('2026-11-20');
  });

  it('is that of the stay which nobody has ended, up to 16 hours', () => {
    const night = own({ '2026-11-20': { punches: [punched('in', at('2026-11-20', '18:00'))] } });
    expect(ownToday(at('2026-11-21', '05:00'), night, '04:00')).toBe('2026-11-20');
    expect(ownToday(at('2026-11-21', '10:01'), night, '04:00')).toBe('2026-11-21');
  });
});

describe('a repeat', () => {
  const first = punched('in', at('2026-11-20', '10:00'));
  const days = own({ '2026-11-20': { punches: [first] } });
  const again = (id: string, kind: PunchKind, time: number) => repeatedPunch({ id, kind, at: time }, days);

  it('is the same request, or the same kind within two minutes', () => {
    expect(again(first.id, 'in', at('2026-11-20', '15:00'))?.punched).toBe(first);
    expect(again('other', 'in', first.at + 2 * MINUTE)?.day).toBe('2026-11-20');
    expect(again('other', 'in', first.at + 2 * MINUTE + 1)).toBeNull();
    expect(again('other', 'out', first.at + 1)).toBeNull();
  });

  it('is none of a punch that was taken out', () => {
    const gone = { ...first, removed: { by: { uid: 'u', name: 'A' }, at: first.at + 1, reason: 'x' } };
    const left = own({ '2026-11-20': { punches: [gone] } });
    expect(repeatedPunch({ id: 'other', kind: 'in', at: first.at + 2 }, left)).toBeNull();
  });
});

describe('corrections', () => {
  const correction = { by: { uid: 'u1', name: 'Asha' }, at: 9, reason: 'Forgot to punch out' };

  it('keep a punch that was taken out, once', () => {
    const known = aPunchDay();
    const [punch] = known.people[PERSON_ID] ?? [];
    const next = withoutPunch(known, PERSON_ID, punch?.id ?? '', correction);
    expect(next.people[PERSON_ID]).toEqual([{ ...punch, removed: correction }]);
    expect(withoutPunch(next, PERSON_ID, punch?.id ?? '', correction)).toBe(next);
    expect(() => withoutPunch(known, PERSON_ID, 'unknown', correction)).toThrow('invalid-input');
    expect(() => withoutPunch(null, PERSON_ID, 'unknown', correction)).toThrow('invalid-input');
  });

  it('name a time of the day, and none to come', () => {
    const now = at('2026-11-22', '12:00');
    const within = (time: number) => () => assertWithinDay('2026-11-20', time, now);
    // Somebody with a shift from half past midnight comes the evening before.
    expect(within(at('2026-11-19', '21:00'))).not.toThrow();
    expect(within(at('2026-11-21', '16:00'))).not.toThrow();
    expect(within(at('2026-11-19', '21:00') - 1)).toThrow('punch-out-of-day');
    expect(within(at('2026-11-21', '16:00') + 1)).toThrow('punch-out-of-day');
    expect(() => assertWithinDay('2026-11-22', now + 1, now)).toThrow('punch-out-of-day');
  });

  it('are always possible: what was added and taken out gives way', () => {
    const by = { by: { uid: 'u', name: 'Asha' }, at: 1, reason: 'Forgotten' };
    const added = (id: string) => aPunch({ id, added: by, device: null });
    const day = (all: readonly Punched[]) => aPunchDay({ people: { [PERSON_ID]: [...all] } });
    const taps = Array.from({ length: MOST_PUNCHES }, (_, n) => punched('in', n));
    const idsAfter = (all: readonly Punched[]) =>
      withPunch(day(all), '2026-11-20', PERSON_ID, added('new')).people[PERSON_ID]?.map(({ id }) => id);
    expect(idsAfter(taps)).toHaveLength(MOST_PUNCHES + 1);
    const more = (removed: Punched['removed']) =>
      Array.from({ length: MOST_ENTRIES - MOST_PUNCHES }, (_, n) => ({ ...added(`c${n}`), removed }));
    const [first, ...others] = taps.map((tap) => ({ ...tap, removed: by }));
    expect(idsAfter([...taps, ...more(by)])?.slice(MOST_PUNCHES, MOST_PUNCHES + 1)).toEqual(['c1']);
    expect(idsAfter([...(first ? [first] : []), ...others, ...more(null)])).not.toContain(first?.id);
    expect(() => idsAfter([...taps, ...more(null)])).toThrow('record-full');
  });

  it('and punches fill a day with 16', () => {
    const full = Array.from({ length: MOST_PUNCHES }, (_, n) => punched('in', n));
    const known = aPunchDay({ people: { [PERSON_ID]: full } });
    expect(() => withPunch(known, known.day, PERSON_ID, aPunch())).toThrow('record-full');
    expect(withPunch(known, known.day, 'other', aPunch()).people['other']).toHaveLength(1);
    expect(withPunch(null, '2026-11-20', PERSON_ID, aPunch())).toEqual(aPunchDay());
  });
});
