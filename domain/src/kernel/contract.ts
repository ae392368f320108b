import type { z } from 'zod';

/**
 * How a guest proves that they belong where a call acts: their phone is in the order that the input names (`order`), or the
 * input has the table's printed key (`key`).
 */
export type Proof = 'order' | 'key';

/**
 * At most `max` calls in `windowMs`, per uid, per order, per address (an IPv6 address counts as its /64), or per restaurant
 * that the input names.
 */
export interface RateLimit {
  readonly per: 'uid' | 'order' | 'ip' | 'restaurant';
  /**
   * Whose calls count. `party`: guests who have proved that they belong (`Contract.proof`). `strangers`: guests who have
   * not. Without it every caller counts. A limit that others depend on too has it, so that nobody is refused because of
   * people who do not belong to them.
   */
  readonly of?: 'party' | 'strangers';
  readonly max: number;
  readonly windowMs: number;
}

/** How long after signing in an act with `freshSignIn` may be done. */
export const FRESH_SIGN_IN_MS = 15 * 60_000;

/**
 * Declares a callable: its name, input and output, who may call it, how often, and whether each success is recorded
 * in the restaurant's audit (`audited`) or in the platform's (`platformAudited`). With `freshSignIn` the caller must
 * have signed in within `FRESH_SIGN_IN_MS`. With `alone` it is deployed as a function of its own name, otherwise in the
 * area of its callers (`catalogue/areas.ts`). No input has a field for a price, total, tax or role.
 */
export interface Contract<
  N extends string = string,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodObject = z.ZodObject,
  K extends string = string,
> {
  readonly name: N;
  readonly callers: readonly K[];
  readonly input: I;
  readonly output: O;
  readonly limits: readonly RateLimit[];
  /** Present where a limit counts by it. */
  readonly proof?: Proof;
  readonly audited: boolean;
  readonly platformAudited: boolean;
  readonly freshSignIn: boolean;
  readonly alone: boolean;
  /** How long a client waits for the answer, in ms, if longer than for other calls. */
  readonly patienceMs?: number;
}

type Flag = 'audited' | 'platformAudited' | 'freshSignIn' | 'alone';

export type InputOf<C extends Contract> = z.output<C['input']>;
export type OutputOf<C extends Contract> = z.output<C['output']>;
/** What a page asks of a contract whose requests have an id; the page's client adds the id. */
export type OnceInput<C extends Contract> =
  z.input<C['input']> extends { requestId: string } ? Omit<z.input<C['input']>, 'requestId'> : never;

export function defineContract<
  const N extends string,
  I extends z.ZodObject,
  O extends z.ZodObject,
  const K extends string,
>(contract: Omit<Contract<N, I, O, K>, Flag> & Partial<Pick<Contract, Flag>>): Contract<N, I, O, K> {
  return { audited: false, platformAudited: false, freshSignIn: false, alone: false, ...contract };
}
