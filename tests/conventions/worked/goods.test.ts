import { describe, expect, it } from 'vitest';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { paise } from '@bhoj/domain/money/money';
import { goods, milk, rum, within } from './issue.ts';
import { expectWorked } from './work.ts';
import type { Worked } from './issue.ts';

const dal = lineOf('Dal', 180, { quantity: 2 });
const packing = { packingPaise: paise(20_00), services: ['dine-in', 'takeaway', 'delivery'] as const };
const seller = { ...packing, services: [...packing.services] };
const includes = { pricesIncludeTax: true };

const CASES: readonly Worked[] = [
  {
    what: 'sweets by weight, HSN 2106: 500 at 5 %: 12.50 each = 525',
    lines: [lineOf('Kaju katli', 500, goods(500))],
    gives: [{ gst: [[500, 500_00, 12_50]], total: 525_00 }],
  },
  {
    what: 'chocolate at 18 % beside food at 5 %: 100 + 9 + 9, 360 + 9 + 9 = 496',
    lines: [dal, lineOf('Chocolate', 100, goods(1800, '180690'))],
    gives: [
      {
        gst: [
          [500, 360_00, 9_00],
          [1800, 100_00, 9_00],
        ],
        total: 496_00,
      },
    ],
  },
  {
    what: 'cola over the counter at 40 %: 3 × 45 = 135: 27 each = 189',
    lines: [lineOf('Cola', 45, { ...goods(4000, '22021010'), quantity: 3 })],
    gives: [{ gst: [[4000, 135_00, 27_00]], total: 189_00 }],
  },
  {
    what: 'at 12 % on 1 September 2025, when it was lawful: 200: 12 each = 224',
    at: Date.UTC(2025, 8, 1, 10),
    lines: [lineOf('Namkeen', 200, goods(1200))],
    gives: [{ gst: [[1200, 200_00, 12_00]], total: 224_00 }],
  },
  {
    what: 'exempt milk beside dal: 360 + 18, 2 × 33.33 = 66.66; 444.66, and 0.34',
    lines: [dal, lineOf('Milk', 33.33, { ...milk, quantity: 2 })],
    gives: [{ kind: 'invoice-cum-bill-of-supply', gst: [[500, 360_00, 9_00]], round: 34, total: 445_00 }],
  },
  {
    what: 'a takeaway with packing 20: 360 + 20 = 380: 9.50 each = 399',
    seller,
    type: 'takeaway',
    lines: [dal],
    gives: [{ gst: [[500, 380_00, 9_50]], total: 399_00 }],
  },
  {
    what: 'a delivery: 360 + 20 packing + 40 delivery = 420: 10.50 each = 441',
    seller,
    type: 'delivery',
    deliveryPaise: 40_00,
    lines: [dal],
    gives: [{ gst: [[500, 420_00, 10_50]], total: 441_00 }],
  },
  {
    what: 'boxes of the dish at its rate: cola 45 + 5 box at 40 %: 10 each; 20 packing at 5 %: 0.50 each = 91',
    seller,
    type: 'takeaway',
    lines: [lineOf('Cola', 45, { ...goods(4000, '22021010'), packingPaise: paise(5_00) })],
    gives: [
      {
        gst: [
          [500, 20_00, 50],
          [4000, 50_00, 10_00],
        ],
        total: 91_00,
      },
    ],
  },
  {
    what: 'liquor packed to take away: 250 + 10 box = 260: 20 % VAT 52; 20 packing: 0.50 each = 333',
    seller,
    type: 'takeaway',
    lines: [lineOf('Old Monk', 250, { ...rum, packingPaise: paise(10_00) })],
    gives: [
      {
        kind: 'invoice-cum-bill-of-supply',
        gst: [[500, 20_00, 50]],
        vat: [[2000, 260_00, 52_00]],
        total: 333_00,
      },
    ],
  },
  {
    what: 'a price of 105 includes its 5 %: 105 × 2.5 ÷ 105 = 2.50 each, value 100',
    seller: includes,
    lines: [within('Thali', 105)],
    gives: [{ gst: [[500, 100_00, 2_50]], total: 105_00 }],
  },
  {
    what: '99 within: 99 × 2.5 ÷ 105 = 2.357 → 2.36 each, value 94.28',
    seller: includes,
    lines: [within('Thali', 99)],
    gives: [{ gst: [[500, 94_28, 2_36]], total: 99_00 }],
  },
  {
    what: 'cola 45 within 40 %: 45 × 20 ÷ 140 = 6.4286 → 6.43 each, value 32.14; liquor 300 within 20 %: 50, value 250',
    seller: includes,
    lines: [within('Cola', 45, goods(4000, '22021010')), within('Old Monk', 300, rum)],
    gives: [
      {
        kind: 'invoice-cum-bill-of-supply',
        gst: [[4000, 32_14, 6_43]],
        vat: [[2000, 250_00, 50_00]],
        total: 345_00,
      },
    ],
  },
  {
    what: 'a takeaway within: 105 + 21 packing = 126: 126 × 2.5 ÷ 105 = 3 each, value 120',
    seller: { ...seller, ...includes, packingPaise: paise(21_00) },
    type: 'takeaway',
    lines: [within('Thali', 105)],
    gives: [{ gst: [[500, 120_00, 3_00]], total: 126_00 }],
  },
];

describe('goods, charges and prices that include tax', () => {
  it.each(CASES.map((one) => [one.what, one] as const))('%s', (_, worked) => {
    expectWorked(worked);
  });

  it('12 % today and 40 % in August 2025 are refused', () => {
    const at = (taxBp: number, on?: number) => () =>
      expectWorked({
        what: '',
        lines: [lineOf('Namkeen', 200, goods(taxBp))],
        ...(on !== undefined && { at: on }),
        gives: [],
      });
    expect(at(1200)).toThrow('document-wrong');
    expect(at(4000, Date.UTC(2025, 7, 1))).toThrow('document-wrong');
  });
});
