import { describe, expect, it } from 'vitest';
import { emptyDay } from '../days/day.schema.ts';
import type { Day } from '../days/day.schema.ts';
import { countApplied, countGivenBack, countKept, countTaken } from '../deposits/count-deposits.ts';
import { withTax } from '../deposits/deposit.ts';
import { anInvoice } from '../fixtures/billing.ts';
import { countInvoice } from '../days/day.ts';
import { exactly } from '../billing/documents/invoice.ts';
import { rupees } from '../money/money.ts';
import { vouchersOfDay } from './day-vouchers.ts';
import { debitedTo, isBalanced } from './voucher.ts';
import type { Ledger } from './ledger-names.ts';

const part = withTax(rupees(500), 500);
const [FIRST, SECOND, THIRD] = ['2026-11-20', '2026-11-21', '2026-11-22'];

const sums = (days: readonly Day[], ...ledgers: Ledger[]) => {
  const vouchers = days.flatMap((day) => vouchersOfDay(day));
  expect(vouchers.every(isBalanced)).toBe(true);
  return ledgers.map((ledger) => debitedTo(vouchers, ledger));
};

// By hand: 500.00 with 5 % inside is 476.20 and twice 11.90.
const taken = countTaken(emptyDay(FIRST), part, 'upi');

describe('the vouchers of a deposit', () => {
  it('are money, a liability and output tax on the day of its receipt voucher', () => {
    expect(sums([taken], 'upi', 'deposit', 'cgst', 'sgst')).toEqual([50_000, -47_620, -1_190, -1_190]);
  });

  it('leave nothing owed, and the bill’s own tax once, after the bill', () => {
    const invoice = anInvoice({ businessDay: SECOND });
    const { totalPaise } = invoice.bill;
    const restPaise = totalPaise - rupees(100);
    const small = withTax(rupees(100), 500);
    const received = countTaken(emptyDay(FIRST), small, 'cash');
    const paid = {
      ...invoice,
      payments: [exactly('deposit', rupees(100)), exactly('upi', rupees(restPaise / 100))],
    };
    const settled = countApplied(countInvoice(emptyDay(SECOND), paid), small, 1);
    const without = countInvoice(emptyDay(SECOND), invoice);
    const [cgst, sgst, sales] = sums([without], 'cgst', 'sgst', 'sales');
    expect(sums([received, settled], 'deposit', 'debtors', 'cgst', 'sgst', 'sales')).toEqual([
      0,
      0,
      cgst,
      sgst,
      sales,
    ]);
    expect(sums([received, settled], 'cash', 'upi')).toEqual([rupees(100), restPaise]);
  });

  it('are undone by a refund voucher', () => {
    const back = countGivenBack(emptyDay(SECOND), part, 'cash');
    expect(sums([taken, back], 'upi', 'cash', 'deposit', 'cgst', 'sgst')).toEqual([50_000, -50_000, 0, 0, 0]);
  });

  it('become income less their tax when it is kept', () => {
    const kept = countKept(emptyDay(SECOND), part, 1);
    expect(sums([taken, kept], 'deposit', 'keptDeposits', 'cgst')).toEqual([0, -47_620, -1_190]);
    const back = countGivenBack(countKept(emptyDay(THIRD), part, -1), part, 'upi');
    expect(sums([taken, kept, back], 'deposit', 'keptDeposits', 'cgst')).toEqual([0, 0, 0]);
  });
});
