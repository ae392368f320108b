import { z } from 'zod';
import type { Contract, OutputOf } from '../kernel/contract.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { DAY } from '../time/ist.ts';

/** ms for which an answer is kept. */
const KEPT = 30 * DAY;

/** The most characters of an answer. The longest is that of `moveLines`: the ids of 300 lines. */
const LONGEST = 6_000;

/**
 * `answers/{answerId}`: the answer to an act that was done, for a repeat of its request. Only the server reads it. One
 * that is past `expireAt` and not deleted yet still answers.
 */
export const answerSchema = z.object({
  /** The contract's output, as JSON. */
  output: z.string().max(LONGEST),
  expireAt: timestamp(),
});
export type Answer = z.output<typeof answerSchema>;

/** Returns the id of an answer. Requests to different acts may have the same id. */
export const answerIdOf = ({ name }: Pick<Contract, 'name'>, requestId: string): string =>
  `${name}-${requestId}`;

/** Returns an answer as it is kept: what the contract lets out, and nothing else. */
export const keptAnswer = <C extends Contract>(contract: C, output: OutputOf<C>, at: number): Answer => ({
  output: JSON.stringify(contract.output.parse(output)),
  expireAt: at + KEPT,
});

/** Returns a kept answer as its caller got it. */
export const readAnswer = <C extends Contract>(contract: C, { output }: Answer): OutputOf<C> =>
  contract.output.parse(JSON.parse(output)) as OutputOf<C>;
