import { useState } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { callAsGuest } from '../../../firebase/guest.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { joinInput } from './details-model.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import type { AboutGuest } from './details-model.ts';
import { keepVisit } from '../context/place.ts';
import { go } from '../context/router.tsx';

interface Place {
  readonly restaurantId: string;
  readonly tableId: string;
  readonly key: string | null;
}

/**
 * Joins the guest to the table and goes to the menu. `failure` is the last refusal; the `code-…` ones ask for the
 * table's code.
 */
export function useJoin(place: Place) {
  const { pending: isPending, run } = useOneAtATime<Failure>();
  // Kept during the next try, so that the field for the code stays in place.
  const [failure, setFailure] = useState<Failure | null>(null);
  const join = async (about: AboutGuest, code: string | null) => {
    const joined = await run(async () => {
      const answer = await callAsGuest('joinTable', joinInput(place, about, code));
      if ('failure' in answer) setFailure(answer.failure);
      return answer;
    });
    if (joined === null) return;
    const { restaurantId, tableId, key } = place;
    const { orderId } = joined;
    keepVisit(restaurantId, tableId, { key, orderId });
    go(href('customerMenu', { restaurantId, tableId, orderId }));
  };
  return { join, isPending, failure };
}
export type Joining = ReturnType<typeof useJoin>;
