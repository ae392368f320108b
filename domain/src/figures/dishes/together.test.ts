import { expect, it } from 'vitest';
import { addOnSalesOf, FEWEST_TOGETHER, pairsOf } from './together.ts';

// Of 100 bills 20 have dosa, 50 coffee, and 18 both: 18 of 20 dosas had a coffee; by chance 20 × 50 ÷ 100 = 10.
const counted = {
  bills: 100,
  byDish: { coffee: 50, dosa: 20, vada: 40 },
  together: { coffee: { dosa: 18, vada: 20 }, dosa: { vada: FEWEST_TOGETHER - 1 } },
  addOns: { dosa: { Ghee: 5, Cheese: 8 } },
};

it('names the pairs that are above chance, from the dish on fewer bills', () => {
  // Coffee and vada are together on 20 bills, as by chance (50 × 40 ÷ 100); dosa and vada on too few to say.
  expect(pairsOf(counted)).toEqual([{ dish: 'dosa', other: 'coffee', bills: 18, share: 9_000, lift: 1.8 }]);
});

it('puts the surest first, not the rarest', () => {
  const rare = {
    bills: 1_000,
    byDish: { a: 5, b: 5, c: 200, d: 200 },
    together: { a: { b: 5 }, c: { d: 150 } },
    addOns: {},
  };
  // a and b: 5 where 0.025 are by chance, 31 standard deviations; c and d: 150 where 40 are, 17.
  expect(pairsOf(rare).map(({ dish }) => dish)).toEqual(['a', 'c']);
  expect(pairsOf({ ...rare, byDish: { ...rare.byDish, a: 100, b: 100 } }).map(({ dish }) => dish)).toEqual([
    'c',
  ]);
});

it('gives the share of a dish’s bills that have an add-on', () => {
  expect(addOnSalesOf(counted)).toEqual([
    { dish: 'dosa', addOn: 'Cheese', bills: 8, share: 4_000 },
    { dish: 'dosa', addOn: 'Ghee', bills: 5, share: 2_500 },
  ]);
});
