import fc from 'fast-check';
import { expect, it } from 'vitest';
import { same } from './same.ts';

it('is what a deep comparison says', () => {
  const value = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(same(a, JSON.parse(JSON.stringify(a)))).toBe(true);
      expect(same(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b) || same(b, a));
    }),
  );
});

it('takes a negative zero for what it is stored as', () => {
  expect(same({ a: -0 }, { a: 0 })).toBe(true);
});

it('does not look at the order of fields', () => {
  expect(same({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
});

it.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, { b: undefined }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [null, {}],
  [1, '1'],
])('tells %j from %j', (a, b) => {
  expect(same(a, b)).toBe(false);
  expect(same(b, a)).toBe(false);
});
