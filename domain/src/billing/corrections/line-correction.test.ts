import { describe, expect, it } from 'vitest';
import { aCharge, anInvoice } from '../../fixtures/billing.ts';
import { NOW } from '../../fixtures/ids.ts';
import { paise } from '../../money/money.ts';
import { goodsRatesAt } from '../../statute/goods.ts';
import { restaurantRatesAt } from '../../statute/gst.ts';
import { computeBill } from '../bill/bill.ts';
import { creditedBill } from './credit-note.ts';
import { lineCorrection, ratesFor } from './line-correction.ts';
import type { Charge } from '../bill/bill.ts';
import type { DocumentKind } from '../shape/document-kind.ts';
import type { NoteOn, Notes } from './after-notes.ts';

const NONE: Notes = { credits: [], debits: [] };

const invoiceOf = (charges: Partial<Charge>[], discount = 0, kind: DocumentKind = 'tax-invoice') =>
  anInvoice({
    bill: computeBill(charges.map(aCharge), { kind, discountPaise: paise(discount) }),
    issuedAt: NOW,
  });

const price = (to: number, line = 0) => ({ line, what: 'price' as const, to });
const rate = (to: number, line = 0) => ({ line, what: 'rate' as const, to });

const refusal = (reason: string) => expect.objectContaining({ reason });

it('asks for no more than the MRP on the pack', () => {
  const invoice = invoiceOf([
    { unitPaise: paise(18_00), taxClass: 'goods', taxBp: 1800, taxIncluded: true, mrpPaise: paise(20_00) },
  ]);
  expect(lineCorrection(invoice, NONE, price(20_00), NOW).debit).toMatchObject({ totalPaise: 2_00 });
  expect(() => lineCorrection(invoice, NONE, price(20_01), NOW)).toThrow(refusal('above-mrp'));
});

describe('a price that was too high', () => {
  it('is credited with the difference: three dals at ₹100 that cost ₹90 give back ₹30 and ₹1.50 of tax', () => {
    const invoice = invoiceOf([{ quantity: 3 }]);
    expect(lineCorrection(invoice, NONE, price(90_00), NOW)).toMatchObject({
      change: { line: 0, what: 'price', from: 100_00, to: 90_00 },
      debit: null,
      isTaxKept: false,
      credit: {
        kind: 'tax-invoice',
        lines: [{ quantity: 3, unitPaise: 10_00, amountPaise: 30_00, discountPaise: 0, taxablePaise: 30_00 }],
        taxes: [{ taxBp: 500, taxablePaise: 30_00, cgstPaise: 75, sgstPaise: 75 }],
        roundOffPaise: 0,
        totalPaise: 31_50,
      },
    });
  });

  it('takes its share of the discount along: 10 % off ₹100 is 10 % off ₹90', () => {
    const invoice = invoiceOf([{}], 10_00);
    // 100 − 10 = 90 at 5 % is 94.50 → 95; at 90 it is 81, with tax 85.06 (2.025 → 2.03 twice)
    expect(lineCorrection(invoice, NONE, price(90_00), NOW).credit).toMatchObject({
      subtotalPaise: 10_00,
      discountPaise: 1_00,
      taxes: [{ taxablePaise: 9_00, cgstPaise: 22, sgstPaise: 22 }],
      totalPaise: 9_44,
    });
  });

  it('is credited for the portions that no note has given back', () => {
    const invoice = invoiceOf([{ quantity: 3 }]);
    const one = { portions: { '0': 1 }, bill: creditedBill(invoice.bill, [], { '0': 1 }) };
    const { credit, change } = lineCorrection(invoice, { credits: [one], debits: [] }, price(90_00), NOW);
    expect(credit).toMatchObject({ lines: [{ quantity: 2, taxablePaise: 20_00 }], totalPaise: 21_00 });
    // The other two go back at the right price: 2 × 90 + 9.00
    const corrected: NoteOn = { portions: {}, change, bill: credit! };
    expect(creditedBill(invoice.bill, [one, corrected], { '0': 2 })).toMatchObject({
      lines: [{ quantity: 2, unitPaise: 90_00, taxablePaise: 180_00 }],
      taxes: [{ taxablePaise: 180_00, cgstPaise: 4_50, sgstPaise: 4_50 }],
      totalPaise: 189_00,
    });
  });

  it('on a plain bill gives back no tax, for it charged none', () => {
    const { credit } = lineCorrection(invoiceOf([{}], 0, 'bill'), NONE, price(90_00), NOW);
    expect(credit).toMatchObject({ kind: 'bill', taxes: [], totalPaise: 10_00 });
  });

  /** The last day for an invoice of November 2026 is 30 November 2027. */
  it.each([
    ['2027-11-30T23:59+05:30', 10_50, false],
    ['2027-12-01T00:00+05:30', 10_00, true],
  ])('gives back tax until 30 November after the financial year: at %s', (at, total, isTaxKept) => {
    const correction = lineCorrection(invoiceOf([{}]), NONE, price(90_00), Date.parse(at));
    expect(correction).toMatchObject({ isTaxKept, credit: { totalPaise: total } });
  });

  it('gives back the VAT of liquor', () => {
    const rum = { taxClass: 'liquor' as const, taxBp: 1000, unitPaise: paise(200_00) };
    const { credit } = lineCorrection(invoiceOf([{}, rum]), NONE, price(150_00, 1), NOW);
    expect(credit).toMatchObject({
      taxes: [],
      vat: [{ taxBp: 1000, taxablePaise: 50_00, vatPaise: 5_00 }],
      totalPaise: 55_00,
    });
  });
});

