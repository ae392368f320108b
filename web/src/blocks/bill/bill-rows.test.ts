import { describe, expect, it } from 'vitest';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { chargesOf } from '@bhoj/domain/billing/bill/charges';
import { anAvailability, aThaliMenu } from '@bhoj/domain/fixtures/menu';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { priceRound } from '@bhoj/domain/orders/rounds/price-round';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { paise } from '@bhoj/domain/money/money';
import { billWords } from '../../messages/shared/bill/en.ts';
import { billRows, lineRow } from './bill-rows.ts';
import type { BillDocument } from './bill-document.ts';

const DOSA = {
  itemId: 'masala-dosa',
  variantId: null,
  name: 'Masala dosa',
  otherNames: { hi: 'मसाला डोसा' },
  detail: '',
  quantity: 1,
  unitPaise: paise(12_000),
  hsn: '',
  amountPaise: paise(12_000),
};

it.each([
  ['en', null, 'Masala dosa', null],
  ['en', 'hi', 'Masala dosa', 'मसाला डोसा'],
  ['hi', null, 'मसाला डोसा', null],
  ['hi', 'hi', 'मसाला डोसा', 'Masala dosa'],
] as const)('names a dish in %s, second language %s', (language, secondLanguage, name, otherName) => {
  expect(lineRow(DOSA, { language, secondLanguage })).toMatchObject({ name, otherName });
  expect(lineRow({ ...DOSA, otherNames: {} }, { language, secondLanguage })).toMatchObject({
    name: 'Masala dosa',
    otherName: null,
  });
});

describe('what the law makes a document say', () => {
  const bill = computeBill([{ ...DOSA, taxClass: 'standard', taxBp: 500 }], { kind: 'tax-invoice' });
  const rowsOf = (document: Partial<BillDocument>) =>
    billRows({ bill, number: 'INV/26-27/000001', sac: '996331', ...document }, { words: billWords });
  const sellerOf = (over: Partial<NonNullable<BillDocument['seller']>>) => ({
    seller: { gstin: '04AAGCB7383J1ZG', ...over },
  });

  it('is UTGST in a Union Territory', () => {
    expect(rowsOf(sellerOf({ stateTax: 'UTGST' })).sums.map(({ name }) => name)).toContain('UTGST 2.5 %');
    expect(rowsOf(sellerOf({ stateTax: 'SGST' })).sums.map(({ name }) => name)).toContain('SGST 2.5 %');
  });

  it('is the number of a company or of an LLP', () => {
    const named = (companyNumber: string) => rowsOf(sellerOf({ companyNumber })).seller;
    expect(named('U55101KA2019PTC123456')).toContainEqual({ name: 'CIN', value: 'U55101KA2019PTC123456' });
    expect(named('AAB-1234')).toContainEqual({ name: 'LLPIN', value: 'AAB-1234' });
    expect(rowsOf(sellerOf({})).seller.map(({ name }) => name)).not.toContain('CIN');
  });

  it('is the service code of the document', () => {
    expect(rowsOf({ sac: '996332' }).facts).toContainEqual({ name: 'SAC', value: '996332' });
  });

  it.each([
    [true, [billWords.composition]],
    [false, []],
  ] as const)('is the sentence of composition at its head: %s', (composition, head) => {
    const plain = computeBill([{ ...DOSA, taxClass: 'standard', taxBp: 500 }], { kind: 'bill-of-supply' });
    expect(rowsOf({ bill: plain, ...sellerOf({ composition }) })).toMatchObject({ head, small: [] });
  });
});

it('has the exempt value in "Tax by rate" of a bill of supply for exempt dishes alone, not under composition', () => {
  // Two litres of milk at ₹120 each.
  const milk = { ...DOSA, name: 'Milk', quantity: 2, taxClass: 'exempt' as const, taxBp: 0 };
  const bill = computeBill([milk], { kind: 'bill-of-supply' });
  const ratesOf = (composition: boolean) =>
    billRows({ bill, number: 'INV/26-27/000001', seller: { composition } }, { words: billWords }).rates;
  expect(ratesOf(false)).toMatchObject([{ rate: billWords.exempt, taxable: '₹240' }]);
  expect(ratesOf(true)).toEqual([]);
});

