import { describe, expect, it } from 'vitest';
import { countCreditNote } from '../days/day.ts';
import { aCreditNote } from '../fixtures/billing.ts';
import { aDay } from '../fixtures/days.ts';
import { aMoneyBook } from '../fixtures/books.ts';
import { anExpense, aPart } from '../fixtures/expenses.ts';
import { aRent, aSelfInvoice, RENT_ID, SELF_INVOICE_ID } from '../fixtures/self-invoices.ts';
import { reverseChargeOf } from '../self-invoices/self-invoice.ts';
import { NOW } from '../fixtures/ids.ts';
import { aPayRun, aSlip } from '../fixtures/pay.ts';
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
    const { totals, vouchers, unbalanced } = booksOf(days, expenses, { months: ['2026-11'] });
    expect(unbalanced).toBe(0);
    expect(totals.netPaise).toBe(-debitedTo(vouchers, 'sales'));
    expect(totals.taxPaise).toBe(-debitedTo(vouchers, 'cgst') - debitedTo(vouchers, 'sgst'));
    expect(totals.takenPaise).toBe(debitedTo(vouchers, 'cash') + debitedTo(vouchers, 'upi') + 2_450_00);
    expect(totals.expensesPaise).toBe(-debitedTo(vouchers, 'creditors') + 2_450_00);
  });

  it('count a day whose figures contradict each other', () => {
    expect(booksOf([aDay({ totalPaise: rupees(1) })], [], { months: ['2026-11'] }).unbalanced).toBe(1);
  });

  it('have a cost of March that was paid in April in both months’ files, each with its own voucher', () => {
    // The audit’s 38,623 of March: the cost in March's file, the money in April's.
    const parts = [aPart({ amountPaise: rupees(38_623) })];
    const late = {
      id: 'e3',
      value: anExpense({ parts, day: '2027-04-06', month: '2027-03', method: 'bank' }),
    };
    const march = booksOf([], [late], { months: ['2027-03'] }).vouchers;
    const april = booksOf([], [], { months: ['2027-04'], paid: [late] }).vouchers;
    expect([debitedTo(march, 'creditors'), debitedTo(march, 'bank')]).toEqual([rupees(-38_623), 0]);
    expect([debitedTo(april, 'creditors'), debitedTo(april, 'bank')]).toEqual([
      rupees(38_623),
      rupees(-38_623),
    ]);
    expect([...march, ...april].map(({ day }) => day)).toEqual(['2027-03-31', '2027-04-06']);
  });

  it('have the tax of a self-invoice in the month in which it fell due, once, whenever the cost was entered', () => {
    const made = aSelfInvoice({ taxOn: '2026-12-12' });
    const reverseCharge = reverseChargeOf(SELF_INVOICE_ID, made);
    const due = { ...aRent(), method: null, dueOn: '2026-12-31', reverseCharge };
    const rent = { id: RENT_ID, value: due };
    const november = booksOf([], [rent], { months: ['2026-11'] });
    const december = booksOf([], [], { months: ['2026-12'], taxed: [rent] });
    const both = booksOf([], [rent], { months: ['2026-11', '2026-12'], paid: [rent], taxed: [rent] });
    expect(debitedTo(november.vouchers, 'reverseCharge')).toBe(0);
    expect(december.vouchers).toMatchObject([
      { id: `bhoj-expense-${RENT_ID}-reverse-${SELF_INVOICE_ID}`, day: '2026-12-12' },
    ]);
    expect(debitedTo(december.vouchers, 'reverseCharge')).toBe(-8_100_00);
    expect(both.vouchers).toEqual([...november.vouchers, ...december.vouchers]);
    expect([november, december].map(({ unbalanced }) => unbalanced)).toEqual([0, 0]);
  });

  it('have wages with what is payable, and their payment on its day', () => {
    // 16,000 wages + 2,863 shares = 13,887 to Ravi, 1,800 + 1,800 + 75 + 500 to the fund, 113 + 488 ESI, 200 tax.
    const payment = { method: 'bank', reference: '', paidOn: '2026-12-05', paidAt: NOW } as const;
    const of = { runs: [aPayRun({ state: 'paid' })], slips: [aSlip({ payment })] };
    const { vouchers, unbalanced } = booksOf([], [], { months: ['2026-11', '2026-12'], ...of });
    expect(unbalanced).toBe(0);
    const ledgers = [
      'wages',
      'employer',
      'fundPayable',
      'insurancePayable',
      'professionTaxPayable',
      'bank',
    ] as const;
    expect(ledgers.map((ledger) => debitedTo(vouchers, ledger))).toEqual(
      [16_000, 2_863, -4_175, -601, -200, -13_887].map(rupees),
    );
    expect(debitedTo(vouchers, 'wagesPayable')).toBe(0);
    expect(vouchers.map(({ day }) => day)).toEqual(['2026-11-30', '2026-12-05']);
    expect(booksOf([], [], { months: ['2026-11'], runs: [aPayRun()] }).vouchers).toEqual([]);
  });

  it('have tips that were paid out, and cash that was banked', () => {
    const banked = { kind: 'banked', day: '2026-11-20', note: '', amountPaise: rupees(5_000) } as const;
    const book = aMoneyBook();
    const money = [{ ...book, entries: { ...book.entries, m3: { ...banked, createdAt: NOW } } }];
    const { vouchers, unbalanced } = booksOf([], [], { months: ['2026-11'], money });
    expect(unbalanced).toBe(0);
    expect([debitedTo(vouchers, 'tips'), debitedTo(vouchers, 'cash')]).toEqual([rupees(300), rupees(-5_300)]);
    expect(debitedTo(vouchers, 'bank', 'Contra')).toBe(rupees(5_000));
  });

  it('are empty of nothing', () => {
    expect(booksOf([], [], { months: [] }).totals).toEqual({
      netPaise: ZERO,
      taxPaise: ZERO,
      takenPaise: ZERO,
      expensesPaise: ZERO,
      moneyBackPaise: ZERO,
    });
  });
});
