import { describe, expect, it } from 'vitest';
import { computeBill } from '../billing/bill/bill.ts';
import { countCreditNote, countDebitNote, countInvoice, countVoid } from '../days/day.ts';
import { tipsHeldOf } from '../days/day-sums.ts';
import { emptyDay } from '../days/day.schema.ts';
import { aPayout } from '../fixtures/books.ts';
import { aCharge, aCreditNote, aDebitNote, anInvoice } from '../fixtures/billing.ts';
import { aDay } from '../fixtures/days.ts';
import { anExpense, aPart, aVendorRefund } from '../fixtures/expenses.ts';
import { netSalesOf } from '../figures/span/sales.ts';
import { tendersOf } from '../figures/span/tenders.ts';
import { paise, rupees, ZERO } from '../money/money.ts';
import { expenseRows, paymentRows, salesRows } from './book-rows.ts';
import { taxHalves, vouchersOfDay } from './day-vouchers.ts';
import { vouchersOfExpense, vouchersOfRefund } from './expense-vouchers.ts';
import { vouchersOfEntry } from './money-vouchers.ts';
import { LEDGER_NAMES, ledgerNamesSchema, LEDGERS } from './ledger-names.ts';
import { tallyRupees, tallyXml } from './tally-xml.ts';
import { debitedTo, isBalanced } from './voucher.ts';

/** A day with a bill, a void bill, a credit note, tips, a named way of paying and a returned part payment. */
const full = () => {
  const invoice = anInvoice();
  const sold = countCreditNote(countVoid(countInvoice(aDay(), invoice), invoice), aCreditNote());
  return {
    ...sold,
    byMethod: { cash: rupees(178), 'other:Sodexo': rupees(200) },
    tipsByMethod: { upi: rupees(20) },
    partReturns: {
      count: 1,
      takenByMethod: { upi: rupees(50) },
      givenByMethod: { cash: rupees(50) },
    },
  };
};

describe('the vouchers of a day', () => {
  it('balance, one by one', () => {
    const vouchers = vouchersOfDay(full());
    expect(vouchers.length).toBeGreaterThan(6);
    expect(vouchers.filter((each) => !isBalanced(each))).toEqual([]);
    expect(new Set(vouchers.map(({ id }) => id)).size).toBe(vouchers.length);
  });

  it('have the net sales, the tax and the total of the day', () => {
    const day = full();
    const vouchers = vouchersOfDay(day);
    expect(debitedTo(vouchers, 'sales')).toBe(-netSalesOf(day));
    const taxes = (['cgst', 'sgst', 'vat'] as const).map((ledger) => -debitedTo(vouchers, ledger));
    expect(taxes[0]! + taxes[1]! + taxes[2]!).toBe(day.taxPaise - day.credits.taxPaise);
    expect(debitedTo(vouchers, 'debtors', 'Sales')).toBe(day.totalPaise);
  });

  it('have what each way of paying took less what it gave back', () => {
    const day = full();
    const vouchers = vouchersOfDay(day);
    const cash = tendersOf([day]).find(({ key }) => key === 'cash');
    expect(debitedTo(vouchers, 'cash')).toBe(cash!.takenPaise - cash!.givenBackPaise);
    expect(debitedTo(vouchers, 'upi')).toBe(70_00);
    expect(debitedTo(vouchers, 'tips')).toBe(-20_00);
    const named = vouchers.flatMap(({ entries }) =>
      entries.filter(({ ledger }) => typeof ledger === 'object'),
    );
    expect(named).toEqual([{ ledger: { name: 'Sodexo' }, debitPaise: 200_00 }]);
  });

  it('leave out cash tips, as the drawer and the tips that are held do', () => {
    const day = { ...full(), tipsByMethod: { cash: rupees(30), upi: rupees(20) } };
    expect(debitedTo(vouchersOfDay(day), 'tips')).toBe(-tipsHeldOf(day));
    expect(debitedTo(vouchersOfDay(day), 'cash')).toBe(debitedTo(vouchersOfDay(full()), 'cash'));
  });

  it('have goods, exempt dishes and liquor in ledgers of their own, and additions as sales', () => {
    const of = (...charges: Parameters<typeof aCharge>[0][]) =>
      computeBill(
        charges.map((charge, n) => aCharge({ itemId: `d${n}`, ...charge })),
        { kind: 'tax-invoice' },
      );
    const bill = of(
      { unitPaise: rupees(100) },
      { unitPaise: rupees(287), taxClass: 'goods', hsn: '1704' },
      { unitPaise: rupees(30), taxClass: 'exempt' },
      { unitPaise: rupees(200), taxClass: 'liquor', taxBp: 1000 },
    );
    const sold = countInvoice(emptyDay('2026-11-20'), anInvoice({ bill }));
    const noted = countDebitNote(sold, aDebitNote({ bill: of({ unitPaise: rupees(20) }) }));
    const vouchers = vouchersOfDay(noted);
    expect(vouchers.every(isBalanced)).toBe(true);
    expect(
      (['sales', 'goodsSales', 'exemptSales', 'liquorSales'] as const).map(
        (name) => -debitedTo(vouchers, name),
      ),
    ).toEqual([120_00, 287_00, 30_00, 200_00]);
    expect(vouchers.find(({ id }) => id.endsWith('debit-notes'))?.kind).toBe('Sales');
  });

  it('owe the restaurant what aggregators were handed over, until their payouts', () => {
    const day = {
      ...emptyDay('2026-11-20'),
      byOperator: { Swiggy: { count: 2, totalPaise: rupees(10_000) } },
    };
    const vouchers = [...vouchersOfDay(day), ...vouchersOfEntry('m1', aPayout())];
    expect(debitedTo(vouchers, 'operators')).toBe(0);
    expect(debitedTo(vouchers, 'commission')).toBe(2_200_00);
    expect(debitedTo(vouchers, 'bank')).toBe(7_400_00);
  });

  it('are none of a day without a bill', () => {
    expect(vouchersOfDay(emptyDay('2026-11-20'))).toEqual([]);
  });

  it('share an odd paisa of tax', () => {
    expect(taxHalves({ gstPaise: paise(5), vatPaise: paise(7) })).toEqual({
      cgstPaise: 3,
      sgstPaise: 2,
      vatPaise: 7,
    });
  });
});

