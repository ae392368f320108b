/** Cases that people reported elsewhere, worked with a pencil. Amounts are in rupees; SGST is as much as CGST. */
import { describe, expect, it } from 'vitest';
import { computeBill } from '@bhoj/domain/billing/bill/bill';
import { dayOf } from '@bhoj/domain/days/day';
import { aCharge, aCreditNote } from '@bhoj/domain/fixtures/billing';
import { aBuyer } from '@bhoj/domain/fixtures/people';
import { aPreparation, aSale } from '@bhoj/domain/fixtures/returns';
import { rupees } from '@bhoj/domain/money/money';
import { gstr3bOf } from '@bhoj/domain/returns/declared';
import { ofCreditNote, ofInvoice } from '@bhoj/domain/returns/tax-document';
import { nextPeriod } from '@bhoj/domain/subscription/subscription';
import { businessDayOf, DAY, dateOf, HOUR, startOf } from '@bhoj/domain/time/ist';
import type { Charge } from '@bhoj/domain/billing/bill/bill';
import type { TaxDocument } from '@bhoj/domain/returns/tax-document';
import type { PaidMembership } from '@bhoj/domain/subscription/subscription';

const line = (name: string, price: number, over: Partial<Charge> = {}) =>
  aCharge({ itemId: name, name, unitPaise: rupees(price), ...over });
const goods = (name: string, price: number, hsn: string) => line(name, price, { taxClass: 'goods', hsn });
const returnOf = (...documents: readonly TaxDocument[]) => {
  const preparation = aPreparation();
  for (const document of documents) preparation.add(document);
  return preparation.finish({ days: [], existing: new Set(), at: startOf('2026-12-02') });
};
const rowsOf = (rows: ReturnType<typeof returnOf>['tables']['hsn']['b2c']) =>
  rows
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, quantity, taxablePaise, cgstPaise, sgstPaise }) => [
      code,
      quantity,
      taxablePaise,
      cgstPaise,
      sgstPaise,
    ]);

describe('P3-09: codes that share a rate share the tax of the document', () => {
  it('(a) 149.50 + 287.75 + 61.25 = 498.50 at 5 %: 12.46 each, ₹523, split as 3.74, 7.19 and 1.53', () => {
    const sale = aSale(1, [
      line('Veg thali', 149.5),
      goods('Kaju katli', 287.75, '1704'),
      goods('Ratlami sev', 61.25, '2106'),
    ]);
    expect(sale.bill).toMatchObject({
      taxes: [{ taxablePaise: 498_50, cgstPaise: 12_46 }],
      totalPaise: 523_00,
    });
    expect(rowsOf(returnOf(ofInvoice(sale, false)).tables.hsn.b2c)).toEqual([
      ['1704', 1, 287_75, 7_19, 7_19],
      ['2106', 1, 61_25, 1_53, 1_53],
      ['996331', 0, 149_50, 3_74, 3_74],
    ]);
  });

  it('(a) three at 49.90 are 149.70 with 3.74 each: 1.25, 1.25 and 1.24 in both halves alike', () => {
    const sale = aSale(1, [
      line('Filter coffee', 49.9),
      goods('Peda', 49.9, '1704'),
      goods('Chivda', 49.9, '2106'),
    ]);
    expect(sale.bill.taxes).toMatchObject([{ taxablePaise: 149_70, cgstPaise: 3_74, sgstPaise: 3_74 }]);
    const rows = returnOf(ofInvoice(sale, false)).tables.hsn.b2c;
    expect(rows.map(({ cgstPaise }) => cgstPaise).toSorted((a, b) => a - b)).toEqual([124, 125, 125]);
    for (const { cgstPaise, sgstPaise } of rows) expect(cgstPaise).toBe(sgstPaise);
  });

  it('(b) a company’s chivda at 100 and a note on its katli at 100: both rows stand, though their sum is zero', () => {
    const particulars = { buyer: aBuyer() };
    const bill = computeBill([goods('Kaju katli', 100, '1704')], { kind: 'tax-invoice' });
    const issuedAt = startOf('2026-11-20');
    const { tables } = returnOf(
      ofInvoice(aSale(1, [goods('Chivda', 100, '2106')], { particulars }), false),
      ofCreditNote(aCreditNote({ bill, particulars, issuedAt })),
    );
    expect(rowsOf(tables.hsn.b2b)).toEqual([
      ['1704', -1, -100_00, -2_50, -2_50],
      ['2106', 1, 100_00, 2_50, 2_50],
    ]);
    expect([tables.b2b.length, tables.cdnr.length]).toEqual([1, 1]);
  });
});

