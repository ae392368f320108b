import { describe, expect, it } from 'vitest';
import { countCreditNote } from '../days/day.ts';
import { aCreditNote } from '../fixtures/billing.ts';
import { aDay } from '../fixtures/days.ts';
import { anExpense } from '../fixtures/expenses.ts';
import { rupees, ZERO } from '../money/money.ts';
import { booksOf } from './books.ts';
import { debitedTo } from './voucher.ts';

const days = [aDay({ day: '2026-11-19' }), countCreditNote(aDay(), aCreditNote())];
const expenses = [
  { id: 'e1', value: anExpense() },
  { id: 'e2', value: anExpense({ method: null, dueOn: '2026-11-25' }) },
];

describe('the books of a period', () => {
  it('say what their vouchers add up to', () => {
    const { totals, vouchers, unbalanced } = booksOf(days, expenses);
    expect(unbalanced).toBe(0);
    expect(totals.netPaise).toBe(-debitedTo(vouchers, 'sales'));
    expect(totals.taxPaise).toBe(-debitedTo(vouchers, 'cgst') - debitedTo(vouchers, 'sgst'));
    expect(totals.takenPaise).toBe(debitedTo(vouchers, 'cash') + debitedTo(vouchers, 'upi') + 2_450_00);
    expect(totals.expensesPaise).toBe(-debitedTo(vouchers, 'creditors') + 2_450_00);
  });

  it('count a day whose figures contradict each other', () => {
    expect(booksOf([aDay({ totalPaise: rupees(1) })], []).unbalanced).toBe(1);
  });

  it('are empty of nothing', () => {
    expect(booksOf([], []).totals).toEqual({
      netPaise: ZERO,
      taxPaise: ZERO,
      takenPaise: ZERO,
      expensesPaise: ZERO,
    });
  });
});
