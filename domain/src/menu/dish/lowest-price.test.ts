import { expect, it } from 'vitest';
import { rupees, ZERO } from '../../money/money.ts';
import { lowestPrice } from './lowest-price.ts';

const sizes = (...prices: number[]) => prices.map((price) => ({ pricePaise: rupees(price) }));

it('is the price of the cheapest size, wherever it is in the list', () => {
  expect(lowestPrice({ pricePaise: ZERO, variants: sizes(450, 300, 600) })).toBe(300_00);
});

it("is the dish's price when it has no sizes", () => {
  expect(lowestPrice({ pricePaise: rupees(180), variants: [] })).toBe(180_00);
});
