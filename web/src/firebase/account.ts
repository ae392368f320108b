import { FirebaseError } from 'firebase/app';
import {
  GoogleAuthProvider,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';
import { claimsIn } from '@bhoj/domain/catalogue/roles';
import type { Claims } from '@bhoj/domain/catalogue/roles';
import { reportFault } from './report-error.ts';

/** The signed-in person. */
export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string | null;
  /** True for an account of Google, which has no password and proves the address by itself. */
  readonly isSocial: boolean;
  /** Null for an account without a role, which can do nothing. */
  readonly claims: Claims | null;
}

/** The state is `unknown` until Firebase has answered. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'out' }
  | { readonly state: 'in'; readonly user: SignedIn };

export type SignInFailure = 'wrong-credentials' | 'too-many-tries' | 'offline' | 'failed';

export async function describe(user: User): Promise<SignedIn> {
  const { claims: raw } = await user.getIdTokenResult();
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? '',
    photoURL: user.photoURL,
    isSocial: user.providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID),
    claims: claimsIn(raw),
  };
}

/** Reports the session, now and at every change, until the returned function is called. */
export function watchSession(auth: Auth, report: (session: Session) => void): () => void {
  let latest: User | null = null;
  return onIdTokenChanged(auth, (user) => {
    latest = user;
    if (user === null) {
      report({ state: 'out' });
      return;
    }
    void describe(user).then((described) => {
      if (latest === user) report({ state: 'in', user: described });
    });
  });
}

function signInFailure(cause: unknown): SignInFailure {
  if (!(cause instanceof FirebaseError)) return 'failed';
  switch (cause.code) {
    case 'auth/invalid-credential':
    case 'auth/invalid-email':
    case 'auth/user-not-found':
    case 'auth/wrong-password':
    case 'auth/user-disabled':
      return 'wrong-credentials';
    case 'auth/too-many-requests':
      return 'too-many-tries';
    case 'auth/network-request-failed':
      return 'offline';
    default:
      return 'failed';
  }
}

export interface AccountActs {
  /** Resolves to the claims, or to the reason of the failure. */
  readonly signIn: (
    email: string,
    password: string,
  ) => Promise<{ user: SignedIn } | { failure: SignInFailure }>;
  readonly signOut: () => Promise<void>;
  /** Renews the token, which then has the server's latest claims; watchers of the session are told. */
  readonly renew: () => Promise<Claims | null>;
  /** Gives the same answer whether or not the address has an account; fails only when nothing could be sent. */
  readonly sendPasswordReset: (email: string) => Promise<'asked' | SignInFailure>;
}

/** Returns the acts of signing in and out on one Firebase app. */
export const accountActs = (auth: Auth): AccountActs => ({
  signIn: async (email, password) => {
    try {
      const { user } = await signInWithEmailAndPassword(auth, email.trim().toLowerCase(), password);
      return { user: await describe(user) };
    } catch (cause) {
      const failure = signInFailure(cause);
      if (failure === 'failed') reportFault(new Error(`Error signing in: ${String(cause)}`), 'login');
      return { failure };
    }
  },
  signOut: () => signOut(auth),
  renew: async () => {
    const user = auth.currentUser;
    if (user === null) return null;
    await user.getIdToken(true);
    return (await describe(user)).claims;
  },
  sendPasswordReset: async (email) => {
    try {
      await sendPasswordResetEmail(auth, email.trim().toLowerCase());
      return 'asked';
    } catch (cause) {
      const failure = signInFailure(cause);
      return failure === 'wrong-credentials' ? 'asked' : failure;
    }
  },
});
