import { act, fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { EMPTY } from './state/signup-model.ts';
import { SignupPage } from './signup-page.tsx';
// Loaded before the clock is stopped: a file that loads later takes real time.
import './state/signup-server.ts';
import { keepDraft } from './state/signup-store.ts';
import { createMemoryRouter } from '../../ui/shared/address/behind-react-router.fixtures.tsx';

/** Acts of a person on /signup. */

export function show(address = '/signup') {
  const router = createMemoryRouter(
    [
      { path: '/signup', element: <SignupPage /> },
      { path: '*', element: <p /> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return Object.assign(() => router.state.location.pathname, { router });
}

export const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
export const button = (name: string) => screen.getByRole('button', { name });
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

export function fill(referral: string) {
  put('Restaurant name', 'चूल्हा');
  put('Owner name', 'Meera Deshpande');
  put('Email', 'Meera@Example.com');
  put('Password', 'mango tree 42');
  put('Staff referral ID', referral);
}

export async function press(name: string) {
  fireEvent.click(button(name));
  await pass(0);
}

/** Renders the form with everything filled in but the password, as after a reload. That is faster than typing. */
export function showTyped(address?: string) {
  keepDraft({ ...EMPTY, restaurantName: 'चूल्हा', ownerName: 'Meera Deshpande', email: 'meera@example.com' });
  return show(address);
}

/** Goes to the payment step and presses its button. */
export async function submitPaid() {
  put('Password', 'mango tree 42');
  await press('Continue to Payment');
  await press('Pay ₹999 & Create Account');
}

export async function submitFree() {
  put('Password', 'mango tree 42');
  put('Staff referral ID', 'staff01');
  await pass(500);
  fireEvent.click(button('Create Account (Free Trial)'));
  await pass(0);
}
