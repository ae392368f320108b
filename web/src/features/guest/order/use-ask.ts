import { useRef, useState } from 'react';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { callAsGuest } from '../../../firebase/guest.ts';
import type { FailureReason } from '../../../firebase/call.ts';
import { reasonSentence } from '../../../messages/guest/index.ts';
import { useSpeech } from '../context/language.tsx';

type Kind = NonNullable<Order['requests']['service']>['kind'];

export interface Asking {
  readonly ask: (kind: Kind) => void;
  readonly pending: Kind | null;
  /** Why the last tap did not reach the staff; null where it did. */
  readonly failure: string | null;
}

/** One tap of a guest: somebody should come. What came of it shows on the order itself. */
export function useAsk(restaurantId: string, orderId: string): Asking {
  const { words } = useSpeech();
  const [pending, setPending] = useState<Kind | null>(null);
  const [failed, setFailed] = useState<FailureReason | null>(null);
  const busy = useRef(false);
  const ask = (kind: Kind) => {
    if (busy.current) return;
    busy.current = true;
    setPending(kind);
    setFailed(null);
    void callAsGuest('askForService', { restaurantId, orderId, kind }).then((answer) => {
      busy.current = false;
      setPending(null);
      if ('failure' in answer) setFailed(answer.failure.reason);
    });
  };
  return { ask, pending, failure: failed === null ? null : reasonSentence(words, failed) };
}
