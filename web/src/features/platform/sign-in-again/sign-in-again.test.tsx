import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { deactivateStaff } from '@bhoj/domain/platform/staff/staff.contract';
import { platformLogin as words } from '../../../messages/owner/en/platform.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { useFreshAttempt } from './use-fresh-attempt.ts';

const firebase = vi.hoisted(() => ({
  attempt: vi.fn<(input: unknown) => Promise<unknown>>(),
  prove: vi.fn<(password: string) => Promise<string>>(),
}));
vi.mock('../../../firebase/use-attempt.ts', () => ({ useAttempt: () => firebase.attempt }));
vi.mock('../../../firebase/platform-account.ts', () => ({
  usePlatformAccount: () => ({ proveAgain: firebase.prove }),
}));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const STALE = { failure: { reason: 'sign-in-again', details: {} } };
const INPUT = { staffId: 'uidStaff00000000000000000001', reason: 'Left' };
const ended = vi.fn<(answer: unknown) => void>();

function Act() {
  const attempt = useFreshAttempt(deactivateStaff);
  return <button onClick={() => void attempt(INPUT).then(ended)}>Close</button>;
}
async function act() {
  render(
    <SignInAgain>
      <Act />
    </SignInAgain>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
}
const answer = async (password: string) => {
  await userEvent.type(await screen.findByLabelText(words.password), password);
  await userEvent.click(screen.getByRole('button', { name: words.goOn }));
};

it('asks nothing when the server does the act', async () => {
  firebase.attempt.mockResolvedValue({ output: {} });
  await act();
  await waitFor(() => expect(ended).toHaveBeenCalledWith({ output: {} }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for the password when the sign-in is too old, and repeats the same act', async () => {
  firebase.attempt.mockResolvedValueOnce(STALE).mockResolvedValue({ output: {} });
  firebase.prove.mockResolvedValueOnce('wrong-credentials').mockResolvedValue('in');
  await act();
  await answer('wrong');
  expect((await screen.findByRole('alert')).textContent).toBe(words.failures['wrong-credentials']);
  expect(firebase.attempt).toHaveBeenCalledOnce();
  await answer('right');
  await waitFor(() => expect(ended).toHaveBeenCalledWith({ output: {} }));
  expect(firebase.attempt.mock.calls).toEqual([[INPUT], [INPUT]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaves the act undone when the person gives up', async () => {
  firebase.attempt.mockResolvedValue(STALE);
  await act();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(ended).toHaveBeenCalledWith(STALE));
  expect(firebase.attempt).toHaveBeenCalledOnce();
});
