import { describe, expect, it } from 'vitest';
import { anExpense, aPart, aVendorRefund } from '../fixtures/expenses.ts';
import { NOW } from '../fixtures/ids.ts';
import { paise, ZERO } from '../money/money.ts';
import { startOf } from '../time/ist.ts';
import { isAdjustment, isMonthClosed, monthClosesOn, monthTotal, paidFromDrawer } from './month.ts';

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

  it('adds up what was spent, its GST, what is due and the adjustments', () => {
    const late = { month: '2026-10', changedAt: startOf('2026-12-20') };
    const total = monthTotal([
      spent(100_00, { gstPaise: paise(5_00) }),
      spent(50_00, { method: null, dueOn: '2026-11-25', gstPaise: paise(2_00) }),
      spent(25_00, late),
    ]);
    expect(total).toEqual({ totalPaise: 175_00, gstPaise: 7_00, duePaise: 50_00, adjustmentsPaise: 25_00 });
    expect(monthTotal([]).totalPaise).toBe(0);
  });

  it('is less by the money that vendors gave back, with its GST, unless it is void', () => {
    const voided = { at: NOW, by: { id: 'masha0000000', name: 'Asha' }, reason: 'Twice' };
    const back = aVendorRefund({ amountPaise: paise(40_00), gstPaise: paise(2_00) });
    const late = { ...back, amountPaise: paise(10_00), gstPaise: ZERO, createdAt: startOf('2026-12-20') };
    const list = [spent(100_00, { gstPaise: paise(5_00) })];
    expect(monthTotal(list, [back, late, { ...back, voided }])).toEqual({
      totalPaise: 50_00,
      gstPaise: 3_00,
      duePaise: 0,
      adjustmentsPaise: -10_00,
    });
    expect(monthTotal(list, [{ ...back, voided }])).toEqual(monthTotal(list));
  });

  it('takes only what was paid from the drawer out of it', () => {
    expect(
      paidFromDrawer([spent(100_00), spent(70_00, { method: 'cash' }), spent(5_00, { method: null })]),
    ).toBe(100_00);
  });
});
