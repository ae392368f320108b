import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import type { User } from 'firebase/auth';
import { appAuth } from './app-auth.ts';

/** Replaces Google's popup in emulator builds: asks for the account's address. Null when the person cancels. */
export async function askForAccount(): Promise<User | null> {
  const email = globalThis.prompt('Emulator: the address of the Google account')?.trim().toLowerCase() ?? '';
  if (email === '') return null;
  const idToken = { sub: email, email, email_verified: true, name: email.split('@')[0] };
  return (await signInWithCredential(appAuth, GoogleAuthProvider.credential(JSON.stringify(idToken)))).user;
}
