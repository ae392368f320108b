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
  voidedSelfInvoice,
  withPaymentVoucher,
} from '../self-invoices/self-invoice.ts';
import { selfInvoiceTaxOf } from '../self-invoices/self-invoice-tax.ts';
import type { Issuing, Recipient } from '../self-invoices/self-invoice.ts';
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

  it('numbers past a series that the restaurant uses for other documents', () => {
    expect(paymentVoucherSeries(aRestaurant({ creditSeries: 'PV' }))).toBe('PW');
  });
});
