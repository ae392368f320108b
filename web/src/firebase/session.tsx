import { onIdTokenChanged, sendPasswordResetEmail, signInWithEmailAndPassword, signOut } from 'firebase/auth';
import type { User } from 'firebase/auth';
import { FirebaseError } from 'firebase/app';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { claimsSchema } from '@bhoj/domain/platform/roles';
import type { Claims } from '@bhoj/domain/platform/roles';
import { useClient } from './client.ts';

/** Who is signed in, as far as the app needs it. */
export interface SignedIn {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string | null;
  /** Null for an account without claims: it can do nothing. */
  readonly claims: Claims | null;
}

/** Three states: until Firebase has answered, nobody is known to be out. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'out' }
  | { readonly state: 'in'; readonly user: SignedIn };

const SessionContext = createContext<Session>({ state: 'unknown' });

async function describe(user: User): Promise<SignedIn> {
  const { claims: raw } = await user.getIdTokenResult();
  const claims = claimsSchema.safeParse({ role: raw['role'], restaurant: raw['restaurant'] });
  return {
    uid: user.uid,
    email: user.email ?? '',
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? '',
    photoURL: user.photoURL,
    claims: claims.success ? claims.data : null,
  };
}

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { auth } = useClient();
  const [session, setSession] = useState<Session>({ state: 'unknown' });
  useEffect(() => {
    let latest: User | null = null;
    return onIdTokenChanged(auth, (user) => {
      latest = user;
      if (user === null) {
        setSession({ state: 'out' });
        return;
      }
      void describe(user).then((described) => {
        if (latest === user) setSession({ state: 'in', user: described });
      });
    });
  }, [auth]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export const useSession = (): Session => use(SessionContext);

/** The restaurant of the signed-in owner, captain or cook; null for everybody else. */
export function useRestaurantId(): string | null {
  const session = useSession();
  if (session.state !== 'in' || session.user.claims === null) return null;
  return 'restaurant' in session.user.claims ? session.user.claims.restaurant : null;
}

export type SignInFailure = 'wrong-credentials' | 'too-many-tries' | 'offline' | 'failed';

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

/** Signing in and out, for the area's client. `signIn` answers with the claims, or why it failed. */
export function useAuth() {
  const { auth } = useClient();
  return useMemo(
    () => ({
      signIn: async (
        email: string,
        password: string,
      ): Promise<{ user: SignedIn } | { failure: SignInFailure }> => {
        try {
          const { user } = await signInWithEmailAndPassword(auth, email.trim().toLowerCase(), password);
          return { user: await describe(user) };
        } catch (cause) {
          return { failure: signInFailure(cause) };
        }
      },
      signOut: () => signOut(auth),
      /** The same answer whether or not the address has an account; a failure only where nothing could be sent. */
      sendPasswordReset: async (email: string): Promise<'asked' | SignInFailure> => {
        try {
          await sendPasswordResetEmail(auth, email.trim().toLowerCase());
          return 'asked';
        } catch (cause) {
          const failure = signInFailure(cause);
          return failure === 'wrong-credentials' ? 'asked' : failure;
        }
      },
    }),
    [auth],
  );
}
