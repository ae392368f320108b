import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rupees } from '@bhoj/domain/money/money';
import { CallFailure } from '../../firebase/call.ts';
import { payments } from '../../messages/payments.ts';
import { reasonSentences } from '../../messages/reasons.ts';
import { signup } from '../../messages/signup.ts';
import { SignupPage } from './signup-page.tsx';

const {
  world,
  validateReferral,
  createAccount,
  createSocialAccount,
  asGuest,
  openCheckout,
  signIn,
  social,
  newcomer,
} = vi.hoisted(() => ({
  world: { session: { state: 'out' } as unknown, notify: () => undefined as void },
  validateReferral: vi.fn<(input: { referralId: string }) => Promise<{ valid: boolean }>>(),
  createAccount: vi.fn<(input: Record<string, unknown>) => Promise<unknown>>(),
  createSocialAccount: vi.fn<() => Promise<unknown>>(),
  asGuest: {
    createAccount: vi.fn<(input: Record<string, unknown>) => Promise<unknown>>(),
    createPaymentOrder: vi.fn<(input: unknown) => Promise<unknown>>(),
    verifyPayment: vi.fn<(input: unknown) => Promise<unknown>>(),
    checkPayments: vi.fn<(input: unknown) => Promise<unknown>>(),
  },
  openCheckout: vi.fn<(...args: unknown[]) => Promise<unknown>>(),
  signIn: vi.fn<(email: string, password: string) => Promise<unknown>>(),
  social: vi.fn<() => Promise<unknown>>(),
  newcomer: {
    isSocial: vi.fn<() => boolean>(),
    refreshClaims: vi.fn<() => Promise<void>>(),
    sendLink: vi.fn<(email: string, path: string) => Promise<string>>(),
    isLink: vi.fn<() => boolean>(),
    signInByLink: vi.fn<(email: string) => Promise<string>>(),
  },
}));
vi.mock('../../firebase/call.ts', async (original) => ({
  ...(await original<object>()),
  useCall: ({ name }: { name: string }) =>
    ({ validateReferral, createAccount, createSocialAccount })[name as 'createAccount'],
}));
vi.mock('../../firebase/call-anonymously.ts', () => ({
  callAnonymously: ({ name }: { name: keyof typeof asGuest }, input: Record<string, unknown>) =>
    asGuest[name](input),
}));
vi.mock('../../blocks/checkout.ts', () => ({ openCheckout }));
vi.mock('../../firebase/social.ts', () => ({ signInWithSocial: social }));
vi.mock('../../firebase/newcomer.ts', () => ({ useNewcomer: () => newcomer }));
vi.mock('../../firebase/plans.ts', () => ({ useStoredPlans: () => [] }));
vi.mock('../../ui/toast.tsx', () => ({ useToast: () => () => undefined }));
vi.mock('../../firebase/session.tsx', () => ({
  useAuth: () => ({ signIn, signOut: async () => undefined }),
  useSession: () =>
    useSyncExternalStore(
      (notify) => {
        world.notify = notify;
        return () => undefined;
      },
      () => world.session,
    ),
}));

const OWNER = {
  state: 'in',
  user: { email: 'meera@example.com', claims: { role: 'owner', restaurant: 'r' } },
};
const NEWCOMER = { state: 'in', user: { email: 'meera@example.com', claims: null } };
const become = (session: unknown) => {
  world.session = session;
  world.notify();
};

