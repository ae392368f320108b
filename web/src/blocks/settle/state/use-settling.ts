import { useEffect, useState } from 'react';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import { answerBefore } from '@bhoj/domain/billing/settle/answer-before';
import { settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { entriesOf, useStored } from '../../../ui/shared/stored.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useOriginals } from '../../bill/originals.ts';
import type { Failure, SettleActs } from './acts.ts';

type Request = InputOf<typeof settleBill>;
const requestsSchema = entriesOf(settleBill.input);
const NONE: Record<string, Request> = {};

const without = (requests: Record<string, Request>, orderId: string): Record<string, Request> =>
  Object.fromEntries(Object.entries(requests).filter(([id]) => id !== orderId));

export interface Settling {
  readonly pending: boolean;
  readonly failure: Failure | null;
  /** True while a request is answered and the order's live money is still the one before it. */
  readonly isBehind: boolean;
  /** A sent request without an answer; kept on this device, also after a reload. */
  readonly unanswered: Request | null;
  /** Sends a new request. Resolves to its id, or null when nothing was done. */
  readonly settle: (request: Omit<Request, 'orderId' | 'requestId'>) => Promise<string | null>;
  readonly resend: () => Promise<string | null>;
}

/** Settles an order once per request, however often a button is tapped or the network fails. */
export function useSettling(
  orderId: string,
  money: Pick<OrderMoney, 'settlements' | 'partRequests'>,
  act: SettleActs['settle'],
): Settling {
  const [requests, update] = useStored('bhoj.settling', requestsSchema, NONE);
  const { keep } = useOriginals();
  const { pending, failure, run } = useOneAtATime<Failure>();
  const [answered, setAnswered] = useState<string | null>(null);
  const unanswered = requests[orderId] ?? null;
  const forget = () => update((all) => without(all, orderId));

  // The order's live money may hold the answer that never came.
  const requestId = unanswered?.requestId ?? '';
  const isIssued = money.settlements.some((settlement) => settlement.requestId === requestId);
  const isDone = isIssued || answerBefore(money, requestId) !== null;
  useEffect(() => {
    if (!isDone) return;
    if (isIssued) keep(requestId);
    update((all) => without(all, orderId));
  }, [isDone, isIssued, keep, orderId, requestId, update]);

  const send = async (request: Request, wasUnknown: boolean): Promise<string | null> => {
    const output = await run(async () => {
      update((all) => ({ ...all, [orderId]: request }));
      const outcome = await act(request);
      if ('output' in outcome) {
        if (outcome.output.invoice !== null) keep(request.requestId);
        setAnswered(request.requestId);
        forget();
      } else if (outcomeOf(outcome.failure.reason, { wasUnknown }) === 'refused') {
        // Until the request is known to have failed, the hook sends this same request and no other.
        forget();
      }
      return outcome;
    });
    return output === null ? null : request.requestId;
  };
  return {
    pending,
    failure,
    isBehind: answered !== null && answerBefore(money, answered) === null,
    unanswered,
    settle: (request) =>
      unanswered === null ? send({ ...request, orderId, requestId: newId() }, false) : Promise.resolve(null),
    resend: () => (unanswered === null ? Promise.resolve(null) : send(unanswered, true)),
  };
}
