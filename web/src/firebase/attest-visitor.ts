import { initializeApp } from 'firebase/app';
import { attest, attestation } from './attest.ts';
import { firebaseConfig } from './environment.ts';

const app = initializeApp(firebaseConfig, 'visitor');
attest(app);

/** Returns the header by which a page without the SDK proves itself to App Check. */
export const visitorsAttestation = (): Promise<Readonly<Record<string, string>>> => attestation(app);
