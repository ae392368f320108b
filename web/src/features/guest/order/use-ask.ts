import { useState } from 'react';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { callAsGuest } from '../../../firebase/guest.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';

type Kind = NonNullable<Order['requests']['service']>['kind'];

export interface Asking {
  readonly ask: (kind: Kind) => void;
  readonly pending: Kind | null;
  /** Why the last call did not reach the staff; null when it did. */
  readonly failure: Failure | null;
}

/** Calls a waiter or asks for the bill with one tap. The order itself shows the result. */
export function useAsk(restaurantId: string, orderId: string): Asking {
  const [asked, setAsked] = useState<Kind | null>(null);
  const { pending, failure, run } = useOneAtATime<Failure>();
  const ask = (kind: Kind) =>
    void run(() => {
      setAsked(kind);
      return callAsGuest('askForService', { restaurantId, orderId, kind });
    });
  return { ask, pending: pending ? asked : null, failure };
}
