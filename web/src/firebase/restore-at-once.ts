import { signOut } from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';

/** The SDK's own method at its start, which its types do not declare. */
interface Restoring {
  reloadAndSetCurrentUserOrClear: (user: User) => Promise<void>;
  currentUser: User | null;
}

const isRestoring = (auth: object): auth is Restoring =>
  'reloadAndSetCurrentUserOrClear' in auth && 'currentUser' in auth;

const isOffline = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'auth/network-request-failed';

/**
 * ms until the SDK asks the server about the account. Firestore then restarts its streams, because the account may have
 * changed. That must not happen while a page loads and sends its waiting writes.
 */
export const ASKED_AFTER = 5_000;

/**
 * Makes a stored session valid at once. By itself the SDK would first ask the server about the account. Until the
 * answer nobody is signed in and Firestore reads nothing, not even from the device: a full round trip before the first
 * table, and half a minute on a Wi-Fi without internet. Here the SDK asks afterwards, and signs out in the same cases.
 * The server and the rules check each request in any case.
 */
export function restoreAtOnce(auth: Auth): void {
  // A later SDK may restore in another way, and then does so at its own pace.
  if (!isRestoring(auth)) return;
  const own: Restoring = auth;
  own.reloadAndSetCurrentUserOrClear = async (user) => {
    own.currentUser = user;
    setTimeout(() => {
      if (auth.currentUser !== user) return;
      user.reload().catch((cause: unknown) => {
        if (!isOffline(cause) && auth.currentUser === user) void signOut(auth);
      });
    }, ASKED_AFTER);
  };
}
