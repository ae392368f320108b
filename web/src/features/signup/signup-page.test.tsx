import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAccount, validateReferral } from '@bhoj/domain/accounts/accounts.contract';
import { referralPath } from '@bhoj/domain/accounts/account-links';
import { blockStorage } from '../../firebase/storage-blocked.fixtures.ts';
import { signup } from '../../messages/front/signup/en.ts';
import { storage } from '../../messages/front/storage/en.ts';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import { backend, NEWCOMER, opensAccounts, OWNER, resetSignup } from './signup-backend.fixtures.ts';
import {
  button,
  fill,
  pass,
  press,
  put,
  show,
  showTyped,
  submitFree,
  valueOf,
} from './signup-page.fixtures.tsx';

vi.mock(
  '../../blocks/purchase/checkout.ts',
  async () => (await import('./signup-backend.fixtures.ts')).checkoutMock,
);

beforeEach(resetSignup);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks for the fields of the specification, and shows a read-only referral ID of one’s own (SIGNUP-1, SIGNUP-2, SIGNUP-10)', () => {
  show();
  for (const label of ['Restaurant name', 'Owner name', 'Email', 'Password', 'Staff referral ID']) {
    expect(valueOf(label)).toBe('');
  }
  expect(valueOf('Restaurant type')).toBe('casual');
  expect(screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value)).toEqual([
    'fine-dining',
    'casual',
    'fast-food',
    'cafe',
    'bistro',
  ]);
  expect(screen.getByRole('checkbox', { name: 'Do you provide hotel room services?' })).toBeTruthy();
  const own = screen.getByLabelText<HTMLInputElement>('Your referral ID');
  expect(own.value).toMatch(/^BHOJ[A-Z0-9]{6}$/);
  expect(own.readOnly).toBe(true);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

it('fills in and checks the staff referral ID of the link that led here', async () => {
  show(referralPath('STAFF01'));
  expect(valueOf('Staff referral ID')).toBe('STAFF01');
  await pass(500);
  expect(button('Create Account (Free Trial)')).toBeTruthy();
});

it('checks the staff referral ID half a second after typing stops, once (SIGNUP-5, LIMIT-3)', async () => {
  show();
  put('Staff referral ID', 'STA');
  await pass(400);
  put('Staff referral ID', 'STAFF01');
  await pass(499);
  expect(backend.sent(validateReferral)).toEqual([]);
  await pass(1);
  expect(backend.sent(validateReferral)).toEqual([{ referralId: 'STAFF01' }]);
  expect(backend.callersOf(validateReferral)).toEqual([null]);
  expect(screen.getByText('Valid referral ID ✓')).toBeTruthy();
  expect(button('Create Account (Free Trial)')).toBeTruthy();
});

it('says that a referral ID is unknown, or that the check failed (SIGNUP-5, ERR-2)', async () => {
  backend.answer(validateReferral, () => ({ valid: false }));
  show();
  put('Staff referral ID', 'NOPE');
  await pass(500);
  expect(screen.getByText('Invalid referral ID')).toBeTruthy();
  backend.refuse(validateReferral, 'offline');
  put('Staff referral ID', 'NOPE2');
  await pass(500);
  expect(screen.getByText('Error checking referral ID')).toBeTruthy();
  expect(button('Continue to Payment')).toBeTruthy();
});

