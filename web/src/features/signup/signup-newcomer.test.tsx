import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAccount, createSocialAccount } from '@bhoj/domain/accounts/accounts.contract';
import { createPaymentOrder } from '@bhoj/domain/subscription/subscription.contract';
import { signedUpIn } from '../../blocks/site/signed-up.ts';
import { signup } from '../../messages/front/signup/en.ts';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import {
  backend,
  googler,
  NEWCOMER,
  openCheckout,
  opensSocialAccounts,
  OWNER,
  resetSignup,
} from './signup-backend.fixtures.ts';
import {
  button,
  pass,
  press,
  put,
  show,
  showTyped,
  submitFree,
  submitPaid,
  valueOf,
} from './signup-page.fixtures.tsx';

vi.mock(
  '../../blocks/purchase/checkout.ts',
  async () => (await import('./signup-backend.fixtures.ts')).checkoutMock,
);

/** The link that proves the address, as Firebase Auth is asked to send it. */
const SENT = ['sendSignInLinkToEmail', 'meera@example.com', new URL('/signup', location.origin).href];

beforeEach(resetSignup);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('sends a link to an address that was paid for in another browser', async () => {
  backend.answer(createPaymentOrder, () => ({ outcome: 'prove' as const, order: null }));
  showTyped();
  await submitPaid();
  expect(openCheckout).not.toHaveBeenCalled();
  await press('Send the link');
  expect(backend.auth.acts).toEqual([SENT]);
  expect(screen.getByText(signup.proof.sent('meera@example.com'))).toBeTruthy();
});

it('also offers the link when only the call that makes the account finds that out', async () => {
  backend.refuse(createAccount, 'payment-needs-proof');
  showTyped();
  await submitFree();
  expect(button('Send the link')).toBeTruthy();
});

it('offers the link when too many trials were asked for under the referral ID', async () => {
  backend.refuse(createAccount, 'trial-needs-proof');
  showTyped();
  await submitFree();
  expect(screen.getByText(signup.proof['of-many-trials'].title)).toBeTruthy();
  await press('Send the link');
  expect(backend.auth.acts).toEqual([SENT]);
});

it('opens a link with the remembered address, and finishes without a payment', async () => {
  localStorage.setItem('bhoj.signup-link-email', 'meera@example.com');
  backend.auth.knows(NEWCOMER);
  const at = showTyped('/signup?oobCode=x&mode=signIn');
  await pass(0);
  await pass(0);
  expect(backend.auth.acts).toEqual([['signInWithEmailLink', 'meera@example.com', expect.any(String)]]);
  expect(screen.getByText(signup.proof.proved)).toBeTruthy();
  expect(valueOf('Email')).toBe('meera@example.com');
  put('Password', 'mango tree 42');
  await press('Create your account');
  expect(backend.sent(createAccount)).toEqual([expect.objectContaining({ email: 'meera@example.com' })]);
  expect(backend.callersOf(createAccount)).toEqual([NEWCOMER.uid]);
  expect(backend.auth.acts.at(-1)).toEqual([
    'signInWithEmailAndPassword',
    'meera@example.com',
    'mango tree 42',
  ]);
  expect(at()).toBe('/onboarding/restaurant-type');
});

it('asks for the address when the link was sent from another browser, and refuses an old link', async () => {
  show('/signup?oobCode=x&mode=signIn');
  await pass(0);
  put('Email', 'Meera@Example.com');
  await press('Go on');
  expect(backend.auth.acts).toEqual([['signInWithEmailLink', 'meera@example.com', expect.any(String)]]);
  expect(screen.getByRole('alert').textContent).toBe(signup.proof.failures.expired);
});

it('signs up with Google: a trial is created, and the landing page follows with the address (SIGNUP-11, P-MORE-15)', async () => {
  backend.auth.knows(googler);
  const at = show();
  await press('Sign up with Google');
  await pass(0);
  expect(backend.callersOf(createSocialAccount)).toEqual([googler.uid]);
  expect(at()).toBe('/');
  expect(signedUpIn(at.router.state.location.state)).toBe('meera@example.com');
});

it.each([
  ['closed', 'auth/popup-closed-by-user'],
  ['blocked', 'auth/popup-blocked'],
  ['offline', 'auth/network-request-failed'],
  ['failed', 'auth/internal-error'],
] as const)('reports a Google window that was %s', async (failure, code) => {
  backend.auth.fails(code);
  show();
  await press('Sign up with Google');
  expect(screen.getByRole('alert').textContent).toBe(signup.social.failures[failure]);
  expect(backend.sent(createSocialAccount)).toEqual([]);
});

it('leads an owner who used the sign-up button on as after signing in', async () => {
  backend.auth.knows({ ...googler, claims: OWNER });
  const at = show();
  await press('Sign up with Google');
  expect(at()).toBe('/login');
  expect(backend.sent(createSocialAccount)).toEqual([]);
});

it('offers to finish to a person signed in with Google who has no restaurant', async () => {
  backend.auth.signIn(googler);
  backend.refuse(createSocialAccount, 'offline');
  const at = show();
  await pass(0);
  await press('Create my restaurant');
  expect(screen.getByRole('alert').textContent).toBe(reasonSentences.offline);
  opensSocialAccounts();
  await press('Create my restaurant');
  await pass(0);
  expect(at()).toBe('/');
});

it('tells a person with a proved address but no payment what to do', async () => {
  backend.auth.signIn(NEWCOMER);
  backend.refuse(createAccount, 'payment-required');
  showTyped();
  await pass(0);
  put('Password', 'mango tree 42');
  await press('Create your account');
  expect(screen.getByText(signup.proof.nothingPaid)).toBeTruthy();
});
