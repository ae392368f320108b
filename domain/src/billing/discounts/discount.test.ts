import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDiscount, anOrderMoney } from '../../fixtures/billing.ts';
import { aDearDal, anOrderAtNewYear } from '../../fixtures/new-year.ts';
import { anAllowedBy } from '../../fixtures/approvals.ts';
import { RAVI } from '../../fixtures/orders.ts';
import { paise } from '../../money/money.ts';
import {
  assertMayDiscount,
  discountFor,
  discountLeft,
  discountTotal,
  isSameDiscount,
  setDiscount,
  withLinesOutside,
} from './discount.ts';
import type { TeamRole } from '../../catalogue/roles.ts';
import type { Discount } from '../shape/discount.schema.ts';
import type { Settlement } from '../shape/order-money.schema.ts';

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
            discount = discountLeft(discount, { amountPaise: paise(part), discountPaise: given });
            open -= part;
            off += given;
          }
          expect(off).toBe(whole);
        },
      ),
    );
  });

  /** Three documents of ₹33.35 share a discount of 10 %: 10 % of ₹100.05 is ₹10.005, rounded half up ₹10.01. */
  it('comes, of 10 % on 3 × ₹33.35, to ₹3.34 + ₹3.34 + ₹3.33 = ₹10.01', () => {
    const part = paise(33_35);
    let discount: Discount | null = aDiscount({ kind: 'percent', value: 1_000 });
    const given = [3, 2, 1].map((left) => {
      const discountPaise = discountFor(discount, { part, open: paise(33_35 * left) });
      discount = discountLeft(discount, { amountPaise: part, discountPaise });
      return discountPaise;
    });
    expect(given).toEqual([3_34, 3_34, 3_33]);
    expect(
      discountFor(aDiscount({ kind: 'percent', value: 1_000 }), { part: paise(100_05), open: paise(100_05) }),
    ).toBe(10_01);
  });

  it('comes, of a percentage, to that of the whole over the parts, however it is cut', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.array(fc.integer({ min: 1, max: 400_00 }), { minLength: 1, maxLength: 9 }),
        (value, parts) => {
          const whole = paise(parts.reduce((a, b) => a + b, 0));
          const percent = aDiscount({ kind: 'percent', value });
          let open: number = whole;
          let discount: Discount | null = percent;
          let off = 0;
          for (const part of parts) {
            const amountPaise = paise(part);
            const discountPaise = discountFor(discount, { part: amountPaise, open: paise(open) });
            expect(discountPaise).toBeGreaterThanOrEqual(0);
            expect(discountPaise).toBeLessThanOrEqual(part);
            discount = discountLeft(discount, { amountPaise, discountPaise });
            open -= part;
            off += discountPaise;
          }
          expect(off).toBe(discountFor(percent, { part: whole, open: whole }));
        },
      ),
    );
  });
});

describe("a captain's limit", () => {
  const limit = (limitPaise: number) => ({ kind: 'captain', limitPaise: paise(limitPaise) }) as const;
  const UNLIMITED = { kind: 'owner', limitPaise: null } as const;
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

  it('is on what a captain gave it on, without lines that came in from another order', () => {
    const lines = { ...tenPercent, money: withLinesOutside(tenPercent.money, ['1-1']) };
    expect(discountTotal(lines)).toBe(0);
    expect(() => assertMayDiscount(lines, limit(0))).not.toThrow();
  });

  it('includes discounts on issued documents but not on void ones', () => {
    const settlement = { bill: { discountPaise: 60_00 }, voidedAt: null };
    expect(() => assertMayDiscount(withBill(settlement), limit(150_00))).toThrow('discount-above-limit');
    const voided = { bill: { discountPaise: 60_00 }, voidedAt: 1 };
    expect(() => assertMayDiscount(withBill(voided), limit(150_00))).not.toThrow();
  });

  it('does not apply to the owner or to a discount that the owner set', () => {
    expect(() => assertMayDiscount(tenPercent, UNLIMITED)).not.toThrow();
    const byOwner = discounted(aDiscount({ kind: 'percent', value: 5000 }));
    expect(() => assertMayDiscount(byOwner, limit(0))).not.toThrow();
  });

  it('holds on later rounds alone for what somebody allowed a captain, as for what the owner gives', () => {
    const given = { kind: 'percent', value: 5000, ...byCaptain, allowedBy: anAllowedBy() } as const;
    expect(() => assertMayDiscount(discounted(aDiscount(given)), limit(0))).not.toThrow();
    const later = discounted(aDiscount({ ...given, throughRound: 0 }));
    expect(() => assertMayDiscount(later, limit(499_99))).toThrow('discount-above-limit');
  });

  it("holds for what was ordered after an owner's percentage was given, not for an amount or a code", () => {
    const half = { kind: 'percent', value: 5000, throughRound: 0 } as const;
    const later = discounted(aDiscount(half));
    expect(() => assertMayDiscount(later, limit(500_00))).not.toThrow();
    expect(() => assertMayDiscount(later, limit(499_99))).toThrow(
      expect.objectContaining({ details: { limitPaise: 499_99, discountPaise: 500_00 } }),
    );
    expect(() => assertMayDiscount(later, UNLIMITED)).not.toThrow();
    for (const held of [
      aDiscount({ throughRound: 0 }),
      aDiscount({ ...half, code: { id: 'DIWALI', entry: 'e' } }),
    ])
      expect(() => assertMayDiscount(discounted(held), limit(0))).not.toThrow();
  });

  it('counts what documents already billed of what was ordered later', () => {
    const later = discounted(aDiscount({ kind: 'percent', value: 5000, throughRound: 0 }));
    const billed = { ...later, order: { ...order, billing: { ...order.billing, billed: { '1-1': 1 } } } };
    expect(() => assertMayDiscount(billed, limit(499_99))).toThrow('discount-above-limit');
  });

  it('of the office is on what the office and the floor gave, not on what the owner gave', () => {
    const office = { kind: 'office', limitPaise: paise(99_99) } as const;
    const by = (kind: TeamRole) =>
      discounted(aDiscount({ kind: 'percent', value: 1000, by: { kind, label: 'Meera', id: 'm' } }));
    for (const kind of ['captain', 'kitchen', 'office'] as const)
      expect(() => assertMayDiscount(by(kind), office)).toThrow('discount-above-limit');
    expect(() => assertMayDiscount(by('owner'), office)).not.toThrow();
    expect(() => assertMayDiscount(by('office'), limit(0))).not.toThrow();
    expect(() => assertMayDiscount(by('kitchen'), limit(0))).toThrow('discount-above-limit');
  });

  it('does not apply where nobody gave one', () => {
    expect(() => assertMayDiscount(discounted(null), limit(0))).not.toThrow();
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

describe('lines that came in from another order', () => {
  const given = aDiscount({ kind: 'percent', value: 5_000, outside: ['2-1'] });

  it('join those that are outside the discount already', () => {
    const money = withLinesOutside(anOrderMoney({ discount: given }), ['3-1', '3-2']);
    expect(money.discount?.outside).toEqual(['2-1', '3-1', '3-2']);
    expect(withLinesOutside(anOrderMoney(), ['3-1'])).toEqual(anOrderMoney());
  });

  it('are inside it once it is given again', () => {
    expect(isSameDiscount(given, { ...given, outside: [] })).toBe(false);
    expect(
      isSameDiscount(given, { ...given, used: { amountPaise: paise(1), discountPaise: paise(1) } }),
    ).toBe(true);
  });
});
