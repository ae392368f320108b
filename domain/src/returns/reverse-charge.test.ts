import { describe, expect, it } from 'vitest';
import { vouchersOfExpense } from '../books/expense-vouchers.ts';
import { debitedTo, isBalanced } from '../books/voucher.ts';
import type { Expense } from '../expenses/expense.schema.ts';
import { expensesOf } from '../figures/span/month.ts';
import { anExpense, aPart } from '../fixtures/expenses.ts';
import { reasonOf } from '../fixtures/reason-of.ts';
import { aRestaurant } from '../fixtures/restaurant.ts';
import { aLandlord, aRent, RENT_ID, SELF_INVOICE_ID } from '../fixtures/self-invoices.ts';
import { rupees } from '../money/money.ts';
import {
  reverseChargeOf,
  newSelfInvoice,
  paymentVoucherSeries,
  newSupplierInvoice,
  taxDayOfPaper,
  voidedSelfInvoice,
  withPaymentVoucher,
  withVoidVoucher,
} from '../self-invoices/self-invoice.ts';
import { lastVoidVoucher } from '../self-invoices/void-vouchers.ts';
import { selfInvoiceTaxOf } from '../self-invoices/self-invoice-tax.ts';
import type { Entering, Issuing, Recipient } from '../self-invoices/self-invoice.ts';
import { MOST_VOID_VOUCHERS } from '../self-invoices/self-invoice.schema.ts';
import type { SelfInvoice } from '../self-invoices/self-invoice.schema.ts';
import type { ReverseKind } from '../statute/reverse-kinds.ts';
import { startOf } from '../time/ist.ts';
import { cmp08Of, gstr3bOf, lacksSelfInvoice } from './declared.ts';
import { assertMayChange } from './filing-state.ts';
import { selfInvoiceFingerprint } from './fingerprint.ts';
import { gstr1File } from './gstr1-file.ts';
import { MOST_LISTED } from './ledger.ts';
import { prepare } from './preparation.ts';
import { tablesTotal } from './sums.ts';

const by = { id: 'm1', name: 'Asha' };
const PREMISES = { taxSettings: { ...aRestaurant().taxSettings, percentage: 18 } };

const made = (
  recipient: Recipient,
  expense: Expense,
  {
    kind = 'rent',
    at = startOf('2026-11-28'),
    isFiled = false,
    stateCode,
  }: Partial<Pick<Issuing, 'kind' | 'at' | 'isFiled'> & { stateCode: string }> = {},
) =>
  newSelfInvoice(recipient, expense, {
    expenseId: RENT_ID,
    kind,
    supplier: { ...aLandlord, ...(stateCode !== undefined && { stateCode }) },
    by,
    sequence: 7,
    at,
    isFiled,
  });

function returnOf(of: readonly SelfInvoice[], month = '2026-11', isComposition = false) {
  const [from, until] = month === '2026-11' ? ['2026-11-01', '2026-12-01'] : [`${month}-01`, `2027-01-01`];
  const gstin = aRestaurant().gstin;
  const preparation = prepare({ month, from, until, gstin, isComposition }, null);
  for (const one of of) preparation.addSelfInvoice(one, month);
  return preparation.finish({ days: [], existing: new Set(), at: startOf('2026-12-02') });
}

