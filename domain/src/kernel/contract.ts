import type { z } from 'zod';

/** At most `max` calls in `windowMs` for one uid, one party at a table, or one address. */
export interface RateLimit {
  readonly per: 'uid' | 'table' | 'ip';
  readonly max: number;
  readonly windowMs: number;
}

/**
 * A callable, said once: its name, its shapes, who may call it, how often, and whether each success leaves an entry in
 * the restaurant's audit. A client sends no price, total, tax or role: no input has a field for one.
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
  readonly audited: boolean;
}

export type InputOf<C extends Contract> = z.output<C['input']>;
export type OutputOf<C extends Contract> = z.output<C['output']>;

export function defineContract<
  const N extends string,
  I extends z.ZodObject,
  O extends z.ZodObject,
  const K extends string,
>(contract: Omit<Contract<N, I, O, K>, 'audited'> & { audited?: boolean }): Contract<N, I, O, K> {
  return { audited: false, ...contract };
}
