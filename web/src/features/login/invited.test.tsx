import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invitationPath } from '@bhoj/domain/catalogue/routes';
import { invitedWords as words } from '../../messages/front/login/en.ts';
import { common } from '../../messages/shared/common/en.ts';
import { passwordWords } from '../../messages/shared/password/en.ts';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import { LoginPage } from './login-page.tsx';

type Act = (...input: unknown[]) => Promise<unknown>;
const { acts, session } = vi.hoisted(() => ({
  acts: {
    signInByLink: vi.fn<Act>(),
    openInvitation: vi.fn<Act>(),
    acceptInvitation: vi.fn<Act>(),
    signIn: vi.fn<Act>(),
    signOut: vi.fn<Act>(),
  },
  session: { current: { state: 'out' } as unknown },
}));
vi.mock('../../firebase/front.ts', () => ({
  frontActs: acts,
  callFromFront: ({ name }: { name: 'openInvitation' | 'acceptInvitation' }, input: unknown) =>
    acts[name](input),
  ownerHasInstalled: async () => true,
  useFrontSession: () => session.current,
}));

const AT = { restaurantId: 'asha@spice.example', invitationId: 'i1' };
const PATH = invitationPath(AT);
const ORIGIN = globalThis.location.href;

function show(path = PATH) {
  globalThis.history.replaceState(null, '', path);
  const router = createMemoryRouter([{ path: '/login', element: <LoginPage /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}
const isReader = (claims: unknown = null) => {
  session.current = { state: 'in', user: { claims, email: 'meera@spice.example' } };
};
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  session.current = { state: 'out' };
  for (const act of Object.values(acts)) act.mockReset();
  acts.signInByLink.mockResolvedValue('in');
  acts.openInvitation.mockResolvedValue({
    output: { restaurantName: 'Spice', name: 'Meera', role: 'captain' },
  });
  acts.acceptInvitation.mockResolvedValue({ output: { role: 'captain' } });
  acts.signIn.mockResolvedValue({ user: {} });
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
  expect(acts.signInByLink).toHaveBeenCalledExactlyOnceWith(
    'meera@spice.example',
    expect.stringContaining('oobCode=secret'),
  );
  expect(router.state.location.search).toContain('invitation=i1');
});

it.each(['expired', 'wrong-address', 'offline'] as const)('says that its link is %s', async (fault) => {
  acts.signInByLink.mockResolvedValue(fault);
  show(`${PATH}&mode=signIn&oobCode=secret`);
  await type(words.email, 'meera@spice.example');
  press(words.go);
  expect((await screen.findByRole('alert')).textContent).toBe(words.linkFailures[fault]);
});

it('opened without its mail, asks for it, and shows no offer', async () => {
  show();
  expect(await screen.findByText(words.openMail)).toBeTruthy();
  expect(acts.openInvitation).not.toHaveBeenCalled();
});

it('says who invites and as what, and takes a password of the required length', async () => {
  isReader();
  const router = show();
  expect(await screen.findByText(words.text('Spice', 'captain'))).toBeTruthy();
  expect(screen.getByText(words.agree('meera@spice.example'))).toBeTruthy();
  expect(acts.openInvitation).toHaveBeenCalledWith(AT);
  await type(words.password, 'short');
  press(words.accept);
  expect(await screen.findByText(passwordWords.fault)).toBeTruthy();
  expect(acts.acceptInvitation).not.toHaveBeenCalled();
  await type(words.password, 'a long password');
  press(words.accept);
  await vi.waitFor(() => expect(router.state.location.search).toBe(''));
  expect(acts.acceptInvitation).toHaveBeenCalledExactlyOnceWith({ ...AT, password: 'a long password' });
  expect(acts.signIn).toHaveBeenCalledWith('meera@spice.example', 'a long password');
});

it('that is over says so, and can be looked at again', async () => {
  isReader();
  acts.openInvitation.mockResolvedValueOnce({ failure: 'invitation-over' });
  show();
  expect((await screen.findByRole('alert')).textContent).toBe(reasonSentences['invitation-over']);
  expect(screen.queryByLabelText(words.password)).toBeNull();
  press(common.tryAgain);
  expect(await screen.findByText(words.text('Spice', 'captain'))).toBeTruthy();
});

it('keeps the password when no answer came', async () => {
  isReader();
  acts.acceptInvitation.mockResolvedValue({ failure: 'offline' });
  show();
  await type(words.password, 'a long password');
  press(words.accept);
  expect((await screen.findByRole('alert')).textContent).toBe(reasonSentences.offline);
  expect((screen.getByLabelText(words.password) as HTMLInputElement).value).toBe('a long password');
  expect(acts.signIn).not.toHaveBeenCalled();
});

it('opened by somebody with a place at Bhoj changes nothing, and offers to sign out', async () => {
  isReader({ role: 'captain', restaurant: 'other@spice.example' });
  show();
  expect(await screen.findByText(words.hasAccount('meera@spice.example'))).toBeTruthy();
  expect(acts.openInvitation).not.toHaveBeenCalled();
  press(words.signOut);
  expect(acts.signOut).toHaveBeenCalledOnce();
});
