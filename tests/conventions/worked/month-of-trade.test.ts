/**
 * A month of trade that was worked with a pencil first: November 2026 of a restaurant in Karnataka at 5 %. No figure here
 * comes out of the code. Amounts are in rupees; tax is CGST, and SGST is as much again.
 *
 * | document, day, way of paying                   | taxable | tax   | exempt | liquor + VAT | exact    | round | total |
 * | ---------------------------------------------- | ------: | ----: | -----: | -----------: | -------: | ----: | ----: |
 * | INV 1, 10th, cash: 2 dal 180, 1 naan 45        |  405.00 | 10.13 |        |              |   425.26 | −0.26 |   425 |
 * | INV 2, 10th, UPI, to a company: 10 thali 250   | 2,500.00 | 62.50 |        |              | 2,625.00 |       | 2,625 |
 * | INV 3, 11th, cash: 3 biryani 289.50, 2 curd 60 |  868.50 | 21.71 | 120.00 |              | 1,031.92 |  0.08 | 1,032 |
 * | INV 4, 11th, card: katli 287.75, 2 rum 250     |  287.75 |  7.19 |        | 500 + 100.00 |   902.13 | −0.13 |   902 |
 * | INV 5, 12th, declared void: 1 dal 180          | (180.00) |      |        |              |          |       | (189) |
 * | INV 6, 12th, UPI: 5 cans of cola 40, at 40 %   |  200.00 | 40.00 |        |              |   280.00 |       |   280 |
 * | CN 1, 20th, by UPI: 2 thali of INV 2           | −500.00 | −12.50 |       |              |  −525.00 |       |  −525 |
 * | the month                                      | 3,761.25 | 129.03 | 120.00 | 500 + 100.00 |        | −0.31 | 4,739 |
 *
 * 3,761.25 + 2 × 129.03 + 120 + 500 + 100 − 0.31 = 4,739.00. Beside it the operator Swiggy's order of ₹300, before tax.
 * Net sales: 2,905.00 on the 10th, 868.50 + 120 + 287.75 + 500 = 1,776.25 on the 11th, 200 on the 12th, −500 on the 20th:
 * 4,381.25. Costs: vegetables ₹1,200 and rent ₹900; profit 4,381.25 + 300 − 2,100 = 2,581.25, before wages.
 */