it('P3-08 (c): a month of one credit note has it alone in table 13, and takes its tax back', () => {
  const bill = computeBill([line('Dal', 100)], { kind: 'tax-invoice' });
  const made = returnOf(ofCreditNote(aCreditNote({ bill, issuedAt: startOf('2026-11-03') })));
  expect(made.tables.issued).toMatchObject([{ nature: 5, total: 1, cancelled: 0 }]);
  expect(gstr3bOf(made).taxed).toEqual({ taxablePaise: -100_00, cgstPaise: -2_50, sgstPaise: -2_50 });
});

it('P3-29: a banquet of 1,25,000 + 6,998 + 219.50 = 1,32,217.50, 3,305.44 each, is ₹1,38,828 with −0.38', () => {
  const { bill } = aSale(1, [
    line('Biryani family handi', 1_250, { quantity: 100 }),
    line('Kathi roll', 3_499, { quantity: 2 }),
    line('Special', 219.5),
  ]);
  expect(bill).toMatchObject({
    taxes: [{ taxablePaise: 1_32_217_50, cgstPaise: 3_305_44, sgstPaise: 3_305_44 }],
    roundOffPaise: -38,
    totalPaise: 1_38_828_00,
  });
});

it('P3-26: bought on 31 January 2027 at 14:00 and renewed early, twelve months are one year', () => {
  const at = startOf('2027-01-31') + 14 * HOUR;
  let record: PaidMembership = { membership: 'free', trialEndDate: 0, premiumUntil: null, periodDay: null };
  const ends: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    const period = nextPeriod(
      record,
      { interval: 'month' },
      n === 0 ? at : (record.premiumUntil ?? at) - 7 * DAY,
    );
    if (period === null) throw new RangeError('no end');
    record = { ...record, membership: 'premium', premiumUntil: period.until, periodDay: period.day };
    ends.push(dateOf(period.until));
  }
  expect(ends.slice(0, 3)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  expect(ends.at(-1)).toBe('2028-01-31');
  expect(record.premiumUntil).toBe(startOf('2028-01-31') + 14 * HOUR);
});

/** At 5 %: 2,000 is 2,100 with tax, 3,000 is 3,150, 500 is 525, 1,000 is 1,050. */
describe('P3-27: bills of 31 December at 23:40, and of 1 January at 00:30, 03:50 and 04:10', () => {
  const night = (
    [
      [2_000, '2026-12-31T23:40'],
      [3_000, '2027-01-01T00:30'],
      [500, '2027-01-01T03:50'],
      [1_000, '2027-01-01T04:10'],
    ] as const
  ).map(([value, at], n) => {
    const issuedAt = Date.parse(`${at}+05:30`);
    return aSale(n + 1, [line('Dal', value)], { issuedAt, businessDay: businessDayOf(issuedAt, '04:00') });
  });
  const days = ['2026-12-31', '2027-01-01'].map((day) => {
    const invoices = night.filter(({ businessDay }) => businessDay === day);
    return dayOf(day, { invoices, voided: new Set(), creditNotes: [], handedOver: [] });
  });
  const monthly = (month: string, until: string) => {
    const from = `${month}-01`;
    const preparation = aPreparation(null, { month, from, until });
    for (const invoice of night) {
      const isIn = dateOf(invoice.issuedAt).startsWith(month);
      preparation[isIn ? 'add' : 'addNeighbour'](ofInvoice(invoice, false));
    }
    const counted = days.filter(({ day }) => day.startsWith(month));
    return preparation.finish({ days: counted, existing: new Set(), at: startOf('2027-02-02') }).days;
  };

  it('the business days have 5,775 and 1,050', () => {
    expect(days.map(({ totalPaise }) => totalPaise)).toEqual([5_775_00, 1_050_00]);
  });

  it('the tax months have 2,100 and 4,725, and name the 3,675 of two documents between', () => {
    const between = ['INV/26-27/000002', 'INV/26-27/000003'].map((number) => ({ number }));
    expect(monthly('2026-12', '2027-01-01')).toMatchObject({
      daysPaise: 5_775_00,
      documentsPaise: 2_100_00,
      joined: between,
      joinedPaise: 3_675_00,
      elsewhere: [],
      unexplainedPaise: 0,
    });
    expect(monthly('2027-01', '2027-02-01')).toMatchObject({
      daysPaise: 1_050_00,
      documentsPaise: 4_725_00,
      elsewhere: between,
      elsewherePaise: 3_675_00,
      joined: [],
      unexplainedPaise: 0,
    });
  });
});
