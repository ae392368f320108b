import { cleanup, render, screen } from '@testing-library/react';
import { runInThisContext } from 'node:vm';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { referralPath } from '@bhoj/domain/accounts/account-links';
import { earlyTapScript } from '../../ui/shared/early-tap.ts';
import { signup } from '../../messages/front/signup/en.ts';
import { passwordWords } from '../../messages/shared/password/en.ts';
import { backend, resetSignup } from './signup-backend.fixtures.ts';
import { button, pass, valueOf } from './signup-page.fixtures.tsx';
import { EMPTY } from './state/signup-model.ts';
import { SignupPage } from './signup-page.tsx';
import { keepDraft } from './state/signup-store.ts';
import { createMemoryRouter } from '../../ui/shared/address/behind-react-router.fixtures.tsx';

beforeEach(() => {
  resetSignup();
  backend.auth.forget();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const pageAt = (address: string) => (
  <RouterProvider
    router={createMemoryRouter([{ path: '/signup', element: <SignupPage /> }], { initialEntries: [address] })}
  />
);

/** Puts the page's HTML, as the build writes it, into the document. Returns what hydrates it at an address. */
function prerendered(): (address?: string) => void {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(pageAt('/signup'));
  return (address = '/signup') => void render(pageAt(address), { container, hydrate: true });
}

const type = (label: string, value: string) => {
  screen.getByLabelText<HTMLInputElement>(label).value = value;
};

it('keeps what was typed before the scripts loaded, and fills in the rest from before (P-MORE-20)', async () => {
  keepDraft({ ...EMPTY, restaurantName: 'चूल्हा', ownerName: 'Meera Deshpande', establishmentType: 'cafe' });
  const hydrate = prerendered();
  expect(screen.getByRole('heading', { level: 1, name: signup.title })).toBeTruthy();
  expect(button('Continue to Payment').getAttribute('type')).toBe('button');
  type('Owner name', 'Asha Rao');
  type('Password', 'mango tree 42');
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  hydrate(referralPath('STAFF01'));
  expect(complaints).not.toHaveBeenCalled();
  expect(valueOf('Restaurant name')).toBe('चूल्हा');
  expect(valueOf('Restaurant type')).toBe('cafe');
  expect(valueOf('Owner name')).toBe('Asha Rao');
  expect(valueOf('Staff referral ID')).toBe('STAFF01');
  expect(valueOf('Your referral ID')).toMatch(/^BHOJ[A-Z0-9]{6}$/);
  await pass(500);
  expect(button('Create Account (Free Trial)')).toBeTruthy();
});

it('shows the strength of a password that was typed before the scripts loaded', () => {
  const hydrate = prerendered();
  type('Password', 'mango tree 42');
  hydrate();
  expect(valueOf('Password')).toBe('mango tree 42');
  expect(screen.getByText(passwordWords.strength.good)).toBeTruthy();
});

it('carries out a tap that came before the scripts loaded (P-MORE-14)', async () => {
  const hydrate = prerendered();
  runInThisContext(earlyTapScript);
  button('Continue to Payment').click();
  hydrate();
  await pass(0);
  expect(screen.getByText(signup.faults.restaurantName)).toBeTruthy();
  expect(document.documentElement.dataset['tapped']).toBeUndefined();
});
