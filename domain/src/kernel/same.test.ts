import fc from 'fast-check';
import { expect, it } from 'vitest';
import { same } from './same.ts';

it('agrees with a deep comparison', () => {
  const value = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(same(a, JSON.parse(JSON.stringify(a)))).toBe(true);
      expect(same(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b) || same(b, a));
    }),
  );
});

it('treats negative zero as zero, as Firestore does', () => {
  expect(same({ a: -0 }, { a: 0 })).toBe(true);
});

it('ignores the order of fields', () => {
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
])('finds %j and %j different', (a, b) => {
  expect(same(a, b)).toBe(false);
  expect(same(b, a)).toBe(false);
});
