/** Cases computed by hand, with their arithmetic in words. */
import { describe, expect, it } from 'vitest';
import { computeBill } from '../billing/bill/bill.ts';
import { sellerOf } from '../billing/documents/seller-of.ts';
import { aCharge, aCreditNote, aDebitNote } from '../fixtures/billing.ts';
import { aBuyer } from '../fixtures/people.ts';
import { lineOf } from '../fixtures/lines.ts';
import { anOrder } from '../fixtures/orders.ts';
import { correctHandOver, handOver } from '../billing/settle/handing-over.ts';
import { aRestaurant } from '../fixtures/restaurant.ts';
import { aPreparation, aSale } from '../fixtures/returns.ts';
import { rupees } from '../money/money.ts';
import { startOf } from '../time/ist.ts';
import { describedAs } from './codes.ts';
import { cmp08Of, gstr3bOf } from './declared.ts';
import { tablesTotal } from './sums.ts';
import { ofCreditNote, ofDebitNote, ofInvoice } from './tax-document.ts';
import type { TaxDocument } from './tax-document.ts';
import type { TaxReturn } from './return.schema.ts';

const business = { particulars: { buyer: aBuyer() } };
const noon = (day: string) => startOf(day) + 12 * 60 * 60_000;

function returnOf(documents: readonly TaxDocument[], preparation = aPreparation()): TaxReturn {
  for (const document of documents) preparation.add(document);
  return preparation.finish({ days: [], existing: new Set(), at: startOf('2026-12-02') });
}

const five = (taxable: number, tax: number) => ({
  taxBp: 500,
  taxablePaise: rupees(taxable),
  cgstPaise: rupees(tax),
  sgstPaise: rupees(tax),
});

