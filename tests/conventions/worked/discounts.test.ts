import { describe, expect, it } from 'vitest';
import { aDiscount } from '@bhoj/domain/fixtures/billing';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { ASHA } from '@bhoj/domain/fixtures/orders';
import { paise } from '@bhoj/domain/money/money';
import { goods, nth, rum, within } from './issue.ts';
import { expectWorked } from './work.ts';
import type { Worked } from './issue.ts';

const dal = lineOf('Dal', 180, { quantity: 2 });
const whisky = lineOf('Old Monk', 250, { ...rum, quantity: 2 });
const percent = (value: number, more = {}) => ({ discount: aDiscount({ kind: 'percent', value, ...more }) });
const free = (...ids: string[]) => ({
  complimentary: Object.fromEntries(ids.map((id) => [id, { reason: 'Came late', by: ASHA }])),
});
const onOffer = (percentBp: number, fullPaise: number, discounts: boolean) => ({
  id: 'happy',
  name: 'Happy hour',
  percentBp,
  fullPaise: paise(fullPaise),
  discounts,
});

const CASES: readonly Worked[] = [
  {
    what: 'happy hour, 20 % off 250: 200 + 10 = 210; the bill says what it was',
    lines: [lineOf('Tikka', 200, { offer: onOffer(2_000, 250_00, false) })],
    gives: [{ gst: [[500, 200_00, 5_00]], total: 210_00 }],
  },
  {
    what: '10 % off takes nothing more off a dish on offer: 360 less 36 = 324, 200: 524 at 5 %: 13.10 each; 550.20, less 0.20',
    money: percent(1_000),
    lines: [dal, lineOf('Tikka', 200, { offer: onOffer(2_000, 250_00, false) })],
    gives: [{ gst: [[500, 524_00, 13_10]], off: 36_00, round: -20, total: 550_00 }],
  },
  {
    what: '10 % on top of an offer that allows it: 560 less 56 = 504: 12.60 each; 529.20, less 0.20',
    money: percent(1_000),
    lines: [dal, lineOf('Tikka', 200, { offer: onOffer(2_000, 250_00, true) })],
    gives: [{ gst: [[500, 504_00, 12_60]], off: 56_00, round: -20, total: 529_00 }],
  },
  {
    what: '15 % on Starters alone: 240 less 36 = 204, and 360: 564 at 5 %: 14.10 each; 592.20, less 0.20',
    money: percent(1_500, { categories: [{ id: 'starters', name: 'Starters' }] }),
    lines: [dal, lineOf('Pakora', 240, { categoryId: 'starters' })],
    gives: [{ gst: [[500, 564_00, 14_10]], off: 36_00, round: -20, total: 592_00 }],
  },
  {
    what: '20 % on food alone: 360 less 72 = 288: 7.20 each; liquor 500 + 100 VAT; 902.40, less 0.40',
    money: percent(2_000, { covers: 'food' }),
    lines: [dal, whisky],
    gives: [
      {
        kind: 'invoice-cum-bill-of-supply',
        gst: [[500, 288_00, 7_20]],
        vat: [[2000, 500_00, 100_00]],
        off: 72_00,
        round: -40,
        total: 902_00,
      },
    ],
  },
  {
    what: 'a code of 25 % up to 50: of 360 that is 90, so 50; 310 at 5 %: 7.75 each; 325.50, and 0.50',
    money: percent(2_500, {
      capPaise: paise(50_00),
      code: { id: 'DIWALI25', entry: 'EntryAAAAAAAAAAAAAAA' },
    }),
    lines: [dal],
    gives: [{ gst: [[500, 310_00, 7_75]], off: 50_00, round: 50, total: 326_00 }],
  },
  {
    what: '₹100 off 360 and 140 goods at 40 %: 72 and 28; 288: 7.20 each, 112: 22.40 each; 459.20, less 0.20',
    money: { discount: aDiscount({ kind: 'amount', value: 100_00 }) },
    lines: [dal, lineOf('Cola', 140, goods(4000, '22021010'))],
    gives: [
      {
        gst: [
          [500, 288_00, 7_20],
          [4000, 112_00, 22_40],
        ],
        off: 100_00,
        round: -20,
        total: 459_00,
      },
    ],
  },
  {
    what: 'a sweet for nothing: 360 + 80 − 80 = 360: 9 each = 378',
    money: free('1-2'),
    lines: [dal, lineOf('Kheer', 80)],
    gives: [{ gst: [[500, 360_00, 9_00]], off: 80_00, total: 378_00 }],
  },
  {
    what: 'a sweet for nothing and 10 % off the rest: 360 less 36 = 324: 8.10 each; 340.20, less 0.20',
    money: { ...percent(1_000), ...free('1-2') },
    lines: [dal, lineOf('Kheer', 80)],
    gives: [{ gst: [[500, 324_00, 8_10]], off: 116_00, round: -20, total: 340_00 }],
  },
  {
    what: '10 % off 210 within the price: 189 × 2.5 ÷ 105 = 4.50 each, value 180',
    seller: { pricesIncludeTax: true },
    money: percent(1_000),
    lines: [within('Thali', 210)],
    gives: [{ gst: [[500, 180_00, 4_50]], off: 21_00, total: 189_00 }],
  },
  {
    what: 'a third off three times 10.01: 30.03 × 33.33 % = 10.009 → 10.01; 20.02: 0.5005 → 0.50 each; 21.02, less 0.02',
    money: percent(3_333),
    lines: [lineOf('Papad', 10.01, { quantity: 3 })],
    gives: [{ gst: [[500, 20_02, 50]], off: 10_01, round: -2, total: 21_00 }],
  },
];

describe('discounts, offers and what is given for nothing', () => {
  it.each(CASES.map((one) => [one.what, one] as const))('%s', (_, worked) => {
    expectWorked(worked);
  });

  it('everything for nothing is a document of ₹0 with its number', () => {
    const [invoice] = expectWorked({
      what: '',
      money: free('1-1'),
      lines: [dal],
      gives: [{ gst: [[500, 0, 0]], off: 360_00, total: 0 }],
    });
    expect(invoice?.number).toBe('INV/26-27/000001');
  });

  it('the bill names the offer, the categories and the code', () => {
    const [offer] = expectWorked(nth(CASES, 0));
    expect(offer?.bill.lines[0]?.detail).toBe('Happy hour, was ₹250');
    const [category] = expectWorked(nth(CASES, 3));
    expect(category?.bill.discountNote?.categories).toEqual(['Starters']);
    const [code] = expectWorked(nth(CASES, 5));
    expect(code?.bill.discountNote?.code).toBe('DIWALI25');
  });
});
