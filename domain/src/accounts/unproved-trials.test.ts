import { expect, it } from 'vitest';
import { addressBlock } from './unproved-trials.ts';

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('the block of %s is %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
