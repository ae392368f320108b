/** Two rounded bills that are credited whole on the same day: nothing is left anywhere (P-FIGURE-2). */
import { describe, expect, it } from 'vitest';
import { computeBill } from '../billing/bill/bill.ts';
import { issueCreditNote } from '../billing/corrections/credit-note.ts';
import { exactly } from '../billing/documents/invoice.ts';
import { dayOf } from '../days/day.ts';
import { turnoverOf } from '../days/turnover.ts';
import { periodOf } from '../figures/span/period.ts';
import { creditedOf, netSalesOf } from '../figures/span/sales.ts';
import { aCharge, anInvoice, SERIES } from '../fixtures/billing.ts';
import { rupees, sum } from '../money/money.ts';
import { vouchersOfDay } from './day-vouchers.ts';
import { debitedTo, isBalanced } from './voucher.ts';

const DAY = anInvoice().businessDay;
const of = (sequence: number, price: number, method: 'cash' | 'upi') => {
  const bill = computeBill([aCharge({ unitPaise: rupees(price) })], { kind: 'tax-invoice' });
  const number = `INV/26-27/00000${sequence}`;
  return anInvoice({ bill, sequence, number, payments: [exactly(method, bill.totalPaise)] });
};
// 498.50 + 12.46 + 12.46 = 523.42, so ₹523 with −0.42; 918.00 + 22.95 + 22.95 = 963.90, so ₹964 with +0.10.
const invoices = [of(1, 498.5, 'upi'), of(2, 918, 'cash')];
const creditNotes = invoices.map((invoice, i) =>
  issueCreditNote({
    invoiceId: `invoice${i}`,
    invoice,
    before: [],
    portions: { '0': 1 },
    reason: 'Came cold',
    refund: { method: i === 0 ? 'upi' : 'cash', name: '' },
    requestId: `request${i}`,
    by: 'Asha',
    byId: 'asha',
    sequence: i + 1,
    series: SERIES,
    businessDay: DAY,
    at: invoice.issuedAt + 1,
  }),
);
const day = dayOf(DAY, { invoices, voided: new Set(), creditNotes });

describe('rounded bills that are credited whole', () => {
  it('leave no net sales and no turnover: 1,416.50 less 1,416.50', () => {
    expect(invoices.map(({ bill }) => [bill.totalPaise, bill.roundOffPaise])).toEqual([
      [rupees(523), rupees(-0.42)],
      [rupees(964), rupees(0.1)],
    ]);
    expect(day.credits).toMatchObject({ totalPaise: rupees(1487), roundOffPaise: rupees(-0.32) });
    expect(creditedOf(day)).toBe(rupees(1416.5));
    expect([netSalesOf(day), netSalesOf(periodOf([day])), turnoverOf(day)]).toEqual([0, 0, 0]);
    expect(sum(Object.values(day.hours ?? {}).map((hour) => hour.correctedPaise))).toBe(rupees(-1416.5));
  });

  it('leave the ledgers of sales and of round-off at zero', () => {
    const vouchers = vouchersOfDay(day);
    expect(vouchers.every(isBalanced)).toBe(true);
    expect(debitedTo(vouchers, 'sales', 'Credit Note')).toBe(rupees(1416.5));
    expect(debitedTo(vouchers, 'roundOff', 'Credit Note')).toBe(rupees(-0.32));
    expect([debitedTo(vouchers, 'sales'), debitedTo(vouchers, 'roundOff')]).toEqual([0, 0]);
  });

  it('leave nothing where they are declared void instead', () => {
    const voided = new Set(invoices.map(({ number }) => number));
    const without = dayOf(DAY, { invoices, voided, creditNotes: [] });
    expect([netSalesOf(without), without.roundOffPaise, turnoverOf(without)]).toEqual([0, 0, 0]);
  });
});
