import { describe, expect, it } from 'vitest';
import { aPunch, aPunchDay, aRoster } from '../fixtures/roster.ts';
import { aCell, aMuster, aPerson, PERSON_ID } from '../fixtures/payroll.ts';
import { HOUR, startOf } from '../time/ist.ts';
import { ownInSince, ownPunchDays, ownShifts } from './own-roster.ts';
import { acceptableAtOnce, suggestionsOf, watchOf } from './suggestions.ts';
import { stretchesOf, workedMinutes } from './stretches.ts';

const ravi = { id: PERSON_ID, value: aPerson() };
const TODAY = '2026-11-20';
const clock = (day: string, hour: number) => startOf(day) + hour * HOUR;
const day = (date: string, ...hours: number[]) =>
  aPunchDay({
    day: date,
    people: {
      [PERSON_ID]: hours.map((hour, n) =>
        aPunch({ id: `${date}${n}`, kind: n % 2 === 0 ? 'in' : 'out', at: clock(date, hour) }),
      ),
    },
  });
/** The restaurant punches: a colleague is there on each day of the week. */
const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', TODAY];
const attended = (now: number, ...punches: ReturnType<typeof day>[]) => ({
  rosters: [aRoster()],
  punches: WEEK.map((date) => {
    const known = punches.find((each) => each.day === date) ?? aPunchDay({ day: date, people: {} });
    return { ...known, people: { ...known.people, meena: [aPunch({ id: date, at: clock(date, 8) })] } };
  }),
  now,
  cutoff: '04:00',
});
const noMarks = aMuster({ people: {} });
const suggest = (now: number, punches: ReturnType<typeof day>[], muster = noMarks, people = [ravi]) =>
  suggestionsOf(attended(now, ...punches), people, muster, '2026-11', TODAY).map(
    ({ day: of, suggestion, stands }) => [of.slice(8), suggestion.mark, suggestion.reason, stands],
  );
const evening = clock(TODAY, 19);

describe('suggestions for the muster', () => {
  it('stand at each day that nobody marked, from the roster and the punches', () => {
    // 17 November is a Tuesday: the muster has Ravi’s weekly off there already.
    expect(
      suggest(evening, [day('2026-11-16', 10, 18), day('2026-11-18', 10, 13), day(TODAY, 10, 18)]),
    ).toEqual([
      ['16', 'P', 'worked', null],
      ['18', 'HD', 'short', null],
      ['19', 'A', 'absent', null],
      ['20', 'P', 'worked', null],
    ]);
  });

  it('never replace a mark but a day off, which "accept all" leaves', () => {
    const marked = aMuster({
      people: { [PERSON_ID]: { '19': aCell({ mark: 'CL' }), '17': aCell({ mark: 'WO' }) } },
    });
    const punches = [day('2026-11-17', 10, 18), day('2026-11-19', 10, 18)];
    const all = suggestionsOf(attended(evening, ...punches), [ravi], marked, '2026-11', TODAY);
    expect(all.map((each) => [each.day.slice(8), each.stands])).toEqual([
      ['16', null],
      ['17', 'WO'],
      ['18', null],
      ['20', null],
    ]);
    expect(acceptableAtOnce(all, '2026-11-17')).toEqual([]);
    expect(acceptableAtOnce(all, '2026-11-18')).toEqual([
      {
        personId: PERSON_ID,
        day: '2026-11-18',
        mark: 'A',
        overtimeMinutes: 0,
        read: { mark: null, overtimeMinutes: 0, claimed: null },
      },
    ]);
  });

  it('leave days that the person claims otherwise, and locked and settled months', () => {
    const claims = aMuster({
      people: {
        [PERSON_ID]: {
          '16': aCell({ mark: null, claimed: 'P' }),
          '18': aCell({ mark: null, claimed: 'PL', isDisputed: true }),
          '19': aCell({ mark: null, claimed: 'PL' }),
          '20': aCell(),
        },
      },
    });
    const punches = ['2026-11-16', '2026-11-18', '2026-11-19'].map((of) => day(of, 10, 18));
    expect(suggest(evening, punches, claims).map(([of]) => of)).toEqual(['16', '17']);
    expect(suggest(evening, punches, aMuster({ lockedAt: 1 }))).toEqual([]);
    const settled = { id: PERSON_ID, value: aPerson({ settledMonths: ['2026-11'] }) };
    expect(suggest(evening, punches, noMarks, [settled])).toEqual([]);
    const gone = { id: PERSON_ID, value: aPerson({ leftOn: '2026-11-16' }) };
    expect(suggest(evening, punches, noMarks, [gone]).map(([of]) => of)).toEqual(['16']);
  });
});

