import { expect, it } from 'vitest';
import { printOf } from './print.ts';

it('is the same whatever the order of fields, and without those that are absent', () => {
  expect(printOf({ a: 1, b: { c: [1, 2], d: null } })).toBe(printOf({ b: { d: null, c: [1, 2] }, a: 1 }));
  expect(printOf({ a: 1, b: undefined })).toBe(printOf({ a: 1 }));
});

it('differs where anything does', () => {
  const some = [{ a: 1 }, { a: '1' }, { a: null }, { b: 1 }, {}, [1], [[1]], [1, 2], [2, 1], 1, '1', null];
  expect(new Set(some.map(printOf)).size).toBe(some.length);
});
