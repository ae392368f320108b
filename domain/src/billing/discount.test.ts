import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDiscount, anOrderMoney } from '../fixtures/billing.ts';
import { aDearDal, anOrderAtNewYear } from '../fixtures/new-year.ts';
import { RAVI } from '../fixtures/orders.ts';
import { paise } from '../money/money.ts';
import { assertMayDiscount, discountLeft, discountFor, discountTotal, setDiscount } from './discount.ts';
import type { Discount } from './discount.schema.ts';
import type { Settlement } from './order-money.schema.ts';

const order = anOrderAtNewYear([aDearDal({ quantity: 4, unitPaise: paise(250_00) })]);
const byCaptain = { by: RAVI };
const discounted = (discount: Discount | null) => ({ order, money: anOrderMoney({ discount }) });

describe('the discount on a document', () => {
  it.each([
    ['nothing', null, 300_00, 1000_00, 0],
    ['a percentage of the part', aDiscount({ kind: 'percent', value: 1250 }), 300_00, 1000_00, 37_50],
    ['the share of an amount', aDiscount({ value: 100_00 }), 300_00, 1000_00, 30_00],
    ['all of an amount', aDiscount({ value: 100_00 }), 1000_00, 1000_00, 100_00],
    ['at most the open amount', aDiscount({ value: 2000_00 }), 1000_00, 1000_00, 1000_00],
    ['zero when nothing is open', aDiscount({ value: 100_00 }), 0, 0, 0],
  ])('is %s', (_, discount, part, open, off) => {
    expect(discountFor(discount, { part: paise(part), open: paise(open) })).toBe(off);
  });

  it('adds up to the whole amount over all parts, however the bill is divided', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900_00 }),
        fc.array(fc.integer({ min: 1, max: 400_00 }), { minLength: 1, maxLength: 9 }),
        (value, parts) => {
          let open = parts.reduce((a, b) => a + b, 0);
          const whole = Math.min(value, open);
          let discount: ReturnType<typeof discountLeft> = aDiscount({ value });
          let off = 0;
          for (const part of parts) {
            const given = discountFor(discount, { part: paise(part), open: paise(open) });
            expect(given).toBeGreaterThanOrEqual(0);
            expect(given).toBeLessThanOrEqual(part);
            discount = discountLeft(discount, given);
            open -= part;
            off += given;
          }
          expect(off).toBe(whole);
        },
      ),
    );
  });
});

describe("a captain's limit", () => {
  const limit = (limitPaise: number) => ({ kind: 'captain', limitPaise: paise(limitPaise) }) as const;
  const tenPercent = discounted(aDiscount({ kind: 'percent', value: 1000, ...byCaptain }));
  const withBill = (settlement: unknown) => ({
    order,
    money: { ...tenPercent.money, settlements: [settlement as Settlement] },
  });

  it('accepts a discount up to the limit', () => {
    expect(discountTotal(tenPercent)).toBe(100_00);
    expect(() => assertMayDiscount(tenPercent, limit(100_00))).not.toThrow();
  });

  it('refuses a discount one paisa above the limit', () => {
    expect(() => assertMayDiscount(tenPercent, limit(99_99))).toThrow(
      expect.objectContaining({
        reason: 'discount-above-limit',
        details: { limitPaise: 99_99, discountPaise: 100_00 },
      }),
    );
  });

  it('includes discounts on issued documents but not on void ones', () => {
    const settlement = { bill: { discountPaise: 60_00 }, voidedAt: null };
    expect(() => assertMayDiscount(withBill(settlement), limit(150_00))).toThrow('discount-above-limit');
    const voided = { bill: { discountPaise: 60_00 }, voidedAt: 1 };
    expect(() => assertMayDiscount(withBill(voided), limit(150_00))).not.toThrow();
  });

  it('does not apply to the owner or to a discount that the owner set', () => {
    expect(() => assertMayDiscount(tenPercent, { kind: 'owner', limitPaise: paise(0) })).not.toThrow();
    const byOwner = discounted(aDiscount({ kind: 'percent', value: 5000 }));
    expect(() => assertMayDiscount(byOwner, limit(0))).not.toThrow();
  });
});

it('refuses a discount above the open amount', () => {
  const none = discounted(null);
  expect(setDiscount(none, aDiscount({ value: 1000_00 })).money.discount?.value).toBe(1000_00);
  expect(() => setDiscount(none, aDiscount({ value: 1000_01 }))).toThrow(
    expect.objectContaining({ reason: 'discount-exceeds-bill', details: { openPaise: 1000_00 } }),
  );
  expect(setDiscount(discounted(aDiscount()), null).money.discount).toBeNull();
});