// By hand: 18 % of 45,000 is 8,100, half of it 4,050.
describe('the rent of ₹45,000 to a landlord without a GSTIN', () => {
  it('is in 3.1(d) with its number in table 13, and gives no credit at 5 %', () => {
    const november = returnOf([made(aRestaurant(), aRent())]);
    const { reverse, reverseCredit, taxed } = gstr3bOf(november);
    expect(reverse).toEqual({
      taxablePaise: 45_000_00,
      igstPaise: 0,
      cgstPaise: 4_050_00,
      sgstPaise: 4_050_00,
    });
    expect(reverseCredit).toMatchObject({ cgstPaise: 0, sgstPaise: 0 });
    expect(taxed.taxablePaise).toBe(0);
    expect(november.findings).toEqual([]);
    expect(tablesTotal(november.tables)).toBe(0);
    expect(gstr1File(november)).toMatchObject({
      doc_issue: {
        doc_det: [
          {
            doc_num: 2,
            doc_typ: 'Invoices for inward supply from unregistered person',
            docs: [{ from: 'SI/26-27/000007', to: 'SI/26-27/000007', totnum: 1, cancel: 0 }],
          },
        ],
      },
    });
  });

  it('gives the same tax as credit in 4(A)(3) at specified premises', () => {
    const { reverse, reverseCredit } = gstr3bOf(returnOf([made(aRestaurant(PREMISES), aRent())]));
    expect(reverse.cgstPaise).toBe(4_050_00);
    expect(reverseCredit).toMatchObject({ cgstPaise: 4_050_00, sgstPaise: 4_050_00 });
  });

  it('is a cost of ₹53,100 at 5 %, and of ₹45,000 where all of the tax is claimed back', () => {
    const selfInvoice = made(aRestaurant(), aRent());
    const expense = { ...aRent(), reverseCharge: reverseChargeOf(SELF_INVOICE_ID, selfInvoice) };
    expect(expensesOf([expense])).toMatchObject({
      totalPaise: 53_100_00,
      gstPaise: 8_100_00,
      byCategory: [{ category: 'Rent', amountPaise: 53_100_00, gstPaise: 8_100_00 }],
    });
    const rentIn = (claimed: readonly [number, number]) => {
      const vouchers = vouchersOfExpense({ id: RENT_ID, value: expense }, claimed);
      expect(vouchers.every(isBalanced)).toBe(true);
      expect(debitedTo(vouchers, 'reverseCharge')).toBe(-8_100_00);
      expect(debitedTo(vouchers, 'creditors')).toBe(0);
      expect(debitedTo(vouchers, 'bank')).toBe(-45_000_00);
      return vouchers
        .flatMap(({ entries }) => entries)
        .filter(({ ledger }) => typeof ledger === 'object')
        .reduce((total, { debitPaise }) => total + debitPaise, 0);
    };
    expect(rentIn([0, 1])).toBe(53_100_00);
    expect(rentIn([1, 1])).toBe(45_000_00);
    expect(rentIn([1, 2])).toBe(49_050_00);
  });

  it('keeps its number in table 13 when it is void, and owes nothing', () => {
    const selfInvoice = made(aRestaurant(), aRent());
    const gone = voidedSelfInvoice(selfInvoice, { at: selfInvoice.issuedAt, by, reason: 'Has a GSTIN' });
    const november = returnOf([gone]);
    expect(november.tables.issued).toMatchObject([{ nature: 2, total: 1, cancelled: 1 }]);
    expect(gstr3bOf(november).reverse.taxablePaise).toBe(0);
    expect(november.fingerprint).not.toBe(returnOf([selfInvoice]).fingerprint);
  });

  it('owes its tax in the month of the payment, and has its number in that of the invoice', () => {
    const late = made(aRestaurant(), aRent(), { at: startOf('2026-12-04') });
    expect(late).toMatchObject({ taxOn: '2026-11-20', months: ['2026-11', '2026-12'] });
    const [november, december] = [returnOf([late]), returnOf([late], '2026-12')];
    expect(gstr3bOf(november).reverse.cgstPaise).toBe(4_050_00);
    expect(november.tables.issued).toEqual([]);
    expect(gstr3bOf(december).reverse.cgstPaise).toBe(0);
    expect(december.tables.issued).toMatchObject([{ nature: 2, total: 1 }]);
  });

  it('owes its tax in the month of the invoice where the return of the payment is filed', () => {
    const late = made(aRestaurant(), aRent(), { at: startOf('2026-12-15'), isFiled: true });
    expect(late).toMatchObject({ taxOn: '2026-11-20', declaredIn: '2026-12', months: ['2026-12'] });
    expect(gstr3bOf(returnOf([late])).reverse.cgstPaise).toBe(0);
    expect(gstr3bOf(returnOf([late], '2026-12')).reverse.cgstPaise).toBe(4_050_00);
    expect(made(aRestaurant(), aRent(), { isFiled: true })).not.toHaveProperty('declaredIn');
  });

  it('is one of at most as many as a return can list', () => {
    const one = made(aRestaurant(), aRent());
    const most = (count: number) => returnOf(Array.from({ length: count }, () => one));
    expect(most(MOST_LISTED).tables.reverseCharge).toHaveLength(MOST_LISTED);
    expect(reasonOf(() => most(MOST_LISTED + 1))).toBe('return-too-large');
  });

  it('owes its tax in the month of the invoice while it is unpaid', () => {
    const due = { ...aRent(), method: null, dueOn: '2026-12-05' };
    expect(made(aRestaurant(), due).taxOn).toBe('2026-11-28');
  });
});

