import { describe, expect, it } from 'vitest';
import { aCell, aMuster, aPerson, PERSON_ID, someTerms } from '../../fixtures/payroll.ts';
import { reasonOf } from '../../fixtures/reason-of.ts';
import { daysOfMonth, finalPayBy } from './calendar.ts';
import { emptyMuster, marked, presentOn, musterRowOf, whyNotMarkable } from './muster.ts';
import type { CellTyped } from './cell-typed.ts';
import type { Muster } from '../shape/muster.schema.ts';
import type { Person } from '../shape/person.schema.ts';

const TODAY = '2026-11-20';
const nothing = emptyMuster('2026-11', 0);
const says = (overrides: Partial<CellTyped> = {}): CellTyped => ({
  personId: PERSON_ID,
  day: TODAY,
  mark: 'P',
  overtimeMinutes: 0,
  ...overrides,
});
const mark = (known: Muster, cells: readonly CellTyped[], person: Person = aPerson()) =>
  marked(known, new Map([[PERSON_ID, person]]), cells, TODAY);

it.each([
  ['2028-02', 29],
  ['2026-02', 28],
  ['2026-11', 30],
])('%s has its %i days', (month, count) => {
  const days = daysOfMonth(month);
  expect([days.length, days[0], days.at(-1)]).toEqual([count, `${month}-01`, `${month}-${count}`]);
});

it.each([
  ['2026-11-20', '2026-11-23'],
  ['2026-11-21', '2026-11-24'],
  ['2026-11-23', '2026-11-25'],
])('somebody who leaves on %s is paid by %s, for Sunday is no working day', (last, by) => {
  expect(finalPayBy(last)).toBe(by);
});

describe('a month that nobody has marked', () => {
  const row = (person: Person) =>
    Object.keys(musterRowOf(null, { id: PERSON_ID, value: person }, '2026-11')).toSorted();

  it('has the weekly days off of the time in which they work here', () => {
    expect(row(aPerson())).toEqual(['03', '10', '17', '24']);
    expect(row(aPerson({ joinedOn: '2026-11-10', leftOn: '2026-11-17' }))).toEqual(['10', '17']);
    expect(row(aPerson({ terms: [someTerms({ weeklyOff: null })] }))).toEqual([]);
  });

  it('follows terms that begin in the middle', () => {
    const terms = [someTerms(), someTerms({ from: '2026-11-15', weeklyOff: 'monday' })];
    expect(row(aPerson({ terms }))).toEqual(['03', '10', '16', '23', '30']);
  });

  it('is stored with the first mark of it, and then stays as marked', () => {
    const once = mark(nothing, [says()]);
    expect(Object.keys(once.people[PERSON_ID] ?? {}).toSorted()).toEqual(['03', '10', '17', '20', '24']);
    const cleared = mark(once, [says({ day: '2026-11-17', mark: null })]);
    expect(cleared.people[PERSON_ID]?.['17']?.mark).toBeNull();
    expect(cleared.people[PERSON_ID]?.['10']?.mark).toBe('WO');
  });
});

describe('marking', () => {
  it('keeps what another tab has marked, cell by cell', () => {
    const first = mark(nothing, [says({ day: '2026-11-18' })]);
    const both = mark(first, [says({ day: '2026-11-19', mark: 'A' })]);
    expect(both.people[PERSON_ID]).toMatchObject({ '18': { mark: 'P' }, '19': { mark: 'A' } });
  });

  it('is the same muster when nothing changes', () => {
    const once = mark(nothing, [says()]);
    expect(mark(once, [says()])).toBe(once);
  });

  it('settles what the person says of the day', () => {
    const disputed = aMuster({
      people: { [PERSON_ID]: { '20': aCell({ mark: 'A', claimed: 'P', isDisputed: true }) } },
    });
    expect(mark(disputed, [says()]).people[PERSON_ID]?.['20']).toEqual(aCell());
    expect(mark(disputed, [says({ mark: 'A' })]).people[PERSON_ID]?.['20']).toEqual(aCell({ mark: 'A' }));
  });

  it.each([
    ['day-not-worked', { day: '2026-11-09' }],
    ['day-not-worked', { day: '2026-11-20' }],
    [null, { day: '2026-11-10' }],
    [null, { day: '2026-11-19' }],
  ])('says %s of %o for somebody from the 10th to the 19th', (reason, overrides) => {
    const person = aPerson({ joinedOn: '2026-11-10', leftOn: '2026-11-19' });
    expect(whyNotMarkable(person, says(overrides), TODAY)).toBe(reason);
  });

  it.each(['P', 'A', 'HD'] as const)('takes no %s of a day to come', (of) => {
    expect(whyNotMarkable(aPerson(), says({ day: '2026-11-21', mark: of }), TODAY)).toBe('mark-too-early');
    expect(whyNotMarkable(aPerson(), says({ mark: of }), TODAY)).toBeNull();
  });

  it.each(['WO', 'PH', 'PL', 'CL', 'SL', null] as const)('takes %s of a day to come, no overtime', (of) => {
    const ahead = says({ day: '2026-11-21', mark: of });
    expect(whyNotMarkable(aPerson(), ahead, TODAY)).toBeNull();
    expect(whyNotMarkable(aPerson(), { ...ahead, overtimeMinutes: 1 }, TODAY)).toBe('mark-too-early');
  });

  it('refuses a month whose pay is approved, a wrong day, and somebody unknown', () => {
    expect(reasonOf(() => mark(aMuster({ lockedAt: 1 }), [says()]))).toBe('muster-locked');
    expect(reasonOf(() => mark(nothing, [says({ day: '2026-11-25' })]))).toBe('mark-too-early');
    expect(reasonOf(() => mark(nothing, [says({ personId: 'x' })]))).toBe('person-not-found');
  });

  it('refuses the days of a final pay, and those of no other month', () => {
    const paid = (month: string) => aPerson({ settledMonths: [month] });
    expect(whyNotMarkable(paid('2026-11'), says(), TODAY)).toBe('final-pay-stands');
    expect(whyNotMarkable(paid('2026-10'), says(), TODAY)).toBeNull();
  });
});

describe('everybody present', () => {
  const here = (muster: Muster | null, person: Person, day = TODAY) =>
    presentOn(muster, [{ id: PERSON_ID, value: person }], day).map(({ mark: of }) => of);
  const cell = (overrides: object) =>
    aMuster({ people: { [PERSON_ID]: { '20': aCell({ mark: null, ...overrides }) } } });

  it('takes those without a mark, and accepts their own suggestion', () => {
    expect(here(null, aPerson())).toEqual(['P']);
    expect(here(cell({}), aPerson())).toEqual(['P']);
    expect(here(cell({ claimed: 'P' }), aPerson())).toEqual(['P']);
  });

  it('leaves out who is marked, off, not here, or says otherwise', () => {
    expect(here(cell({ mark: 'A' }), aPerson())).toEqual([]);
    expect(here(cell({ claimed: 'SL' }), aPerson())).toEqual([]);
    expect(here(null, aPerson(), '2026-11-17')).toEqual([]);
    expect(here(null, aPerson({ leftOn: '2026-11-19' }))).toEqual([]);
    expect(here(null, aPerson({ settledMonths: ['2026-11'] }))).toEqual([]);
  });
});