describe('a tax month', () => {
  it('adds up bills to guests by rate: two of ₹100 and ₹50.50 are ₹150.50, each with its own tax', () => {
    // 2.5 % of ₹100 is ₹2.50; of ₹50.50 it is ₹1.2625, so ₹1.26. Together ₹3.76 to the Union and as much to the State.
    const { tables } = returnOf([
      ofInvoice(aSale(1), false),
      ofInvoice(aSale(2, [aCharge({ unitPaise: rupees(50.5) })]), false),
    ]);
    expect(tables.b2cs).toEqual([five(150.5, 3.76)]);
    expect(tables.hsn.b2c).toEqual([{ code: '996331', quantity: 0, ...five(150.5, 3.76) }]);
    // ₹150.50 + 2 × ₹3.76 = ₹158.02. The bills are ₹105 and ₹53.02 rounded to ₹53: round-off −₹0.02.
    expect(tables).toMatchObject({ documentsPaise: rupees(158), beside: { roundOffPaise: rupees(-0.02) } });
  });

  it('lists a bill to a company by itself, and in no sum of table 7', () => {
    // ₹1,000 at 5 %: 2 × ₹25, ₹1,050 in all.
    const { tables } = returnOf([ofInvoice(aSale(1, [aCharge({ quantity: 10 })], business), false)]);
    expect(tables.b2b).toMatchObject([
      {
        number: 'INV/26-27/000001',
        gstin: '27AAPFU0939F1ZV',
        valuePaise: rupees(1050),
        rates: [five(1000, 25)],
      },
    ]);
    expect(tables).toMatchObject({ b2cs: [], hsn: { b2b: [five(1000, 25)], b2c: [] } });
  });

  it('lists a bill to an embassy under its UIN in table 4, and its exempt dishes under guests', () => {
    // ₹1,000 at 5 % and milk for ₹40: who has a UIN is no registered person (CGST Act s. 2(94)).
    const charges = [
      aCharge({ quantity: 10 }),
      aCharge({ name: 'Milk', unitPaise: rupees(40), taxClass: 'exempt', taxBp: 0 }),
    ];
    const embassy = { particulars: { buyer: aBuyer({ gstin: '0717USA00001UN7', stateCode: '07' }) } };
    const made = returnOf([ofInvoice(aSale(1, charges, embassy), false)]);
    expect(made.tables.b2b).toMatchObject([{ gstin: '0717USA00001UN7', rates: [five(1000, 25)] }]);
    expect(made.tables.nil).toMatchObject({ b2b: { exemptPaise: 0 }, b2c: { exemptPaise: rupees(40) } });
    expect(made.findings.filter(({ what }) => what === 'gstin')).toEqual([]);
  });

  it('tells a bill to the seller’s own GSTIN, which the portal rejects', () => {
    const own = { particulars: { buyer: aBuyer({ gstin: aRestaurant().gstin, stateCode: '29' }) } };
    const made = returnOf([ofInvoice(aSale(1, [aCharge()], own), false)]);
    expect(made.findings).toContainEqual(
      expect.objectContaining({ what: 'buyer-is-seller', of: ['INV/26-27/000001'] }),
    );
  });

  it('takes a credit note of an earlier month off the month in which it was issued', () => {
    // November sells ₹500; a dal of October goes back: ₹500 − ₹100 = ₹400, tax ₹12.50 − ₹2.50 = ₹10 each.
    const bill = computeBill([aCharge()], { kind: 'tax-invoice' });
    const note = aCreditNote({ bill, issuedAt: noon('2026-11-03'), invoiceIssuedAt: noon('2026-10-30') });
    const { tables } = returnOf([ofInvoice(aSale(1, [aCharge({ quantity: 5 })]), false), ofCreditNote(note)]);
    expect(tables.b2cs).toEqual([five(400, 10)]);
    expect(tables.issued.map(({ nature, total }) => [nature, total])).toEqual([
      [1, 1],
      [5, 1],
    ]);
  });

  it('lists the credit note of a company by itself and takes it off in GSTR-3B', () => {
    // 3.1(a): ₹500 − ₹100 = ₹400 with ₹10 each, out of tables 4 and 9B.
    const bill = computeBill([aCharge()], { kind: 'tax-invoice' });
    const note = aCreditNote({ bill, issuedAt: noon('2026-11-03'), ...business });
    const made = returnOf([
      ofInvoice(aSale(1, [aCharge({ quantity: 5 })], business), false),
      ofCreditNote(note),
    ]);
    expect(made.tables.cdnr).toMatchObject([
      {
        type: 'C',
        number: note.number,
        ofNumber: note.invoiceNumber,
        valuePaise: rupees(105),
        rates: [five(100, 2.5)],
      },
    ]);
    expect(gstr3bOf(made).taxed).toEqual({
      taxablePaise: rupees(400),
      cgstPaise: rupees(10),
      sgstPaise: rupees(10),
    });
  });

  it('adds a debit note: ₹10 more on two dals of ₹100 are ₹220 with ₹5.50 each', () => {
    const bill = computeBill([aCharge({ unitPaise: rupees(10), quantity: 2 })], { kind: 'tax-invoice' });
    const note = aDebitNote({ bill, issuedAt: noon('2026-11-04') });
    const { tables } = returnOf([ofInvoice(aSale(1, [aCharge({ quantity: 2 })]), false), ofDebitNote(note)]);
    expect(tables.b2cs).toEqual([five(220, 5.5)]);
    expect(tables.issued.map(({ nature }) => nature)).toEqual([1, 4]);
  });

  it('shows liquor outside GST and leaves its VAT out of the return', () => {
    // Dal ₹100 and whisky ₹400 at 20 % VAT: 3.1(e) has ₹400; the VAT of ₹80 is in `beside`.
    const whisky = aCharge({
      itemId: 'w',
      name: 'Whisky',
      taxClass: 'liquor',
      taxBp: 2000,
      unitPaise: rupees(400),
    });
    const made = returnOf([ofInvoice(aSale(1, [aCharge(), whisky]), false)]);
    expect(made.tables.nil.b2c).toEqual({ exemptPaise: 0, nonGstPaise: rupees(400) });
    expect(made.tables.beside.vatPaise).toBe(rupees(80));
    expect(made.tables.hsn.b2c).toHaveLength(1);
    expect(gstr3bOf(made).nonGstPaise).toBe(rupees(400));
  });

  it('shows exempt sales under their HSN at no rate', () => {
    // Two litres of milk at ₹60, exempt: ₹120 in tables 8 and 12, and under 3.1(c).
    const milk = aCharge({
      name: 'Milk',
      taxClass: 'exempt',
      hsn: '0401',
      taxBp: 0,
      unitPaise: rupees(60),
      quantity: 2,
    });
    const made = returnOf([ofInvoice(aSale(1, [milk]), false)]);
    expect(made.tables.nil.b2c.exemptPaise).toBe(rupees(120));
    expect(made.tables.hsn.b2c).toEqual([
      {
        code: '0401',
        description: 'Milk',
        taxBp: 0,
        quantity: 2,
        taxablePaise: rupees(120),
        cgstPaise: 0,
        sgstPaise: 0,
      },
    ]);
    expect(gstr3bOf(made).exemptPaise).toBe(rupees(120));
  });

  it('parts the tax of goods and dishes of one rate between their codes', () => {
    // Dal ₹100.30 and sweets ₹33.50, both 5 %: 2.5 % of ₹133.80 is ₹3.345, so ₹3.35 (half up). By value ₹2.511 and
    // ₹0.839: the paise left over go to the larger remainder, ₹2.51 and ₹0.84.
    const sweets = aCharge({
      itemId: 's',
      name: 'Laddu',
      taxClass: 'goods',
      hsn: '2106',
      unitPaise: rupees(33.5),
    });
    const { tables } = returnOf([
      ofInvoice(aSale(1, [aCharge({ unitPaise: rupees(100.3) }), sweets]), false),
    ]);
    expect(tables.b2cs).toEqual([five(133.8, 3.35)]);
    expect(tables.hsn.b2c).toEqual([
      { code: '2106', description: 'Laddu', quantity: 1, ...five(33.5, 0.84) },
      { code: '996331', quantity: 0, ...five(100.3, 2.51) },
    ]);
  });

  it('is the same in a Union Territory, whose half is called UTGST', () => {
    const gstin = '04AAPFU0939F1Z3';
    const seller = { ...sellerOf(aRestaurant({ gstin })), gstin };
    const made = returnOf(
      [ofInvoice(aSale(1, [aCharge()], { seller }), false)],
      aPreparation(null, { gstin }),
    );
    expect(seller.stateTax).toBe('UTGST');
    expect(made.tables.b2cs).toEqual([five(100, 2.5)]);
    expect(made.findings.map(({ what }) => what)).not.toContain('seller');
  });

  it('owes 5 % of the turnover of a quarter under composition', () => {
    // ₹1,000 in October and ₹234.50 in December less ₹100 given back: ₹1,134.50. 2.5 % are ₹28.3625, so ₹28.36 each.
    const seller = sellerOf(aRestaurant({ composition: true }));
    const kind = 'bill-of-supply';
    const october = aSale(1, [aCharge({ quantity: 10 })], { seller, issuedAt: noon('2026-10-02') });
    const december = aSale(2, [aCharge({ unitPaise: rupees(234.5) })], { seller });
    const note = aCreditNote({ seller, bill: computeBill([aCharge()], { kind }) });
    const quarter = { month: '2026-12', from: '2026-10-01', until: '2027-01-01', isComposition: true };
    const made = returnOf(
      [ofInvoice(october, false), ofInvoice(december, false), ofCreditNote(note)],
      aPreparation(null, quarter),
    );
    expect(cmp08Of(made)).toEqual({
      turnoverPaise: rupees(1134.5),
      rateBp: 500,
      reverse: { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 },
      cgstPaise: rupees(28.36),
      sgstPaise: rupees(28.36),
    });
    expect(made.tables).toMatchObject({ b2cs: [], hsn: { b2c: [] } });
  });

  it('reports what an operator sold, without tax and in no sum of ours', () => {
    // Two orders of ₹300 and ₹250.50: ₹550.50 in table 14(b) and under 3.1.1(ii).
    const preparation = aPreparation();
    for (const [number, valuePaise] of [
      ['1234', rupees(300)],
      ['1235', rupees(250.5)],
    ] as const) {
      const aggregator = { operator: 'Swiggy', number, valuePaise, day: '2026-11-10' };
      preparation.addOperatorOrder(
        anOrder({ type: 'aggregator', state: 'Completed', closedAt: noon('2026-11-10'), aggregator }),
      );
    }
    const made = returnOf([], preparation);
    expect(made.tables.operators).toEqual([{ operator: 'Swiggy', count: 2, valuePaise: rupees(550.5) }]);
    expect(gstr3bOf(made).operatorsPaise).toBe(rupees(550.5));
    expect(tablesTotal(made.tables)).toBe(0);
  });

  it('explains a bill at 01:30 on the first by its number', () => {
    // November's days count ₹210: the bill of ₹105 of the 10th, and ₹105 of 1 December at 01:30, which is December's tax.
    // The bill at 01:30 on 1 November is November's tax and October's business.
    const preparation = aPreparation();
    const night = aSale(1, [aCharge()], {
      issuedAt: startOf('2026-11-01') + 90 * 60_000,
      businessDay: '2026-10-31',
    });
    preparation.add(ofInvoice(night, false));
    preparation.add(ofInvoice(aSale(2), false));
    const next = aSale(3, [aCharge()], {
      issuedAt: startOf('2026-12-01') + 90 * 60_000,
      businessDay: '2026-11-30',
    });
    preparation.addNeighbour(ofInvoice(next, false));
    const none = {
      count: 0,
      totalPaise: rupees(0),
      taxPaise: rupees(0),
      taxes: { gstPaise: rupees(0), vatPaise: rupees(0) },
      byMethod: {},
    };
    const day = { totalPaise: rupees(210), credits: none, debits: none } as never;
    const made = preparation.finish({ days: [day], existing: new Set(), at: startOf('2026-12-02') });
    expect(made.days).toMatchObject({
      daysPaise: rupees(210),
      documentsPaise: rupees(210),
      elsewhere: [{ number: 'INV/26-27/000001', totalPaise: rupees(105) }],
      joined: [{ number: 'INV/26-27/000003' }],
      unexplainedPaise: 0,
    });
    expect(made.findings).toEqual([]);
  });

  it('counts a void document as cancelled and nothing of its amounts', () => {
    const made = returnOf([ofInvoice(aSale(1), true), ofInvoice(aSale(2), false)]);
    expect(made.tables.issued).toMatchObject([{ first: 1, last: 2, total: 2, cancelled: 1 }]);
    expect(made).toMatchObject({ voided: ['INV/26-27/000001'], tables: { b2cs: [five(100, 2.5)] } });
  });

  it('leaves a credit note that came too late for its tax out of every table', () => {
    const bill = computeBill([aCharge()], { kind: 'bill' });
    const made = returnOf([
      ofCreditNote(aCreditNote({ bill, isTaxKept: true, issuedAt: noon('2026-11-03') })),
    ]);
    expect(made.tables).toMatchObject({ b2cs: [], beside: { outsidePaise: rupees(-100) } });
    expect(made.findings).toContainEqual(expect.objectContaining({ what: 'tax-kept', count: 1 }));
  });
});