function show(address = '/signup') {
  const router = createMemoryRouter(
    [
      { path: '/signup', element: <SignupPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return Object.assign(() => router.state.location.pathname, { router });
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

const order = {
  id: 'order_A1',
  amountPaise: rupees(999),
  currency: 'INR',
  keyId: 'rzp_test_x',
  planName: 'Premium',
};
const paid = { outcome: 'paid', paymentId: 'pay_1', orderId: 'order_A1', signature: 's' };

async function press(name: string) {
  fireEvent.click(button(name));
  await pass(0);
}

/** To the payment step, and on it the button. */
async function submitPaid() {
  fill('');
  await press('Continue to Payment');
  await press('Pay ₹999 & Create Account');
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
  createSocialAccount.mockReset().mockResolvedValue({});
  asGuest.createAccount.mockReset().mockResolvedValue({});
  asGuest.createPaymentOrder.mockReset().mockResolvedValue({ outcome: 'pay', order });
  asGuest.verifyPayment.mockReset().mockResolvedValue({ outcome: 'paid' });
  asGuest.checkPayments.mockReset().mockResolvedValue({ outcome: 'none' });
  openCheckout.mockReset().mockResolvedValue(paid);
  social.mockReset();
  newcomer.isSocial.mockReset().mockReturnValue(false);
  newcomer.isLink.mockReset().mockReturnValue(false);
  newcomer.refreshClaims.mockReset().mockImplementation(async () => become(OWNER));
  newcomer.sendLink.mockReset().mockResolvedValue('sent');
  newcomer.signInByLink.mockReset().mockResolvedValue('in');
  signIn.mockReset().mockImplementation(async () => {
    become(OWNER);
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
  expect(screen.queryByText('₹999')).toBeNull();
});

it('shows the plan without a valid referral, and goes back to free with one', async () => {
  validateReferral.mockResolvedValueOnce({ valid: false });
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
  expect(createAccount).not.toHaveBeenCalled();
  expect(at()).toBe('/signup');
});

it('has the payment step as a place in the browser’s history, with everything typed kept', async () => {
  const { router } = show();
  fill('');
  await press('Continue to Payment');
  await act(() => router.navigate(-1));
  expect(button('Continue to Payment')).toBeTruthy();
  expect(valueOf('Password')).toBe('mango tree 42');
  await act(() => router.navigate(1));
  expect(button('Pay ₹999 & Create Account')).toBeTruthy();
  expect(valueOf('Owner name')).toBe('Meera Deshpande');
});

it('pays as the browser’s guest, makes the account with it, and leads to the first question', async () => {
  const at = show();
  await submitPaid();
  expect(asGuest.createPaymentOrder).toHaveBeenCalledWith({ planId: 'premium', email: 'meera@example.com' });
  expect(openCheckout.mock.calls[0]?.slice(1)).toEqual([
    order,
    { name: 'Meera Deshpande', email: 'meera@example.com' },
  ]);
  expect(asGuest.verifyPayment).toHaveBeenCalledTimes(1);
  expect(asGuest.createAccount).toHaveBeenCalledWith(
    expect.objectContaining({ email: 'meera@example.com', staffReferralId: '', password: 'mango tree 42' }),
  );
  expect(createAccount).not.toHaveBeenCalled();
  await pass(0);
  expect(at()).toBe('/onboarding/restaurant-type');
  expect(localStorage.getItem('bhoj.signup-purchase')).toBeNull();
});

it('does nothing twice however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  openCheckout.mockReturnValueOnce(promise);
  show();
  fill('');
  await press('Continue to Payment');
  const pay = button('Pay ₹999 & Create Account');
  fireEvent.click(pay);
  fireEvent.click(pay);
  await pass(0);
  fireEvent.click(pay);
  await pass(0);
  expect(asGuest.createPaymentOrder).toHaveBeenCalledTimes(1);
  resolve(paid);
  await pass(0);
  expect(asGuest.createAccount).toHaveBeenCalledTimes(1);
});

it('states that the payment provider’s script failed to load', async () => {
  openCheckout.mockResolvedValueOnce({ outcome: 'no-script' });
  show();
  await submitPaid();
  expect(screen.getByRole('alert').textContent).toContain('Razorpay’s payment script failed to load');
  expect(asGuest.createAccount).not.toHaveBeenCalled();
});

it.each(['dismissed', 'failed'] as const)(
  'tells a payment that was %s, and pays the same way again',
  async (outcome) => {
    openCheckout.mockResolvedValueOnce({ outcome });
    show();
    await submitPaid();
    expect(screen.getByText(payments.states[outcome].title)).toBeTruthy();
    await press('Pay ₹999 & Create Account');
    expect(asGuest.createAccount).toHaveBeenCalledTimes(1);
  },
);

it('notices a payment that comes after its window was closed', async () => {
  openCheckout.mockResolvedValueOnce({ outcome: 'dismissed' });
  show();
  await submitPaid();
  asGuest.checkPayments.mockResolvedValueOnce({ outcome: 'paid' });
  await pass(4_000);
  expect(screen.getByText('Your payment of ₹999 is here. Finish your account')).toBeTruthy();
  await press('Create your account');
  expect(asGuest.createAccount).toHaveBeenCalledTimes(1);
  expect(openCheckout).toHaveBeenCalledTimes(1);
});

it('counts nothing of an answer that does not belong to the order', async () => {
  asGuest.verifyPayment.mockRejectedValueOnce(new CallFailure('payment-wrong'));
  show();
  await submitPaid();
  expect(screen.getByRole('alert').textContent).toContain(payments.states.wrong.title);
  expect(asGuest.createAccount).not.toHaveBeenCalled();
});

it('waits for a bank that is slow, asks ever more rarely, and never offers to pay again meanwhile', async () => {
  asGuest.verifyPayment.mockResolvedValueOnce({ outcome: 'waits' });
  asGuest.checkPayments.mockResolvedValue({ outcome: 'waits' });
  show();
  await submitPaid();
  expect(screen.getByText(payments.states.waits.title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  for (const ms of [4_000, 8_000, 15_000]) await pass(ms);
  expect(asGuest.checkPayments).toHaveBeenCalledTimes(3);
  await pass(29_999);
  expect(asGuest.checkPayments).toHaveBeenCalledTimes(3);
  asGuest.checkPayments.mockResolvedValueOnce({ outcome: 'paid' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Check again' })[0] as HTMLElement);
  await pass(0);
  expect(button('Create your account')).toBeTruthy();
});

it('loses nothing where the network is cut after the payment: it goes on once it is back', async () => {
  asGuest.verifyPayment.mockRejectedValueOnce(new CallFailure('offline'));
  asGuest.checkPayments.mockRejectedValueOnce(new CallFailure('offline'));
  show();
  await submitPaid();
  expect(screen.getByText(payments.states.unheard.title)).toBeTruthy();
  await pass(4_000);
  expect(screen.getByText(payments.states.unheard.title)).toBeTruthy();
  asGuest.checkPayments.mockResolvedValueOnce({ outcome: 'paid' });
  act(() => void dispatchEvent(new Event('online')));
  await pass(0);
  await press('Create your account');
  expect(asGuest.createAccount).toHaveBeenCalledTimes(1);
});

it('knows a payment again whose page was lost, and asks only for what is missing', async () => {
  localStorage.setItem(
    'bhoj.signup-purchase',
    JSON.stringify({ email: 'meera@example.com', amountPaise: 99_900 }),
  );
  asGuest.checkPayments.mockResolvedValueOnce({ outcome: 'paid' });
  show();
  await pass(0);
  expect(asGuest.checkPayments).toHaveBeenCalledWith({ email: 'meera@example.com' });
  expect(screen.getByText('Your payment of ₹999 is here. Finish your account')).toBeTruthy();
  expect(valueOf('Email')).toBe('meera@example.com');
  fill('');
  put('Email', 'meera@example.com');
  await press('Create your account');
  expect(asGuest.createAccount).toHaveBeenCalledTimes(1);
  expect(asGuest.createPaymentOrder).not.toHaveBeenCalled();
});

it('uses a payment of this browser also where a referral opens the account', async () => {
  localStorage.setItem(
    'bhoj.signup-purchase',
    JSON.stringify({ email: 'meera@example.com', amountPaise: 99_900 }),
  );
  show();
  await submitFree();
  expect(asGuest.createAccount).toHaveBeenCalledTimes(1);
  expect(createAccount).not.toHaveBeenCalled();
});

it('says that an earlier payment cannot be looked up just now', async () => {
  localStorage.setItem(
    'bhoj.signup-purchase',
    JSON.stringify({ email: 'meera@example.com', amountPaise: 99_900 }),
  );
  asGuest.checkPayments.mockRejectedValueOnce(new CallFailure('offline'));
  show();
  await pass(0);
  expect(screen.getByText(payments.states.unasked.title)).toBeTruthy();
  await press('Check again');
  expect(screen.queryByText(payments.states.unasked.title)).toBeNull();
});

it('sends a link to an address that was paid for in another browser', async () => {
  asGuest.createPaymentOrder.mockResolvedValueOnce({ outcome: 'prove', order: null });
  show();
  await submitPaid();
  expect(openCheckout).not.toHaveBeenCalled();
  await press('Send the link');
  expect(newcomer.sendLink).toHaveBeenCalledWith('meera@example.com', '/signup');
  expect(screen.getByText(signup.proof.sent('meera@example.com'))).toBeTruthy();
});

it('offers the link, too, where only the account’s making finds that out', async () => {
  createAccount.mockRejectedValueOnce(new CallFailure('payment-needs-proof'));
  show();
  await submitFree();
  expect(button('Send the link')).toBeTruthy();
});

it('opens a link with the address that is remembered, and finishes without a payment', async () => {
  localStorage.setItem('bhoj.signup-link-email', 'meera@example.com');
  newcomer.isLink.mockReturnValueOnce(true).mockReturnValueOnce(true);
  newcomer.signInByLink.mockImplementationOnce(async () => {
    newcomer.isLink.mockReset().mockReturnValue(false);
    become(NEWCOMER);
    return 'in';
  });
  const at = show('/signup?oobCode=x&mode=signIn');
  await pass(0);
  expect(newcomer.signInByLink).toHaveBeenCalledTimes(1);
  expect(screen.getByText(signup.proof.proved)).toBeTruthy();
  expect(valueOf('Email')).toBe('meera@example.com');
  put('Restaurant name', 'चूल्हा');
  put('Owner name', 'Meera Deshpande');
  put('Password', 'mango tree 42');
  await press('Create your account');
  expect(createAccount).toHaveBeenCalledWith(expect.objectContaining({ email: 'meera@example.com' }));
  expect(signIn).toHaveBeenCalledWith('meera@example.com', 'mango tree 42');
  expect(at()).toBe('/onboarding/restaurant-type');
});

it('asks for the address of a link that was sent from elsewhere, and tells a link that is too old', async () => {
  newcomer.isLink.mockReturnValue(true);
  newcomer.signInByLink.mockResolvedValueOnce('expired');
  show('/signup?oobCode=x&mode=signIn');
  put('Email', 'Meera@Example.com');
  await press('Go on');
  expect(newcomer.signInByLink.mock.calls[0]?.[0]).toBe('meera@example.com');
  expect(screen.getByRole('alert').textContent).toBe(signup.proof.failures.expired);
});

it('keeps what was typed through a reload, the password aside', async () => {
  show();
  fill('STAFF01');
  await pass(0);
  cleanup();
  show();
  expect(valueOf('Restaurant name')).toBe('चूल्हा');
  expect(valueOf('Staff referral ID')).toBe('STAFF01');
  expect(valueOf('Password')).toBe('');
});

it('signs up with Google: a trial is created, and the landing page follows', async () => {
  social.mockImplementationOnce(async () => {
    newcomer.isSocial.mockReturnValue(true);
    become(NEWCOMER);
    return { user: NEWCOMER.user };
  });
  const at = show();
  await press('Sign up with Google');
  await pass(0);
  expect(createSocialAccount).toHaveBeenCalledTimes(1);
  expect(at()).toBe('/');
});

it.each(['closed', 'blocked', 'offline', 'failed'] as const)(
  'tells a Google window that was %s',
  async (failure) => {
    social.mockResolvedValueOnce({ failure });
    show();
    await press('Sign up with Google');
    expect(screen.getByRole('alert').textContent).toBe(signup.social.failures[failure]);
    expect(createSocialAccount).not.toHaveBeenCalled();
  },
);

it('leads an owner who chose their account by the sign-up button on as by signing in', async () => {
  social.mockImplementationOnce(async () => {
    become(OWNER);
    return { user: OWNER.user };
  });
  const at = show();
  await press('Sign up with Google');
  expect(at()).toBe('/login');
  expect(createSocialAccount).not.toHaveBeenCalled();
});

it('offers to finish to somebody signed in with Google who has no restaurant', async () => {
  newcomer.isSocial.mockReturnValue(true);
  world.session = NEWCOMER;
  createSocialAccount.mockRejectedValueOnce(new CallFailure('offline'));
  const at = show();
  await press('Create my restaurant');
  expect(screen.getByRole('alert').textContent).toBe(reasonSentences.offline);
  await press('Create my restaurant');
  await pass(0);
  expect(at()).toBe('/');
});

it('tells somebody with a proved address for which nothing is paid what to do', async () => {
  world.session = NEWCOMER;
  createAccount.mockRejectedValueOnce(new CallFailure('payment-required'));
  show();
  put('Restaurant name', 'चूल्हा');
  put('Owner name', 'Meera Deshpande');
  put('Password', 'mango tree 42');
  await press('Create your account');
  expect(screen.getByText(signup.proof.nothingPaid)).toBeTruthy();
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
  // Deactivated between check and submit: the payment step shows as well.
  ['payment-required', 'Staff referral ID'],
] as const)('stands the reason %s at the field %s', async (reason, label) => {
  createAccount.mockRejectedValueOnce(new CallFailure(reason));
  show();
  await submitFree();
  expect(screen.getByText(reasonSentences[reason])).toBeTruthy();
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
  const isAtPayment = screen.queryByRole('button', { name: 'Pay ₹999 & Create Account' }) !== null;
  expect(isAtPayment).toBe(reason === 'payment-required');
});

it('tells of an account that is made where only signing in failed', async () => {
  signIn.mockResolvedValue({ failure: 'offline' });
  show();
  await submitFree();
  expect(screen.getByText(signup.signInFailed)).toBeTruthy();
  expect(screen.getByRole('link', { name: signup.goSignIn }).getAttribute('href')).toBe('/login');
});

it('has nothing for somebody who is signed in already', async () => {
  world.session = OWNER;
  const at = show();
  await pass(0);
  expect(at()).toBe('/login');
});
