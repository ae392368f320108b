import { createContext, use } from 'react';
import { initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import type { Firestore, FirestoreSettings } from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import type { Functions } from 'firebase/functions';
import { REGION } from '@bhoj/domain/platform/region';
import { emulators, firebaseConfig } from './environment.ts';

/** One Firebase app with what Bhoj uses of it. Staff and guests have one each, so that neither signs the other out. */
export interface Client {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly db: Firestore;
  readonly functions: Functions;
}

/** No popup resolver: it would load Google's script at start. The popup is loaded where it is asked for. */
export function connect(name: 'staff' | 'guest', settings: FirestoreSettings): Client {
  const app = initializeApp(firebaseConfig, name);
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  const db = initializeFirestore(app, settings);
  const functions = getFunctions(app, REGION);
  if (emulators !== null) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    connectFirestoreEmulator(db, emulators.firestore.host, emulators.firestore.port);
    connectFunctionsEmulator(functions, emulators.functions.host, emulators.functions.port);
  }
  return { app, auth, db, functions };
}

export const ClientContext = createContext<Client | null>(null);

export function useClient(): Client {
  const client = use(ClientContext);
  if (client === null) throw new Error('useClient must be used within a ClientContext');
  return client;
}