describe('table 12', () => {
  const can = aCharge({ name: 'Cola', taxClass: 'goods', hsn: '2202', taxBp: 4000, unitPaise: rupees(40) });
  const box = { ...can, itemId: null, variantId: null, name: 'Packing', unitPaise: rupees(5) };

  it('counts 59 cans with 26 boxes as 59 pieces, of the value of both, under the name of the dish', () => {
    // 59 × ₹40 + 26 × ₹5 = ₹2,490 at 40 %: 2 × ₹498.
    const made = returnOf([
      ofInvoice(aSale(1, [{ ...can, quantity: 33 }]), false),
      ofInvoice(
        aSale(2, [
          { ...can, quantity: 26 },
          { ...box, quantity: 26 },
        ]),
        false,
      ),
    ]);
    expect(made.tables.hsn.b2c).toEqual([
      {
        code: '2202',
        quantity: 59,
        description: 'Cola',
        taxBp: 4000,
        taxablePaise: rupees(2490),
        cgstPaise: rupees(498),
        sgstPaise: rupees(498),
      },
    ]);
  });

  it('takes the first name of an HSN, in whichever order the documents are read', () => {
    const sev = { ...can, name: 'Sev', hsn: '2106', taxBp: 500 };
    const sales = [aSale(1, [sev]), aSale(2, [{ ...sev, name: 'Chivda' }])].map((sale) =>
      ofInvoice(sale, false),
    );
    for (const read of [sales, sales.toReversed()])
      expect(returnOf(read).tables.hsn.b2c.map(({ description }) => description)).toEqual(['Chivda']);
    expect(describedAs({ code: '2106', description: 'Chocolate fudge with roasted hazelnuts' })).toBe(
      'Chocolate fudge with roasted h',
    );
    expect(describedAs({ code: '996332' })).toBe('Room service of a hotel');
  });

  it('keeps a row below zero and says so: more was credited than sold', () => {
    // A credit note of ₹1,905 in a month without a sale; 2.5 % of it are ₹47.625, so ₹47.63.
    const bill = computeBill([aCharge({ unitPaise: rupees(1905) })], { kind: 'tax-invoice' });
    const made = returnOf([ofCreditNote(aCreditNote({ bill, issuedAt: noon('2026-11-01') }))]);
    expect(made.tables.b2cs).toEqual([five(-1905, -47.63)]);
    expect(gstr3bOf(made).taxed.taxablePaise).toBe(rupees(-1905));
    expect(made.findings).toContainEqual({
      what: 'row-below-zero',
      of: ['7 B2C 5 %', '12 B2C 996331 5 %'],
      count: 2,
      amountPaise: rupees(-3810),
    });
  });

  it('leaves out rows that cancel out, and says so', () => {
    const bill = computeBill([aCharge()], { kind: 'tax-invoice' });
    const made = returnOf([
      ofInvoice(aSale(1), false),
      ofCreditNote(aCreditNote({ bill, issuedAt: noon('2026-11-12') })),
    ]);
    expect(made.tables).toMatchObject({ b2cs: [], hsn: { b2b: [], b2c: [] } });
    expect(made.findings).toContainEqual(
      expect.objectContaining({ what: 'row-zero', of: ['7 B2C 5 %', '12 B2C 996331 5 %'] }),
    );
  });

  it('keeps a bill of ₹0 to a company in table 4', () => {
    const free = aSale(1, [aCharge({ complimentary: true })], business);
    const { tables } = returnOf([ofInvoice(free, false)]);
    expect(free.bill.totalPaise).toBe(0);
    expect(tables.b2b).toMatchObject([{ number: 'INV/26-27/000001', valuePaise: 0, rates: [five(0, 0)] }]);
  });
});

