import type { FirebaseOptions } from 'firebase/app';
import { REGION } from '@bhoj/domain/catalogue/region';

/** Where the emulators answer; null in every build but the emulators' own. */
interface Emulators {
  auth: string;
  firestore: { host: string; port: number };
  functions: { host: string; port: number };
  /** The stand-in for Razorpay. */
  gateway: string;
}

/** Of the Firestore emulator, counted from the base. */
const FIRESTORE_PORT = 2;

/**
 * The ports of the Emulator Suite follow from one base (`tools/src/network/ports.ts`): the hosting emulator's own port, or the
 * one that `npm run dev` names. Compiled out of production builds.
 */
function emulatorsAt(base: number): Emulators {
  const host = '127.0.0.1';
  return {
    functions: { host, port: base + 1 },
    firestore: { host, port: base + FIRESTORE_PORT },
    auth: `http://${host}:${base + 3}`,
    gateway: `http://${host}:${base + 9}`,
  };
}

/** There is no address while pages are prerendered, and nothing asks for the emulators then. */
const ownPort = (): string => (typeof location === 'undefined' ? '' : location.port);

const isEmulated = import.meta.env.MODE === 'emulator';

export const emulators: Emulators | null = isEmulated
  ? emulatorsAt(Number(import.meta.env['VITE_EMULATOR_BASE'] ?? ownPort()))
  : null;

/** The web app's public Firebase configuration; a deployment gives it as JSON in `VITE_FIREBASE_CONFIG`. */
export const firebaseConfig: FirebaseOptions = isEmulated
  ? { projectId: 'demo-bhoj', apiKey: 'demo-key', authDomain: 'demo-bhoj.firebaseapp.com', appId: 'demo' }
  : (JSON.parse(import.meta.env['VITE_FIREBASE_CONFIG'] ?? '{}') as FirebaseOptions);

const projectId = firebaseConfig.projectId ?? '';

const firestoreOrigin = emulators
  ? `http://${emulators.firestore.host}:${emulators.firestore.port}`
  : 'https://firestore.googleapis.com';
const documents = `projects/${projectId}/databases/(default)/documents`;

/** Firestore over plain HTTP, for the documents that anyone may get. */
export const firestoreRestUrl = (path: string): string =>
  `${firestoreOrigin}/v1/${documents}/${path.split('/').map(encodeURIComponent).join('/')}`;

/**
 * Where a guest's page finds the documents before any script has come (`app/early-fetch.ts`). Only a page that is open
 * knows where its emulators are: `portFromOwn` is counted from the page's own port.
 */
export const documentsInHead = (): { readonly url: string; readonly portFromOwn: number | null } =>
  isEmulated
    ? { url: `http://127.0.0.1/v1/${documents}`, portFromOwn: FIRESTORE_PORT }
    : { url: `${firestoreOrigin}/v1/${documents}`, portFromOwn: null };

/** Where Firestore takes writes over plain HTTP, and what a document is called there. */
export const firestoreCommitUrl = (): string => `${firestoreOrigin}/v1/${documents}:commit`;
export const firestoreName = (path: string): string => `${documents}/${path}`;

/** A callable's address. */
export const callableUrl = (name: string): string =>
  emulators
    ? `http://${emulators.functions.host}:${emulators.functions.port}/${projectId}/${REGION}/${name}`
    : `https://${REGION}-${projectId}.cloudfunctions.net/${name}`;

/** Razorpay's checkout, which gives the page `window.Razorpay`. */
export const checkoutScriptUrl: string = emulators
  ? `${emulators.gateway}/v1/checkout.js`
  : 'https://checkout.razorpay.com/v1/checkout.js';
