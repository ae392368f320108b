import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import {
  checkPayments,
  createPaymentOrder,
  verifyPayment,
} from '@bhoj/domain/subscription/subscription.contract';
import { GUEST_UID } from '../../firebase/in-memory-auth.fixtures.ts';
import { payments } from '../../messages/shared/payments/en.ts';
import { backend, openCheckout, ORDER, PAID, resetSignup, says } from './signup-backend.fixtures.ts';
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

beforeEach(resetSignup);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('has the payment step in the browser’s history, and keeps everything typed', async () => {
  const { router } = showTyped();
  put('Password', 'mango tree 42');
  await press('Continue to Payment');
  await act(() => router.navigate(-1));
  expect(button('Continue to Payment')).toBeTruthy();
  expect(valueOf('Password')).toBe('mango tree 42');
  await act(() => router.navigate(1));
  expect(button('Pay ₹999 & Create Account')).toBeTruthy();
  expect(valueOf('Owner name')).toBe('Meera Deshpande');
});

it('pays as the browser’s guest, makes the account with it, and leads to the first question (SIGNUP-7)', async () => {
  const at = showTyped();
  await submitPaid();
  expect(backend.sent(createPaymentOrder)).toEqual([
    { planId: 'premium', planVersion: 1, email: 'meera@example.com' },
  ]);
  expect(openCheckout.mock.calls[0]?.slice(-2)).toEqual([
    ORDER,
    { name: 'Meera Deshpande', email: 'meera@example.com' },
  ]);
  expect(backend.sent(verifyPayment)).toEqual([PAID]);
  expect(backend.sent(createAccount)).toEqual([
    expect.objectContaining({ email: 'meera@example.com', staffReferralId: '', password: 'mango tree 42' }),
  ]);
  for (const contract of [createPaymentOrder, verifyPayment, createAccount])
    expect(backend.callersOf(contract)).toEqual([GUEST_UID]);
  await pass(0);
  expect(at()).toBe('/onboarding/restaurant-type');
  expect(localStorage.getItem('bhoj.signup-purchase')).toBeNull();
});

it('does nothing twice however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  openCheckout.mockReturnValueOnce(promise);
  showTyped();
  put('Password', 'mango tree 42');
  await press('Continue to Payment');
  const pay = button('Pay ₹999 & Create Account');
  fireEvent.click(pay);
  fireEvent.click(pay);
  await pass(0);
  fireEvent.click(pay);
  await pass(0);
  expect(backend.sent(createPaymentOrder)).toHaveLength(1);
  resolve(PAID);
  await pass(0);
  expect(backend.callersOf(createAccount)).toEqual([GUEST_UID]);
});

it('says that the payment provider’s script failed to load (PAY-2)', async () => {
  openCheckout.mockResolvedValueOnce({ outcome: 'no-script' });
  showTyped();
  await submitPaid();
  expect(screen.getByRole('alert').textContent).toContain('Razorpay’s payment script failed to load');
  expect(backend.sent(createAccount)).toEqual([]);
});

it.each(['dismissed', 'failed'] as const)(
  'reports a payment that was %s, and pays the same way again',
  async (outcome) => {
    openCheckout.mockResolvedValueOnce({ outcome });
    showTyped();
    await submitPaid();
    expect(screen.getByText(payments.states[outcome].title)).toBeTruthy();
    await press('Pay ₹999 & Create Account');
    expect(backend.callersOf(createAccount)).toEqual([GUEST_UID]);
  },
);

it('notices a payment that comes after its window was closed', async () => {
  openCheckout.mockResolvedValueOnce({ outcome: 'dismissed' });
  showTyped();
  await submitPaid();
  backend.answer(checkPayments, says('paid'));
  await pass(4_000);
  expect(screen.getByText('Your payment of ₹999 is here. Finish your account')).toBeTruthy();
  await press('Create your account');
  expect(backend.callersOf(createAccount)).toEqual([GUEST_UID]);
  expect(openCheckout).toHaveBeenCalledTimes(1);
});

it('rejects an answer that does not belong to the order', async () => {
  backend.refuse(verifyPayment, 'payment-wrong');
  showTyped();
  await submitPaid();
  expect(screen.getByRole('alert').textContent).toContain(payments.states.wrong.title);
  expect(backend.sent(createAccount)).toEqual([]);
});

it('waits for a slow bank, asks ever less often, and does not offer to pay again meanwhile', async () => {
  backend.answer(verifyPayment, says('waits'));
  backend.answer(checkPayments, says('waits'));
  showTyped();
  await submitPaid();
  expect(screen.getByText(payments.states.waits.title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  for (const ms of [4_000, 8_000, 15_000]) await pass(ms);
  expect(backend.sent(checkPayments)).toHaveLength(3);
  await pass(29_999);
  expect(backend.sent(checkPayments)).toHaveLength(3);
  backend.answer(checkPayments, says('paid'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Check again' })[0] as HTMLElement);
  await pass(0);
  expect(button('Create your account')).toBeTruthy();
});

it('continues a payment when the network returns', async () => {
  backend.refuse(verifyPayment, 'offline');
  backend.refuse(checkPayments, 'offline');
  showTyped();
  await submitPaid();
  expect(screen.getByText(payments.states.unheard.title)).toBeTruthy();
  await pass(4_000);
  expect(screen.getByText(payments.states.unheard.title)).toBeTruthy();
  backend.answer(checkPayments, says('paid'));
  act(() => void dispatchEvent(new Event('online')));
  await pass(0);
  await press('Create your account');
  expect(backend.callersOf(createAccount)).toEqual([GUEST_UID]);
});

it('recognises a payment whose page was lost, and asks only for what is missing', async () => {
  localStorage.setItem(
    'bhoj.signup-purchase',
    JSON.stringify({ email: 'meera@example.com', amountPaise: 99_900 }),
  );
  backend.answer(checkPayments, says('paid'));
  show();
  await pass(0);
  expect(backend.sent(checkPayments)).toEqual([{ email: 'meera@example.com' }]);
  expect(screen.getByText('Your payment of ₹999 is here. Finish your account')).toBeTruthy();
  expect(valueOf('Email')).toBe('meera@example.com');
  put('Restaurant name', 'चूल्हा');
  put('Owner name', 'Meera Deshpande');
  put('Password', 'mango tree 42');
  await press('Create your account');
  expect(backend.callersOf(createAccount)).toEqual([GUEST_UID]);
  expect(backend.sent(createPaymentOrder)).toEqual([]);
});

it('uses this browser’s payment also when a referral would open the account', async () => {
  localStorage.setItem(
    'bhoj.signup-purchase',
    JSON.stringify({ email: 'meera@example.com', amountPaise: 99_900 }),
  );
  showTyped();
  await submitFree();
  expect(backend.callersOf(createAccount)).toEqual([GUEST_UID]);
});

it('says that an earlier payment cannot be checked now', async () => {
  localStorage.setItem(
    'bhoj.signup-purchase',
    JSON.stringify({ email: 'meera@example.com', amountPaise: 99_900 }),
  );
  backend.refuse(checkPayments, 'offline');
  show();
  await pass(0);
  expect(screen.getByText(payments.states.unasked.title)).toBeTruthy();
  backend.answer(checkPayments, says('none'));
  await press('Check again');
  expect(screen.queryByText(payments.states.unasked.title)).toBeNull();
});
