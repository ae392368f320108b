import { createContext, use } from 'react';
import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { connectFirestoreEmulator, initializeFirestore } from 'firebase/firestore';
import type { Firestore, FirestoreSettings } from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions } from 'firebase/functions';
import type { Functions } from 'firebase/functions';
import { REGION } from '@bhoj/domain/catalogue/region';
import { emulators } from './environment.ts';

/** One Firebase app and its services. Staff and guests have one each, so that neither signs the other out. */
export interface Client {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly db: Firestore;
  readonly functions: Functions;
}

/** Adds Firestore and the callables to the app of `auth`. */
export function connect(auth: Auth, settings: FirestoreSettings): Client {
  const { app } = auth;
  const db = initializeFirestore(app, settings);
  const functions = getFunctions(app, REGION);
  if (emulators !== null) {
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
