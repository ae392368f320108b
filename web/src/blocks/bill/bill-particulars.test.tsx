import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { sellerOf } from '@bhoj/domain/billing/documents/seller-of';
import { aCharge } from '@bhoj/domain/fixtures/billing';
import { aBuyer } from '@bhoj/domain/fixtures/people';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise } from '@bhoj/domain/money/money';
import { billWords } from '../../messages/shared/bill/en.ts';
import { billRows } from './bill-rows.ts';
import { BillSheet } from './bill-sheet.tsx';
import { BillView } from './bill-view.tsx';
import type { Bill, Charge } from '@bhoj/domain/billing/bill/bill';
import type { DocumentKind } from '@bhoj/domain/billing/shape/document-kind';
import type { BillDocument } from './bill-document.ts';

afterEach(cleanup);

const of = (charges: readonly Partial<Charge>[], kind: DocumentKind): Bill =>
  computeBill(
    charges.map((one) => aCharge(one)),
    { kind, discountPaise: paise(0) },
  );
const beer = { name: 'Beer', unitPaise: paise(300_00), taxClass: 'liquor', taxBp: 2000 } as const;
const milk = { name: 'Milk', unitPaise: paise(40_00), taxClass: 'exempt', taxBp: 0 } as const;
const taxed = of([{ name: 'Dal' }], 'tax-invoice');
const mixed = of([{ name: 'Dal' }, beer, milk], 'invoice-cum-bill-of-supply');

const aDocument = (over: Partial<BillDocument> = {}): BillDocument => ({
  bill: taxed,
  number: 'INV/26-27/000001',
  seller: sellerOf(aRestaurant()),
  sac: '996331',
  particulars: { buyer: null },
  payments: [exactly('upi', (over.bill ?? taxed).totalPaise)],
  ...over,
});
const rowsOf = (over: Partial<BillDocument> = {}) => billRows(aDocument(over), { words: billWords });
const named = (facts: readonly { readonly name: string; readonly value: string }[]) =>
  Object.fromEntries(facts.map(({ name, value }) => [name, value]));

describe('a tax invoice of today', () => {
  it('says that the tax is not under reverse charge, and the seller’s State with its code', () => {
    expect(named(rowsOf().facts)).toMatchObject({
      'Reverse charge': 'No',
      'Place of supply': 'Karnataka (29)',
      SAC: '996331',
    });
    expect(named(rowsOf().seller)).toMatchObject({ State: 'Karnataka (29)' });
  });

  it('names a company of another State, and keeps the place of supply where it was served', () => {
    const facts = named(rowsOf({ customerName: 'Meera', particulars: { buyer: aBuyer() } }).facts);
    expect(facts).toMatchObject({
      'Bill to': 'Uttam Foods Pvt Ltd',
      'Buyer’s GSTIN': '27AAPFU0939F1ZV',
      'Buyer’s address': '4 Nariman Point, Mumbai 400021',
      'Buyer’s State': 'Maharashtra (27)',
      'Place of supply': 'Karnataka (29)',
    });
  });

  it('names a person without a GSTIN by address and State', () => {
    const buyer = aBuyer({ name: 'Meera Iyer', gstin: '', stateCode: '29' });
    const facts = named(rowsOf({ particulars: { buyer } }).facts);
    expect(facts).toMatchObject({ 'Bill to': 'Meera Iyer', 'Buyer’s State': 'Karnataka (29)' });
    expect(facts).not.toHaveProperty('Buyer’s GSTIN');
  });

  it('says the taxable value even where there is one rate, without letters', () => {
    expect(rowsOf().values).toEqual([{ mark: '', name: 'GST 5 %', isTaxable: true, amount: '₹100' }]);
    expect(rowsOf().lines.map(({ mark }) => mark)).toEqual(['']);
  });

  it('gives each rate a letter, which its dishes bear', () => {
    const { lines, values } = rowsOf({ bill: mixed });
    expect(lines.map(({ name, mark }) => `${name} ${mark}`)).toEqual(['Dal A', 'Beer B', 'Milk C']);
    expect(values).toEqual([
      { mark: 'A', name: 'GST 5 %', isTaxable: true, amount: '₹100' },
      { mark: 'B', name: 'VAT 20 %', isTaxable: false, amount: '₹300' },
      { mark: 'C', name: 'Exempt', isTaxable: false, amount: '₹40' },
    ]);
  });

  it('shares the discount over the values: 10 % of ₹100 + ₹300 + ₹40', () => {
    const bill = computeBill([aCharge({ name: 'Dal' }), aCharge(beer), aCharge(milk)], {
      kind: 'invoice-cum-bill-of-supply',
      discountPaise: paise(44_00),
    });
    expect(rowsOf({ bill }).values.map(({ amount }) => amount)).toEqual(['₹90', '₹270', '₹36']);
  });

  it('bears the VAT TIN only where liquor is billed', () => {
    expect(named(rowsOf({ bill: mixed }).seller)).toMatchObject({ 'VAT TIN': '29123456789' });
    expect(named(rowsOf().seller)).not.toHaveProperty('VAT TIN');
  });
});