describe('the vouchers of money back', () => {
  const refund = aVendorRefund({ day: '2026-12-03', method: 'bank' });

  it('take the cost back from its month, with the tax that was claimed, and receive the money on its day', () => {
    const [cost, received] = vouchersOfRefund({ id: 'r1', value: refund }, [1, 2]);
    expect(cost).toMatchObject({ id: 'bhoj-refund-r1', kind: 'Journal', day: '2026-11-30' });
    expect(cost?.entries).toEqual([
      { ledger: 'creditors', debitPaise: 420_00 },
      { ledger: 'inputTax', debitPaise: -10_00 },
      { ledger: { name: 'Dairy' }, debitPaise: -410_00 },
    ]);
    expect(received).toMatchObject({ id: 'bhoj-refund-r1-received', kind: 'Receipt', day: '2026-12-03' });
    expect(received?.entries).toEqual([
      { ledger: 'bank', debitPaise: 420_00 },
      { ledger: 'creditors', debitPaise: -420_00 },
    ]);
  });

  it('are none of one that is void, and come into the cash of drawer and purse', () => {
    const voided = { at: 1, by: refund.by, reason: 'Twice' };
    expect(vouchersOfRefund({ id: 'r1', value: { ...refund, voided } })).toEqual([]);
    const [, received] = vouchersOfRefund({ id: 'r1', value: { ...refund, method: 'drawer' } });
    expect(received?.entries[0]).toEqual({ ledger: 'cash', debitPaise: 420_00 });
  });

  it('stand below zero in the file of expenses', () => {
    const [, row] = expenseRows([], [], [refund]);
    expect(row).toEqual([
      '2026-12-03',
      '2026-11',
      'Sharma Dairy',
      'Dairy',
      '-420.00',
      '-20.00',
      'bank',
      '',
      'Money back: Paid twice',
      '',
      '',
    ]);
  });
});

describe('the voucher of an expense', () => {
  const parts = [
    aPart({ category: 'Dairy', amountPaise: rupees(60) }),
    aPart({ category: 'Rent', amountPaise: rupees(40) }),
  ];

  it.each([
    ['drawer', 'cash'],
    ['cash', 'cash'],
    ['upi', 'bank'],
    ['card', 'bank'],
    ['bank', 'bank'],
  ] as const)('paid by %s settles the creditor from %s', (method, ledger) => {
    const [cost, paid] = vouchersOfExpense({ id: 'e1', value: anExpense({ parts, method }) });
    expect(cost).toMatchObject({ id: 'bhoj-expense-e1', kind: 'Journal', day: '2026-11-20' });
    expect(cost?.entries).toEqual([
      { ledger: { name: 'Dairy' }, debitPaise: 60_00 },
      { ledger: { name: 'Rent' }, debitPaise: 40_00 },
      { ledger: 'creditors', debitPaise: -100_00 },
    ]);
    expect(paid).toMatchObject({ id: 'bhoj-expense-e1-paid', kind: 'Payment', day: '2026-11-20' });
    expect(paid?.entries).toEqual([
      { ledger: 'creditors', debitPaise: 100_00 },
      { ledger, debitPaise: -100_00 },
    ]);
  });

  it('is a journal alone while it is due, and the same journal once it is paid', () => {
    const due = anExpense({ parts, method: null, dueOn: '2026-12-05' });
    const paid = { ...due, method: 'bank' as const, dueOn: null };
    const [first, ...none] = vouchersOfExpense({ id: 'e1', value: due });
    expect(none).toEqual([]);
    expect(vouchersOfExpense({ id: 'e1', value: paid })[0]).toEqual(first);
  });

  it('has March’s cost in March, and its payment in April', () => {
    const value = anExpense({ parts, day: '2027-04-06', month: '2027-03', method: 'bank' });
    expect(vouchersOfExpense({ id: 'e1', value }).map(({ day }) => day)).toEqual([
      '2027-03-31',
      '2027-04-06',
    ]);
    const ahead = anExpense({ parts, day: '2027-02-26', month: '2027-03', method: 'bank' });
    expect(vouchersOfExpense({ id: 'e1', value: ahead }).map(({ day }) => day)).toEqual([
      '2027-03-01',
      '2027-02-26',
    ]);
  });

  it('has input tax apart where it is claimed back', () => {
    const value = anExpense({ parts, gstPaise: rupees(10) });
    expect(vouchersOfExpense({ id: 'e1', value }, [3, 4])[0]?.entries).toEqual([
      { ledger: { name: 'Dairy' }, debitPaise: 55_50 },
      { ledger: { name: 'Rent' }, debitPaise: 37_00 },
      { ledger: 'inputTax', debitPaise: 7_50 },
      { ledger: 'creditors', debitPaise: -100_00 },
    ]);
  });

  it('is none of an expense of nothing', () => {
    const value = anExpense({ parts: [aPart({ amountPaise: ZERO })] });
    expect(vouchersOfExpense({ id: 'e1', value })).toEqual([]);
  });
});

