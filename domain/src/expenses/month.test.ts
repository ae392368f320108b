import { describe, expect, it } from 'vitest';
import { anExpense, aPart } from '../fixtures/expenses.ts';
import { paise } from '../money/money.ts';
import { startOf } from '../time/ist.ts';
import { isAdjustment, isMonthClosed, monthClosesOn, paidFromDrawer } from './month.ts';

const spent = (amount: number, overrides = {}) =>
  anExpense({ parts: [aPart({ amountPaise: paise(amount) })], ...overrides });

describe('a month', () => {
  it('closes on the 11th of the next one, also over the new year', () => {
    expect(monthClosesOn('2026-11')).toBe('2026-12-11');
    expect(monthClosesOn('2026-12')).toBe('2027-01-11');
    expect(isMonthClosed('2026-11', startOf('2026-12-11') - 1)).toBe(false);
    expect(isMonthClosed('2026-11', startOf('2026-12-11'))).toBe(true);
  });

  it('takes a cost that is entered or changed after its closing as an adjustment', () => {
    expect(isAdjustment({ month: '2026-11', changedAt: startOf('2026-12-10') })).toBe(false);
    expect(isAdjustment({ month: '2026-11', changedAt: startOf('2026-12-12') })).toBe(true);
  });

  it('takes only what was paid from the drawer out of it', () => {
    expect(
      paidFromDrawer([spent(100_00), spent(70_00, { method: 'cash' }), spent(5_00, { method: null })]),
    ).toBe(100_00);
  });
});
