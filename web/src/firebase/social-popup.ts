import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import type { User } from 'firebase/auth';
import { appAuth } from './app-auth.ts';

/** Google's own popup. The person chooses the account each time, because a laptop may be shared. */
export async function openPopup(): Promise<User> {
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return (await signInWithPopup(appAuth, provider, browserPopupRedirectResolver)).user;
}
