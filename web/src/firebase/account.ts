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
import type { SignInFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { reportFault } from './report-error.ts';
import { storedClaims } from './stored-claims.ts';

/** The signed-in person. */
export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string | null;
  /** True for a Google account, which has no password and a proved address. */
  readonly isSocial: boolean;
  /** Null for an account without a role, which can do nothing. */
  readonly claims: Claims | null;
}

/** The state is `unknown` until Firebase has answered. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'out' }
  | { readonly state: 'in'; readonly user: SignedIn };

const withClaims = (user: User, raw: unknown): SignedIn => ({
  uid: user.uid,
  email: user.email ?? '',
  emailVerified: user.emailVerified,
  displayName: user.displayName ?? '',
  photoURL: user.photoURL,
  isSocial: user.providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID),
  claims: claimsIn(raw),
});

export async function describe(user: User): Promise<SignedIn> {
  const { claims } = await user.getIdTokenResult();
  return withClaims(user, claims);
}

/** Describes a person from the stored token, which may be over an hour old. Null where none can be read. */
function describeAtOnce(user: User): SignedIn | null {
  const raw = storedClaims(user);
  return raw === null ? null : withClaims(user, raw);
}

/**
 * Reports the session, now and at every change, until the returned function is called. It first reports the claims of
 * the stored token, and later those of the renewed one. So no page waits for the renewal in the morning, and a page
 * without a network opens all the same.
 */
export function watchSession(auth: Auth, report: (session: Session) => void): () => void {
  let latest: User | null = null;
  let said = '';
  const say = (user: User, described: SignedIn): void => {
    const text = JSON.stringify(described);
    // The token is renewed every hour. That alone changes nothing on the page.
    if (latest !== user || text === said) return;
    said = text;
    report({ state: 'in', user: described });
  };
  return onIdTokenChanged(auth, (user) => {
    latest = user;
    if (user === null) {
      said = '';
      report({ state: 'out' });
      return;
    }
    const atOnce = describeAtOnce(user);
    if (atOnce !== null) say(user, atOnce);
    // Without an answer the session stays as reported; the SDK ends an expired one.
    describe(user).then(
      (described) => say(user, described),
      () => undefined,
    );
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
  /** Renews the token, which then has the server's latest claims, and reports them to the session's watchers. */
  readonly renew: () => Promise<Claims | null>;
  /** Gives the same answer whether or not the address has an account; fails only when no mail could be sent. */
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
