import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedUpIn } from '../../blocks/site/signed-up.ts';
import { CallFailure } from '../../firebase/call-failure.ts';
import { signup } from '../../messages/front/signup/en.ts';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import { backend, become, NEWCOMER, OF_GOOGLE, OWNER, resetSignup } from './signup-backend.fixtures.ts';
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

vi.mock('../../firebase/front.ts', async () => (await import('./signup-backend.fixtures.ts')).frontMock);
vi.mock(
  '../../firebase/call-anonymously.ts',
  async () => (await import('./signup-backend.fixtures.ts')).callAnonymouslyMock,
);
vi.mock(
  '../../blocks/purchase/checkout.ts',
  async () => (await import('./signup-backend.fixtures.ts')).checkoutMock,
);
vi.mock('../../firebase/public-docs.ts', () => ({
  listPublicDocs: async () => ({ rows: [], unreadable: [] }),
}));

beforeEach(resetSignup);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('sends a link to an address that was paid for in another browser', async () => {
  backend.asGuest.createPaymentOrder.mockResolvedValueOnce({ outcome: 'prove', order: null });
  showTyped();
  await submitPaid();
  expect(backend.openCheckout).not.toHaveBeenCalled();
  await press('Send the link');
  expect(backend.sendLink).toHaveBeenCalledWith('meera@example.com', '/signup');
  expect(screen.getByText(signup.proof.sent('meera@example.com'))).toBeTruthy();
});

it('also offers the link when only the call that makes the account finds that out', async () => {
  backend.createAccount.mockRejectedValueOnce(new CallFailure('payment-needs-proof'));
  showTyped();
  await submitFree();
  expect(button('Send the link')).toBeTruthy();
});

it('offers the link when too many trials were asked for under the referral ID', async () => {
  backend.createAccount.mockRejectedValueOnce(new CallFailure('trial-needs-proof'));
  showTyped();
  await submitFree();
  expect(screen.getByText(signup.proof['of-many-trials'].title)).toBeTruthy();
  await press('Send the link');
  expect(backend.sendLink).toHaveBeenCalledWith('meera@example.com', '/signup');
});

it('opens a link with the remembered address, and finishes without a payment', async () => {
  localStorage.setItem('bhoj.signup-link-email', 'meera@example.com');
  backend.signInByLink.mockImplementationOnce(async () => {
    become(NEWCOMER);
    return 'in';
  });
  const at = showTyped('/signup?oobCode=x&mode=signIn');
  await pass(0);
  expect(backend.signInByLink).toHaveBeenCalledTimes(1);
  expect(screen.getByText(signup.proof.proved)).toBeTruthy();
  expect(valueOf('Email')).toBe('meera@example.com');
  put('Password', 'mango tree 42');
  await press('Create your account');
  expect(backend.createAccount).toHaveBeenCalledWith(expect.objectContaining({ email: 'meera@example.com' }));
  expect(backend.signIn).toHaveBeenCalledWith('meera@example.com', 'mango tree 42');
  expect(at()).toBe('/onboarding/restaurant-type');
});

it('asks for the address when the link was sent from another browser, and refuses an old link', async () => {
  backend.signInByLink.mockResolvedValueOnce('expired');
  show('/signup?oobCode=x&mode=signIn');
  await pass(0);
  put('Email', 'Meera@Example.com');
  await press('Go on');
  expect(backend.signInByLink.mock.calls[0]?.[0]).toBe('meera@example.com');
  expect(screen.getByRole('alert').textContent).toBe(signup.proof.failures.expired);
});

it('signs up with Google: a trial is created, and the landing page follows with the address (SIGNUP-11, P-MORE-15)', async () => {
  backend.social.mockImplementationOnce(async () => {
    become(OF_GOOGLE);
    return OF_GOOGLE;
  });
  const at = show();
  await press('Sign up with Google');
  await pass(0);
  expect(backend.createSocialAccount).toHaveBeenCalledTimes(1);
  expect(at()).toBe('/');
  expect(signedUpIn(at.router.state.location.state)).toBe('meera@example.com');
});

it.each(['closed', 'blocked', 'offline', 'failed'] as const)(
  'reports a Google window that was %s',
  async (failure) => {
    backend.social.mockResolvedValueOnce({ failure });
    show();
    await press('Sign up with Google');
    expect(screen.getByRole('alert').textContent).toBe(signup.social.failures[failure]);
    expect(backend.createSocialAccount).not.toHaveBeenCalled();
  },
);

it('leads an owner who used the sign-up button on as after signing in', async () => {
  backend.social.mockImplementationOnce(async () => {
    become(OWNER);
    return { user: OWNER.user };
  });
  const at = show();
  await press('Sign up with Google');
  expect(at()).toBe('/login');
  expect(backend.createSocialAccount).not.toHaveBeenCalled();
});

it('offers to finish to a person signed in with Google who has no restaurant', async () => {
  backend.session = OF_GOOGLE;
  backend.createSocialAccount.mockRejectedValueOnce(new CallFailure('offline'));
  const at = show();
  await press('Create my restaurant');
  expect(screen.getByRole('alert').textContent).toBe(reasonSentences.offline);
  await press('Create my restaurant');
  await pass(0);
  expect(at()).toBe('/');
});

it('tells a person with a proved address but no payment what to do', async () => {
  backend.session = NEWCOMER;
  backend.createAccount.mockRejectedValueOnce(new CallFailure('payment-required'));
  showTyped();
  put('Password', 'mango tree 42');
  await press('Create your account');
  expect(screen.getByText(signup.proof.nothingPaid)).toBeTruthy();
});
