import { describe, expect, it } from 'vitest';
import { anExpense, aPart, aVendorRefund } from '../fixtures/expenses.ts';
import { NOW } from '../fixtures/ids.ts';
import { paise, sum } from '../money/money.ts';
import { startOf } from '../time/ist.ts';
import { byCategory, byVendor, monthTotal } from './shares.ts';

const part = (category: string, amount: number) => aPart({ category, amountPaise: paise(amount) });
const list = [
  anExpense({ vendor: 'Mandi', parts: [part('Vegetables', 100_00), part('Dairy', 300_00)] }),
  anExpense({ vendor: 'mandi ', parts: [part('vegetables', 50_00), part('Vegetables', 25_00)] }),
  anExpense({ vendor: '', parts: [part('Gas and fuel', 175_00)] }),
];

it('splits expenses by the categories of their parts, without regard to case', () => {
  expect(byCategory(list)).toEqual([
    { name: 'Dairy', amountPaise: 300_00, count: 1 },
    { name: 'Gas and fuel', amountPaise: 175_00, count: 1 },
    { name: 'Vegetables', amountPaise: 175_00, count: 2 },
  ]);
});

it('spells a category as its latest expense does, in whichever order they come (P-EXPENSE-7)', () => {
  const of = (category: string, day: string, createdAt = NOW) =>
    anExpense({ day, createdAt, parts: [part(category, 100_00)] });
  const all = [of('Dairy', '2026-11-03'), of('DAIRY', '2026-11-20'), of('dairy', '2026-11-20', NOW + 1)];
  for (const each of [all, all.toReversed()])
    expect(byCategory(each)).toEqual([{ name: 'dairy', amountPaise: 300_00, count: 3 }]);
});

it('splits expenses by vendor, those without one under an empty name', () => {
  expect(byVendor(list)).toEqual([
    { name: 'Mandi', amountPaise: 475_00, count: 2 },
    { name: '', amountPaise: 175_00, count: 1 },
  ]);
});

it('has shares that add up to the sum of the expenses', () => {
  const whole = sum(list.map(({ amountPaise }) => amountPaise));
  for (const shares of [byCategory(list), byVendor(list)])
    expect(sum(shares.map(({ amountPaise }) => amountPaise))).toBe(whole);
});

it('has shares without what vendors gave back, which add up to the total without it', () => {
  const back = (dairy: number, vendor: string) =>
    aVendorRefund({
      vendor,
      amountPaise: paise(dairy),
      parts: [{ category: 'dairy', amountPaise: paise(dairy), gstPaise: paise(0) }],
    });
  const voided = { at: 1, by: { id: 'm', name: 'A' }, reason: 'x' };
  const refunds = [back(120_00, 'MANDI'), { ...back(50_00, 'Mandi'), voided }];
  expect(byCategory(list, refunds)).toEqual([
    { name: 'Dairy', amountPaise: 180_00, count: 1 },
    { name: 'Gas and fuel', amountPaise: 175_00, count: 1 },
    { name: 'Vegetables', amountPaise: 175_00, count: 2 },
  ]);
  expect(byVendor(list, refunds)).toEqual([
    { name: 'Mandi', amountPaise: 355_00, count: 2 },
    { name: '', amountPaise: 175_00, count: 1 },
  ]);
});

describe('the sums of a month', () => {
  const spent = (amount: number, overrides = {}) =>
    anExpense({ parts: [aPart({ amountPaise: paise(amount) })], ...overrides });

  it('adds up what was spent, its GST, what is due and the adjustments', () => {
    const late = { month: '2026-10', changedAt: startOf('2026-12-20') };
    const total = monthTotal([
      spent(100_00, { gstPaise: paise(5_00) }),
      spent(50_00, { method: null, dueOn: '2026-11-25', gstPaise: paise(2_00) }),
      spent(25_00, { ...late, gstPaise: paise(1_00) }),
    ]);
    expect(total).toEqual({
      totalPaise: 175_00,
      gstPaise: 8_00,
      duePaise: 50_00,
      adjustmentsPaise: 25_00,
      adjustmentsGstPaise: 1_00,
    });
    expect(monthTotal([]).totalPaise).toBe(0);
  });

  it('is less by the money that vendors gave back, with its GST, unless it is void', () => {
    const voided = { at: NOW, by: { id: 'masha0000000', name: 'Asha' }, reason: 'Twice' };
    const back = aVendorRefund({ amountPaise: paise(40_00), gstPaise: paise(2_00) });
    const createdAt = startOf('2026-12-20');
    const late = { ...back, amountPaise: paise(10_00), gstPaise: paise(50), createdAt };
    const list = [spent(100_00, { gstPaise: paise(5_00) })];
    expect(monthTotal(list, [back, late, { ...back, voided }])).toEqual({
      totalPaise: 50_00,
      gstPaise: 2_50,
      duePaise: 0,
      adjustmentsPaise: -10_00,
      adjustmentsGstPaise: -50,
    });
    expect(monthTotal(list, [{ ...back, voided }])).toEqual(monthTotal(list));
  });

  it('has an adjustment where money back that counted at the close is declared void later', () => {
    const by = { id: 'masha0000000', name: 'Asha' };
    const [open, closed] = [startOf('2026-11-25'), startOf('2026-12-20')];
    const back = (createdAt: number, at: number) =>
      aVendorRefund({
        month: '2026-11',
        amountPaise: paise(420_00),
        gstPaise: paise(20_00),
        createdAt,
        voided: { at, by, reason: 'Twice' },
      });
    const adjustmentsOf = (refund: ReturnType<typeof back>) =>
      monthTotal([spent(4_200_00)], [refund]).adjustmentsPaise;
    expect(monthTotal([spent(4_200_00)], [back(startOf('2026-11-21'), closed)])).toMatchObject({
      totalPaise: 4_200_00,
      adjustmentsPaise: 420_00,
      adjustmentsGstPaise: 20_00,
    });
    expect(adjustmentsOf(back(startOf('2026-11-21'), open))).toBe(0);
    expect(adjustmentsOf(back(closed, startOf('2026-12-21')))).toBe(0);
  });
});
