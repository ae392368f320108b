import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invitationPath } from '@bhoj/domain/accounts/account-links';
import { invitedWords as words } from '../../messages/front/login/en.ts';
import { common } from '../../messages/shared/common/en.ts';
import { passwordWords } from '../../messages/shared/password/en.ts';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import { acceptInvitation, openInvitation } from '@bhoj/domain/members/invitations.contract';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { LoginPage } from './login-page.tsx';
import { createMemoryRouter } from '../../ui/shared/address/behind-react-router.fixtures.tsx';

const backend = inMemory();
backend.serveApp();
const MEERA = { email: 'meera@spice.example', password: 'a long password' };

const AT = { restaurantId: 'asha@spice.example', invitationId: 'InvitationAAAAAAAAA1' };
const PATH = invitationPath(AT);
const ORIGIN = globalThis.location.href;

function show(path = PATH) {
  globalThis.history.replaceState(null, '', path);
  const router = createMemoryRouter([{ path: '/login', element: <LoginPage /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}
const isReader = (claims: object | null = null) => backend.auth.signIn({ ...MEERA, claims });
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const invites = () =>
  backend.answer(openInvitation, () => ({
    restaurantName: 'Spice',
    name: 'Meera',
    preset: 'captain' as const,
  }));

beforeEach(() => {
  backend.clear();
  backend.auth.knows(MEERA);
  invites();
  backend.answer(acceptInvitation, () => ({ role: 'captain' as const }));
});
afterEach(() => {
  cleanup();
  globalThis.history.replaceState(null, '', ORIGIN);
});

it('opened by its mail, asks for the address and proves it; the code leaves the address bar', async () => {
  const router = show(`${PATH}&mode=signIn&oobCode=secret&apiKey=k`);
  await type(words.email, 'nobody');
  press(words.go);
  expect(await screen.findByText(words.emailInvalid)).toBeTruthy();
  await type(words.email, 'Meera@spice.example');
  press(words.go);
  await vi.waitFor(() => expect(router.state.location.search).not.toContain('oobCode'));
  const [[act, email, address] = [], ...more] = backend.auth.acts;
  expect([act, email, more]).toEqual(['signInWithEmailLink', MEERA.email, []]);
  expect(address).toContain('oobCode=secret');
  expect(router.state.location.search).toContain('invitation=InvitationAAAAAAAAA1');
});

it.each([
  ['auth/expired-action-code', 'expired'],
  ['auth/invalid-email', 'wrong-address'],
  ['auth/network-request-failed', 'offline'],
] as const)('says of its link after %s: %s', async (code, fault) => {
  backend.auth.fails(code);
  show(`${PATH}&mode=signIn&oobCode=secret`);
  await type(words.email, 'meera@spice.example');
  press(words.go);
  expect((await screen.findByRole('alert')).textContent).toBe(words.linkFailures[fault]);
});

it('opened without its mail, asks for it, and shows no offer', async () => {
  show();
  expect(await screen.findByText(words.openMail)).toBeTruthy();
  expect(backend.sent(openInvitation)).toEqual([]);
});

it('says who invites and as what, and takes a password of the required length', async () => {
  isReader();
  const router = show();
  expect(await screen.findByText(words.text('Spice', 'captain'))).toBeTruthy();
  expect(screen.getByText(words.agree('meera@spice.example'))).toBeTruthy();
  expect(backend.sent(openInvitation)).toEqual([AT]);
  await type(words.password, 'short');
  press(words.accept);
  expect(await screen.findByText(passwordWords.fault)).toBeTruthy();
  expect(backend.sent(acceptInvitation)).toEqual([]);
  await type(words.password, 'a long password');
  press(words.accept);
  await vi.waitFor(() => expect(router.state.location.search).toBe(''));
  expect(backend.sent(acceptInvitation)).toEqual([{ ...AT, password: MEERA.password }]);
  expect(backend.auth.acts).toContainEqual(['signInWithEmailAndPassword', MEERA.email, MEERA.password]);
});

it('that is over says so, and can be looked at again', async () => {
  isReader();
  backend.refuse(openInvitation, 'invitation-over');
  show();
  expect((await screen.findByRole('alert')).textContent).toBe(reasonSentences['invitation-over']);
  expect(screen.queryByLabelText(words.password)).toBeNull();
  invites();
  press(common.tryAgain);
  expect(await screen.findByText(words.text('Spice', 'captain'))).toBeTruthy();
});

it('keeps the password when no answer came', async () => {
  isReader();
  backend.refuse(acceptInvitation, 'offline');
  show();
  await type(words.password, 'a long password');
  press(words.accept);
  expect((await screen.findByRole('alert')).textContent).toBe(reasonSentences.offline);
  expect((screen.getByLabelText(words.password) as HTMLInputElement).value).toBe('a long password');
  expect(backend.auth.acts).toEqual([]);
});

it('opened by somebody with a place at Bhoj changes nothing, and offers to sign out', async () => {
  isReader({ role: 'captain', restaurant: 'other@spice.example' });
  show();
  expect(await screen.findByText(words.hasAccount('meera@spice.example'))).toBeTruthy();
  expect(backend.sent(openInvitation)).toEqual([]);
  press(words.signOut);
  await vi.waitFor(() => expect(backend.auth.currentUser).toBeNull());
});