import { describe, expect, it } from 'vitest';
import { booksOf } from '@bhoj/domain/books/books';
import { debitedTo } from '@bhoj/domain/books/voucher';
import { issueCreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import { dayOf } from '@bhoj/domain/days/day';
import { netSalesOf } from '@bhoj/domain/figures/span/sales';
import { monthOfDays } from '@bhoj/domain/figures/span/month';
import { lineKey, statementOf } from '@bhoj/domain/figures/span/profit-and-loss';
import { spanCostsOf } from '@bhoj/domain/figures/span/span-costs';
import { aCharge, SERIES } from '@bhoj/domain/fixtures/billing';
import { anExpense, aPart } from '@bhoj/domain/fixtures/expenses';
import { anOrder, ASHA } from '@bhoj/domain/fixtures/orders';
import { aBuyer } from '@bhoj/domain/fixtures/people';
import { aPreparation, aSale } from '@bhoj/domain/fixtures/returns';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { rupees } from '@bhoj/domain/money/money';
import { gstr3bOf } from '@bhoj/domain/returns/declared';
import { ofCreditNote, ofInvoice } from '@bhoj/domain/returns/tax-document';
import { startOf } from '@bhoj/domain/time/ist';
import type { Charge } from '@bhoj/domain/billing/bill/bill';
import type { Invoice, PaymentMethod } from '@bhoj/domain/billing/documents/invoice';

const NOON = 12 * 60 * 60_000;
const line = (name: string, price: number, over: Partial<Charge> = {}): Charge =>
  aCharge({ itemId: name, name, unitPaise: rupees(price), ...over });

function sale(
  n: number,
  day: string,
  method: PaymentMethod,
  charges: readonly Charge[],
  over: Partial<Invoice> = {},
) {
  const businessDay = `2026-11-${day}`;
  const made = aSale(n, charges, { issuedAt: startOf(businessDay) + NOON, businessDay, ...over });
  return { ...made, payments: [exactly(method, made.bill.totalPaise)] };
}
const company = { particulars: { buyer: aBuyer() } };
const invoices = [
  sale(1, '10', 'cash', [line('Dal', 180, { quantity: 2 }), line('Naan', 45)]),
  sale(2, '10', 'upi', [line('Thali', 250, { quantity: 10 })], company),
  sale(3, '11', 'cash', [
    line('Biryani', 289.5, { quantity: 3 }),
    line('Curd', 60, { quantity: 2, taxClass: 'exempt', hsn: '0403', taxBp: 0 }),
  ]),
  sale(4, '11', 'card', [
    line('Kaju katli', 287.75, { taxClass: 'goods', hsn: '1704' }),
    line('Old Monk', 250, { quantity: 2, taxClass: 'liquor', taxBp: 2000 }),
  ]),
  sale(5, '12', 'cash', [line('Dal', 180)]),
  sale(6, '12', 'upi', [line('Cola', 40, { quantity: 5, taxClass: 'goods', hsn: '2202', taxBp: 4000 })]),
];
const voided = new Set(['INV/26-27/000005']);
const [, toCompany = invoices[0] as Invoice] = invoices;
const note = issueCreditNote({
  invoiceId: '2026-27_INV_000002',
  invoice: toCompany,
  before: [],
  portions: { '0': 2 },
  reason: 'Came cold',
  refund: { method: 'upi', name: '' },
  requestId: 'RequestAAAAAAAAAAAA2',
  by: ASHA.label,
  byId: ASHA.id,
  sequence: 1,
  series: SERIES,
  businessDay: '2026-11-20',
  at: startOf('2026-11-20') + NOON,
});
const handedOver = { operator: 'Swiggy', day: '2026-11-20', valuePaise: rupees(300) };
const days = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-20'].map((day) =>
  dayOf(day, {
    invoices: invoices.filter(({ businessDay }) => businessDay === day),
    voided,
    creditNotes: day === '2026-11-20' ? [note] : [],
    handedOver: day === '2026-11-20' ? [handedOver] : [],
  }),
);
const spent = (category: string, amount: number) =>
  anExpense({
    day: '2026-11-15',
    month: '2026-11',
    amountPaise: rupees(amount),
    gstPaise: rupees(0),
    method: 'bank',
    parts: [aPart({ category, amountPaise: rupees(amount) })],
  });
const expenses = [spent('Vegetables', 1_200), spent('Rent', 900)];

it('the documents', () => {
  expect(invoices.map(({ bill }) => [bill.roundOffPaise, bill.totalPaise])).toEqual([
    [-26, 425_00],
    [0, 2_625_00],
    [8, 1_032_00],
    [-13, 902_00],
    [0, 189_00],
    [0, 280_00],
  ]);
  expect(note.bill.totalPaise).toBe(525_00);
});