describe('the file for Tally', () => {
  it('writes a debit as a negative amount that is deemed positive', () => {
    const value = anExpense({
      parts: [aPart({ category: 'Milk & <cream>', amountPaise: paise(10_05) })],
      vendor: "O'Neil",
    });
    const xml = tallyXml(vouchersOfExpense({ id: 'e1', value }), { ...LEDGER_NAMES, cash: 'Cash in hand' });
    expect(xml).toContain(
      '<LEDGERNAME>Milk &amp; &lt;cream&gt;</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-10.05</AMOUNT>',
    );
    expect(xml).toContain(
      '<LEDGERNAME>Cash in hand</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>10.05</AMOUNT>',
    );
    expect(xml).toContain('<DATE>20261120</DATE>');
    expect(xml).toContain('REMOTEID="bhoj-expense-e1-paid" VCHTYPE="Payment"');
    expect(xml).toContain('<NARRATION>O&apos;Neil, Market, morning, Cost of 2026-11</NARRATION>');
  });

  it('leaves out what XML cannot contain', () => {
    const names = { ...LEDGER_NAMES, cash: 'Cash\ufffe \u0008in\ud800 hand 💵' };
    const value = anExpense();
    expect(tallyXml(vouchersOfExpense({ id: 'e1', value }), names)).toContain('>Cash in hand 💵<');
  });

  it('adds up to nothing, as every voucher does', () => {
    const xml = tallyXml(vouchersOfDay(full()), LEDGER_NAMES);
    const amounts = [...xml.matchAll(/<AMOUNT>(-?\d+)\.(\d\d)<\/AMOUNT>/g)];
    expect(amounts.length).toBeGreaterThan(10);
    const paiseOf = ([, whole = '', part = '']: RegExpMatchArray) => Number(`${whole}${part}`);
    expect(amounts.reduce((total, found) => total + paiseOf(found), 0)).toBe(0);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [123_456_78, '123456.78'],
    [-100, '-1.00'],
  ])('writes %i paise as %s', (amount, text) => expect(tallyRupees(paise(amount))).toBe(text));

  it('knows a name for every ledger', () => {
    expect(ledgerNamesSchema.parse(LEDGER_NAMES)).toEqual(LEDGER_NAMES);
    expect(Object.keys(ledgerNamesSchema.shape)).toEqual(LEDGERS);
  });
});

describe('the rows for a spreadsheet', () => {
  const column = (rows: readonly (readonly (string | number)[])[], name: string) =>
    rows.slice(1).map((row) => Math.round(Number(row[rows[0]!.indexOf(name)]) * 100));

  it('have the net sales and the total of each day', () => {
    const rows = salesRows([full(), aDay()]);
    expect(column(rows, 'Net sales')).toEqual([netSalesOf(full()), netSalesOf(aDay())]);
    expect(column(rows, 'Total of bills')).toEqual([full().totalPaise, aDay().totalPaise]);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  });

  it('have what each way of paying took on each day', () => {
    const rows = paymentRows([full()], []);
    expect(rows.slice(1).map((row) => [row[1], row[2], row[3], row[4]])).toEqual([
      ['cash', '178.00', `${tallyRupees(paise(50_00 + (full().refundsByMethod['cash'] ?? 0)))}`, '0.00'],
      ['Sodexo', '200.00', '0.00', '0.00'],
      ['upi', '50.00', '0.00', '20.00'],
    ]);
  });

  it('have every expense with its amount and its GST', () => {
    const due = anExpense({ method: null, dueOn: '2026-11-25', gstPaise: paise(5_00) });
    const rows = expenseRows([anExpense(), due], []);
    expect(column(rows, 'Amount')).toEqual([2_450_00, 2_450_00]);
    expect(column(rows, 'GST')).toEqual([0, 5_00]);
    expect(rows[2]?.slice(6, 8)).toEqual(['', '2026-11-25']);
  });
});
