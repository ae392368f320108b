import { describe, expect, it } from 'vitest';
import { aCell, aPerson, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { daysOfMonth } from '@bhoj/domain/payroll/muster/calendar';
import {
  firstPlace,
  markOfKey,
  movedBy,
  nextPlace,
  shownCell,
  withoutPending,
  withPending,
} from './grid-model.ts';

const days = daysOfMonth('2026-11');
const TODAY = '2026-11-20';
const people = [
  { id: 'first', value: aPerson() },
  { id: 'gone', value: aPerson({ leftOn: '2026-10-31' }) },
  { id: 'joiner', value: aPerson({ joinedOn: '2026-11-05' }) },
];
const cell = { personId: PERSON_ID, day: TODAY, mark: 'P' as const, overtimeMinutes: 0 };

it('keys type marks, large or small; Delete clears; other keys type none', () => {
  expect(['P', 'a', 'h', 'w', 'f', 'l', 'c', 's'].map(markOfKey)).toEqual([
    'P',
    'A',
    'HD',
    'WO',
    'PH',
    'PL',
    'CL',
    'SL',
  ]);
  expect([markOfKey('Delete'), markOfKey('Backspace')]).toEqual([null, null]);
  expect([markOfKey('x'), markOfKey('Tab'), markOfKey('Enter')]).toEqual([undefined, undefined, undefined]);
});

it.each([
  ['ArrowRight', { row: 1, day: 6 }],
  ['ArrowLeft', { row: 1, day: 4 }],
  ['ArrowDown', { row: 2, day: 5 }],
  ['ArrowUp', { row: 0, day: 5 }],
  ['Home', { row: 1, day: 0 }],
  ['End', { row: 1, day: 29 }],
  ['PageDown', { row: 2, day: 5 }],
  ['PageUp', { row: 0, day: 5 }],
  ['p', null],
])('%s moves within the grid', (key, to) => {
  expect(movedBy(key, { row: 1, day: 5 }, { rows: 3, days: 30 })).toEqual(to);
});

it.each([
  [
    { person: 'joiner', day: '2026-11-07' },
    { row: 2, day: 6 },
  ],
  [
    { person: 'nobody', day: '2026-10-07' },
    { row: 0, day: 19 },
  ],
  [
    { person: null, day: null },
    { row: 0, day: 19 },
  ],
])('begins at %o where it is of the month, else at the first person and today', (asked, place) => {
  expect(firstPlace(people, days, asked, TODAY)).toEqual(place);
});

describe('typing moves on', () => {
  it('to the next day, and after today to the next person’s first', () => {
    expect(nextPlace({ row: 0, day: 3 }, people, days, TODAY)).toEqual({ row: 0, day: 4 });
    expect(nextPlace({ row: 0, day: 19 }, people, days, TODAY)).toEqual({ row: 2, day: 4 });
  });

  it('but not into days of an approved final pay', () => {
    const settled = { id: 'settled', value: aPerson({ settledMonths: ['2026-11'] }) };
    const [first, ...others] = people;
    if (first === undefined) throw new Error('nobody');
    expect(nextPlace({ row: 0, day: 19 }, [first, settled, ...others], days, TODAY)).toEqual({
      row: 3,
      day: 4,
    });
  });

  it('and stays at the very last', () => {
    expect(nextPlace({ row: 2, day: 19 }, people, days, TODAY)).toEqual({ row: 2, day: 19 });
  });
});

describe('a typed cell', () => {
  const typed = withPending(new Map(), [cell], null);
  const of = (known: typeof typed) => known.get(PERSON_ID)?.[TODAY];
  const stored = aCell({ mark: 'A', claimed: 'P', isDisputed: true });

  it('is shown until the muster that has it arrives', () => {
    expect(shownCell(stored, of(typed), 9)).toEqual(aCell());
    const kept = withPending(typed, [cell], 10);
    expect(shownCell(stored, of(kept), 9)).toEqual(aCell());
    expect(shownCell(stored, of(kept), 10)).toBe(stored);
    expect(shownCell(stored, undefined, 9)).toBe(stored);
  });

  it('that was typed anew does not end with the answer for the earlier one', () => {
    const anew = withPending(typed, [{ ...cell, mark: 'HD' }], null);
    expect(shownCell(stored, of(withPending(anew, [cell], 10)), 10)?.mark).toBe('HD');
    expect(of(withoutPending(anew, [cell]))?.cell.mark).toBe('HD');
  });

  it('is as before once it was refused', () => {
    expect(of(withoutPending(typed, [cell]))).toBeUndefined();
  });
});