describe('who owes it', () => {
  const composition = aRestaurant({ composition: true });
  const ofDay = (day: string) => ({ ...aRent(), day, month: day.slice(0, 7) });
  const refusal = (recipient: Recipient, expense: Expense, kind: ReverseKind = 'rent') => {
    try {
      made(recipient, expense, { kind });
      return null;
    } catch (error) {
      return (error as { reason?: string }).reason;
    }
  };

  it('is everybody with a GSTIN since 10 October 2024, for rent', () => {
    expect(refusal(aRestaurant(), ofDay('2024-10-09'))).toBe('invalid-input');
    expect(refusal(aRestaurant(), ofDay('2024-10-10'))).toBe(null);
    expect(refusal(aRestaurant({ gstin: '' }), aRent())).toBe('legal-details-missing');
  });

  it('is nobody under the composition scheme for rent since 16 January 2025, nor for security', () => {
    expect(refusal(composition, ofDay('2025-01-15'))).toBe(null);
    expect(refusal(composition, ofDay('2025-01-16'))).toBe('invalid-input');
    expect(refusal(composition, aRent(), 'security')).toBe('invalid-input');
    expect(refusal(aRestaurant(), aRent(), 'security')).toBe(null);
  });

  // By hand: 5 % of 12,345.67 is twice 308.64175.
  it('is a composition taxpayer for goods transport, in the row of CMP-08 beside the turnover', () => {
    const lorry = anExpense({ parts: [aPart({ category: 'Transport', amountPaise: 12_345_67 as never })] });
    const cmp08 = cmp08Of(returnOf([made(composition, lorry, { kind: 'transport' })], '2026-11', true));
    expect(cmp08).toMatchObject({
      turnoverPaise: 0,
      cgstPaise: 0,
      reverse: { taxablePaise: 12_345_67, cgstPaise: 308_64, sgstPaise: 308_64 },
    });
  });

  it('is not the restaurant where the supplier charged GST, or twice', () => {
    expect(refusal(aRestaurant(), { ...aRent(), gstPaise: rupees(10) })).toBe('invalid-input');
    const charged = {
      ...aRent(),
      reverseCharge: reverseChargeOf(SELF_INVOICE_ID, made(aRestaurant(), aRent())),
    };
    expect(refusal(aRestaurant(), charged)).toBe('changed-meanwhile');
  });

  it('numbers past a series that the restaurant uses for other documents', () => {
    expect(made(aRestaurant({ invoiceSeries: 'SI' }), aRent()).number).toBe('SJ/26-27/000007');
  });
});

