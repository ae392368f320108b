import type { SocialFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { describe } from './account.ts';
import type { SignedIn } from './account.ts';
import { reportFault } from './report-error.ts';

export type SocialAnswer = { readonly user: SignedIn } | { readonly failure: SocialFailure };

/**
 * The sign-in with Google: its popup or, in emulator builds, a prompt for an address, because the popup would load
 * Google's own script. Each loads on request; a production build does not contain the prompt.
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
  // Without a network Google's script does not load, which the SDK reports as an internal error.
  if (NO_NETWORK.has(code) || !navigator.onLine) return 'offline';
  return FAILURES[code] ?? 'failed';
}

/** Signs in on the staff's app. Never throws; an account without claims is also signed in. */
export async function signInWithSocial(): Promise<SocialAnswer> {
  try {
    const user = await gateway();
    return user === null ? { failure: 'closed' } : { user: await describe(user) };
  } catch (cause) {
    const failure = failureOf(cause);
    if (failure === 'failed')
      reportFault(new Error(`Error signing in with Google: ${String(cause)}`), 'login');
    return { failure };
  }
}
