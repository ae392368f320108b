import type { FirebaseOptions } from 'firebase/app';
import { REGION } from '@bhoj/domain/catalogue/region';

/** The addresses of the emulators; null in every build but the emulators' own. */
interface Emulators {
  auth: string;
  firestore: { host: string; port: number };
  functions: { host: string; port: number };
  /** The stand-in for Razorpay. */
  gateway: string;
}

/** Port offset of the Firestore emulator from the base. */
const FIRESTORE_PORT = 2;

/**
 * Returns the addresses of the Emulator Suite. All ports follow from one base (`tools/src/network/ports.ts`): the port
 * of the hosting emulator, or the one that `npm run dev` sets. Production builds do not contain it.
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

/** Prerendering has no `location`, and uses no emulators. */
const ownPort = (): string => (typeof location === 'undefined' ? '' : location.port);

const isEmulated = import.meta.env.MODE === 'emulator';

export const emulators: Emulators | null = isEmulated
  ? emulatorsAt(Number(import.meta.env['VITE_EMULATOR_BASE'] ?? ownPort()))
  : null;

/** The web app's public Firebase configuration; a deployment sets it as JSON in `VITE_FIREBASE_CONFIG`. */
export const firebaseConfig: FirebaseOptions = isEmulated
  ? { projectId: 'demo-bhoj', apiKey: 'demo-key', authDomain: 'demo-bhoj.firebaseapp.com', appId: 'demo' }
  : (JSON.parse(import.meta.env['VITE_FIREBASE_CONFIG'] ?? '{}') as FirebaseOptions);

const projectId = firebaseConfig.projectId ?? '';

const firestoreOrigin = emulators
  ? `http://${emulators.firestore.host}:${emulators.firestore.port}`
  : 'https://firestore.googleapis.com';
const documents = `projects/${projectId}/databases/(default)/documents`;

/** Returns the REST URL of a public document. */
export const firestoreRestUrl = (path: string): string =>
  `${firestoreOrigin}/v1/${documents}/${path.split('/').map(encodeURIComponent).join('/')}`;

/**
 * Returns the addresses at which the head of a guest's page requests the documents before any script has loaded
 * (`app/boot/early-fetch.ts`). Only an open page knows the emulators' address, so `portFromOwn` is relative to the
 * page's own port.
 */
export const documentsInHead = (): { readonly url: string; readonly portFromOwn: number | null } =>
  isEmulated
    ? { url: `http://127.0.0.1/v1/${documents}`, portFromOwn: FIRESTORE_PORT }
    : { url: `${firestoreOrigin}/v1/${documents}`, portFromOwn: null };

/** Returns the REST URL for writes; `firestoreName` returns a document's name there. */
export const firestoreCommitUrl = (): string => `${firestoreOrigin}/v1/${documents}:commit`;
export const firestoreName = (path: string): string => `${documents}/${path}`;

/** Returns the URL of a deployed function. */
export const callableUrl = (name: string): string =>
  emulators
    ? `http://${emulators.functions.host}:${emulators.functions.port}/${projectId}/${REGION}/${name}`
    : `https://${REGION}-${projectId}.cloudfunctions.net/${name}`;

/** The URL of Razorpay's checkout script, which defines `window.Razorpay`. */
export const checkoutScriptUrl: string = emulators
  ? `${emulators.gateway}/v1/checkout.js`
  : 'https://checkout.razorpay.com/v1/checkout.js';
