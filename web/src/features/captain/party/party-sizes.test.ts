import { expect, it } from 'vitest';
import { likelySize, partySizes } from './party-sizes.ts';

it.each([
  [2, null, 8],
  [4, null, 8],
  [10, null, 14],
  [4, 23, 23],
  [98, null, 99],
])('at a table for %i with %s guests goes up to %i', (seats, chosen, most) => {
  const sizes = partySizes(seats, chosen);
  expect(sizes[0]).toBe(1);
  expect(sizes).toHaveLength(most);
  expect(sizes.at(-1)).toBe(most);
});

it('expects as many as are reserved, else as many as there are seats', () => {
  expect(likelySize({ seats: 4 })).toEqual({ size: 4, by: 'seats' });
  const reservation = { name: 'Meera', guests: 6, at: 0 };
  expect(likelySize({ seats: 4, reservation })).toEqual({ size: 6, by: 'reserved' });
});
