import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deactivateStaff } from '@bhoj/domain/platform/staff/staff.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { platformLogin as words } from '../../../messages/owner/platform/en.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { useFreshAttempt } from './use-fresh-attempt.ts';

const backend = inMemory();
const ASHA = { email: 'asha@bhoj.example', password: 'right', claims: { role: 'super' } };
beforeEach(() => {
  backend.clear();
  backend.auth.knows(ASHA);
  backend.auth.signIn(ASHA);
});
afterEach(() => {
  cleanup();
  ended.mockReset();
});

const INPUT = { staffId: 'uidStaff00000000000000000001', reason: 'Left' };
const ended = vi.fn<(answer: unknown) => void>();

function Act() {
  const attempt = useFreshAttempt(deactivateStaff);
  return <button onClick={() => void attempt(INPUT).then(ended)}>Close</button>;
}
async function act() {
  render(
    <InMemoryClient of={backend}>
      <SignInAgain>
        <Act />
      </SignInAgain>
    </InMemoryClient>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
}
const answer = async (password: string) => {
  const field = await screen.findByLabelText(words.password);
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await userEvent.click(screen.getByRole('button', { name: words.goOn }));
};

it('asks nothing when the server does the act', async () => {
  backend.answer(deactivateStaff, () => ({}));
  await act();
  await waitFor(() => expect(ended).toHaveBeenCalledWith({ output: {} }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for the password when the sign-in is too old, and repeats the same act', async () => {
  backend.answer(
    deactivateStaff,
    () => {
      throw new Refusal('sign-in-again');
    },
    () => ({}),
  );
  await act();
  await answer('wrong');
  expect((await screen.findByRole('alert')).textContent).toBe(words.failures['wrong-credentials']);
  expect(backend.sent(deactivateStaff)).toHaveLength(1);
  await answer('right');
  await waitFor(() => expect(ended).toHaveBeenCalledWith({ output: {} }));
  expect(backend.sent(deactivateStaff)).toEqual([INPUT, INPUT]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leaves the act undone when the person gives up', async () => {
  backend.refuse(deactivateStaff, 'sign-in-again');
  await act();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(ended).toHaveBeenCalledWith({
      failure: { reason: 'sign-in-again', details: expect.anything() as unknown },
    }),
  );
  expect(backend.sent(deactivateStaff)).toHaveLength(1);
});
