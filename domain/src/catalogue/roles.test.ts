import { expect, it } from 'vitest';
import { claimsIn } from './roles.ts';

it.each([
  [
    { role: 'owner', restaurant: 'owner@spice.in' },
    { role: 'owner', restaurant: 'owner@spice.in' },
  ],
  [
    { role: 'kitchen', restaurant: 'owner@spice.in', exp: 1 },
    { role: 'kitchen', restaurant: 'owner@spice.in' },
  ],
  [{ role: 'super', restaurant: 'owner@spice.in' }, { role: 'super' }],
  [{ role: 'captain' }, null],
  [{ role: 'captain', restaurant: 7 }, null],
  [{ role: 'owner', restaurant: '' }, null],
  [{ role: 'admin' }, null],
  [{}, null],
  [null, null],
  ['owner', null],
])('reads the claims in %j', (token, claims) => {
  expect(claimsIn(token)).toEqual(claims);
});
