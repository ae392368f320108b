import { FirebaseError, initializeApp } from 'firebase/app';
import { inMemoryPersistence, initializeAuth } from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ASKED_AFTER, restoreAtOnce } from './restore-at-once.ts';

const ended = vi.hoisted(() => vi.fn<(auth: unknown) => Promise<void>>(() => Promise.resolve()));
vi.mock('firebase/auth', async (original) => ({ ...(await original<object>()), signOut: ended }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Does what the SDK does with a session on the device. */
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
  await vi.advanceTimersByTimeAsync(ASKED_AFTER);
  expect(ended).toHaveBeenCalledTimes(times);
});

it('the server is asked only about who is still signed in, once the page has loaded', async () => {
  const auth = await anAuth('later');
  const aReload = () => vi.fn<() => Promise<void>>(() => Promise.resolve());
  const [reload, other] = [aReload(), aReload()];
  await restore(auth, aUser(reload));
  await vi.advanceTimersByTimeAsync(ASKED_AFTER - 1);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
  await restore(auth, aUser(other));
  Object.assign(auth, { currentUser: null });
  await vi.advanceTimersByTimeAsync(ASKED_AFTER);
  expect(other).not.toHaveBeenCalled();
});
