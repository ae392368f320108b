import { FirebaseError } from 'firebase/app';
import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import type { Auth } from 'firebase/auth';

/** Why a set-password link does not work: used or expired (or its account is closed), no answer, or another failure. */
export type LinkFault = 'used-up' | 'offline' | 'failed';

const USED_UP = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
];

function faultOf(cause: unknown): LinkFault {
  if (!(cause instanceof FirebaseError)) return 'failed';
  if (USED_UP.includes(cause.code)) return 'used-up';
  return cause.code === 'auth/network-request-failed' ? 'offline' : 'failed';
}

/** Returns the address that a set-password link is for. Checking does not use up the link. */
export const linkOwner = (
  auth: Auth,
  code: string,
): Promise<{ readonly email: string } | { readonly fault: LinkFault }> =>
  verifyPasswordResetCode(auth, code).then(
    (email) => ({ email }),
    (cause: unknown) => ({ fault: faultOf(cause) }),
  );

export const setByLink = (auth: Auth, code: string, password: string): Promise<'set' | LinkFault> =>
  confirmPasswordReset(auth, code, password).then(() => 'set' as const, faultOf);
