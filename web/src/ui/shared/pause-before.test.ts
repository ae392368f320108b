import { expect, it } from 'vitest';
import { pauseBefore } from './pause-before.ts';

it('the pauses grow, up to one minute', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 99].map(pauseBefore);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.at(-1)).toBe(60_000);
});