describe('the return of November', () => {
  const preparation = aPreparation();
  for (const invoice of invoices) preparation.add(ofInvoice(invoice, voided.has(invoice.number)));
  preparation.add(ofCreditNote(note));
  const { operator, day, valuePaise } = handedOver;
  preparation.addOperatorOrder(
    anOrder({
      type: 'aggregator',
      state: 'Completed',
      closedAt: startOf(day) + NOON,
      aggregator: { operator, number: 'BX12', valuePaise, day },
    }),
  );
  const made = preparation.finish({ days, existing: new Set(), at: startOf('2026-12-02') });
  const at = (taxBp: number, taxable: number, tax: number) => ({
    taxBp,
    taxablePaise: rupees(taxable),
    cgstPaise: rupees(tax),
    sgstPaise: rupees(tax),
  });

  it('has 405 + 868.50 + 287.75 = 1,561.25 at 5 % and 200 at 40 % in table 7', () => {
    // 10.13 + 21.71 + 7.19 = 39.03.
    expect(made.tables.b2cs).toEqual([at(500, 1_561.25, 39.03), at(4000, 200, 40)]);
    expect(made.tables.b2b).toMatchObject([{ valuePaise: 2_625_00, rates: [at(500, 2_500, 62.5)] }]);
    expect(made.tables.cdnr).toMatchObject([{ type: 'C', valuePaise: 525_00, rates: [at(500, 500, 12.5)] }]);
  });

  it('has services under 996331 and goods under their HSN in table 12', () => {
    const rows = (part: 'b2b' | 'b2c') =>
      made.tables.hsn[part]
        .toSorted((a, b) => (a.code < b.code ? -1 : 1))
        .map(({ code, quantity, taxBp, taxablePaise, cgstPaise }) => [
          code,
          taxBp,
          quantity,
          taxablePaise,
          cgstPaise,
        ]);
    expect(rows('b2c')).toEqual([
      ['0403', 0, 2, 120_00, 0],
      ['1704', 500, 1, 287_75, 7_19],
      ['2202', 4000, 5, 200_00, 40_00],
      ['996331', 500, 0, 1_273_50, 31_84],
    ]);
    expect(rows('b2b')).toEqual([['996331', 500, 0, 2_000_00, 50_00]]);
  });

  it('declares 3,761.25 with 129.03 each, 120 exempt, 500 outside GST and 300 through an operator', () => {
    expect(gstr3bOf(made)).toMatchObject({
      taxed: { taxablePaise: 3_761_25, cgstPaise: 129_03, sgstPaise: 129_03 },
      exemptPaise: 120_00,
      nonGstPaise: 500_00,
      operatorsPaise: 300_00,
    });
    expect(made.tables.issued).toMatchObject([
      { nature: 1, first: 1, last: 6, total: 6, cancelled: 1 },
      { nature: 5, first: 1, last: 1, total: 1, cancelled: 0 },
    ]);
    expect(made.tables).toMatchObject({
      documentsPaise: 4_739_00,
      beside: { vatPaise: 100_00, roundOffPaise: -31, outsidePaise: 0 },
    });
    expect(made.findings).toEqual([]);
  });
});

it('the days, and profit and loss', () => {
  expect(days.map(netSalesOf)).toEqual([2_905_00, 1_776_25, 200_00, -500_00]);
  const month = monthOfDays('2026-11', { days, expenses, at: startOf('2026-12-02') });
  const { lines } = statementOf(spanCostsOf([{ ...month, payPaise: null, payFrom: null }]));
  const amounts = Object.fromEntries(lines.map((one) => [lineKey(one), one.amountPaise]));
  expect(amounts).toMatchObject({ net: 4_381_25, food: 1_200_00, other: 900_00, operating: 2_581_25 });
});

it('the vouchers for Tally', () => {
  const { vouchers, unbalanced } = booksOf(
    days,
    expenses.map((value, n) => ({ id: `e${n}`, value })),
    { months: ['2026-11'] },
  );
  expect(unbalanced).toBe(0);
  const balance = (...ledgers: Parameters<typeof debitedTo>[1][]) =>
    ledgers.map((ledger) => debitedTo(vouchers, ledger));
  // Service: 405 + 2,500 + 868.50 − 500. Goods: 287.75 + 200. A credit is negative.
  expect(balance('sales', 'goodsSales', 'exemptSales', 'liquorSales')).toEqual([
    -3_273_50, -487_75, -120_00, -500_00,
  ]);
  expect(balance('cgst', 'sgst', 'vat', 'roundOff')).toEqual([-129_03, -129_03, -100_00, 31]);
  // The company: 2,625 on the 10th, paid, and 525 back on the 20th. A journal a day settles its ledger with the guests'.
  const gstin = aBuyer().gstin;
  const party = vouchers.flatMap(({ id, entries }) =>
    entries
      .filter(({ ledger }) => typeof ledger !== 'string' && ledger.name === `${aBuyer().name} ${gstin}`)
      .map(({ debitPaise }) => [id.slice(5), debitPaise]),
  );
  expect(party).toEqual([
    ['2026-11-10-sales', 2_625_00],
    ['2026-11-10-business', -2_625_00],
    ['2026-11-20-credit-notes', -525_00],
    ['2026-11-20-business', 525_00],
  ]);
  // Cash 425 + 1,032; UPI 2,625 + 280 − 525; nobody owes anything but Swiggy.
  expect(balance('upi', 'card', 'debtors', 'operators')).toEqual([2_380_00, 902_00, 0, 300_00]);
  expect(balance('cash', 'bank', 'creditors')).toEqual([1_457_00, -2_100_00, 0]);
});
