import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailure } from '../../firebase/call.ts';
import { reasonSentences } from '../../messages/reasons.ts';
import { signup } from '../../messages/signup.ts';
import { SignupPage } from './signup-page.tsx';

const { world, validateReferral, createAccount, signIn } = vi.hoisted(() => ({
  world: { session: { state: 'out' } as unknown, notify: () => undefined as void },
  validateReferral: vi.fn<(input: { referralId: string }) => Promise<{ valid: boolean }>>(),
  createAccount: vi.fn<(input: Record<string, unknown>) => Promise<unknown>>(),
  signIn: vi.fn<(email: string, password: string) => Promise<unknown>>(),
}));
vi.mock('../../firebase/call.ts', async (original) => ({
  ...(await original<object>()),
  useCall: ({ name }: { name: string }) => (name === 'validateReferral' ? validateReferral : createAccount),
}));
vi.mock('../../firebase/session.tsx', () => ({
  useAuth: () => ({ signIn }),
  useSession: () =>
    useSyncExternalStore(
      (notify) => {
        world.notify = notify;
        return () => undefined;
      },
      () => world.session,
    ),
}));

function show() {
  const router = createMemoryRouter(
    [
      { path: '/signup', element: <SignupPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/signup'] },
  );
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname;
}

const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function fill(referral: string) {
  put('Restaurant name', 'चूल्हा');
  put('Owner name', 'Meera Deshpande');
  put('Email', 'Meera@Example.com');
  put('Password', 'mango tree 42');
  put('Staff referral ID', referral);
}

async function submitFree() {
  fill('staff01');
  await pass(500);
  fireEvent.click(button('Create Account (Free Trial)'));
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  world.session = { state: 'out' };
  validateReferral.mockReset().mockResolvedValue({ valid: true });
  createAccount.mockReset().mockResolvedValue({});
  signIn.mockReset().mockImplementation(async () => {
    act(() => {
      world.session = { state: 'in', user: {} };
      world.notify();
    });
    return { user: {} };
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks what the specification names, and shows an own referral ID that nobody can change', () => {
  show();
  for (const label of ['Restaurant name', 'Owner name', 'Email', 'Password', 'Staff referral ID']) {
    expect(valueOf(label)).toBe('');
  }
  expect(screen.getByLabelText('Restaurant type')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Do you provide hotel room services?' })).toBeTruthy();
  const own = screen.getByLabelText<HTMLInputElement>('Your referral ID');
  expect(own.value).toMatch(/^BHOJ[A-Z0-9]{6}$/);
  expect(own.readOnly).toBe(true);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

it('checks the staff referral ID half a second after typing stops, once', async () => {
  show();
  put('Staff referral ID', 'STA');
  await pass(400);
  put('Staff referral ID', 'STAFF01');
  await pass(499);
  expect(validateReferral).not.toHaveBeenCalled();
  await pass(1);
  expect(validateReferral.mock.calls).toEqual([[{ referralId: 'STAFF01' }]]);
  expect(screen.getByText('Valid referral ID ✓')).toBeTruthy();
  expect(button('Create Account (Free Trial)')).toBeTruthy();
});

it('says that a referral ID is unknown, or that it could not be asked', async () => {
  validateReferral.mockResolvedValueOnce({ valid: false }).mockRejectedValueOnce(new CallFailure('offline'));
  show();
  put('Staff referral ID', 'NOPE');
  await pass(500);
  expect(screen.getByText('Invalid referral ID')).toBeTruthy();
  put('Staff referral ID', 'NOPE2');
  await pass(500);
  expect(screen.getByText('Error checking referral ID')).toBeTruthy();
  expect(button('Continue to Payment')).toBeTruthy();
});

it('drops the answer to something typed before', async () => {
  const { promise, resolve } = Promise.withResolvers<{ valid: boolean }>();
  validateReferral.mockReturnValueOnce(promise);
  validateReferral.mockResolvedValueOnce({ valid: false });
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

it('says at each field what is missing', async () => {
  show();
  put('Password', 'short');
  expect(screen.getByText('5 more characters')).toBeTruthy();
  fireEvent.click(button('Continue to Payment'));
  await pass(0);
  for (const field of ['restaurantName', 'ownerName', 'email', 'password'] as const) {
    expect(screen.getByText(signup.faults[field])).toBeTruthy();
  }
  expect(screen.queryByText(signup.plan.notOpen)).toBeNull();
});

it('shows the plan without a valid referral, says that payment is not open, and makes no account', async () => {
  validateReferral.mockResolvedValue({ valid: false });
  show();
  fill('');
  fireEvent.click(button('Continue to Payment'));
  await pass(0);
  expect(screen.getByText('₹999')).toBeTruthy();
  for (const feature of ['All Features', 'Unlimited Orders', '24/7 Support']) {
    expect(screen.getByText(feature)).toBeTruthy();
  }
  expect(screen.getByText(signup.plan.notOpen)).toBeTruthy();
  expect(screen.getByText(signup.faults.staffReferralId)).toBeTruthy();
  expect(createAccount).not.toHaveBeenCalled();
});

it('makes the account, signs in, and leads to the first question', async () => {
  const at = show();
  const referralId = valueOf('Your referral ID');
  await submitFree();
  expect(createAccount).toHaveBeenCalledWith({
    requestId: expect.stringMatching(/^\w{20}$/),
    restaurantName: 'चूल्हा',
    ownerName: 'Meera Deshpande',
    email: 'meera@example.com',
    password: 'mango tree 42',
    establishmentType: 'casual',
    providesHotelServices: false,
    staffReferralId: 'staff01',
    referralId,
  });
  expect(signIn).toHaveBeenCalledWith('meera@example.com', 'mango tree 42');
  await pass(0);
  expect(at()).toBe('/onboarding/restaurant-type');
});

it('sends one request however often it is sent: the same id after no answer, and after a reload', async () => {
  createAccount.mockRejectedValueOnce(new CallFailure('offline'));
  show();
  await submitFree();
  expect(screen.getByRole('alert').textContent).toBe(signup.failedOffline);
  expect(valueOf('Restaurant name')).toBe('चूल्हा');
  cleanup();
  show();
  await submitFree();
  const [first, second] = createAccount.mock.calls.map(([input]) => input['requestId']);
  expect(second).toBe(first);
});

it.each([
  ['email-taken', 'Email'],
  ['payment-required', 'Staff referral ID'],
] as const)('stands the reason %s at the field %s', async (reason, label) => {
  createAccount.mockRejectedValueOnce(new CallFailure(reason));
  show();
  await submitFree();
  expect(screen.getByText(reasonSentences[reason])).toBeTruthy();
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells of an account that is made where only signing in failed', async () => {
  signIn.mockResolvedValue({ failure: 'offline' });
  show();
  await submitFree();
  expect(screen.getByText(signup.signInFailed)).toBeTruthy();
  expect(screen.getByRole('link', { name: signup.goSignIn }).getAttribute('href')).toBe('/login');
});

it('has nothing for somebody who is signed in already', async () => {
  world.session = { state: 'in', user: {} };
  const at = show();
  await pass(0);
  expect(at()).toBe('/login');
});