describe('a price that was too low', () => {
  it('is charged with the difference on a debit note, exact to the paisa', () => {
    expect(lineCorrection(invoiceOf([{ quantity: 2 }]), NONE, price(120_25), NOW)).toMatchObject({
      credit: null,
      debit: {
        kind: 'tax-invoice',
        lines: [{ quantity: 2, unitPaise: 20_25, taxablePaise: 40_50 }],
        taxes: [{ taxBp: 500, taxablePaise: 40_50, cgstPaise: 1_01, sgstPaise: 1_01 }],
        roundOffPaise: 0,
        totalPaise: 42_52,
      },
    });
  });

  it('is charged with its tax after 30 November, too', () => {
    const late = Date.parse('2028-01-05T12:00+05:30');
    const correction = lineCorrection(invoiceOf([{}]), NONE, price(120_00), late);
    expect(correction).toMatchObject({ isTaxKept: false, debit: { totalPaise: 21_00 } });
  });

  it('is charged with its tax after a credit note that kept the tax', () => {
    const invoice = invoiceOf([{ quantity: 2 }]);
    const late = Date.parse('2028-01-05T12:00+05:30');
    const kept = creditedBill(invoice.bill, [], { '0': 1 }, { isTaxKept: true });
    const credits = [{ portions: { '0': 1 }, bill: kept, isTaxKept: true }];
    const { debit } = lineCorrection(invoice, { credits, debits: [] }, price(120_00), late);
    expect(debit).toMatchObject({ taxes: [{ taxablePaise: 20_00, cgstPaise: 50 }], totalPaise: 21_00 });
  });

  it.each<[string, DocumentKind, Partial<Charge>]>([
    ['a plain bill', 'bill', {}],
    ['a bill of supply', 'bill-of-supply', { taxClass: 'exempt', taxBp: 0 }],
    ['liquor', 'invoice-cum-bill-of-supply', { taxClass: 'liquor', taxBp: 1000 }],
    ['an exempt dish', 'invoice-cum-bill-of-supply', { taxClass: 'exempt', taxBp: 0 }],
  ])('is refused on %s', (_, kind, charge) => {
    const invoice = invoiceOf([charge], 0, kind);
    expect(() => lineCorrection(invoice, NONE, price(120_00), NOW)).toThrow(refusal('debit-needs-tax'));
  });
});

