import { expect, it } from 'vitest';
import { plain } from './folded.ts';
import { beginningOf, beginningsOf } from './search-keys.ts';

it('begins with whole characters', () => {
  expect(beginningsOf('दाल🍛x', 5)).toEqual(['द', 'दा', 'दाल', 'दाल🍛', 'दाल🍛x']);
  expect(beginningOf('ab🍛c', 3)).toBe('ab🍛');
  for (const key of beginningsOf('𝒜🍛é🇮🇳', 9)) expect(key.isWellFormed()).toBe(true);
});

it('has no more than are asked for, and none of nothing', () => {
  expect(beginningsOf('masala', 2)).toEqual(['m', 'ma']);
  expect(beginningsOf('', 4)).toEqual([]);
});

it('compares without case, accents and double blanks', () => {
  expect(plain('  Café   RIO ')).toBe('cafe rio');
});
