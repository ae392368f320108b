import { FirebaseError } from 'firebase/app';
import { reload, sendEmailVerification } from 'firebase/auth';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Client } from './client.ts';

export type Sending = 'sent' | 'too-many-tries' | 'offline' | 'failed';

/** Sends the signed-in person a link that proves the address theirs; it leads back to the dashboard. */
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

/** Asks whether the link has been opened meanwhile, on whatever device; the session then says so everywhere. */
export async function lookForVerification({ auth }: Client): Promise<void> {
  const user = auth.currentUser;
  if (user === null || user.emailVerified) return;
  try {
    await reload(user);
    // A new token carries it, and makes the session look again.
    if (user.emailVerified) await user.getIdToken(true);
  } catch {
    // No network, most often: the next look tells.
  }
}
