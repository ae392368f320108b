import { FirebaseError, initializeApp } from 'firebase/app';
import { inMemoryPersistence, initializeAuth } from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { restoreAtOnce } from './restore-at-once.ts';

const ended = vi.hoisted(() => vi.fn<(auth: unknown) => Promise<void>>(() => Promise.resolve()));
vi.mock('firebase/auth', async (original) => ({ ...(await original<object>()), signOut: ended }));

/** What the SDK does with a session that it found on the device. */
const restore = (auth: Auth, user: User) =>
  (
    auth as unknown as { reloadAndSetCurrentUserOrClear: (user: User) => Promise<void> }
  ).reloadAndSetCurrentUserOrClear(user);

const anAuth = async (name: string) => {
  const auth = initializeAuth(initializeApp({ apiKey: 'key', projectId: 'demo-x' }, name), {
    persistence: inMemoryPersistence,
  });
  restoreAtOnce(auth);
  await auth.authStateReady();
  return auth;
};
const aUser = (reload: () => Promise<void>) => ({ uid: 'u', reload }) as unknown as User;

it('the SDK restores a session in the way that is made quicker here', async () => {
  expect(await anAuth('own')).toHaveProperty('reloadAndSetCurrentUserOrClear');
});

it('a stored session stands before the server has answered', async () => {
  const auth = await anAuth('at-once');
  const user = aUser(() => new Promise(() => undefined));
  await restore(auth, user);
  expect(auth.currentUser).toBe(user);
});

it.each([
  ['auth/user-disabled', 1],
  ['auth/network-request-failed', 0],
])('after %s the person is signed out %i times', async (code, times) => {
  ended.mockClear();
  const auth = await anAuth(code);
  await restore(
    auth,
    aUser(() => Promise.reject(new FirebaseError(code, ''))),
  );
  await new Promise((soon) => setTimeout(soon));
  expect(ended).toHaveBeenCalledTimes(times);
});
