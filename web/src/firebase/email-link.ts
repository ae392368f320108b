import { FirebaseError } from 'firebase/app';
import { sendSignInLinkToEmail, signInWithEmailLink } from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import type { LinkFailure } from '@bhoj/domain/catalogue/sign-in-failures';

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

/** The acts of a sign-in link in a mail, which proves that the reader owns the address. */
export interface LinkActs {
  /** Sends a link that proves an address and leads back to the page at `path`. */
  readonly sendLink: (email: string, path: string) => Promise<'sent' | LinkFailure>;
  readonly signInByLink: (email: string, address: string) => Promise<'in' | LinkFailure>;
}

export const linkActs = (auth: Auth): LinkActs => ({
  sendLink: async (email, path) => {
    try {
      const url = new URL(path, globalThis.location.origin).href;
      await sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true });
      return 'sent';
    } catch (cause) {
      return failureOf(cause);
    }
  },
  signInByLink: async (email, address) => {
    try {
      await signInWithEmailLink(auth, email, address);
      return 'in';
    } catch (cause) {
      return failureOf(cause);
    }
  },
});
