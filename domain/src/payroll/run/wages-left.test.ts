import { expect, it } from 'vitest';
import { aPayRun } from '../../fixtures/pay.ts';
import { aPerson } from '../../fixtures/payroll.ts';
import { paise } from '../../money/money.ts';
import { wagesLeftOf, wagesPeriodAt } from './wages-left.ts';

it.each([
  ['2026-12-01T00:00', '2026-11', '2026-12-07', false],
  ['2026-12-07T23:59', '2026-11', '2026-12-07', false],
  ['2026-12-08T00:00', '2026-11', '2026-12-07', true],
  ['2027-01-31T12:00', '2026-12', '2027-01-07', true],
  ['2027-03-31T12:00', '2027-02', '2027-03-07', true],
])('at %s the wages of %s are to be paid by %s, overdue: %s', (at, month, by, isOverdue) => {
  expect(wagesPeriodAt(Date.parse(`${at}+05:30`))).toEqual({ month, by, isOverdue });
});

const inTime = { month: '2026-11', isOverdue: false };
const late = { month: '2026-11', isOverdue: true };
const row = (rupees: number, isPaid: boolean) => ({
  name: 'Ravi',
  netPaise: paise(rupees * 100),
  problems: [],
  notes: [],
  isSettled: false,
  isPaid,
});

it('what is left is the net pay of whoever is not paid, in time and later', () => {
  const rows = { a: row(9_000, true), b: row(8_000, false), c: row(7_000, false) };
  const run = aPayRun({ state: 'approved', rows });
  expect(wagesLeftOf(inTime, run, [])).toBe(15_000_00);
  expect(wagesLeftOf(late, run, [])).toBe(15_000_00);
  expect(wagesLeftOf(late, aPayRun({ state: 'paid' }), [])).toBeUndefined();
});

it('without a run something is left for whoever worked here, until the day by which it is due', () => {
  expect(wagesLeftOf(inTime, null, [aPerson()])).toBeNull();
  expect(wagesLeftOf(inTime, aPayRun({ rows: {} }), [aPerson()])).toBeNull();
  expect(wagesLeftOf(late, null, [aPerson()])).toBeUndefined();
  expect(wagesLeftOf(inTime, null, [])).toBeUndefined();
  expect(wagesLeftOf(inTime, null, [aPerson({ joinedOn: '2026-12-01' })])).toBeUndefined();
});
