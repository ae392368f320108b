import { FirebaseError } from 'firebase/app';
import {
  GoogleAuthProvider,
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithEmailLink,
} from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { useMemo } from 'react';
import { useClient } from './client.ts';

export type LinkFailure = 'expired' | 'wrong-address' | 'too-many-tries' | 'offline' | 'failed';

const FAILURES: Readonly<Record<string, LinkFailure>> = {
  'auth/invalid-action-code': 'expired',
  'auth/expired-action-code': 'expired',
  'auth/invalid-email': 'wrong-address',
  'auth/too-many-requests': 'too-many-tries',
  'auth/quota-exceeded': 'too-many-tries',
  'auth/network-request-failed': 'offline',
};

const failureOf = (cause: unknown): LinkFailure =>
  cause instanceof FirebaseError ? (FAILURES[cause.code] ?? 'failed') : 'failed';

/** The acts of a person without a record who becomes an owner, besides the callables. */
export interface NewcomerActs {
  /** True when the person came by a social account, which has no password and proves the address by itself. */
  readonly isSocial: () => boolean;
  /** Renews the session after the server has given claims. */
  readonly refreshClaims: () => Promise<void>;
  /** Sends a link that proves an address; `path` is the page it leads back to. */
  readonly sendLink: (email: string, path: string) => Promise<'sent' | LinkFailure>;
  readonly isLink: (address: string) => boolean;
  readonly signInByLink: (email: string, address: string) => Promise<'in' | LinkFailure>;
}

const newcomerActs = (auth: Auth): NewcomerActs => ({
  isSocial: () =>
    auth.currentUser?.providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID) ??
    false,
  refreshClaims: async () => {
    await auth.currentUser?.getIdToken(true);
  },
  sendLink: async (email, path) => {
    try {
      const url = new URL(path, globalThis.location.origin).href;
      await sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });
      return 'sent';
    } catch (cause) {
      return failureOf(cause);
    }
  },
  isLink: (address) => isSignInWithEmailLink(auth, address),
  signInByLink: async (email, address) => {
    try {
      await signInWithEmailLink(auth, email, address);
      return 'in';
    } catch (cause) {
      return failureOf(cause);
    }
  },
});

export function useNewcomer(): NewcomerActs {
  const { auth } = useClient();
  return useMemo(() => newcomerActs(auth), [auth]);
}