// By hand: 18 % of 45,000 is 8,100; 5 % of 12,345.67 is 617.2835, rounded once.
describe('a supplier of another State', () => {
  const abroad = made(aRestaurant(), aRent(), { stateCode: '27' });

  it('is charged IGST, in 3.1(d), without credit at 5 %', () => {
    expect(abroad).toMatchObject({ cgstPaise: 0, sgstPaise: 0, igstPaise: 8_100_00 });
    const november = returnOf([abroad, made(aRestaurant(), aRent())]);
    const { reverse, reverseCredit } = gstr3bOf(november);
    expect(reverse).toEqual({
      taxablePaise: 90_000_00,
      igstPaise: 8_100_00,
      cgstPaise: 4_050_00,
      sgstPaise: 4_050_00,
    });
    expect(reverseCredit).toMatchObject({ igstPaise: 0, cgstPaise: 0, sgstPaise: 0 });
    expect(tablesTotal(november.tables)).toBe(0);
  });

  it('gives IGST as credit in 4(A)(3) at specified premises', () => {
    const { reverseCredit } = gstr3bOf(returnOf([made(aRestaurant(PREMISES), aRent(), { stateCode: '27' })]));
    expect(reverseCredit).toMatchObject({ igstPaise: 8_100_00, cgstPaise: 0, sgstPaise: 0 });
  });

  it('is one of the own State where its code says so', () => {
    const own = made(aRestaurant(), aRent(), { stateCode: aRestaurant().gstin.slice(0, 2) });
    expect(own).toMatchObject({ cgstPaise: 4_050_00, sgstPaise: 4_050_00 });
    expect(own).not.toHaveProperty('igstPaise');
  });

  it('is in the row of CMP-08, rounded once', () => {
    const lorry = anExpense({ parts: [aPart({ category: 'Transport', amountPaise: 12_345_67 as never })] });
    const one = made(aRestaurant({ composition: true }), lorry, { kind: 'transport', stateCode: '27' });
    expect(cmp08Of(returnOf([one], '2026-11', true)).reverse).toEqual({
      taxablePaise: 12_345_67,
      igstPaise: 617_28,
      cgstPaise: 0,
      sgstPaise: 0,
    });
  });

  it('costs the same, and is owed whole in Tally', () => {
    const expense = { ...aRent(), reverseCharge: reverseChargeOf(SELF_INVOICE_ID, abroad) };
    expect(expense.reverseCharge.taxPaise).toBe(8_100_00);
    const vouchers = vouchersOfExpense({ id: RENT_ID, value: expense });
    expect(debitedTo(vouchers, 'reverseCharge')).toBe(-8_100_00);
    expect(vouchers.every(isBalanced)).toBe(true);
  });
});

