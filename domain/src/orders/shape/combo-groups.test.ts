import { afterEach, expect, it, vi } from 'vitest';
import { inCombos } from './combo-groups.ts';

afterEach(() => vi.restoreAllMocks());

it('groups lines in browsers without Object.groupBy', () => {
  vi.spyOn(Object, 'groupBy').mockImplementation(() => {
    throw new TypeError('Object.groupBy is not a function');
  });
  const combo = { ref: 1, itemId: 'thali', name: 'Thali', otherNames: {}, slotId: 's', of: 2 };
  const lines = [
    { quantity: 4, combo: { ...combo, part: 0, portions: 2 } },
    { quantity: 1, combo: { ...combo, part: 1, portions: 1 } },
    { quantity: 1, combo: { ...combo, part: 1, portions: 1 } },
    { quantity: 3 },
  ];
  expect(inCombos(lines, (line) => line).map(({ count, isWhole }) => [count, isWhole])).toEqual([
    [2, true],
    [3, false],
  ]);
});
