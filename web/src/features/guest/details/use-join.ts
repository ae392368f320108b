import { useRef, useState } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { callAsGuest } from '../../../firebase/guest.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { joinInput } from './details-model.ts';
import type { AboutGuest } from './details-model.ts';
import { keepVisit } from '../context/place.ts';
import { go } from '../context/router.tsx';

interface Place {
  readonly restaurantId: string;
  readonly tableId: string;
  readonly key: string | null;
}

/** Seats the guest and leads on to the menu. `failure` is the last refusal; `code-…` ones ask for the table's code. */
export function useJoin(place: Place) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const busy = useRef(false);
  const join = async (about: AboutGuest, code: string | null) => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    const answer = await callAsGuest('joinTable', joinInput(place, about, code));
    busy.current = false;
    setPending(false);
    if ('failure' in answer) {
      setFailure(answer.failure);
      return;
    }
    const { restaurantId, tableId, key } = place;
    const { orderId } = answer.output;
    keepVisit(restaurantId, tableId, { key, orderId });
    go(href('customerMenu', { restaurantId, tableId, orderId }));
  };
  return { join, isPending, failure };
}
