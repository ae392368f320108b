import { expect, it } from 'vitest';
import { aCell, aMuster, aPerson, PERSON_ID } from '../../fixtures/payroll.ts';
import { leaveOf } from './leave.ts';
import type { Mark } from '../shape/attendance-mark.ts';

const month = (of: string, marks: readonly Mark[]) =>
  aMuster({
    month: of,
    people: {
      [PERSON_ID]: Object.fromEntries(marks.map((mark, n) => [`0${n + 1}`, aCell({ mark })])),
      SomebodyElse: { '01': aCell({ mark: 'SL' }) },
    },
  });

it('is what was left − what was taken since, and what was taken in the year', () => {
  const musters = [month('2025-12', ['PL', 'PL']), month('2026-01', ['PL', 'CL', 'P', 'HD'])];
  expect(leaveOf(aPerson(), PERSON_ID, musters, '2026')).toEqual([
    { kind: 'PL', usedInYear: 1, left: 9 },
    { kind: 'CL', usedInYear: 1, left: 6 },
    { kind: 'SL', usedInYear: 0, left: 7 },
  ]);
});

it('of an earlier year counts December to its own year, and the days left stay those of today', () => {
  const musters = [month('2025-12', ['PL', 'PL']), month('2026-01', ['PL', 'CL', 'P', 'HD'])];
  expect(leaveOf(aPerson(), PERSON_ID, musters, '2025')).toEqual([
    { kind: 'PL', usedInYear: 2, left: 9 },
    { kind: 'CL', usedInYear: 0, left: 6 },
    { kind: 'SL', usedInYear: 0, left: 7 },
  ]);
});

it('takes half a day where the other half was worked', () => {
  const person = aPerson({ leaveHalves: { PL: 4, CL: 2, SL: 0 } });
  const musters = [month('2026-01', ['HPL', 'HPL', 'PL', 'HCL', 'HSL', 'HD'])];
  expect(leaveOf(person, PERSON_ID, musters, '2026')).toEqual([
    { kind: 'PL', usedInYear: 2, left: 0 },
    { kind: 'CL', usedInYear: 0.5, left: 0.5 },
    { kind: 'SL', usedInYear: 0.5, left: -0.5 },
  ]);
});

it('falls below zero where more was taken than was left', () => {
  const person = aPerson({ leaveHalves: { PL: 0, CL: 1, SL: 0 } });
  expect(leaveOf(person, PERSON_ID, [month('2026-01', ['CL'])], '2026')[1]).toMatchObject({ left: -0.5 });
});
