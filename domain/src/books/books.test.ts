import { describe, expect, it } from 'vitest';
import { countCreditNote, countInvoice, countVoid } from '../days/day.ts';
import { emptyDay } from '../days/day.schema.ts';
import { aCreditNote, anInvoice } from '../fixtures/billing.ts';
import { aDay } from '../fixtures/days.ts';
import { anExpense, aPart } from '../fixtures/expenses.ts';
import { netSalesOf } from '../figures/span/sales.ts';
import { tendersOf } from '../figures/span/tenders.ts';
import { paise, rupees, ZERO } from '../money/money.ts';
import { expenseRows, paymentRows, salesRows } from './book-rows.ts';
import { taxHalves, vouchersOfDay } from './day-vouchers.ts';
import { voucherOfExpense } from './expense-vouchers.ts';
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

describe('the voucher of an expense', () => {
  const parts = [
    aPart({ category: 'Dairy', amountPaise: rupees(60) }),
    aPart({ category: 'Rent', amountPaise: rupees(40) }),
  ];

  it.each([
    ['drawer', 'cash', 'Payment'],
    ['cash', 'cash', 'Payment'],
    ['upi', 'bank', 'Payment'],
    ['card', 'bank', 'Payment'],
    ['bank', 'bank', 'Payment'],
    [null, 'creditors', 'Journal'],
  ] as const)('paid by %s is against %s, as a %s', (method, ledger, kind) => {
    const [made] = voucherOfExpense({ id: 'e1', value: anExpense({ parts, method }) });
    expect(made).toMatchObject({ id: 'bhoj-expense-e1', kind, day: '2026-11-20' });
    expect(made?.entries).toEqual([
      { ledger: { name: 'Dairy' }, debitPaise: 60_00 },
      { ledger: { name: 'Rent' }, debitPaise: 40_00 },
      { ledger, debitPaise: -100_00 },
    ]);
  });

  it('is none of an expense of nothing', () => {
    const value = anExpense({ parts: [aPart({ amountPaise: ZERO })] });
    expect(voucherOfExpense({ id: 'e1', value })).toEqual([]);
  });
});

describe('the file for Tally', () => {
  it('writes a debit as a negative amount that is deemed positive', () => {
    const value = anExpense({
      parts: [aPart({ category: 'Milk & <cream>', amountPaise: paise(10_05) })],
      vendor: "O'Neil",
    });
    const xml = tallyXml(voucherOfExpense({ id: 'e1', value }), { ...LEDGER_NAMES, cash: 'Cash in hand' });
    expect(xml).toContain(
      '<LEDGERNAME>Milk &amp; &lt;cream&gt;</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-10.05</AMOUNT>',
    );
    expect(xml).toContain(
      '<LEDGERNAME>Cash in hand</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><AMOUNT>10.05</AMOUNT>',
    );
    expect(xml).toContain('<DATE>20261120</DATE>');
    expect(xml).toContain('REMOTEID="bhoj-expense-e1" VCHTYPE="Payment"');
    expect(xml).toContain('<NARRATION>O&apos;Neil, Market, morning, Cost of 2026-11</NARRATION>');
  });

  it('leaves out what XML cannot contain', () => {
    const names = { ...LEDGER_NAMES, cash: 'Cash\ufffe \u0008in\ud800 hand 💵' };
    const value = anExpense();
    expect(tallyXml(voucherOfExpense({ id: 'e1', value }), names)).toContain('>Cash in hand 💵<');
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
    const rows = paymentRows([full()]);
    expect(rows.slice(1).map((row) => [row[1], row[2], row[3], row[4]])).toEqual([
      ['cash', '178.00', `${tallyRupees(paise(50_00 + (full().refundsByMethod['cash'] ?? 0)))}`, '0.00'],
      ['Sodexo', '200.00', '0.00', '0.00'],
      ['upi', '50.00', '0.00', '20.00'],
    ]);
  });

  it('have every expense with its amount and its GST', () => {
    const due = anExpense({ method: null, dueOn: '2026-11-25', gstPaise: paise(5_00) });
    const rows = expenseRows([anExpense(), due]);
    expect(column(rows, 'Amount')).toEqual([2_450_00, 2_450_00]);
    expect(column(rows, 'GST')).toEqual([0, 5_00]);
    expect(rows[2]?.slice(6, 8)).toEqual(['', '2026-11-25']);
  });
});
