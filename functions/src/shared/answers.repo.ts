import { answers } from '@bhoj/domain/answers/answer.collection';
import { answerIdOf, keptAnswer, readAnswer } from '@bhoj/domain/answers/answer';
import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import { transact } from '../firebase/store.ts';
import type { Store } from '../firebase/store.ts';

/** A client's request, by the id that the client made. */
interface Request {
  readonly restaurantId: string;
  readonly requestId: string;
  readonly now: number;
}

/**
 * Does an act in one transaction and keeps its answer with it. A repeat of the request gets that answer and changes
 * nothing, whatever was done since. A refusal is not kept: the same request may succeed later.
 */
export const actOnce = <C extends Contract>(
  contract: C,
  { restaurantId, requestId, now }: Request,
  act: (store: Store) => Promise<OutputOf<C>>,
): Promise<OutputOf<C>> =>
  transact(restaurantId, async (store) => {
    const at = { restaurantId, answerId: answerIdOf(contract, requestId) };
    const known = await store.get(answers, at);
    if (known !== null) return readAnswer(contract, known);
    const output = await act(store);
    store.create(answers, at, keptAnswer(contract, output, now));
    return output;
  });
