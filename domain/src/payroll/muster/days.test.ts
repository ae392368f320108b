import { expect, it } from 'vitest';
import { aPerson } from '../../fixtures/payroll.ts';
import type { Mark } from '../shape/muster.schema.ts';
import { paidHalves, paidWorkingHalves, workedHalves } from './days.ts';

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