describe('the payment voucher (Rule 52)', () => {
  const one = made(aRestaurant(), aRent());
  const paid = { ...aRent(), reverseCharge: reverseChargeOf(SELF_INVOICE_ID, one) };
  const paying = { by, sequence: 3, at: startOf('2026-12-04'), series: aRestaurant() };
  const withVoucher = withPaymentVoucher(one, paid, paying);

  it('has a number of its own, and says when and how the supplier was paid', () => {
    expect(withVoucher.voucher).toEqual({
      number: 'PV/26-27/000003',
      financialYear: '2026-27',
      sequence: 3,
      issuedAt: paying.at,
      by,
      paidOn: '2026-11-20',
      method: 'bank',
    });
    expect(withVoucher.months).toEqual(['2026-11', '2026-12']);
    expect(selfInvoiceTaxOf(withVoucher)).toBe(8_100_00);
  });

  it('is in table 13 of its own month as a payment voucher, beside the self-invoice', () => {
    const count = (all: readonly SelfInvoice[], month?: string) =>
      returnOf(all, month).tables.issued.map(({ nature, first, cancelled }) => [nature, first, cancelled]);
    expect(count([withVoucher])).toEqual([[2, 7, 0]]);
    expect(count([withVoucher], '2026-12')).toEqual([[7, 3, 0]]);
    const together = withPaymentVoucher(one, paid, { ...paying, at: startOf('2026-11-28') });
    expect(count([together])).toEqual([
      [2, 7, 0],
      [7, 3, 0],
    ]);
    const gone = voidedSelfInvoice(together, { at: paying.at, by, reason: 'Has a GSTIN' });
    expect(count([gone])).toEqual([
      [2, 7, 1],
      [7, 3, 1],
    ]);
    expect(gstr1File(returnOf([together]))).toMatchObject({
      doc_issue: { doc_det: [{ doc_num: 2 }, { doc_num: 7, doc_typ: 'Payment Voucher' }] },
    });
  });

  it('makes the return of its month differ, which lacks it until it is prepared again', () => {
    const before = returnOf([one], '2026-12');
    expect(lacksSelfInvoice(before, [one])).toBe(false);
    expect(lacksSelfInvoice(before, [withVoucher])).toBe(true);
    const after = returnOf([withVoucher], '2026-12');
    expect(lacksSelfInvoice(after, [withVoucher])).toBe(false);
    expect(after.fingerprint).not.toBe(before.fingerprint);
  });

  it('leaves the return of the tax’s month as it was, which may be filed', () => {
    const before = {
      ...returnOf([one]),
      filings: [{ form: 'gstr-1' as const, on: '2026-12-02', arn: '', at: startOf('2026-12-02'), by: 'm1' }],
    };
    const after = returnOf([withVoucher]);
    expect(after.fingerprint).toBe(before.fingerprint);
    expect(reasonOf(() => assertMayChange(before, after))).toBe(null);
  });

  it('stands in the text of its own month, and the text of a month without one stays as it was', () => {
    const self = 'SI/26-27/000007';
    expect(selfInvoiceFingerprint(one, '2026-11')).toBe(`${self} 2026-11 4500000`);
    expect(selfInvoiceFingerprint(withVoucher, '2026-11')).toBe(`${self} 2026-11 4500000`);
    expect(selfInvoiceFingerprint(withVoucher, '2026-12')).toBe(`${self} 2026-12 4500000 PV/26-27/000003`);
    const gone = voidedSelfInvoice(withVoucher, { at: paying.at, by, reason: 'Has a GSTIN' });
    expect(selfInvoiceFingerprint(gone, '2026-11')).toBe(`${self} 2026-11 void`);
  });

  it('is refused where the supplier is not paid, for a void self-invoice, and for another expense', () => {
    const refused = (known: SelfInvoice, expense: Expense) =>
      reasonOf(() => withPaymentVoucher(known, expense, paying));
    expect(refused(one, { ...paid, method: null, dueOn: '2026-12-05' })).toBe('changed-meanwhile');
    expect(refused(voidedSelfInvoice(one, { at: paying.at, by, reason: 'No' }), paid)).toBe(
      'changed-meanwhile',
    );
    expect(refused(one, aRent())).toBe('changed-meanwhile');
  });

  const wrong = { at: startOf('2026-12-05'), by, reason: 'It was UPI' };

  it('is void by itself: cancelled in table 13 of its month, and made anew with the next number', () => {
    const gone = withVoidVoucher(withVoucher, 'PV/26-27/000003', wrong);
    expect(gone).not.toHaveProperty('voucher');
    expect(gone.voidVouchers).toMatchObject([
      { number: 'PV/26-27/000003', voided: { reason: 'It was UPI' } },
    ]);
    expect(lastVoidVoucher(gone)).toBe('PV/26-27/000003');
    const december = returnOf([gone], '2026-12');
    expect(december.tables.issued).toMatchObject([{ nature: 7, first: 3, last: 3, total: 1, cancelled: 1 }]);
    expect(december.voided).toEqual(['PV/26-27/000003']);
    const anew = withPaymentVoucher(gone, { ...paid, method: 'upi' }, { ...paying, sequence: 4 });
    expect(anew.voucher).toMatchObject({ number: 'PV/26-27/000004', method: 'upi' });
    expect(anew.months).toEqual(['2026-11', '2026-12']);
    expect(returnOf([anew], '2026-12').tables.issued).toMatchObject([
      { nature: 7, first: 3, last: 4, total: 2, cancelled: 1 },
    ]);
    // The tax stays as it was.
    expect(gstr3bOf(returnOf([gone])).reverse).toEqual(gstr3bOf(returnOf([withVoucher])).reverse);
  });

  it('that is void makes the return of its month differ, and no other one', () => {
    const gone = withVoidVoucher(withVoucher, 'PV/26-27/000003', wrong);
    const before = returnOf([withVoucher], '2026-12');
    expect(lacksSelfInvoice(before, [gone])).toBe(true);
    const after = returnOf([gone], '2026-12');
    expect(lacksSelfInvoice(after, [gone])).toBe(false);
    expect(after.fingerprint).not.toBe(before.fingerprint);
    expect(returnOf([gone]).fingerprint).toBe(returnOf([withVoucher]).fingerprint);
    expect(selfInvoiceFingerprint(gone, '2026-12')).toBe(
      'SI/26-27/000007 2026-12 4500000 PV/26-27/000003 void',
    );
    const again = prepare(after, before);
    again.addSelfInvoice(gone, '2026-12');
    const { changes } = again.finish({ days: [], existing: new Set(), at: startOf('2026-12-06') });
    expect(changes?.voided).toEqual(['PV/26-27/000003']);
  });

  it('is void once, by its number, and not beside a void self-invoice', () => {
    const gone = withVoidVoucher(withVoucher, 'PV/26-27/000003', wrong);
    expect(withVoidVoucher(gone, 'PV/26-27/000003', wrong)).toBe(gone);
    const refused = (known: SelfInvoice, number: string) =>
      reasonOf(() => withVoidVoucher(known, number, wrong));
    expect(refused(withVoucher, 'PV/26-27/000004')).toBe('changed-meanwhile');
    expect(refused(one, 'PV/26-27/000003')).toBe('changed-meanwhile');
    expect(refused(voidedSelfInvoice(withVoucher, wrong), 'PV/26-27/000003')).toBe('changed-meanwhile');
    const other = { ...withVoucher.voucher, number: 'PV/26-27/000009', voided: wrong };
    const full = { ...withVoucher, voidVouchers: Array.from({ length: MOST_VOID_VOUCHERS }, () => other) };
    expect(refused(full as SelfInvoice, 'PV/26-27/000003')).toBe('changed-meanwhile');
  });

  it('numbers past a series that the restaurant uses for other documents', () => {
    expect(paymentVoucherSeries(aRestaurant({ creditSeries: 'PV' }))).toBe('PW');
  });
});

