import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPasswordPath } from '@bhoj/domain/catalogue/routes';
import { setPasswordWords as words } from '../../messages/front/login/en.ts';
import { passwordWords } from '../../messages/shared/password/en.ts';
import { LoginPage } from './login-page.tsx';

const { acts, session } = vi.hoisted(() => ({
  acts: {
    ownerOfLink: vi.fn<(code: string) => Promise<unknown>>(),
    setPassword: vi.fn<(code: string, password: string) => Promise<string>>(),
    signIn: vi.fn<(email: string, password: string) => Promise<unknown>>(),
  },
  session: { current: { state: 'out' } as unknown },
}));
vi.mock('../../firebase/front.ts', () => ({
  frontActs: acts,
  ownerHasInstalled: async () => true,
  useFrontSession: () => session.current,
}));

function show() {
  const router = createMemoryRouter([{ path: '/login', element: <LoginPage /> }], {
    initialEntries: [setPasswordPath('a+secret/')],
  });
  render(<RouterProvider router={router} />);
  return router;
}
async function choose(password: string) {
  fireEvent.change(await screen.findByLabelText(words.password), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: words.set }));
}

beforeEach(() => {
  session.current = { state: 'out' };
  acts.ownerOfLink.mockReset().mockResolvedValue({ email: 'ravi@spice.example' });
  acts.setPassword.mockReset().mockResolvedValue('set');
  acts.signIn.mockReset().mockResolvedValue({ user: {} });
});
afterEach(cleanup);

it('sets a password of the required length, and signs the person in', async () => {
  const router = show();
  expect(await screen.findByText(words.text('ravi@spice.example'))).toBeTruthy();
  await choose('short');
  expect(await screen.findByText(passwordWords.fault)).toBeTruthy();
  expect(acts.setPassword).not.toHaveBeenCalled();
  await choose('a long password');
  await vi.waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(acts.setPassword).toHaveBeenCalledExactlyOnceWith('a+secret/', 'a long password');
  expect(acts.signIn).toHaveBeenCalledWith('ravi@spice.example', 'a long password');
});

it('leaves a person who is signed in on this device signed in', async () => {
  session.current = { state: 'in', user: { claims: null, email: '' } };
  show();
  await choose('a long password');
  expect(await screen.findByText(words.done)).toBeTruthy();
  expect(acts.signIn).not.toHaveBeenCalled();
});

it('says that a link is used up, and leads to sign-in', async () => {
  acts.ownerOfLink.mockResolvedValue({ fault: 'used-up' });
  show();
  expect((await screen.findByRole('alert')).textContent).toBe(words.faults['used-up']);
  expect(screen.queryByLabelText(words.password)).toBeNull();
  expect(screen.getByRole('link', { name: words.goSignIn })).toBeTruthy();
});

it('keeps what was typed when no answer came', async () => {
  acts.setPassword.mockResolvedValue('offline');
  show();
  await choose('a long password');
  expect((await screen.findByRole('alert')).textContent).toBe(words.faults.offline);
  expect((screen.getByLabelText(words.password) as HTMLInputElement).value).toBe('a long password');
});
