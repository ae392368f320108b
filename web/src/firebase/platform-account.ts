import { FirebaseError } from 'firebase/app';
import { EmailAuthProvider, reauthenticateWithCredential, signInWithEmailAndPassword } from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { useMemo } from 'react';
import { useClient } from './client.ts';
import type { SignInFailure } from './account.ts';

export type PlatformSignInFailure = SignInFailure | 'account-closed';

const FAILURES: Readonly<Record<string, PlatformSignInFailure>> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-email': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/user-disabled': 'account-closed',
  'auth/too-many-requests': 'too-many-tries',
  'auth/network-request-failed': 'offline',
};

const failureOf = (cause: unknown): PlatformSignInFailure =>
  cause instanceof FirebaseError ? (FAILURES[cause.code] ?? 'failed') : 'failed';

type Answer = 'in' | PlatformSignInFailure;

/** Signing in on the platform, which says when an account is closed, and proving again who is there. */
const platformActs = (auth: Auth) => ({
  signIn: (email: string, password: string): Promise<Answer> =>
    signInWithEmailAndPassword(auth, email, password).then(() => 'in' as const, failureOf),
  /** Asks for the password again. The next call carries a token with the time of this. */
  proveAgain: async (password: string): Promise<Answer> => {
    const user = auth.currentUser;
    const email = user?.email ?? null;
    if (user === null || email === null) return 'failed';
    try {
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
      await user.getIdToken(true);
      return 'in';
    } catch (cause) {
      return failureOf(cause);
    }
  },
});

export function usePlatformAccount(): ReturnType<typeof platformActs> {
  const { auth } = useClient();
  return useMemo(() => platformActs(auth), [auth]);
}
