import { describe, expect, it } from 'vitest';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { milk, nth, rum, TO_FIRM } from './issue.ts';
import { expectWorked } from './work.ts';
import type { Worked } from './issue.ts';

const dal = lineOf('Dal', 180, { quantity: 2 });
const curd = lineOf('Curd', 60, milk);
const whisky = lineOf('Old Monk', 250, { ...rum, quantity: 2 });

const CASES: readonly Worked[] = [
  {
    what: 'a tax invoice: 2 × 180 + 45 = 405 at 5 %: 10.125 → 10.13 each; 425.26, less 0.26',
    lines: [dal, lineOf('Naan', 45)],
    gives: [{ gst: [[500, 405_00, 10_13]], round: -26, total: 425_00 }],
  },
  {
    what: 'at specified premises: 2 × 180 = 360 at 18 %: 32.40 each; 424.80, and 0.20',
    seller: { taxSettings: { enabled: true, percentage: 18 } },
    lines: [{ ...dal, taxBp: 1800 }],
    gives: [{ gst: [[1800, 360_00, 32_40]], round: 20, total: 425_00 }],
  },
  {
    what: 'a bill of supply of exempt goods alone: 3 × 60 = 180',
    lines: [{ ...curd, quantity: 3 }],
    gives: [{ kind: 'bill-of-supply', total: 180_00 }],
  },
  {
    what: 'a bill of supply of liquor alone: 2 × 250 = 500 and 20 % VAT = 100',
    lines: [whisky],
    gives: [{ kind: 'bill-of-supply', vat: [[2000, 500_00, 100_00]], total: 600_00 }],
  },
  {
    what: 'an invoice-cum-bill of supply: 360 + 18 GST, curd 60, liquor 500 + 100 VAT = 1,038',
    lines: [dal, curd, whisky],
    gives: [
      {
        kind: 'invoice-cum-bill-of-supply',
        gst: [[500, 360_00, 9_00]],
        vat: [[2000, 500_00, 100_00]],
        total: 1_038_00,
      },
    ],
  },
  {
    what: 'a plain bill without a GSTIN: 2 × 180 + 60 = 420, no GST',
    seller: { gstin: '', taxSettings: { enabled: false, percentage: 5 } },
    lines: [dal, curd],
    gives: [{ kind: 'bill', total: 420_00 }],
  },
  {
    what: 'a plain bill with liquor: 360 without GST, 500 and 100 VAT = 960',
    seller: { gstin: '', taxSettings: { enabled: false, percentage: 5 } },
    lines: [dal, whisky],
    gives: [{ kind: 'bill', vat: [[2000, 500_00, 100_00]], total: 960_00 }],
  },
  {
    what: 'under composition: 2 × 180 + 60.40 = 420.40, no GST, less 0.40',
    seller: { composition: true },
    lines: [dal, { ...curd, unitPaise: lineOf('Curd', 60.4).unitPaise }],
    gives: [{ kind: 'bill-of-supply', round: -40, total: 420_00 }],
  },
  {
    what: 'in Chandigarh: 360 at 5 %: 9 CGST and 9 UTGST = 378',
    seller: { gstin: '04AAGCB7383J1ZG' },
    lines: [dal],
    gives: [{ gst: [[500, 360_00, 9_00]], total: 378_00 }],
  },
  {
    what: 'to a firm of another State: CGST and SGST all the same, 360 + 9 + 9 = 378',
    money: { buyer: TO_FIRM },
    lines: [dal],
    gives: [{ gst: [[500, 360_00, 9_00]], total: 378_00 }],
  },
  {
    what: 'from ₹50,000 a person is named, too: 100 × 500 = 50,000 at 5 %: 1,250 each',
    money: { buyer: { name: 'Meera Iyer', gstin: '', address: '4 Church Street', stateCode: '29' } },
    lines: [lineOf('Banquet', 500, { quantity: 100 })],
    gives: [{ gst: [[500, 50_000_00, 1_250_00]], total: 52_500_00 }],
  },
  {
    what: 'room service of a hotel: 2 × 180 = 360 at 18 %: 32.40 each; 424.80, and 0.20',
    seller: { taxSettings: { enabled: true, percentage: 18 }, providesHotelServices: true },
    type: 'room-service',
    lines: [{ ...dal, taxBp: 1800 }],
    gives: [{ gst: [[1800, 360_00, 32_40]], round: 20, total: 425_00 }],
  },
];

describe('kinds of document and of seller', () => {
  it.each(CASES.map((one) => [one.what, one] as const))('%s', (_, worked) => {
    expectWorked(worked);
  });

  it('UTGST and the service code of room service stand on the document', () => {
    const [chandigarh] = expectWorked(nth(CASES, 8));
    expect(chandigarh?.seller.stateTax).toBe('UTGST');
    const [room] = expectWorked(nth(CASES, 11));
    expect(room?.sac).toBe('996332');
  });

  it.each([
    ['49,999.50 names nobody', { ...nth(CASES, 10), money: {}, lines: [lineOf('Banquet', 49_999.5)] }],
  ])('%s: 49,999.50 at 5 %: 1,249.9875 → 1,249.99 each; 52,499.48, less 0.48', (_, worked) => {
    expectWorked({ ...worked, gives: [{ gst: [[500, 49_999_50, 1_249_99]], round: -48, total: 52_499_00 }] });
  });

  it('50,000 without a buyer is refused', () => {
    expect(() => expectWorked({ ...nth(CASES, 10), money: {} })).toThrow('document-wrong');
  });
});
