import { expect, it } from 'vitest';
import { rupees, ZERO } from '../money/money.ts';
import { lowestPrice } from './lowest-price.ts';

const sizes = (...prices: number[]) => prices.map((price) => ({ pricePaise: rupees(price) }));

it('is that of the cheapest size, wherever it stands', () => {
  expect(lowestPrice({ pricePaise: ZERO, variants: sizes(450, 300, 600) })).toBe(300_00);
});

it('without sizes is the price of the dish', () => {
  expect(lowestPrice({ pricePaise: rupees(180), variants: [] })).toBe(180_00);
});
