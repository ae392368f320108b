import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { emulators, firebaseConfig } from './environment.ts';

/**
 * A Firebase app and who is signed in on it; Firestore and the callables join the same app later (`client.ts`), so that
 * /login needs neither. No popup resolver: it would load Google's script at start. The popup is loaded where it is asked
 * for.
 */
export function connectAuth(name: 'staff' | 'guest'): Auth {
  const app = initializeApp(firebaseConfig, name);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return auth;
}
