export const HOST = '127.0.0.1';

/**
 * Ports of the Emulator Suite, the payment gateway and the push service, as offsets from one base port. The web app's
 * emulator build derives them the same way.
 */
const OFFSETS = {
  hosting: 0,
  functions: 1,
  firestore: 2,
  auth: 3,
  hub: 4,
  logging: 5,
  firestoreWebsocket: 6,
  eventarc: 7,
  tasks: 8,
  gateway: 9,
  push: 10,
} as const;

export type Ports = Readonly<Record<keyof typeof OFFSETS, number>>;

export const START_BASE = 5200;
export const TEST_BASE = 5300;
export const EMULATORS_BASE = 5400;

/** The port of Vite's server under `npm run dev`, beside the suite on {@link START_BASE}. */
export const DEV_PORT = 5290;

export function portsFrom(base: number): Ports {
  const entries = Object.entries(OFFSETS).map(([name, offset]) => [name, base + offset]);
  return Object.fromEntries(entries) as Ports;
}
