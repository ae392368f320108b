import { createHash } from 'node:crypto';
import { answers } from '@bhoj/domain/answers/answer.collection';
import { answerIdOf, askedBy, keptAnswer, readAnswer } from '@bhoj/domain/answers/answer';
import type { Contract, InputOf, OutputOf } from '@bhoj/domain/kernel/contract';
import { transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';

/** A request to an act of a restaurant, and who sends it. Its id was made by the client. */
interface Request<C extends Contract> {
  readonly restaurantId: string;
  readonly uid: string;
  readonly input: InputOf<C> & { readonly requestId: string };
  readonly now: number;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * Does an act in one transaction and keeps its answer with it. A repeat of the request by the same person gets that answer and
 * changes nothing, whatever was done since. A refusal is not kept: the same request may succeed later. `mayAsk` throws for a
 * caller who may not even get the answer any more, where the check of every call does not see that. Throws `request-id-used`.
 */
export const actOnce = <C extends Contract>(
  contract: C,
  { restaurantId, uid, input, now }: Request<C>,
  act: (store: Store) => Promise<OutputOf<C>>,
  mayAsk?: (store: Store) => Promise<void>,
): Promise<OutputOf<C>> => {
  const asked = hashOf(askedBy(uid, input));
  const at = { restaurantId, answerId: answerIdOf(contract, input.requestId) };
  return transact(restaurantId, async (store) => {
    const [known] = await Promise.all([store.get(answers, at), mayAsk?.(store)]);
    if (known !== null) return readAnswer(contract, known, asked);
    const output = await act(store);
    store.create(answers, at, keptAnswer(contract, output, { asked, at: now }));
    return output;
  });
};