describe('a wrong rate', () => {
  it('that was too high has two notes: ₹118 back at 18 %, ₹105 charged at 5 %', () => {
    const invoice = invoiceOf([{ taxBp: 1800 }]);
    expect(lineCorrection(invoice, NONE, rate(500), NOW)).toMatchObject({
      change: { line: 0, what: 'rate', from: 1800, to: 500 },
      credit: {
        lines: [{ taxBp: 1800, taxablePaise: 100_00 }],
        taxes: [{ taxBp: 1800, taxablePaise: 100_00, cgstPaise: 9_00, sgstPaise: 9_00 }],
        totalPaise: 118_00,
      },
      debit: {
        lines: [{ taxBp: 500, taxablePaise: 100_00 }],
        taxes: [{ taxBp: 500, taxablePaise: 100_00, cgstPaise: 2_50, sgstPaise: 2_50 }],
        totalPaise: 105_00,
      },
    });
  });

  it('that was too low has the same two notes, and the guest pays the difference', () => {
    const { credit, debit } = lineCorrection(invoiceOf([{ quantity: 2 }]), NONE, rate(1800), NOW);
    expect([credit?.totalPaise, debit?.totalPaise]).toEqual([210_00, 236_00]);
  });

  it('leaves the line at the right rate for the next note', () => {
    const invoice = invoiceOf([{ quantity: 2, taxBp: 1800 }]);
    const { credit, debit, change } = lineCorrection(invoice, NONE, rate(500), NOW);
    const notes = { credits: [{ portions: {}, change, bill: credit! }], debits: [{ change, bill: debit! }] };
    expect(creditedBill(invoice.bill, notes.credits, { '0': 1 }, { debits: notes.debits })).toMatchObject({
      lines: [{ quantity: 1, taxBp: 500 }],
      taxes: [{ taxBp: 500, taxablePaise: 100_00, cgstPaise: 2_50 }],
      totalPaise: 105_00,
    });
  });

  it.each<[string, Partial<Charge>, number, DocumentKind]>([
    ['to a rate that no restaurant has', {}, 1200, 'tax-invoice'],
    ['of an exempt dish', { taxClass: 'exempt', taxBp: 0 }, 500, 'invoice-cum-bill-of-supply'],
    ['of liquor', { taxClass: 'liquor', taxBp: 1000 }, 500, 'invoice-cum-bill-of-supply'],
    ['on a plain bill', {}, 500, 'bill'],
  ])('%s is refused', (_, charge, to, kind) => {
    const invoice = invoiceOf([charge], 0, kind);
    expect(() => lineCorrection(invoice, NONE, rate(to), NOW)).toThrow(refusal('rate-not-lawful'));
  });

  it('is refused once its tax cannot be taken back', () => {
    const late = Date.parse('2027-12-01T00:00+05:30');
    const invoice = invoiceOf([{ taxBp: 1800 }]);
    expect(() => lineCorrection(invoice, NONE, rate(500), late)).toThrow(refusal('tax-stays'));
  });
});

describe('nothing is corrected', () => {
  const invoice = invoiceOf([{}, { name: 'Tea', itemId: 'tea', complimentary: true }]);
  it.each([
    ['where the price is right', price(100_00)],
    ['where the rate is right', rate(500)],
    ['on a line that is not there', price(90_00, 7)],
    ['on a complimentary line', price(90_00, 1)],
  ])('%s', (_, right) => {
    expect(() => lineCorrection(invoice, NONE, right, NOW)).toThrow(refusal('nothing-to-correct'));
  });

  it('where the whole line is credited', () => {
    const credits = [{ portions: { '0': 1 }, bill: creditedBill(invoice.bill, [], { '0': 1 }) }];
    expect(() => lineCorrection(invoice, { credits, debits: [] }, price(90_00), NOW)).toThrow(
      refusal('nothing-to-correct'),
    );
  });
});

describe('a price that includes its tax', () => {
  const within = { taxIncluded: true as const, unitPaise: paise(105_00) };

  it('is credited with what the guest paid too much: ₹94.50 instead of ₹105 is ₹10 and 50 paise of tax', () => {
    expect(lineCorrection(invoiceOf([within]), NONE, price(94_50), NOW).credit).toMatchObject({
      lines: [{ unitPaise: 10_50, amountPaise: 10_50, taxablePaise: 10_00 }],
      taxes: [{ taxBp: 500, taxablePaise: 10_00, cgstPaise: 25, sgstPaise: 25 }],
      totalPaise: 10_50,
    });
  });

  it('at a wrong rate is charged the same again, with the tax of the right rate within it', () => {
    const { credit, debit } = lineCorrection(invoiceOf([within]), NONE, rate(1800), NOW);
    expect([credit?.totalPaise, debit?.totalPaise]).toEqual([105_00, 105_00]);
    expect(debit?.taxes).toMatchObject([{ taxBp: 1800, taxablePaise: 88_98, cgstPaise: 8_01 }]);
  });
});

it('may be taxed at the rates of its kind on that day: none without GST, and none for what bears none', () => {
  const invoice = invoiceOf([{}]);
  expect(ratesFor(invoice, { taxClass: 'standard' })).toEqual(restaurantRatesAt(NOW));
  expect(ratesFor(invoice, { taxClass: 'goods' })).toEqual(goodsRatesAt(NOW));
  expect(ratesFor(invoice, { taxClass: 'exempt' })).toEqual([]);
  expect(ratesFor(invoice, { taxClass: 'liquor' })).toEqual([]);
  expect(ratesFor(invoiceOf([{}], 0, 'bill'), { taxClass: 'standard' })).toEqual([]);
});
