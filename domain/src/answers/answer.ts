import { z } from 'zod';
import { Refusal } from '../catalogue/reasons.ts';
import { canonicalJson } from './canonical-json.ts';
import type { Contract, OutputOf } from '../kernel/contract.ts';
import { timestamp } from '../kernel/timestamp.ts';
import { DAY } from '../time/ist.ts';

/** ms for which an answer is kept. */
const KEPT = 30 * DAY;

/** The most characters of an answer. The longest is that of `moveLines`: the ids of 300 lines. */
const LONGEST = 6_000;

/**
 * `answers/{answerId}`: the answer to an act that was done, for a repeat of its request. Only the server reads it. An answer past
 * `expireAt` still holds until Firestore deletes it.
 */
export const answerSchema = z.object({
  /** A hash of `askedBy`: it tells a repeat from another request, and keeps nothing that a person typed. */
  asked: z.string().max(64),
  /** The contract's output, as JSON. */
  output: z.string().max(LONGEST),
  expireAt: timestamp(),
});
export type Answer = z.output<typeof answerSchema>;

/** Returns the id of an answer. Requests to different acts may have the same id. */
export const answerIdOf = ({ name }: Pick<Contract, 'name'>, requestId: string): string =>
  `${name}-${requestId}`;

/** Returns a person and their input as one text, the same in whatever order the fields of the input come. */
export const askedBy = (uid: string, input: object): string => canonicalJson([uid, input]);

/** Returns an answer to keep, with only the fields of the contract's output. */
export const keptAnswer = <C extends Contract>(
  contract: C,
  output: OutputOf<C>,
  { asked, at }: { readonly asked: string; readonly at: number },
): Answer => ({ asked, output: JSON.stringify(contract.output.parse(output)), expireAt: at + KEPT });

/**
 * Returns a kept answer as its caller got it. Throws `request-id-used` when another person, or another request, has the same id.
 */
export function readAnswer<C extends Contract>(contract: C, known: Answer, asked: string): OutputOf<C> {
  if (known.asked !== asked) throw new Refusal('request-id-used');
  return contract.output.parse(JSON.parse(known.output)) as OutputOf<C>;
}
