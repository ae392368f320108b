import type { Contract, InputOf, OutputOf } from '@bhoj/domain/kernel/contract';
import { callOn } from './instances.ts';
import type { Answer, Caller } from './instances.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from '../../demo/random.ts';
import type { World } from './world.ts';

/** An act with its whole input, ready to be done and repeated. */
export interface Planned {
  readonly name: string;
  /** The act in one line, for the report of a fault. */
  readonly told: string;
  /** The uid of who does it; null for a screen's own write. */
  readonly by: string | null;
  /** The rights that the contract asks of people of the restaurant. */
  readonly needs: readonly string[];
  readonly input: unknown;
  /** Performs the act on an instance of the functions. */
  readonly once: (instance: number) => Promise<Answer>;
  /** True for a screen's own write, without a function. */
  readonly isDirect: boolean;
  /** True when a repeat must get the first call's answer, because the answer is stored under an id of the request. */
  readonly isStored: (first: unknown) => boolean;
  /** Records the answer in the ledger. */
  readonly learn: (ledger: Ledger, output: unknown) => void;
}

/** Plans an act from what a screen shows; null when the act is not possible. */
export type Plan = (world: World, random: Random) => Planned | null;

/** Plans a call. */
export function calling<C extends Contract>(
  contract: C,
  by: Caller,
  input: InputOf<C>,
  {
    isStored = () => false,
    learn = () => {},
  }: {
    readonly isStored?: (first: OutputOf<C>) => boolean;
    readonly learn?: (ledger: Ledger, output: OutputOf<C>) => void;
  } = {},
): Planned {
  return {
    name: contract.name,
    told: `${contract.name} ${JSON.stringify(input)}`,
    by: by.uid,
    needs: contract.needs,
    input,
    isDirect: false,
    once: (instance) => callOn(instance, contract, { input, by }),
    isStored: (first) => isStored(first as OutputOf<C>),
    learn: (ledger, output) => learn(ledger, output as OutputOf<C>),
  };
}

/** The answer of a request is stored for good. */
export const ALWAYS_STORED = { isStored: () => true };