describe('prices that include tax', () => {
  const charge = { ...DOSA, unitPaise: paise(10_500), taxClass: 'standard' as const, taxBp: 500 };
  const within = { ...charge, taxIncluded: true as const };
  const rowsOf = (...charges: Parameters<typeof computeBill>[0]) =>
    billRows({ bill: computeBill(charges, { kind: 'tax-invoice' }) }, { words: billWords });

  it('are shown as asked; their tax comes out before the taxes are listed, so that the column adds up', () => {
    const { lines, sums, total, small } = rowsOf(within);
    expect(lines).toMatchObject([{ rate: '₹105', amount: '₹105', taxable: '₹100' }]);
    // 105.00 − 5.00 + 2.50 + 2.50 = 105.00
    expect(sums.map(({ name, amount }) => [name, amount])).toEqual([
      ['Subtotal', '₹105'],
      ['Tax in these prices', '-₹5.00'],
      ['CGST 2.5 %', '₹2.50'],
      ['SGST 2.5 %', '₹2.50'],
      ['Round off', '₹0.00'],
    ]);
    expect([total.amount, small]).toEqual(['₹105', ['Prices include tax.']]);
  });

  it('say so only where all prices with a tax do', () => {
    const beside = rowsOf(within, charge);
    expect(beside.sums.map(({ name }) => name)).toContain('Tax in these prices');
    expect(beside.small).toEqual([]);
    expect(rowsOf(within, { ...charge, taxClass: 'exempt', taxBp: 0 }).small).toEqual([
      'Prices include tax.',
    ]);
    expect(rowsOf(charge).sums.map(({ name }) => name)).not.toContain('Tax in these prices');
  });
});

it('names a credit note, its invoice, the reason, and how the money was refunded', () => {
  const bill = computeBill([{ ...DOSA, taxClass: 'standard', taxBp: 500 }], { kind: 'tax-invoice' });
  const rows = billRows(
    {
      bill,
      number: 'CN/26-27/000001',
      seller: { gstin: '29AAGCB7383J1Z4' },
      credit: {
        invoiceNumber: 'INV/26-27/000007',
        invoiceIssuedAt: Date.UTC(2026, 10, 20, 14, 30),
        reason: 'Cold food',
        refund: exactly('upi', bill.totalPaise),
        isTaxKept: false,
      },
    },
    { words: billWords },
  );
  expect(rows.heading).toBe('Credit note');
  expect(rows.facts).toContainEqual({
    name: 'Against',
    value: 'INV/26-27/000007, 20\u00A0Nov\u00A02026,\u00A08:00\u00A0pm',
  });
  expect(rows.facts).toContainEqual({ name: 'Reason', value: 'Cold food' });
  expect(rows.facts).toContainEqual({ name: 'Place of supply', value: 'Karnataka (29)' });
  expect(rows.paid).toEqual([{ name: 'Given back: UPI', amount: '₹126' }]);
});