describe('goods', () => {
  const cola = { name: 'Cola', unitPaise: paise(45_00), taxClass: 'goods', hsn: '22021010' } as const;

  it('say their HSN beside their dish, and bear the letter of their rate', () => {
    const { facts, lines, values } = rowsOf({
      bill: of([{ name: 'Dal' }, { ...cola, taxBp: 4000, detail: 'Large' }], 'tax-invoice'),
    });
    expect(lines.map(({ name, detail, mark }) => [name, detail, mark])).toEqual([
      ['Dal', '', 'A'],
      ['Cola', 'Large · HSN 22021010', 'B'],
    ]);
    expect(values.map(({ name, amount }) => [name, amount])).toEqual([
      ['GST 5 %', '₹100'],
      ['GST 40 %', '₹45'],
    ]);
    expect(named(facts)).toMatchObject({ SAC: '996331' });
  });

  it('share the letter of a dish at the same rate, and alone bear no code of a service', () => {
    const both = rowsOf({ bill: of([{ name: 'Dal' }, { ...cola, taxBp: 500 }], 'tax-invoice') });
    expect(both.values).toEqual([{ mark: '', name: 'GST 5 %', isTaxable: true, amount: '₹145' }]);
    expect(named(rowsOf({ bill: of([{ ...cola, taxBp: 4000 }], 'tax-invoice') }).facts)).not.toHaveProperty(
      'SAC',
    );
  });
});

describe('on A4', () => {
  it('goods have the unit of their quantity, services have none', () => {
    const cola = { name: 'Cola', unitPaise: paise(45_00), taxClass: 'goods', hsn: '22021010' } as const;
    const { lines } = rowsOf({ bill: of([{ name: 'Dal' }, { ...cola, taxBp: 4000 }], 'tax-invoice') });
    expect(lines.map(({ name, quantity, unit }) => [name, quantity, unit])).toEqual([
      ['Dal', '1', ''],
      ['Cola', '1', 'NOS'],
    ]);
  });

  it('exempt dishes are in “Tax by rate” beside liquor on a bill of supply', () => {
    const { rates } = rowsOf({ bill: of([beer, milk], 'bill-of-supply') });
    expect(rates.map(({ rate, taxable }) => [rate, taxable])).toEqual([
      ['VAT 20 %', '₹300'],
      ['Exempt', '₹40'],
    ]);
  });
});

describe('other documents of today', () => {
  it('a bill of supply bears the code of the service, one of liquor alone bears none', () => {
    expect(named(rowsOf({ bill: of([milk], 'bill-of-supply') }).facts)).toMatchObject({ SAC: '996331' });
    expect(named(rowsOf({ bill: of([beer], 'bill-of-supply') }).facts)).not.toHaveProperty('SAC');
  });

  it('a plain bill has neither code nor reverse charge, and letters only beside liquor', () => {
    const seller = sellerOf(aRestaurant({ gstin: '' }));
    const plain = rowsOf({ seller, bill: of([{ name: 'Dal' }, beer], 'bill') });
    expect(named(plain.facts)).toEqual({ Number: 'INV/26-27/000001' });
    expect(plain.values.map(({ mark, name }) => `${mark} ${name}`)).toEqual(['A VAT 20 %', 'B Without tax']);
    expect(rowsOf({ seller, bill: of([{}], 'bill') }).values).toEqual([]);
    expect(plain.signature).toBeNull();
  });

  it('a credit note says no reverse charge, and names the buyer of its invoice', () => {
    const credit = {
      invoiceNumber: 'INV/26-27/000001',
      invoiceIssuedAt: 0,
      reason: 'Cold',
      refund: exactly('upi', taxed.totalPaise),
      isTaxKept: false,
    };
    const facts = named(rowsOf({ credit, particulars: { buyer: aBuyer() } }).facts);
    expect(facts).toMatchObject({ 'Buyer’s GSTIN': '27AAPFU0939F1ZV' });
    expect(facts).not.toHaveProperty('Reverse charge');
  });

  it('an estimate has letters only where rates differ', () => {
    const estimate = (bill: Bill) => billRows({ bill }, { words: billWords });
    expect(estimate(taxed).values).toEqual([]);
    expect(estimate(mixed).lines.map(({ mark }) => mark)).toEqual(['A', 'B', 'C']);
    expect(estimate(mixed).facts).toEqual([]);
  });
});

describe.each([58, 80, 'A4'] as const)('on %s', (paper) => {
  const sheet = (over: Partial<BillDocument> = {}, isDuplicate = false) => {
    render(<BillSheet {...aDocument(over)} words={billWords} paper={paper} isDuplicate={isDuplicate} />);
    return document.body.textContent;
  };

  it('is the original for its recipient once, with a place to sign', () => {
    const text = sheet();
    expect(text).toContain('ORIGINAL FOR RECIPIENT');
    expect(text).toContain('For Spice Route Foods LLP');
    expect(text).toContain('Authorised signatory');
    cleanup();
    const again = sheet({}, true);
    expect(again).toContain('DUPLICATE');
    expect(again).not.toContain('ORIGINAL');
  });

  it('shows the value and the rate of each dish', () => {
    const text = sheet({ bill: mixed });
    for (const rate of ['GST 5 %', 'VAT 20 %', 'Exempt']) expect(text).toContain(rate);
    for (const value of ['₹100', '₹300', '₹40']) expect(text).toContain(value);
    if (paper !== 'A4') expect(text).toContain('BeerB');
  });
});

it('shows the letters and values on the screen, too', () => {
  render(<BillView {...aDocument({ bill: mixed })} words={billWords} />);
  expect(screen.getByRole('rowheader', { name: 'Beer B' })).toBeTruthy();
  expect(document.body.textContent).toContain('A GST 5 % Taxable value₹100');
  expect(document.body.textContent).toContain('B VAT 20 %₹300');
});