it('stops checking after ten seconds, and tries again when asked', async () => {
  backend.answer(
    validateReferral,
    () => new Promise<never>(() => undefined),
    () => ({ valid: true }),
  );
  show();
  put('Staff referral ID', 'STAFF01');
  await pass(10_499);
  expect(screen.getByText('Checking…')).toBeTruthy();
  await pass(1);
  expect(screen.queryByText('Checking…')).toBeNull();
  expect(screen.getByText('Error checking referral ID')).toBeTruthy();
  fireEvent.click(button('Try again'));
  await pass(500);
  expect(screen.getByText('Valid referral ID ✓')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('ignores the answer to an earlier text', async () => {
  const { promise, resolve } = Promise.withResolvers<{ valid: boolean }>();
  backend.answer(
    validateReferral,
    () => promise,
    () => ({ valid: false }),
  );
  show();
  put('Staff referral ID', 'SLOW1');
  await pass(500);
  put('Staff referral ID', 'QUICK');
  await pass(500);
  resolve({ valid: true });
  await pass(0);
  expect(screen.getByText('Invalid referral ID')).toBeTruthy();
});

it('leaves no timer behind', () => {
  show();
  put('Staff referral ID', 'STAFF01');
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

it('shows at each field what is missing (SIGNUP-3)', async () => {
  show();
  put('Password', 'short');
  expect(screen.getByText('5 more characters')).toBeTruthy();
  fireEvent.click(button('Continue to Payment'));
  await pass(0);
  for (const field of ['restaurantName', 'ownerName', 'email', 'password'] as const) {
    expect(screen.getByText(signup.faults[field])).toBeTruthy();
  }
  expect(screen.queryByText('₹999')).toBeNull();
});

it('announces the referral ID as required, and says so once payment is offered instead (SIGNUP-4, P-MORE-17)', async () => {
  showTyped();
  const referral = screen.getByLabelText('Staff referral ID');
  expect(referral.getAttribute('aria-required')).toBe('true');
  expect(screen.getByText(signup.staffReferralHint)).toBeTruthy();
  put('Password', 'mango tree 42');
  await press('Continue to Payment');
  expect(button('Pay ₹999 & Create Account')).toBeTruthy();
  expect(screen.getByText(signup.referralRequired)).toBeTruthy();
  put('Staff referral ID', 'STAFF01');
  await pass(500);
  expect(screen.queryByText(signup.referralRequired)).toBeNull();
});

it('shows the plan without a valid referral, and goes back to free with one (SIGNUP-6)', async () => {
  backend.answer(
    validateReferral,
    () => ({ valid: false }),
    () => ({ valid: true }),
  );
  const at = show();
  fill('NOPE');
  await pass(500);
  await press('Continue to Payment');
  expect(screen.getByText('₹999')).toBeTruthy();
  for (const feature of ['All Features', 'Unlimited Orders', '24/7 Support']) {
    expect(screen.getByText(feature)).toBeTruthy();
  }
  expect(button('Pay ₹999 & Create Account')).toBeTruthy();
  put('Staff referral ID', 'STAFF01');
  await pass(500);
  expect(button('Create Account (Free Trial)')).toBeTruthy();
  expect(screen.queryByText('₹999')).toBeNull();
  expect(backend.sent(createAccount)).toEqual([]);
  expect(at()).toBe('/signup');
});

it('keeps what was typed through a reload, except the password', async () => {
  show();
  fill('STAFF01');
  await pass(0);
  cleanup();
  show();
  expect(valueOf('Restaurant name')).toBe('चूल्हा');
  expect(valueOf('Staff referral ID')).toBe('STAFF01');
  expect(valueOf('Password')).toBe('');
});

it('makes the account, signs in, and leads to the first question (SIGNUP-8)', async () => {
  const at = showTyped();
  const referralId = valueOf('Your referral ID');
  await submitFree();
  expect(backend.sent(createAccount)).toEqual([
    {
      requestId: expect.stringMatching(/^\w{20}$/),
      restaurantName: 'चूल्हा',
      ownerName: 'Meera Deshpande',
      email: 'meera@example.com',
      password: 'mango tree 42',
      establishmentType: 'casual',
      providesHotelServices: false,
      staffReferralId: 'staff01',
      referralId,
    },
  ]);
  expect(backend.callersOf(createAccount)).toEqual([null]);
  expect(backend.auth.acts).toEqual([['signInWithEmailAndPassword', 'meera@example.com', 'mango tree 42']]);
  await pass(0);
  expect(at()).toBe('/onboarding/restaurant-type');
});

it('sends one request however often it is submitted: the same id after no answer, and after a reload', async () => {
  backend.refuse(createAccount, 'offline');
  showTyped();
  await submitFree();
  expect(screen.getByRole('alert').textContent).toBe(signup.failedOffline);
  expect(valueOf('Restaurant name')).toBe('चूल्हा');
  cleanup();
  opensAccounts();
  showTyped();
  await submitFree();
  const [first, second, ...more] = backend.sent(createAccount) as { requestId: string }[];
  expect(second?.requestId).toBe(first?.requestId);
  expect([first?.requestId, more]).toEqual([expect.stringMatching(/^\w{20}$/), []]);
});

it.each([
  ['email-taken', 'Email'],
  // The referral was deactivated between check and submit; the payment step shows as well.
  ['payment-required', 'Staff referral ID'],
] as const)('shows the reason %s at the field %s', async (reason, label) => {
  backend.refuse(createAccount, reason);
  showTyped();
  await submitFree();
  expect(screen.getByText(reasonSentences[reason])).toBeTruthy();
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
  const isAtPayment = screen.queryByRole('button', { name: 'Pay ₹999 & Create Account' }) !== null;
  expect(isAtPayment).toBe(reason === 'payment-required');
});

it('says that the account was made when only signing in failed', async () => {
  backend.auth.fails('auth/network-request-failed');
  showTyped();
  await submitFree();
  expect(screen.getByText(signup.signInFailed)).toBeTruthy();
  expect(screen.getByRole('link', { name: signup.goSignIn }).getAttribute('href')).toBe('/login');
});

it('shows nothing to a person who is already signed in', async () => {
  backend.auth.signIn({ ...NEWCOMER, claims: OWNER });
  const at = show();
  await pass(0);
  expect(at()).toBe('/login');
});

it.each(['/signup', '/signup?oobCode=x&mode=signIn'])(
  'says at %s that the browser keeps nobody signed in, before anybody types, pays or uses up a link (P-MORE-21)',
  async (address) => {
    blockStorage({ databases: 'are blocked' });
    try {
      show(address);
      await pass(0);
      expect(screen.getByRole('alert').textContent).toContain(storage.blockedTitle);
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(backend.auth.acts).toEqual([]);
    } finally {
      vi.unstubAllGlobals();
    }
  },
);

it('shows the form where only localStorage is blocked', async () => {
  blockStorage({ databases: 'work' });
  try {
    show();
    await pass(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(valueOf('Email')).toBe('');
  } finally {
    vi.unstubAllGlobals();
  }
});
