import { FirebaseError } from 'firebase/app';
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { useMemo } from 'react';
import type { PlatformSignInFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { useClient } from './client.ts';

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

/**
 * Acts of the platform's people: they sign in, give their password once more, and mail an owner a link to set a
 * password.
 */
const platformActs = (auth: Auth) => ({
  signIn: (email: string, password: string): Promise<Answer> =>
    signInWithEmailAndPassword(auth, email, password).then(() => 'in' as const, failureOf),
  /** False when the mail could not be sent. */
  mailPasswordLink: (email: string): Promise<boolean> =>
    sendPasswordResetEmail(auth, email).then(
      () => true,
      () => false,
    ),
  /** Asks for the password again. The next call then carries a token with the time of this sign-in. */
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
