import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDayWith } from '../../fixtures/dish-days.ts';
import { plus, sum } from '../../money/money.ts';
import { dishSalesOf, otherSalesOf } from './dish-sales.ts';
import { billedSalesOf } from '../span/sales.ts';
import { periodOf } from '../span/period.ts';

const dal = { itemId: 'dal', quantity: 3, rupees: 300, cost: 40 };

describe('the sales of dishes', () => {
  it('keep the history of a renamed dish, under its new name and category', () => {
    const days = [
      aDayWith('2026-11-19', { ...dal, name: 'Dal' }),
      aDayWith('2026-11-20', { ...dal, name: 'Dal Tadka', category: 'lentils' }),
    ];
    expect(dishSalesOf(days)).toMatchObject([
      { itemId: 'dal', name: 'Dal Tadka', category: 'lentils', quantity: 6, amountPaise: 600_00 },
    ]);
  });

  it('keep the last category that is known', () => {
    const days = [aDayWith('2026-11-19', dal), aDayWith('2026-11-20', { ...dal, category: null })];
    expect(dishSalesOf(days)[0]).toMatchObject({ categoryId: 'mains', category: 'mains' });
  });

  it('add up the sizes of a dish: 2 halves at ₹60 and 1 full at ₹110 are 3 portions for ₹230', () => {
    const [dish] = dishSalesOf([
      aDayWith(
        '2026-11-20',
        { itemId: 'naan', variantId: 'half', quantity: 2, rupees: 120 },
        { itemId: 'naan', variantId: 'full', quantity: 1, rupees: 110, cost: 20 },
      ),
    ]);
    expect(dish).toMatchObject({ quantity: 3, amountPaise: 230_00, costPaise: 20_00, costedPaise: 110_00 });
    expect(dish?.sizes.map(({ key }) => key)).toEqual(['naan:half', 'naan:full']);
  });

  it('do not merge namesakes, and begin with what brought most', () => {
    const sales = dishSalesOf([
      aDayWith(
        '2026-11-20',
        { itemId: 'a', name: 'Thali', quantity: 9, rupees: 90 },
        { itemId: 'b', name: 'Thali', quantity: 1, rupees: 200 },
        { itemId: 'c', name: 'Roti', quantity: 10, rupees: 90 },
      ),
    ]);
    expect(sales.map(({ itemId }) => itemId)).toEqual(['b', 'c', 'a']);
  });

  it('and all else are what bills charged: subtotal − discount', () => {
    const dish = fc.record({
      itemId: fc.constantFrom('a', 'b', 'c', null),
      quantity: fc.integer({ min: 1, max: 50 }),
      rupees: fc.integer({ min: 0, max: 9_000 }),
    });
    const day = fc.array(dish, { maxLength: 6 }).map((dishes) => aDayWith('2026-11-20', ...dishes));
    fc.assert(
      fc.property(fc.array(day, { maxLength: 5 }), (days) => {
        // A day has one entry for each key, so its sales are the sum of its entries.
        const whole = days.map((one) => ({
          ...one,
          subtotalPaise: sum(Object.values(one.byDish).map(({ amountPaise }) => amountPaise)),
        }));
        const dishes = sum(dishSalesOf(whole).map(({ amountPaise }) => amountPaise));
        expect(plus(dishes, otherSalesOf(whole))).toBe(billedSalesOf(periodOf(whole)));
      }),
    );
  });
});
