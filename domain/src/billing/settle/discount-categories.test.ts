import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDiscount, anOrderMoney } from '../../fixtures/billing.ts';
import { aDearDal, anOrderAtNewYear } from '../../fixtures/new-year.ts';
import { withBilling, withExtras } from '../../fixtures/orders.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { paise } from '../../money/money.ts';
import { discountedPortions, discountLeft, setDiscount } from '../discounts/discount.ts';
import { amountOf, openPortions } from '../bill/portions.ts';
import { billOf } from './running-bill.ts';
import type { Discount } from '../shape/discount.schema.ts';
import type { OrderLine } from '../../orders/shape/line.schema.ts';

type Over = Partial<OrderLine>;
const HAPPY = {
  id: 'happy',
  name: 'Happy hour',
  percentBp: 2_000,
  fullPaise: paise(250_00),
  discounts: false,
};
const STARTERS = { categories: [{ id: 'starters', name: 'Starters' }] };
const tenPercent = (over: Partial<Discount> = {}) =>
  aDiscount({ kind: 'percent', value: 1_000, ...STARTERS, ...over });

/** A samosa of the starters at ₹300, a dal of the mains at ₹700, and lines as given. */
const orderOf = (...more: Over[]) =>
  anOrderAtNewYear([
    aDearDal({ itemId: 'samosa', name: 'Samosa', categoryId: 'starters', unitPaise: paise(300_00) }),
    aDearDal({ itemId: 'dal', categoryId: 'mains', unitPaise: paise(700_00) }),
    ...more.map((over, n) => aDearDal({ itemId: `more-${n}`, name: `More ${n}`, ...over })),
  ]);
const bill = (discount: Discount, ...more: Over[]) =>
  billOf({ order: orderOf(...more), money: anOrderMoney({ discount }) }, aRestaurant());

describe('a discount on categories', () => {
  /** 10 % of 300 = 30. 970 + 2.5 % twice (24.25) = 1018.50, rounded half up 1019. */
  it('takes off dishes of these only, and the bill names them', () => {
    expect(bill(tenPercent())).toMatchObject({
      subtotalPaise: 1_000_00,
      discountPaise: 30_00,
      discountNote: { covers: 'everything', code: null, categories: ['Starters'] },
      lines: [{ discountPaise: 30_00 }, { discountPaise: 0 }],
      totalPaise: 1_019_00,
    });
  });

  it('takes nothing off lines from before their category was kept', () => {
    expect(bill(tenPercent(), { categoryId: null, unitPaise: paise(100_00) }).discountPaise).toBe(30_00);
    const { categories: _, ...everything } = tenPercent();
    expect(bill(everything, { categoryId: null, unitPaise: paise(100_00) }).discountPaise).toBe(110_00);
  });

  it('takes nothing off extras, and off no liquor where it is on food only', () => {
    const { order } = { order: { ...orderOf({ categoryId: 'starters', taxClass: 'liquor' }) } };
    const delivered = withExtras(order, { deliveryPaise: paise(40_00), packingPaise: paise(10_00) });
    const money = anOrderMoney({ discount: tenPercent({ covers: 'food' }) });
    const account = { order: delivered, money };
    expect(Object.keys(discountedPortions(account, openPortions(delivered)))).toEqual(['1-1']);
  });

  it('of more than these come to is refused', () => {
    const account = { order: orderOf(), money: anOrderMoney() };
    const amount = (value: number) => aDiscount({ value, ...STARTERS });
    expect(() => setDiscount(account, amount(300_00))).not.toThrow();
    expect(() => setDiscount(account, amount(300_01))).toThrow(
      expect.objectContaining({ reason: 'discount-exceeds-bill', details: { openPaise: 300_00 } }),
    );
  });

  it('comes over all parts, however the order is cut, to that of the whole', () => {
    const line = fc.record({
      categoryId: fc.constantFrom('starters', 'mains', null),
      unitPaise: fc.integer({ min: 1, max: 400_00 }).map(paise),
      offer: fc.constantFrom(null, HAPPY),
    });
    const discounts = [
      ...[333, 1_000, 9_999].map((value) => tenPercent({ value })),
      aDiscount({ value: 50, ...STARTERS }),
    ];
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...discounts),
        (more, discount) => {
          const order = orderOf(...more);
          const whole = billOf({ order, money: anOrderMoney({ discount }) }, aRestaurant()).discountPaise;
          let left: Discount | null = discount;
          let rest = order;
          let off = 0;
          for (const id of Object.keys(order.lines)) {
            const account: Parameters<typeof billOf>[0] = {
              order: rest,
              money: anOrderMoney({ discount: left }),
            };
            const part = billOf(account, aRestaurant(), { [id]: 1 });
            const inside = amountOf(rest, discountedPortions(account, { [id]: 1 }));
            expect(part.discountPaise).toBeLessThanOrEqual(inside);
            off += part.discountPaise;
            left = discountLeft(left, { amountPaise: inside, discountPaise: part.discountPaise });
            rest = withBilling(rest, { billed: { ...rest.billing.billed, [id]: 1 } });
          }
          expect(off).toBe(whole);
        },
      ),
    );
  });
});

describe('a line on offer', () => {
  const onOffer = { unitPaise: paise(200_00), offer: HAPPY };
  const { categories: _, ...everything } = tenPercent();

  it('stands at its lower price, with the offer and the menu’s price in the detail', () => {
    const { lines } = bill(everything, onOffer);
    expect(lines[2]).toMatchObject({ unitPaise: 200_00, detail: 'Happy hour, was ₹250', discountPaise: 0 });
  });

  /** 10 % of 300 + 700 = 100; of 300 + 700 + 200, where the owner lets both apply, 120. */
  it('has no discount of the order on top, unless the owner lets both apply', () => {
    expect(bill(everything, onOffer).discountPaise).toBe(100_00);
    expect(bill(everything, { ...onOffer, offer: { ...HAPPY, discounts: true } }).discountPaise).toBe(120_00);
  });

  it('is not joined with the same dish at the menu’s price, nor at the same price without the offer', () => {
    const same = { itemId: 'beer', name: 'Beer', unitPaise: paise(200_00) };
    const { lines } = bill(everything, { ...same, offer: HAPPY }, same, {
      ...same,
      unitPaise: paise(250_00),
    });
    expect(lines.map(({ name }) => name).filter((name) => name === 'Beer')).toHaveLength(3);
  });
});
