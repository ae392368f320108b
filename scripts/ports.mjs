/** Ports of the Emulator Suite and the payment gateway beside it, as offsets from one base; the web app's emulator build derives them the same way. */
export const OFFSETS = {
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
};

export const START_BASE = 5200;
export const TEST_BASE = 5300;
export const EMULATORS_BASE = 5400;

/** Vite's server under `npm run dev`, beside the suite on {@link START_BASE}. */
export const DEV_PORT = 5290;

/** @param {number} base @returns {Record<keyof typeof OFFSETS, number>} */
export function portsFrom(base) {
  const ports = Object.fromEntries(Object.entries(OFFSETS).map(([name, offset]) => [name, base + offset]));
  return /** @type {Record<keyof typeof OFFSETS, number>} */ (ports);
}
