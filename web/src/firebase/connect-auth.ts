import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import type { Auth, Persistence } from 'firebase/auth';
import { attest } from './attest.ts';
import { emulators, firebaseConfig } from './environment.ts';

/** A session lasts until somebody signs out. */
const KEPT: Persistence[] = [indexedDBLocalPersistence, browserLocalPersistence];

/**
 * Makes a Firebase app with its auth. Firestore and the callables are added later (`client.ts`), because /login needs
 * neither. There is no popup resolver, because it would load Google's script at start; the popup loads it on request.
 */
export function connectAuth(name: 'staff' | 'guest', persistence: Persistence[] = KEPT): Auth {
  const app = initializeApp(firebaseConfig, name);
  attest(app);
  const auth = initializeAuth(app, { persistence });
  if (emulators !== null) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return auth;
}
