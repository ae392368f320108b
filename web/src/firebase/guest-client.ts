import { signInAnonymously } from 'firebase/auth';
import { connect } from './client.ts';
import { connectAuth } from './connect-auth.ts';
import { cacheSettings } from './local-cache.ts';

/**
 * A guest's own Firebase app: its anonymous user is independent of a person signed in on the same device. Its cache
 * shows the order again after a reload without a network.
 */
export const guestClient = connect(connectAuth('guest'), cacheSettings());

/** Signs the guest in anonymously and returns the uid, which stays the same in this browser. */
export async function guestUid(): Promise<string> {
  await guestClient.auth.authStateReady();
  const user = guestClient.auth.currentUser ?? (await signInAnonymously(guestClient.auth)).user;
  return user.uid;
}
