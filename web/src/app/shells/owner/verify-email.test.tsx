import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Sending } from '../../../firebase/email-verification.ts';
import { shell } from '../../../messages/shared/shell/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { VerifyEmail } from './verify-email.tsx';

const { session, sendVerification, lookForVerification } = vi.hoisted(() => ({
  session: { current: {} as unknown },
  sendVerification: vi.fn<() => Promise<Sending>>(),
  lookForVerification: vi.fn<() => Promise<void>>(),
}));
vi.mock('../../../firebase/client.ts', () => ({ useClient: () => 'client' }));
vi.mock('../../../firebase/session.tsx', () => ({ useSession: () => session.current }));
vi.mock('../../../firebase/email-verification.ts', () => ({ sendVerification, lookForVerification }));

const owner = (emailVerified: boolean) => ({
  state: 'in',
  user: { uid: 'u', email: 'asha@example.com', emailVerified },
});
const tree = () => (
  <ToastProvider>
    <VerifyEmail />
  </ToastProvider>
);
const ask = shell.verify.ask('asha@example.com');

beforeEach(() => {
  sessionStorage.clear();
  session.current = owner(false);
  sendVerification.mockReset().mockResolvedValue('sent');
  lookForVerification.mockReset().mockResolvedValue();
});
afterEach(cleanup);

it.each([
  ['is verified', owner(true)],
  ['is unknown', { state: 'unknown' }],
])('asks nothing when the address %s', (_, now) => {
  session.current = now;
  render(tree());
  expect(screen.queryByRole('button')).toBeNull();
});

it('sends the link once, and says to which address', async () => {
  render(tree());
  expect(screen.getByText(ask)).toBeTruthy();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send the link' }));
  expect(screen.getByText(/on its way to asha@example.com/)).toBeTruthy();
  expect(sendVerification).toHaveBeenCalledOnce();
});

it.each(['too-many-tries', 'offline', 'failed'] as const)('says that it was not sent: %s', async (why) => {
  sendVerification.mockResolvedValue(why);
  render(tree());
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(screen.getByText(shell.verify.after[why]('asha@example.com'))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeTruthy();
});

it('checks again when the person comes back, and thanks them', async () => {
  const { rerender } = render(tree());
  expect(lookForVerification).not.toHaveBeenCalled();
  act(() => void dispatchEvent(new Event('focus')));
  expect(lookForVerification).toHaveBeenCalledOnce();
  session.current = owner(true);
  rerender(tree());
  expect(await screen.findByText('Your e-mail address is verified')).toBeTruthy();
  expect(screen.queryByText(ask)).toBeNull();
});

it('can be put off for the session', async () => {
  const { unmount } = render(tree());
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(ask)).toBeNull();
  unmount();
  render(tree());
  expect(screen.queryByText(ask)).toBeNull();
});
