import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailure } from '../../firebase/call-failure.ts';
import { payments } from '../../messages/shared/payments/en.ts';
import { backend, ORDER, PAID, resetSignup } from './signup-backend.fixtures.ts';
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
  expect(backend.asGuest.createPaymentOrder).toHaveBeenCalledWith({
    planId: 'premium',
    planVersion: 1,
    email: 'meera@example.com',
  });
  expect(backend.openCheckout.mock.calls[0]?.slice(-2)).toEqual([
    ORDER,
    { name: 'Meera Deshpande', email: 'meera@example.com' },
  ]);
  expect(backend.asGuest.verifyPayment).toHaveBeenCalledTimes(1);
  expect(backend.asGuest.createAccount).toHaveBeenCalledWith(
    expect.objectContaining({ email: 'meera@example.com', staffReferralId: '', password: 'mango tree 42' }),
  );
  expect(backend.createAccount).not.toHaveBeenCalled();
  await pass(0);
  expect(at()).toBe('/onboarding/restaurant-type');
  expect(localStorage.getItem('bhoj.signup-purchase')).toBeNull();
});

it('does nothing twice however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  backend.openCheckout.mockReturnValueOnce(promise);
  showTyped();
  put('Password', 'mango tree 42');
  await press('Continue to Payment');
  const pay = button('Pay ₹999 & Create Account');
  fireEvent.click(pay);
  fireEvent.click(pay);
  await pass(0);
  fireEvent.click(pay);
  await pass(0);
  expect(backend.asGuest.createPaymentOrder).toHaveBeenCalledTimes(1);
  resolve(PAID);
  await pass(0);
  expect(backend.asGuest.createAccount).toHaveBeenCalledTimes(1);
});

it('says that the payment provider’s script failed to load (PAY-2)', async () => {
  backend.openCheckout.mockResolvedValueOnce({ outcome: 'no-script' });
  showTyped();
  await submitPaid();
  expect(screen.getByRole('alert').textContent).toContain('Razorpay’s payment script failed to load');
  expect(backend.asGuest.createAccount).not.toHaveBeenCalled();
});

it.each(['dismissed', 'failed'] as const)(
  'reports a payment that was %s, and pays the same way again',
  async (outcome) => {
    backend.openCheckout.mockResolvedValueOnce({ outcome });
    showTyped();
    await submitPaid();
    expect(screen.getByText(payments.states[outcome].title)).toBeTruthy();
    await press('Pay ₹999 & Create Account');
    expect(backend.asGuest.createAccount).toHaveBeenCalledTimes(1);
  },
);

it('notices a payment that comes after its window was closed', async () => {
  backend.openCheckout.mockResolvedValueOnce({ outcome: 'dismissed' });
  showTyped();
  await submitPaid();
  backend.asGuest.checkPayments.mockResolvedValueOnce({ outcome: 'paid' });
  await pass(4_000);
  expect(screen.getByText('Your payment of ₹999 is here. Finish your account')).toBeTruthy();
  await press('Create your account');
  expect(backend.asGuest.createAccount).toHaveBeenCalledTimes(1);
  expect(backend.openCheckout).toHaveBeenCalledTimes(1);
});

it('rejects an answer that does not belong to the order', async () => {
  backend.asGuest.verifyPayment.mockRejectedValueOnce(new CallFailure('payment-wrong'));
  showTyped();
  await submitPaid();
  expect(screen.getByRole('alert').textContent).toContain(payments.states.wrong.title);
  expect(backend.asGuest.createAccount).not.toHaveBeenCalled();
});

it('waits for a slow bank, asks ever less often, and does not offer to pay again meanwhile', async () => {
  backend.asGuest.verifyPayment.mockResolvedValueOnce({ outcome: 'waits' });
  backend.asGuest.checkPayments.mockResolvedValue({ outcome: 'waits' });
  showTyped();
  await submitPaid();
  expect(screen.getByText(payments.states.waits.title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  for (const ms of [4_000, 8_000, 15_000]) await pass(ms);
  expect(backend.asGuest.checkPayments).toHaveBeenCalledTimes(3);
  await pass(29_999);
  expect(backend.asGuest.checkPayments).toHaveBeenCalledTimes(3);
  backend.asGuest.checkPayments.mockResolvedValueOnce({ outcome: 'paid' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Check again' })[0] as HTMLElement);
  await pass(0);
  expect(button('Create your account')).toBeTruthy();
});

it('continues a payment when the network returns', async () => {
  backend.asGuest.verifyPayment.mockRejectedValueOnce(new CallFailure('offline'));
  backend.asGuest.checkPayments.mockRejectedValueOnce(new CallFailure('offline'));
  showTyped();
  await submitPaid();
  expect(screen.getByText(payments.states.unheard.title)).toBeTruthy();
  await pass(4_000);
  expect(screen.getByText(payments.states.unheard.title)).toBeTruthy();
  backend.asGuest.checkPayments.mockResolvedValueOnce({ outcome: 'paid' });
  act(() => void dispatchEvent(new Event('online')));
  await pass(0);
  await press('Create your account');
  expect(backend.asGuest.createAccount).toHaveBeenCalledTimes(1);
});

it('recognises a payment whose page was lost, and asks only for what is missing', async () => {
  localStorage.setItem(
    'bhoj.signup-purchase',
    JSON.stringify({ email: 'meera@example.com', amountPaise: 99_900 }),
  );
  backend.asGuest.checkPayments.mockResolvedValueOnce({ outcome: 'paid' });
  show();
  await pass(0);
  expect(backend.asGuest.checkPayments).toHaveBeenCalledWith({ email: 'meera@example.com' });
  expect(screen.getByText('Your payment of ₹999 is here. Finish your account')).toBeTruthy();
  expect(valueOf('Email')).toBe('meera@example.com');
  put('Restaurant name', 'चूल्हा');
  put('Owner name', 'Meera Deshpande');
  put('Password', 'mango tree 42');
  await press('Create your account');
  expect(backend.asGuest.createAccount).toHaveBeenCalledTimes(1);
  expect(backend.asGuest.createPaymentOrder).not.toHaveBeenCalled();
});

it('uses this browser’s payment also when a referral would open the account', async () => {
  localStorage.setItem(
    'bhoj.signup-purchase',
    JSON.stringify({ email: 'meera@example.com', amountPaise: 99_900 }),
  );
  showTyped();
  await submitFree();
  expect(backend.asGuest.createAccount).toHaveBeenCalledTimes(1);
  expect(backend.createAccount).not.toHaveBeenCalled();
});

it('says that an earlier payment cannot be checked now', async () => {
  localStorage.setItem(
    'bhoj.signup-purchase',
    JSON.stringify({ email: 'meera@example.com', amountPaise: 99_900 }),
  );
  backend.asGuest.checkPayments.mockRejectedValueOnce(new CallFailure('offline'));
  show();
  await pass(0);
  expect(screen.getByText(payments.states.unasked.title)).toBeTruthy();
  await press('Check again');
  expect(screen.queryByText(payments.states.unasked.title)).toBeNull();
});
