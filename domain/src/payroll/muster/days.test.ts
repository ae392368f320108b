import { expect, it } from 'vitest';
import { aCell, aPerson } from '../../fixtures/payroll.ts';
import type { Mark } from '../shape/attendance-mark.ts';
import { paidHalves, paidWorkingHalves, payDaysOf, workedHalves } from './days.ts';

const [terms] = aPerson().terms;
const days = (...marks: Mark[]) =>
  marks.map((mark, n) => {
    if (terms === undefined) throw new Error('no terms');
    return {
      day: `2026-11-0${n + 1}` as const,
      terms,
      mark,
      overtimeMinutes: 0,
      isDisputed: false,
      confirmedAt: null,
    };
  });

it('pays a half day as one half, and as two where the other half was leave (P-MUSTER-12)', () => {
  const leaves = days('HPL', 'HCL', 'HSL');
  expect([paidHalves(leaves), paidWorkingHalves(leaves), workedHalves(leaves)]).toEqual([6, 6, 3]);
  const half = days('HD', 'WO');
  expect([paidHalves(half), paidWorkingHalves(half), workedHalves(half)]).toEqual([3, 1, 1]);
});

it('a day that nobody marked is there, without a mark, a dispute or a consent', () => {
  const all = payDaysOf('2026-11', aPerson({ joinedOn: '2026-11-29' }), {
    '30': aCell({ overtimeMinutes: 30, isDisputed: true, confirmed: { by: 'uid', at: 5 } }),
  });
  expect(all).toEqual([
    { day: '2026-11-29', terms, mark: null, overtimeMinutes: 0, isDisputed: false, confirmedAt: null },
    { day: '2026-11-30', terms, mark: 'P', overtimeMinutes: 30, isDisputed: true, confirmedAt: 5 },
  ]);
});
