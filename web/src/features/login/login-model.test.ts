import { expect, it } from 'vitest';
import { homeOf, wayBack } from './login-model.ts';

it.each([
  [{ from: '/dashboard/menu?tab=items' }, 'owner', '/dashboard/menu?tab=items'],
  [{ from: '/dashboard/kitchen' }, 'kitchen', '/dashboard/kitchen'],
  [{ from: '/dashboard/menu' }, 'captain', null],
  [{ from: '/nowhere' }, 'owner', null],
  [{ from: '/' }, 'owner', null],
  [{ from: '//elsewhere.example' }, 'owner', null],
  [{ from: 'https://elsewhere.example' }, 'owner', null],
  [{ from: 7 }, 'owner', null],
  [null, 'owner', null],
] as const)('the way back of %j for %s is %s', (state, role, expected) => {
  expect(wayBack(state, role)).toBe(expected);
});

it('sends each role to its own page, an owner through the install wizard first (LOGIN-6, LOGIN-7)', () => {
  expect(homeOf('owner', false, 'captain')).toBe('/install');
  expect(homeOf('owner', true, null)).toBe('/dashboard');
  expect(homeOf('captain', true, 'owner')).toBe('/dashboard/captain');
  expect(homeOf('kitchen', true, 'captain')).toBe('/dashboard/kitchen');
  expect(homeOf('staff', true, null)).toBe('/super/staff-dashboard');
  expect(homeOf('super', true, null)).toBe('/super');
});

it.each([
  ['owner', '/dashboard'],
  ['captain', '/dashboard/captain'],
  ['kitchen', '/dashboard/kitchen'],
] as const)('sends an owner who chose %s to %s (P-MORE-13)', (chosen, to) => {
  expect(homeOf('owner', true, chosen)).toBe(to);
});
