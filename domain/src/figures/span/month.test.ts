import { describe, expect, it } from 'vitest';
import { aDay, aMonth } from '../../fixtures/days.ts';
import { anExpense, aVendorRefund } from '../../fixtures/expenses.ts';
import { NOW } from '../../fixtures/ids.ts';
import { paise } from '../../money/money.ts';
import { monthExpensesSchema } from '../shape/period.schema.ts';
import { MONTH_MOST } from '../../expenses/month.ts';
import { startOf } from '../../time/ist.ts';
import {
  monthBounds,
  expensesOf,
  isFresh,
  lastDayOf,
  marksMonth,
  monthOfDays,
  sameFigures,
} from './month.ts';
import type { Expense } from '../../expenses/expense.schema.ts';

/** A day after the last of November, so that no cut-off can bring it another bill. */
const OVER = Date.parse('2026-12-02T00:00+05:30');
const part = (category: string, rupees: number) => ({
  category,
  item: '',
  amountPaise: paise(rupees * 100),
  quantity: null,
  unit: '' as const,
});
const spending = (...parts: Expense['parts']): Expense =>
  anExpense({ parts, amountPaise: paise(parts.reduce((all, { amountPaise }) => all + amountPaise, 0)) });

describe('a month', () => {
  it('runs to the first day of the next one', () => {
    expect(monthBounds('2026-11')).toEqual({ from: '2026-11-01', until: '2026-12-01' });
    expect(['2026-11', '2028-02'].map(lastDayOf)).toEqual(['2026-11-30', '2028-02-29']);
    expect(monthBounds('2026-12')).toEqual({ from: '2026-12-01', until: '2027-01-01' });
  });

  it('is computed at every look until no day of it can get a bill', () => {
    expect(isFresh(null)).toBe(false);
    expect(isFresh(aMonth({ computedAt: OVER - 1 }))).toBe(false);
    expect(isFresh(aMonth({ computedAt: OVER }))).toBe(true);
    expect(isFresh(aMonth({ computedAt: OVER, staleSince: OVER + 1 }))).toBe(false);
  });

  it('is marked by changes once it is over', () => {
    expect(marksMonth('2026-11', OVER - 1)).toBe(false);
    expect(marksMonth('2026-11', OVER)).toBe(true);
  });

  it('is made of its days and expenses, and says the same whenever it is computed', () => {
    const made = { days: [aDay()], expenses: [spending(part('Dairy', 80))] };
    const month = monthOfDays('2026-11', { ...made, at: NOW });
    expect(month).toMatchObject({
      month: '2026-11',
      sales: { days: 1, bills: 1, totalPaise: 378_00 },
      expenses: { totalPaise: 80_00 },
      payPaise: null,
      computedAt: NOW,
      staleSince: null,
    });
    expect(sameFigures(month, monthOfDays('2026-11', { ...made, at: NOW + 1 }))).toBe(true);
    expect(sameFigures(month, monthOfDays('2026-11', { ...made, days: [], at: NOW }))).toBe(false);
  });
});

