import { expect, it } from 'vitest';
import { aPayRun } from '../../fixtures/pay.ts';
import { aPerson } from '../../fixtures/payroll.ts';
import { areWagesUnpaid, wagesDueAt } from './wages-due.ts';

it.each([
  ['2026-12-04T23:59', null],
  ['2026-12-05T00:00', '2026-11'],
  ['2026-12-07T23:59', '2026-11'],
  ['2026-12-08T00:00', null],
  ['2027-01-06T09:00', '2026-12'],
  ['2027-03-05T09:00', '2027-02'],
])('on %s the wages of %s are due', (at, month) => {
  expect(wagesDueAt(Date.parse(`${at}+05:30`))).toBe(month);
});

it.each([
  ['draft', true],
  ['reviewed', true],
  ['approved', true],
  ['paid', false],
] as const)('wages of a run that is %s are unpaid: %s', (state, isUnpaid) => {
  expect(areWagesUnpaid('2026-11', aPayRun({ state }), [])).toBe(isUnpaid);
});

it.each([
  ['somebody', [aPerson()], true],
  ['nobody', [], false],
  ['somebody who joined later', [aPerson({ joinedOn: '2026-12-01' })], false],
  ['somebody who left before', [aPerson({ leftOn: '2026-10-31' })], false],
  ['somebody who left on the first', [aPerson({ leftOn: '2026-11-01' })], true],
])('a month without a run, with %s, has unpaid wages: %s', (_, people, isUnpaid) => {
  expect(areWagesUnpaid('2026-11', null, people)).toBe(isUnpaid);
  expect(areWagesUnpaid('2026-11', aPayRun({ state: 'draft', rows: {} }), people)).toBe(isUnpaid);
});
