import type { Contract } from './contract.ts';

/** Returns how long a client waits for the answer of a call, in ms. */
export const patienceOf = ({ patienceMs = 20_000 }: Pick<Contract, 'patienceMs'>): number => patienceMs;

/** ms for the ways to the server and back, and for an instance to start. */
const ON_THE_WAY_MS = 4_000;

/** Returns how long the server works on a call, in ms: it answers before its client gives up. */
export const serverPatienceOf = (contract: Pick<Contract, 'patienceMs'>): number =>
  patienceOf(contract) - ON_THE_WAY_MS;
