import { signOut } from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';

/** What the SDK's own Auth does at its start; its types do not name it. */
interface Restoring {
  reloadAndSetCurrentUserOrClear: (user: User) => Promise<void>;
  currentUser: User | null;
}

const isRestoring = (auth: object): auth is Restoring =>
  'reloadAndSetCurrentUserOrClear' in auth && 'currentUser' in auth;

const isOffline = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'auth/network-request-failed';

/**
 * ms after which the server is asked. Firestore then ends its streams and begins them again, because it is told that the
 * account may have changed: that is not for the moment in which a page loads and sends what waited.
 */
export const ASKED_AFTER = 5_000;

/**
 * Has a stored session stand at once. By itself the SDK first asks the server about the account, and until the answer
 * nobody is signed in and Firestore reads nothing, not even from the device: a whole way to the server before the first
 * table, and half a minute on a Wi-Fi without internet. Here it asks afterwards, and signs out where it would have. The
 * server and the rules check each request in any case.
 */
export function restoreAtOnce(auth: Auth): void {
  // A later SDK that restores in another way does so in its own time.
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
