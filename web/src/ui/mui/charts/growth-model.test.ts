import { expect, it } from 'vitest';
import { grownOf, pathOf, ticksTo } from './growth-model.ts';

it.each([
  [0, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [720, [0, 200, 400, 600, 800]],
  [24_300, [0, 10_000, 20_000, 30_000]],
])('has an axis to %s of whole steps', (most, ticks) => {
  expect(ticksTo(most)).toEqual(ticks);
});

it('draws sums from nothing; today ends within the hour that runs', () => {
  const steps = [
    { first: 50, second: 100 },
    { first: 100, second: 200 },
    { first: null, second: 400 },
    { first: null, second: 400 },
  ];
  const { first, second } = grownOf(steps, 1.5);
  expect(pathOf(first)).toBe('0.00,100.00 25.00,87.50 37.50,75.00');
  expect(pathOf(second)).toBe('0.00,100.00 25.00,75.00 50.00,50.00 75.00,0.00 100.00,0.00');
});

it('draws no line of what is not known', () => {
  expect(grownOf([{ first: null, second: null }], 0)).toEqual({ ticks: [0, 1], first: [], second: [] });
});
