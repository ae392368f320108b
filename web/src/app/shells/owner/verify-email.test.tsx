import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { shell } from '../../../messages/shared/shell/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { VerifyEmail } from './verify-email.tsx';
// Loaded here, so that no test has to wait for it.
import './ask-to-verify.tsx';

const backend = inMemory();
let asha: { email: string; emailVerified: boolean };
const sent = () => backend.auth.acts.filter(([act]) => act === 'sendEmailVerification');
const show = () =>
  render(
    <InMemoryClient of={backend}>
      <ToastProvider>
        <VerifyEmail />
      </ToastProvider>
    </InMemoryClient>,
  );
const ask = shell.verify.ask('asha@example.com');

beforeEach(() => {
  sessionStorage.clear();
  backend.clear();
  asha = { email: 'asha@example.com', emailVerified: false };
  backend.auth.signIn(asha);
});
afterEach(cleanup);

it.each([
  ['is verified', () => backend.auth.signIn({ ...asha, emailVerified: true })],
  ['is unknown', () => backend.auth.forget()],
])('asks nothing when the address %s', (_, arrange) => {
  arrange();
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

it('sends the link once, and says to which address', async () => {
  show();
  expect(await screen.findByText(ask)).toBeTruthy();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send the link' }));
  expect(screen.getByText(/on its way to asha@example.com/)).toBeTruthy();
  expect(sent()).toEqual([['sendEmailVerification', 'asha@example.com']]);
});

it.each([
  ['auth/too-many-requests', 'too-many-tries'],
  ['auth/network-request-failed', 'offline'],
  ['auth/internal-error', 'failed'],
] as const)('says that it was not sent: %s is %s', async (code, why) => {
  backend.auth.fails(code);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(screen.getByText(shell.verify.after[why]('asha@example.com'))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeTruthy();
});

it('checks again when the person comes back, and thanks them', async () => {
  show();
  await screen.findByText(ask);
  expect(backend.auth.acts).toEqual([]);
  asha.emailVerified = true;
  act(() => void dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Your e-mail address is verified')).toBeTruthy();
  expect(backend.auth.acts).toEqual([['reload'], ['getIdToken']]);
  expect(screen.queryByText(ask)).toBeNull();
});

it('can be put off for the session', async () => {
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  expect(screen.queryByText(ask)).toBeNull();
  unmount();
  show();
  expect(screen.queryByText(ask)).toBeNull();
});
