import { expect, it } from 'vitest';
import { emptyDay } from '../../days/day.schema.ts';
import { aDayWith } from '../../fixtures/dish-days.ts';
import { dishByDay, dishByWeekday } from './dish-days.ts';

// 20 November 2026 is a Friday.
const days = [
  aDayWith('2026-11-13', { itemId: 'dal', quantity: 4, rupees: 400 }),
  emptyDay('2026-11-19'),
  aDayWith(
    '2026-11-20',
    { itemId: 'dal', variantId: 'half', quantity: 2, rupees: 120 },
    { itemId: 'dal', variantId: 'full', quantity: 1, rupees: 100 },
    { itemId: 'naan', quantity: 9, rupees: 90 },
  ),
];

it('draws a dish day by day, all sizes together, with 0 where it was not sold', () => {
  expect(dishByDay(days, 'dal', { from: '2026-11-19', to: '2026-11-21' })).toEqual([
    { day: '2026-11-19', quantity: 0, amountPaise: 0 },
    { day: '2026-11-20', quantity: 3, amountPaise: 220_00 },
    { day: '2026-11-21', quantity: 0, amountPaise: 0 },
  ]);
});

it('means (4 + 3) ÷ 2 portions on Fridays, and knows nothing of a Thursday without a bill', () => {
  const by = new Map(dishByWeekday(days, 'dal').map(({ weekday, perDay }) => [weekday, perDay]));
  expect(by.get('friday')).toBe(3.5);
  expect(by.get('thursday')).toBeNull();
  expect(by.size).toBe(7);
});
