import { expect, it } from 'vitest';
import { aDay } from '../../fixtures/days.ts';
import { paise, rupees, ZERO } from '../../money/money.ts';
import { bestDishesOf, dishShareOf, marginOf, worstDishesOf } from './dishes.ts';
import { periodOf } from '../span/period.ts';

const sold = (name: string, quantity: number, amount: number, costPaise: number | null = null) => ({
  itemId: name === 'Delivery' ? null : name.toLowerCase(),
  variantId: null,
  name,
  quantity,
  amountPaise: rupees(amount),
  categoryId: null,
  category: null,
  costPaise: costPaise === null ? null : paise(costPaise),
});
const period = periodOf([
  aDay({
    subtotalPaise: rupees(500),
    byDish: {
      dal: sold('Dal', 3, 300, 40_00),
      naan: sold('Naan', 5, 100),
      chai: sold('Chai', 2, 100),
      'name:Delivery': sold('Delivery', 1, 999),
    },
  }),
]);

const names = (dishes: readonly { readonly name: string }[]) => dishes.map(({ name }) => name);

it('ranks dishes by what they brought, then by portions; a charge is no dish', () => {
  expect(names(bestDishesOf(period, 5))).toEqual(['Dal', 'Naan', 'Chai']);
  expect(names(bestDishesOf(period, 1))).toEqual(['Dal']);
});

it('puts what nobody ordered first among the worst', () => {
  const onMenu = [
    { key: 'dal', itemId: 'dal', variantId: null, name: 'Dal' },
    { key: 'kulfi', itemId: 'kulfi', variantId: null, name: 'Kulfi' },
  ];
  expect(names(worstDishesOf(period, 2, onMenu))).toEqual(['Kulfi', 'Chai']);
  expect(worstDishesOf(period, 1, onMenu)[0]).toMatchObject({ key: 'kulfi', quantity: 0, amountPaise: 0 });
  expect(worstDishesOf(periodOf([]), 3, [])).toEqual([]);
});

it('knows the margin of a dish whose portions all had a cost', () => {
  const [dal, naan] = bestDishesOf(period, 2);
  expect(dal && marginOf(dal)).toBe(180_00);
  expect(naan && marginOf(naan)).toBeNull();
  expect(marginOf({ amountPaise: rupees(200), costedPaise: rupees(100), costPaise: rupees(30) })).toBeNull();
});

it('shares out what bills charged', () => {
  expect(dishShareOf({ amountPaise: rupees(300) }, { ...period, discountPaise: ZERO })).toBe(6_000);
  expect(dishShareOf({ amountPaise: rupees(300) }, periodOf([]))).toBeNull();
});
