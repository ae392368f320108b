import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDiscount, anOrderMoney } from '../../fixtures/billing.ts';
import { anAvailability, anOffer, aThali, aThaliMenu } from '../../fixtures/menu.ts';
import { anOrder, ASHA } from '../../fixtures/orders.ts';
import { aNewRestaurant } from '../../fixtures/restaurant.ts';
import { paise, rateOf, sum, times } from '../../money/money.ts';
import { priceRound } from '../../orders/rounds/price-round.ts';
import { projectProfile } from '../../restaurant/profile.ts';
import { complimentaryOf, discountOfBill } from '../bill/bill.ts';
import { discountedPortions } from '../discounts/discount.ts';
import { amountOf, openPortions } from '../bill/portions.ts';
import { runningBillOf } from './running-bill.ts';
import type { Discount } from '../shape/discount.schema.ts';
import type { Order } from '../../orders/shape/order.schema.ts';

const AT = Date.parse('2026-10-05T17:00+05:30');
const profile = projectProfile(aNewRestaurant());
const TAX = { charged: true, percentage: 5 };

/** A menu with a thali and a lunch of the same dishes at the same price, each in a category of its own. */
function aMenuOfTwo() {
  const menu = aThaliMenu();
  const lunch = aThali({ id: 'lunch', name: 'Lunch', otherNames: {}, categoryId: 'lunch' });
  return {
    ...menu,
    categories: [...menu.categories, { ...menu.categories[1], id: 'lunch', name: 'Lunch' }],
    items: [lunch, ...menu.items],
  } as typeof menu;
}

const combo = (itemId: string, offers: Parameters<typeof anOffer>[0][] = []) => ({
  lines: priceRound([{ itemId, variantId: null, addOnIds: [], quantity: 1, note: '' }], {
    menu: aMenuOfTwo(),
    availability: anAvailability(),
    profile: { ...profile, offers: offers.map((offer) => anOffer(offer)) },
    at: AT,
    asked: { at: AT, type: 'dine-in' },
  }),
});

const tenPercent = (over: Partial<Discount> = {}) => aDiscount({ kind: 'percent', value: 1000, ...over });

const free = (...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [id, { reason: 'complaint' as const, by: ASHA, at: AT }]));

const billed = (order: Order, says: Parameters<typeof anOrderMoney>[0]) =>
  runningBillOf({ order, money: anOrderMoney(says) }, TAX);

describe('a discount on a bill with combos', () => {
  it('comes off the rest of a combo with a complimentary dish', () => {
    const bill = billed(anOrder({ rounds: [combo('veg-thali')] }), {
      discount: tenPercent(),
      complimentary: free('1-2'),
    });
    // ₹250.00 less the dal at ₹97.56.
    expect(complimentaryOf(bill)).toBe(97_56);
    expect(discountOfBill(bill)).toBe(rateOf(paise(152_44), 1000));
  });

  it('leaves out a combo on an offer without discounts', () => {
    const order = anOrder({
      rounds: [combo('veg-thali', [{ categories: ['thali'], discounts: false }]), combo('lunch')],
    });
    expect(discountOfBill(billed(order, { discount: tenPercent() }))).toBe(25_00);
  });

  it('leaves out combos that were moved in', () => {
    const order = anOrder({ rounds: [combo('veg-thali'), combo('lunch'), combo('veg-thali')] });
    const outside = Object.keys(order.lines).filter((id) => !id.startsWith('3-'));
    expect(discountOfBill(billed(order, { discount: tenPercent({ outside }) }))).toBe(25_00);
  });

  it('comes off the combo of its category, not off an equal one', () => {
    const order = anOrder({ rounds: [combo('veg-thali'), combo('lunch')] });
    const discount = tenPercent({ categories: [{ id: 'lunch', name: 'Lunch' }] });
    const { lines } = billed(order, { discount });
    const off = (name: string) =>
      sum(lines.flatMap((line) => (line.combo?.name === name ? [line.discountPaise] : [])));
    expect([off('Veg thali'), off('Lunch')]).toEqual([0, 25_00]);
  });

  it('comes off what it covers, whatever is free, moved in or of another category', () => {
    const ids = fc.subarray([1, 2, 3, 4].flatMap((round) => [1, 2, 3, 4].map((line) => `${round}-${line}`)));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('veg-thali', 'lunch'), { minLength: 1, maxLength: 4 }),
        ids,
        ids,
        fc.option(fc.constantFrom('thali', 'lunch')),
        fc.integer({ min: 1, max: 10_000 }),
        (names, given, outside, category, value) => {
          const order = anOrder({ rounds: names.map((name) => combo(name)) });
          const known = (all: readonly string[]) => all.filter((id) => Object.hasOwn(order.lines, id));
          const money = anOrderMoney({
            discount: tenPercent({
              value,
              outside: known(outside),
              ...(category !== null && { categories: [{ id: category, name: category }] }),
            }),
            complimentary: free(...known(given)),
          });
          const bill = runningBillOf({ order, money }, TAX);
          const covered = discountedPortions({ order, money }, openPortions(order));
          expect(discountOfBill(bill)).toBe(rateOf(amountOf(order, covered), value));
          expect(bill.subtotalPaise).toBe(names.length * 250_00);
          // No dish of a combo outside the category bears any of the discount.
          const others = bill.lines.filter(({ combo: of, complimentary }) => {
            const own = of?.itemId === 'lunch' ? 'lunch' : 'thali';
            return category !== null && own !== category && complimentary !== true;
          });
          expect(sum(others.map(({ discountPaise }) => discountPaise))).toBe(0);
          const worth = bill.lines.map(({ unitPaise, quantity }) => times(unitPaise, quantity));
          expect(bill.lines.every(({ discountPaise }, i) => discountPaise <= (worth[i] ?? 0))).toBe(true);
        },
      ),
    );
  });
});
