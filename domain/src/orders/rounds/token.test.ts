import { expect, it } from 'vitest';
import { tokenFor } from './token.ts';

it('is the next number of the day, for a takeaway that has none', () => {
  expect(tokenFor({ type: 'takeaway' }, 0)).toBe(1);
  expect(tokenFor({ type: 'takeaway' }, 41)).toBe(42);
  expect(tokenFor({ type: 'takeaway', token: 7 }, 41)).toBeNull();
  for (const type of ['dine-in', 'delivery', 'room-service', 'aggregator'] as const)
    expect(tokenFor({ type }, 41)).toBeNull();
});