it('says who is late, who is missing and who never came', () => {
  const watch = (hour: number, ...hours: number[]) =>
    watchOf(
      attended(clock(TODAY, hour), ...(hours.length === 0 ? [] : [day(TODAY, ...hours)])),
      [ravi],
      noMarks,
      TODAY,
    );
  const nothing = { late: [], missing: [], absent: [] };
  expect(watch(9)).toEqual(nothing);
  expect(watch(11)).toEqual({ ...nothing, missing: [{ personId: PERSON_ID, minutes: 60 }] });
  expect(watch(11, 10.5)).toEqual({ ...nothing, late: [{ personId: PERSON_ID, minutes: 30 }] });
  expect(watch(19)).toEqual({ ...nothing, absent: [PERSON_ID] });
  const gone = { id: PERSON_ID, value: aPerson({ leftOn: '2026-11-16' }) };
  expect(watchOf(attended(clock(TODAY, 19)), [gone], noMarks, TODAY)).toEqual(nothing);
  const onLeave = aMuster({ people: { [PERSON_ID]: { '20': aCell({ mark: 'SL' }) } } });
  expect(watchOf(attended(clock(TODAY, 19)), [ravi], onLeave, TODAY)).toEqual(nothing);
});

it('says nothing of a day on which nobody punched: the device may be broken', () => {
  const known = { rosters: [aRoster()], punches: [], now: evening, cutoff: '04:00' };
  expect(suggestionsOf(known, [ravi], noMarks, '2026-11', TODAY)).toEqual([]);
  expect(watchOf(known, [ravi], noMarks, TODAY)).toEqual({ late: [], missing: [], absent: [] });
  expect(ownPunchDays(known, ravi, [TODAY], [])).toEqual([]);
});

describe('what a person sees of their own', () => {
  it('is this week and the next one', () => {
    const shifts = ownShifts({ rosters: [aRoster()] }, ravi, TODAY);
    expect(shifts).toHaveLength(14);
    expect(shifts[0]).toEqual({
      day: '2026-11-16',
      plan: { isOff: false, shifts: [{ from: 600, to: 1080 }] },
    });
    expect(shifts[7]).toEqual({ day: '2026-11-23', plan: null });
  });

  it('is each day with a punch or an absence, the latest first', () => {
    const known = attended(evening, day('2026-11-18', 10.5, 13), day(TODAY, 10, 18));
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', TODAY];
    expect(ownPunchDays(known, ravi, days, [])).toMatchObject([
      { day: TODAY, workedMinutes: 480, lateMinutes: 0, isAbsent: false },
      { day: '2026-11-19', punches: [], isAbsent: true },
      { day: '2026-11-18', workedMinutes: 150, lateMinutes: 30, isAbsent: false },
      { day: '2026-11-16', isAbsent: true },
    ]);
    // Leave that is entered is no absence; a day marked absent is one.
    const marked = aMuster({
      people: { [PERSON_ID]: { '16': aCell({ mark: 'PL' }), '19': aCell({ mark: 'A' }) } },
    });
    const absent = ownPunchDays(known, ravi, days, [marked]).filter(({ isAbsent }) => isAbsent);
    expect(absent.map((each) => each.day)).toEqual(['2026-11-19']);
  });

  it('says since when they are in, for 16 hours', () => {
    const since = (now: number, ...hours: number[]) =>
      ownInSince(attended(clock(TODAY, now), day(TODAY, ...hours)), PERSON_ID);
    expect(since(12, 10)).toBe(clock(TODAY, 10));
    expect(since(12, 10, 11)).toBeNull();
    expect(since(26, 10)).toBe(clock(TODAY, 10));
    expect(since(26.5, 10)).toBeNull();
  });
});

it('pairs punches whatever is missing', () => {
  const of = (...kinds: ('in' | 'out')[]) =>
    stretchesOf(kinds.map((kind, n) => aPunch({ id: `${n}`, kind, at: n * HOUR })));
  expect(of('in', 'out', 'in', 'out')).toEqual([
    { from: 0, to: HOUR },
    { from: 2 * HOUR, to: 3 * HOUR },
  ]);
  expect(of('in', 'in', 'out')).toEqual([
    { from: 0, to: null },
    { from: HOUR, to: 2 * HOUR },
  ]);
  expect(of('out', 'in')).toEqual([
    { from: null, to: 0 },
    { from: HOUR, to: null },
  ]);
  expect(of('in', 'out', 'out')).toEqual([
    { from: 0, to: HOUR },
    { from: null, to: 2 * HOUR },
  ]);
  expect(workedMinutes(of('in', 'out', 'in'))).toBe(60);
});