it('names a debit note, its invoice, the reason, and how it was paid; it says no reverse charge', () => {
  const bill = computeBill([{ ...DOSA, taxClass: 'standard', taxBp: 500 }], { kind: 'tax-invoice' });
  const debit = {
    invoiceNumber: 'INV/26-27/000007',
    invoiceIssuedAt: Date.UTC(2026, 10, 20, 14, 30),
    reason: 'Old menu',
  };
  const rows = billRows(
    {
      bill,
      number: 'DN/26-27/000001',
      seller: { gstin: '29AAGCB7383J1Z4' },
      particulars: { buyer: null },
      payments: [exactly('upi', bill.totalPaise)],
      debit,
    },
    { words: billWords },
  );
  expect(rows.heading).toBe('Debit note');
  expect(rows.facts).toContainEqual({
    name: 'Against',
    value: 'INV/26-27/000007, 20\u00A0Nov\u00A02026,\u00A08:00\u00A0pm',
  });
  expect(rows.facts).toContainEqual({ name: 'Reason', value: 'Old menu' });
  expect(rows.facts).toContainEqual({ name: 'Place of supply', value: 'Karnataka (29)' });
  expect(rows.facts.map(({ name }) => name)).not.toContain('Reverse charge');
  expect(rows.paid).toEqual([{ name: 'Paid by UPI', amount: '₹126' }]);
});

describe('a combo on a document', () => {
  const order = (parts?: Selection['parts'], cancelled: readonly string[] = []) =>
    anOrder({
      lines: priceRound(
        [
          {
            itemId: 'veg-thali',
            variantId: null,
            addOnIds: [],
            quantity: 2,
            note: '',
            ...(parts && { parts }),
          },
        ],
        {
          menu: aThaliMenu(),
          availability: anAvailability(),
          profile: projectProfile(aNewRestaurant()),
          at: NOW,
          asked: { at: NOW, type: 'dine-in' },
        },
      ),
      stages: { cancelled },
    });
  const linesOf = (...given: Parameters<typeof order>) =>
    billRows(
      { bill: computeBill(chargesOf(order(...given)), { kind: 'bill' }) },
      { words: billWords, language: 'hi' },
    ).lines.map(({ name, detail, quantity, rate, amount, isPart }) => [
      name,
      detail,
      quantity,
      rate,
      amount,
      isPart,
    ]);

  it('stands once with its amounts, and its dishes below without', () => {
    expect(linesOf()).toEqual([
      ['वेज थाली', '', '2', '₹250', '₹500', undefined],
      ['Tawa roti', '', '4', '', '', true],
      ['Dal', '', '2', '', '', true],
      ['Paneer', '', '2', '', '', true],
      ['Papad', '', '2', '', '', true],
    ]);
  });

  it('is its dishes with amounts where one is missing', () => {
    expect(linesOf(undefined, ['1-2'])).toEqual([
      ['Tawa roti', 'part of वेज थाली', '4', '₹15.24', '₹60.96', undefined],
      ['Paneer', 'part of वेज थाली', '2', '₹121.96', '₹243.92', undefined],
      ['Papad', 'part of वेज थाली', '2', '₹0', '₹0', undefined],
    ]);
  });
});

describe('a line that is weighed', () => {
  const weight = { grams: 350, kiloPaise: paise(480_00) };
  const katli = { ...DOSA, name: 'Kaju katli', unitPaise: paise(168_00), weight };
  const rowOf = (over: object) => {
    const charge = { ...katli, taxClass: 'standard' as const, taxBp: 500, ...over };
    const bill = computeBill([charge], { kind: 'tax-invoice' });
    return billRows({ bill }, { words: billWords }).lines[0];
  };

  it('has kilograms, and the price of one', () => {
    expect(rowOf({})).toMatchObject({ quantity: '0.350 kg', rate: '₹480', amount: '₹168', unit: '' });
    expect(rowOf({ quantity: 2 })).toMatchObject({ quantity: '2 × 0.350 kg', amount: '₹336' });
  });

  it('has the portal’s unit where it is goods', () => {
    const goods = { taxClass: 'goods' as const, hsn: '1704' };
    expect(rowOf(goods)).toMatchObject({ quantity: '0.350', unit: 'KGS', rate: '₹480' });
  });

  it('has its weight beside its name where its price is not that of the weight alone', () => {
    expect(rowOf({ unitPaise: paise(188_00), detail: 'Box' })).toMatchObject({
      detail: '350 g, Box',
      quantity: '1',
      rate: '₹188',
      amount: '₹188',
    });
  });
});
