import { expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

it.each([
  ['', 'short'],
  ['Ab1!xyz', 'short'],
  ['aaaaaaaaaa', 'fair'],
  ['abababababababababab', 'fair'],
  ['mangotrees', 'fair'],
  ['mangotree4', 'good'],
  ['mango tree 42', 'good'],
  ['mango tree by the river', 'strong'],
  ['Mango4tree!', 'strong'],
])('finds %j %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
