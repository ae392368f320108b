import { signInWithCustomToken, signOut } from 'firebase/auth';
import { describe } from './account.ts';
import type { SignedIn } from './account.ts';
import type { Client } from './client.ts';

/** Signs a person in with a token of `enterDevice`. Throws without a network. */
export async function enter({ auth }: Client, token: string): Promise<SignedIn> {
  const { user } = await signInWithCustomToken(auth, token);
  return describe(user);
}

/** Signs out the person who is still in. */
export async function leave({ auth }: Client): Promise<void> {
  if (auth.currentUser !== null) await signOut(auth);
}
