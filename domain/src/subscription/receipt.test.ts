import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paise, plus, rupees, sum } from '../money/money.ts';
import { startOf } from '../time/ist.ts';
import { receiptTaxesOf } from './receipt.ts';
import type { PlatformSeller } from './plan.schema.ts';

const SINCE = startOf('2026-12-01');
const seller: PlatformSeller = {
  legalName: 'Bhoj Software Private Limited',
  address: '1 MG Road, Pune',
  gstin: '27AAPFU0939F1ZV',
  since: SINCE,
};
const payment = { amountPaise: rupees(999), paidAt: SINCE };

it('takes the GST out of ₹999: 846.61 + 76.19 + 76.19 and a paisa of round-off', () => {
  expect(receiptTaxesOf(payment, seller, '')).toEqual({
    taxablePaise: 846_61,
    taxes: [
      { name: 'CGST', taxBp: 900, amountPaise: 76_19 },
      { name: 'SGST', taxBp: 900, amountPaise: 76_19 },
    ],
    roundOffPaise: 1,
  });
});

it('names IGST for a buyer in another State: 846.61 + 152.39', () => {
  expect(receiptTaxesOf(payment, seller, '29AAPFU0939F1ZR')).toEqual({
    taxablePaise: 846_61,
    taxes: [{ name: 'IGST', taxBp: 1800, amountPaise: 152_39 }],
    roundOffPaise: 0,
  });
});

it('names CGST and SGST for a buyer in the seller’s State who has a GSTIN', () => {
  const inState = receiptTaxesOf(payment, seller, '27AAACR5055K1Z7');
  expect(inState?.taxes.map(({ name }) => name)).toEqual(['CGST', 'SGST']);
});

it('names UTGST for a seller in a Union Territory without a legislature', () => {
  const inChandigarh = { ...seller, gstin: '04AAPFU0939F1Z3' };
  expect(receiptTaxesOf(payment, inChandigarh, '')?.taxes.map(({ name }) => name)).toEqual(['CGST', 'UTGST']);
});

it('is a plain receipt until the details hold', () => {
  expect(receiptTaxesOf(payment, null, '')).toBeNull();
  expect(receiptTaxesOf({ ...payment, paidAt: SINCE - 1 }, seller, '')).toBeNull();
});

it('adds up to every price, with a paisa of round-off at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 10_000_000_00 }), fc.boolean(), (price, isElsewhere) => {
      const parts = receiptTaxesOf(
        { amountPaise: paise(price), paidAt: SINCE },
        seller,
        isElsewhere ? '29AAPFU0939F1ZR' : '',
      );
      if (parts === null) throw new Error('no taxes');
      const net = plus(parts.taxablePaise, sum(parts.taxes.map(({ amountPaise }) => amountPaise)));
      expect(plus(net, parts.roundOffPaise)).toBe(price);
      // price ÷ 1.18 to the nearest paisa: the error is at most half a paisa.
      const error = BigInt(parts.taxablePaise) * 118n - BigInt(price) * 100n;
      expect(error * 2n >= -118n && error * 2n <= 118n).toBe(true);
      expect(Math.abs(parts.roundOffPaise)).toBeLessThanOrEqual(1);
    }),
  );
});