// By hand: 5 % of 10,000 is 500; 18 % of 20,000 is 3,600. From 1 October, the sixtieth day is 30 November.
describe('the own invoice of a supplier with a GSTIN', () => {
  const GSTIN = '27AAPFU0939F1ZV';
  const OWN = '29AAACK7390H1Z7';
  const lorry = anExpense({
    vendor: 'Ghat Carriers',
    parts: [aPart({ category: 'Transport', amountPaise: rupees(10_000) })],
    method: 'bank',
  });
  const entering = (more: Partial<Entering> = {}): Entering => ({
    expenseId: RENT_ID,
    kind: 'transport',
    supplier: { name: 'Ghat Carriers', address: '4 Dock Road, Mumbai', gstin: GSTIN },
    paper: { number: 'GTA/77', date: '2026-11-12' },
    by,
    at: startOf('2026-11-28'),
    isFiled: false,
    ...more,
  });
  const theirs = newSupplierInvoice(aRestaurant(), lorry, entering());

  it('has their number, and its tax by the State of their GSTIN', () => {
    expect(theirs).toMatchObject({
      number: 'GTA/77',
      invoicedOn: '2026-11-12',
      supplier: { gstin: GSTIN, stateCode: '27' },
      taxOn: '2026-11-20',
      igstPaise: 500_00,
      months: ['2026-11'],
    });
    expect(theirs).not.toHaveProperty('sequence');
    const near = { name: 'Rao & Co', address: '9 Court Road', gstin: OWN };
    const fee = { ...lorry, amountPaise: rupees(20_000) };
    const legal = newSupplierInvoice(aRestaurant(), fee, entering({ kind: 'legal', supplier: near }));
    expect(legal).toMatchObject({ cgstPaise: 1_800_00, sgstPaise: 1_800_00, taxBp: 1800 });
    expect(legal).not.toHaveProperty('igstPaise');
    expect(reverseChargeOf(SELF_INVOICE_ID, theirs)).toMatchObject({
      number: 'GTA/77',
      invoicedOn: '2026-11-12',
      taxPaise: 500_00,
    });
  });

  it('is in 3.1(d) and, at specified premises, in 4(A)(3), and in no table of documents but by its voucher', () => {
    const november = returnOf([theirs]);
    expect(gstr3bOf(november).reverse).toMatchObject({ taxablePaise: 10_000_00, igstPaise: 500_00 });
    expect(gstr3bOf(november).reverseCredit.igstPaise).toBe(0);
    expect(november.tables.issued).toEqual([]);
    expect(lacksSelfInvoice(november, [theirs])).toBe(false);
    const atHotel = newSupplierInvoice(aRestaurant(PREMISES), lorry, entering());
    expect(gstr3bOf(returnOf([atHotel])).reverseCredit.igstPaise).toBe(500_00);
    const charge = { ...lorry, reverseCharge: reverseChargeOf(SELF_INVOICE_ID, theirs) };
    const paying = { by, sequence: 3, at: startOf('2026-11-28'), series: aRestaurant() };
    expect(returnOf([withPaymentVoucher(theirs, charge, paying)]).tables.issued).toMatchObject([
      { nature: 7, first: 3, last: 3 },
    ]);
  });

  it('falls due on the day of the payment, and on the day after the sixtieth from its date at the latest', () => {
    const at = startOf('2026-12-20');
    const unpaid = { ...lorry, method: null, dueOn: '2026-12-31' };
    expect(taxDayOfPaper(lorry, '2026-10-01', at)).toBe('2026-11-20');
    expect(taxDayOfPaper(unpaid, '2026-10-01', at)).toBe('2026-12-01');
    expect(taxDayOfPaper({ ...lorry, day: '2026-12-19' }, '2026-10-01', at)).toBe('2026-12-01');
    // Paid in advance.
    expect(taxDayOfPaper({ ...lorry, day: '2026-09-20' }, '2026-10-01', at)).toBe('2026-09-20');
    const late = newSupplierInvoice(
      aRestaurant(),
      unpaid,
      entering({ at, paper: { number: 'GTA/77', date: '2026-10-01' } }),
    );
    expect(late.months).toEqual(['2026-12']);
    const filed = newSupplierInvoice(aRestaurant(), lorry, entering({ at, isFiled: true }));
    expect(filed).toMatchObject({ declaredIn: '2026-12', months: ['2026-12'] });
  });

  it('is refused before its tax falls due, for a date to come, for the own GSTIN, and for rent', () => {
    const refused = (expense: Expense, more: Partial<Entering> = {}) =>
      reasonOf(() => newSupplierInvoice(aRestaurant(), expense, entering(more)));
    expect(refused({ ...lorry, method: null, dueOn: '2026-12-31' })).toBe('invalid-input');
    expect(refused(lorry, { paper: { number: 'GTA/77', date: '2026-11-29' } })).toBe('invalid-input');
    const self = { ...entering().supplier, gstin: aRestaurant().gstin };
    expect(refused(lorry, { supplier: self })).toBe('invalid-input');
    expect(refused(lorry, { kind: 'rent' })).toBe('invalid-input');
    expect(refused({ ...lorry, gstPaise: rupees(10) })).toBe('invalid-input');
    expect(refused(lorry)).toBe(null);
  });

  it('is told from that of another supplier with one number, and from itself before it was taken back', () => {
    const other = { ...theirs, expenseId: 'ExpenseOfOtherAAAAA1' };
    expect(lacksSelfInvoice(returnOf([theirs]), [theirs, other])).toBe(true);
    const gone = voidedSelfInvoice(theirs, { at: theirs.issuedAt, by, reason: 'Wrong date' });
    const both = returnOf([theirs, gone]);
    expect(lacksSelfInvoice(both, [theirs, gone])).toBe(false);
    expect(lacksSelfInvoice(both, [gone])).toBe(true);
  });

  it('is in the return of its own registration alone, where it was entered under another one first', () => {
    const paper = entering({ at: startOf('2026-11-29') });
    const under = (isComposition: boolean) => {
      const recipient = isComposition ? aRestaurant({ composition: true }) : aRestaurant();
      return newSupplierInvoice(recipient, lorry, paper);
    };
    for (const isComposition of [true, false]) {
      const wrong = voidedSelfInvoice(under(isComposition), { at: paper.at, by, reason: 'Other scheme' });
      const right = under(!isComposition);
      const own = returnOf([wrong, right], '2026-11', !isComposition);
      const other = returnOf([wrong, right], '2026-11', isComposition);
      expect([own, other].map(({ tables }) => tables.reverseCharge?.length ?? 0)).toEqual([1, 0]);
      expect([own, other].map((one) => lacksSelfInvoice(one, [right, wrong]))).toEqual([false, false]);
      expect(lacksSelfInvoice(other, [right])).toBe(false);
      // The month lacks a self-invoice that stands, even with a void one of the other registration beside it.
      expect(lacksSelfInvoice(other, [under(isComposition), right])).toBe(true);
      expect(lacksSelfInvoice(returnOf([wrong], '2026-11', !isComposition), [right, wrong])).toBe(true);
    }
  });
});
