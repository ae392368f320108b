import type { z } from 'zod';

/**
 * How a caller proves that they belong where a call acts: a guest's phone is in the order that the input names (`order`), or
 * the input has the table's printed key (`key`), the secret of the shared device that it names (`device`), or the secret of a
 * link that somebody was sent (`link`).
 */
export type Proof = 'order' | 'key' | 'device' | 'link';

/**
 * At most `max` calls in `windowMs`, per uid, per order, per shared device, per link, per address (an IPv6 address counts as its
 * /64), or per restaurant that the input names. A limit per address counts only callers who have not proved who they are. So a
 * contract that admits other callers too has a limit per uid as well.
 */
export interface RateLimit {
  readonly per: 'uid' | 'order' | 'device' | 'link' | 'ip' | 'restaurant';
  /**
   * The callers that the limit counts. `party`: those who have proved that they belong (`Contract.proof`). `strangers`: those who
   * have not. Missing: everybody. A limit that several callers share names one of the two, so that nobody is refused because of
   * people who do not belong to them.
   */
  readonly of?: 'party' | 'strangers';
  readonly max: number;
  readonly windowMs: number;
}

/**
 * The limits of a call with a link. A call with a wrong link counts for the address that it came from, a call with a right one
 * for the link. So somebody who tries out links behind the restaurant's Wi-Fi, or behind an address of a carrier, locks out
 * nobody there who has a right one.
 */
export const linkLimits = (max: number): readonly RateLimit[] => [
  { per: 'ip', of: 'strangers', max, windowMs: 10 * 60_000 },
  { per: 'link', of: 'party', max, windowMs: 10 * 60_000 },
];

/**
 * An act that a person may do without the right, or above their limit, once somebody else has allowed exactly this
 * one (P-APPROVAL-1). The input has an `approvalId`.
 */
export interface Approvable<R extends string = string> {
  /** The name of the act on cards and in lists. */
  readonly act: string;
  /** The right that the approver must have, besides those in `needs`. */
  readonly right: R;
  /** Rights that each let a person ask. */
  readonly asking: readonly R[];
}

/** How long after signing in an act with `freshSignIn` may be done. */
export const FRESH_SIGN_IN_MS = 15 * 60_000;

/**
 * Declares a callable: its name, input and output, who may call it, the rights that people of the restaurant need for it
 * (`needs`: all of them), how often it may be called, and whether each success is recorded
 * in the restaurant's audit (`audited`) or in the platform's (`platformAudited`). With `freshSignIn` the caller must
 * have signed in within `FRESH_SIGN_IN_MS`. With `alone` it is deployed as a function of its own name, otherwise in the
 * area of its callers (`catalogue/areas.ts`). No input has a field for a price, total, tax or role.
 */
export interface Contract<
  N extends string = string,
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodObject = z.ZodObject,
  K extends string = string,
  R extends string = string,
> {
  readonly name: N;
  readonly callers: readonly K[];
  /** Empty where the role alone decides. */
  readonly needs: readonly R[];
  readonly approvable?: Approvable<R>;
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

type Flag = 'audited' | 'platformAudited' | 'freshSignIn' | 'alone' | 'needs';

export type InputOf<C extends Contract> = z.output<C['input']>;
export type OutputOf<C extends Contract> = z.output<C['output']>;
/** The input of a contract without its request id, which the page's client adds. */
export type OnceInput<C extends Contract> =
  z.input<C['input']> extends { requestId: string } ? Omit<z.input<C['input']>, 'requestId'> : never;

export function defineContract<
  const N extends string,
  I extends z.ZodObject,
  O extends z.ZodObject,
  const K extends string,
  const R extends string = never,
>(
  contract: Omit<Contract<N, I, O, K, R>, Flag> & Partial<Pick<Contract<N, I, O, K, R>, Flag>>,
): Contract<N, I, O, K, R> {
  return { audited: false, platformAudited: false, freshSignIn: false, alone: false, needs: [], ...contract };
}
