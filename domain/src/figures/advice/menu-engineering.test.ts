import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDayWith } from '../../fixtures/dish-days.ts';
import { dishSalesOf } from '../dishes/dish-sales.ts';
import { ADVICE, engineered, FEW } from './menu-engineering.ts';
import type { DishSold } from '../../fixtures/dish-days.ts';

const of = (...dishes: readonly DishSold[]) => engineered(dishSalesOf([aDayWith('2026-11-20', ...dishes)]));
/** Sold at ₹100 each. */
const dish = (itemId: string, quantity: number, cost?: number): DishSold => ({
  itemId,
  quantity,
  rupees: quantity * 100,
  ...(cost !== undefined && { cost }),
});
const advice = (categories: ReturnType<typeof of>) =>
  Object.fromEntries(
    categories.flatMap(({ dishes }) => dishes.map((each) => [each.dish.itemId, each.advice])),
  );

describe('menu engineering', () => {
  it('has four quadrants: 160 portions, so popular from 28; mean margin ₹52.50 a portion', () => {
    // 60 at ₹70, 50 at ₹30, 25 at ₹80 and 25 at ₹28: 4,200 + 1,500 + 2,000 + 700 = 8,400 ÷ 160 = ₹52.50.
    const found = of(
      dish('keep', 60, 30),
      dish('price', 50, 70),
      dish('show', 25, 20),
      dish('rethink', 25, 72),
    );
    expect(found[0]).toMatchObject({ popularFrom: 28, meanMargin: 52_50, category: 'mains' });
    expect(advice(found)).toEqual({ keep: 'keep', price: 'price', show: 'show', rethink: 'rethink' });
    expect(found[0]?.dishes[0]?.marginEach).toBe(70_00);
  });

  it('says nothing of a dish that sold less than 20 times, nor of one without a cost', () => {
    expect(advice(of(dish('a', 19, 10), dish('b', 20, 10), dish('c', 40)))).toEqual({
      a: 'few',
      b: 'keep',
      c: 'uncosted',
    });
  });

  it('counts a dish exactly at both bounds as popular and earning well', () => {
    // 100 + 35 + 15: popular from 0.7 × 150 ÷ 3 = 35 portions; all earn ₹60.
    expect(advice(of(dish('a', 100, 40), dish('b', 35, 40), dish('c', 15, 40)))).toMatchObject({ b: 'keep' });
  });

  it('compares within a category', () => {
    const found = of(dish('dal', 30, 90), { ...dish('kulfi', 30, 10), category: 'sweets' });
    expect(found).toHaveLength(2);
    expect(advice(found)).toEqual({ dal: 'keep', kulfi: 'keep' });
  });

  it('has something that earns well in each category with a cost, and one advice for each dish', () => {
    const any = fc.record({
      itemId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      quantity: fc.integer({ min: FEW, max: 500 }),
      rupees: fc.integer({ min: 1, max: 90_000 }),
      cost: fc.integer({ min: 1, max: 300 }),
    });
    const unique = fc.uniqueArray(any, { minLength: 1, selector: ({ itemId }) => itemId });
    fc.assert(
      fc.property(unique, (dishes) => {
        const all = Object.values(advice(of(...dishes)));
        expect(all).toHaveLength(dishes.length);
        expect(all.every((one) => ADVICE.includes(one))).toBe(true);
        expect(all.some((one) => one === 'keep' || one === 'show')).toBe(true);
        expect(all.some((one) => one === 'keep' || one === 'price')).toBe(true);
      }),
    );
  });
});
