import { FirebaseError } from 'firebase/app';
import { reload, sendEmailVerification } from 'firebase/auth';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Client } from './client.ts';

export type Sending = 'sent' | 'too-many-tries' | 'offline' | 'failed';

/** Sends the signed-in person a link that proves their address and leads back to the dashboard. */
export async function sendVerification({ auth }: Client): Promise<Sending> {
  if (auth.currentUser === null) return 'failed';
  try {
    await sendEmailVerification(auth.currentUser, {
      url: `${globalThis.location.origin}${href('dashboard')}`,
    });
    return 'sent';
  } catch (cause) {
    if (!(cause instanceof FirebaseError)) return 'failed';
    if (cause.code === 'auth/too-many-requests') return 'too-many-tries';
    return cause.code === 'auth/network-request-failed' ? 'offline' : 'failed';
  }
}

/** Checks whether the link was opened, on any device; the session is then updated everywhere. */
export async function lookForVerification({ auth }: Client): Promise<void> {
  const user = auth.currentUser;
  if (user === null || user.emailVerified) return;
  try {
    await reload(user);
    // A new token contains the change, and updates the session.
    if (user.emailVerified) await user.getIdToken(true);
  } catch {
    // Usually there is no network. The next check finds out.
  }
}
