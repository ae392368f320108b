import { describe, expect, it } from 'vitest';
import { loginPart } from '../../messages/front/login/en.ts';
import {
  emailFault,
  homeOf,
  isPlace,
  isSessionGone,
  loginFaults,
  wantsToInstall,
  wayBack,
} from './login-model.ts';

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

const login = loginPart.en;

it('knows the places of the selector', () => {
  expect(['owner', 'captain', 'kitchen'].map(isPlace)).toEqual([true, true, true]);
  expect(['office', '', null, 7].map(isPlace)).toEqual([false, false, false, false]);
});

describe('the fields of the form', () => {
  const field = (value: string, type = 'email') => {
    const input = document.createElement('input');
    input.type = type;
    input.value = value;
    return input;
  };

  it('need an address that the browser takes for one, and a password', () => {
    const { emailInvalid, passwordMissing } = login;
    expect(loginFaults(login, field('asha@spice.example'), field('secret', 'password'))).toEqual({});
    expect(loginFaults(login, field('asha@spice.example'), field('', 'password'))).toEqual({
      password: passwordMissing,
    });
    expect(loginFaults(login, field(''), field('', 'password'))).toEqual({
      email: emailInvalid,
      password: passwordMissing,
    });
  });

  it('say what is wrong with an address', () => {
    expect(emailFault(login, field('asha@spice.example'))).toEqual({});
    const wrong = ['', '  ', 'asha', 'asha/1@spice.example'];
    expect(wrong.map((value) => emailFault(login, field(value)))).toEqual(
      wrong.map(() => ({ email: login.emailInvalid })),
    );
  });
});

it('knows where somebody was sent from, and that their session ended', () => {
  expect(isSessionGone({ isGone: true })).toBe(true);
  for (const state of [{ isGone: 'yes' }, { isGone: false }, {}, null, 'isGone', undefined])
    expect(isSessionGone(state)).toBe(false);
  expect(wantsToInstall({ from: '/install' })).toBe(true);
  for (const state of [{ from: '/dashboard' }, {}, null, '/install'])
    expect(wantsToInstall(state)).toBe(false);
});

it('the office goes back to pages of the dashboard alone, and has its home there', () => {
  expect(wayBack({ from: '/dashboard/menu' }, 'office')).toBe('/dashboard/menu');
  expect(wayBack({ from: '/super' }, 'office')).toBeNull();
  expect(wayBack({ from: '/nowhere' }, 'office')).toBeNull();
  expect(wayBack({ from: '/dashboard/menu' }, 'kitchen')).toBeNull();
  expect(homeOf('office', true, null)).toBe('/dashboard');
  expect(homeOf('office', false, 'captain')).toBe('/dashboard');
});

it.each([undefined, 7, 'text', 'a/dashboard', 'x//dashboard'])('never leads back to %s', (from) => {
  expect(wayBack({ from }, 'owner')).toBeNull();
  expect(wayBack(from, 'owner')).toBeNull();
});