describe('an operator’s order in table 14(b) and 3.1.1(ii)', () => {
  const dal = lineOf('Dal', 500);
  const cans = lineOf('Cola', 40, { quantity: 5, taxClass: 'goods', hsn: '2202', taxBp: 4000 });
  const handed = (lines: readonly ReturnType<typeof lineOf>[]) => {
    const aggregator = { operator: 'Swiggy', number: '77', valuePaise: null, day: null };
    const order = anOrder({ type: 'aggregator', tableId: null, aggregator, lines });
    return handOver(order, { valuePaise: null, day: '2026-11-20', at: noon('2026-11-20') }).order;
  };

  it('is taken off when it was sent back', () => {
    const order = handed([dal]);
    const back = { valuePaise: rupees(0), reason: 'Sent back', by: 'Asha', day: '2026-11-21' };
    const corrected = correctHandOver(order, { ...back, at: noon('2026-11-21') })?.order ?? order;
    const declared = [order, corrected].map((one) => {
      const preparation = aPreparation();
      preparation.addOperatorOrder(one);
      const made = returnOf([], preparation);
      return [made.tables.operators[0]?.valuePaise, gstr3bOf(made).operatorsPaise];
    });
    expect(declared).toEqual([
      [rupees(500), rupees(500)],
      [0, 0],
    ]);
  });

  it('has no packaged goods: five cans at 40 % are told, with their ₹200', () => {
    const preparation = aPreparation();
    preparation.addOperatorOrder(handed([dal, cans]));
    const made = returnOf([], preparation);
    expect(made.tables.operators).toEqual([{ operator: 'Swiggy', count: 1, valuePaise: rupees(500) }]);
    expect(made.findings).toContainEqual({
      what: 'operator-goods',
      of: ['Swiggy 77'],
      count: 1,
      amountPaise: rupees(200),
    });
  });

  it('of a hotel at 18 % is in table 7 by its own invoice: ₹120 with ₹21.60', () => {
    // 18 % of ₹120 is ₹21.60: 10.80 to the Union and as much to the State.
    const sale = aSale(1, [aCharge({ unitPaise: rupees(120), taxBp: 1800 })], { orderType: 'aggregator' });
    const made = returnOf([ofInvoice(sale, false)]);
    expect(made.tables.b2cs).toEqual([
      { taxBp: 1800, taxablePaise: rupees(120), cgstPaise: rupees(10.8), sgstPaise: rupees(10.8) },
    ]);
    expect(made.tables.operators).toEqual([]);
  });
});
