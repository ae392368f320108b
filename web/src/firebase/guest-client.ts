import { memoryLocalCache } from 'firebase/firestore';
import { signInAnonymously } from 'firebase/auth';
import { connect } from './client.ts';
import { connectAuth } from './connect-auth.ts';

/** A guest's own Firebase app: its anonymous user has nothing to do with a person signed in on the same device. */
export const guestClient = connect(connectAuth('guest'), { localCache: memoryLocalCache() });

/** Signs the guest in silently and answers with the uid; the same one on every visit of this browser. */
export async function guestUid(): Promise<string> {
  await guestClient.auth.authStateReady();
  const user = guestClient.auth.currentUser ?? (await signInAnonymously(guestClient.auth)).user;
  return user.uid;
}