describe('the expenses of a month', () => {
  it('are added up by category, the largest first', () => {
    const expenses = [
      spending(part('Dairy', 80), part('Rent', 10)),
      spending(part('Rent', 500), part('Gas', 80)),
    ];
    expect(expensesOf(expenses)).toMatchObject({
      totalPaise: 670_00,
      byCategory: [
        { category: 'Rent', amountPaise: 510_00, gstPaise: 0 },
        { category: 'Dairy', amountPaise: 80_00, gstPaise: 0 },
        { category: 'Gas', amountPaise: 80_00, gstPaise: 0 },
      ],
      isComplete: true,
    });
  });

  it('are one category in all its spellings, and spelled as in the latest expense (P-EXPENSE-7)', () => {
    const of = (category: string, day: string) => ({ ...spending(part(category, 100)), day });
    const back = aVendorRefund({
      parts: [{ category: 'DAIRY', amountPaise: paise(40_00), gstPaise: paise(0) }],
      amountPaise: paise(40_00),
      day: '2026-11-28',
    });
    const expenses = [
      of('Dairy', '2026-11-03'),
      of('dairy  goods', '2026-11-04'),
      of('dairy', '2026-11-20'),
      of('Dairy Goods', '2026-11-02'),
    ];
    const merged = [
      { category: 'dairy  goods', amountPaise: 200_00, gstPaise: 0 },
      { category: 'dairy', amountPaise: 160_00, gstPaise: 0 },
    ];
    expect(expensesOf(expenses, [back]).byCategory).toEqual(merged);
    expect(expensesOf(expenses.toReversed(), [back]).byCategory).toEqual(merged);
  });

  it('have the GST of each category, shared by the amounts of an expense', () => {
    const mixed = { ...spending(part('Dairy', 80), part('Rent', 40)), gstPaise: paise(10_00) };
    expect(expensesOf([mixed]).byCategory.map(({ gstPaise }) => gstPaise)).toEqual([6_67, 3_33]);
  });

  it('are less by what vendors gave back for the month, with its GST; a void refund takes nothing', () => {
    const bought = anExpense({
      parts: [part('Dairy', 600), part('Rent', 300)],
      gstPaise: paise(45_00),
    });
    const refund = aVendorRefund();
    const voided = { ...refund, voided: { at: 1, by: refund.by, reason: 'Twice' } };
    expect(expensesOf([bought], [refund, voided])).toMatchObject({
      totalPaise: 480_00,
      gstPaise: 25_00,
      moneyBackPaise: 420_00,
      byCategory: [
        { category: 'Rent', amountPaise: 300_00, gstPaise: 15_00 },
        { category: 'Dairy', amountPaise: 180_00, gstPaise: 10_00 },
      ],
    });
    expect(expensesOf([bought], [voided])).toEqual(expensesOf([bought]));
  });

  it('have as adjustments what was entered after the month had closed, less what vendors gave back then', () => {
    const late = { createdAt: startOf('2026-12-20'), changedAt: startOf('2026-12-20') };
    const [inTime, entered] = [spending(part('Dairy', 600)), { ...spending(part('Rent', 100)), ...late }];
    const refund = { ...aVendorRefund(), createdAt: late.createdAt };
    expect(expensesOf([inTime, entered]).adjustmentsPaise).toBe(100_00);
    const expenses = expensesOf([inTime, entered], [refund]);
    expect(expenses).toMatchObject({ totalPaise: 280_00, adjustmentsPaise: -320_00 });
    expect(monthExpensesSchema.safeParse(expenses).error?.issues).toBeUndefined();
    const at = startOf('2026-12-21');
    const voided = { ...aVendorRefund(), voided: { at, by: refund.by, reason: 'Twice' } };
    expect(expensesOf([inTime], [voided])).toMatchObject({ totalPaise: 600_00, adjustmentsPaise: 420_00 });
  });

  it('have in their adjustments the GST and the tax of self-invoices that are in the sums', () => {
    const changedAt = startOf('2026-12-20');
    const reverseCharge = {
      selfInvoiceId: 's1',
      number: '1',
      taxOn: '2026-12-20',
      taxPaise: paise(18_00),
    };
    const inTime = { ...spending(part('Dairy', 105)), gstPaise: paise(5_00), reverseCharge };
    const bought = { ...spending(part('Rent', 210)), gstPaise: paise(10_00), changedAt };
    const owed = { ...spending(part('Transport', 100)), reverseCharge, changedAt };
    expect(expensesOf([inTime, bought, owed])).toMatchObject({
      totalPaise: 451_00,
      gstPaise: 51_00,
      adjustmentsPaise: 328_00,
      adjustmentsGstPaise: 28_00,
    });
    expect(expensesOf([bought, owed])).toMatchObject({ totalPaise: 328_00, gstPaise: 28_00 });
  });

  it('can be stored where money came back for an expense that was not read', () => {
    const expenses = expensesOf([], [aVendorRefund()]);
    expect(expenses).toMatchObject({ totalPaise: -420_00, byCategory: [{ gstPaise: -20_00 }] });
    expect(monthExpensesSchema.safeParse(expenses).error?.issues).toBeUndefined();
  });

  it('say when there are more than are read', () => {
    const all = Array.from({ length: MONTH_MOST }, () => spending(part('Dairy', 1)));
    expect(expensesOf(all).isComplete).toBe(false);
    expect(expensesOf(all.slice(1)).isComplete).toBe(true);
  });
});
