import { describe } from './account.ts';
import type { SignedIn } from './account.ts';

export type SocialFailure = 'closed' | 'blocked' | 'offline' | 'failed';
export type SocialAnswer = { readonly user: SignedIn } | { readonly failure: SocialFailure };

/**
 * The one way to sign in with Google: its popup, or in emulator builds a question for an address, as the popup would
 * load Google's own script. Each is loaded when it is asked for; a production build has no trace of the second.
 */
const gateway =
  import.meta.env.MODE === 'emulator'
    ? async () => (await import('./social-stand-in.ts')).askForAccount()
    : async () => (await import('./social-popup.ts')).openPopup();

const NO_NETWORK = new Set(['auth/network-request-failed', 'auth/timeout']);

const FAILURES: Readonly<Record<string, SocialFailure>> = {
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'closed',
  'auth/user-cancelled': 'closed',
  'auth/popup-blocked': 'blocked',
};

function failureOf(cause: unknown): SocialFailure {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  // Without a network Google's script does not come, which the SDK calls an internal error.
  if (NO_NETWORK.has(code) || !navigator.onLine) return 'offline';
  return FAILURES[code] ?? 'failed';
}

/** Signs in on the staff's app. Never throws; an account without claims is signed in all the same. */
export async function signInWithSocial(): Promise<SocialAnswer> {
  try {
    const user = await gateway();
    return user === null ? { failure: 'closed' } : { user: await describe(user) };
  } catch (cause) {
    return { failure: failureOf(cause) };
  }
}
