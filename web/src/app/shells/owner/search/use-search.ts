import { useEffect, useState } from 'react';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { useClient } from '../../../../firebase/client.ts';
import { useLiveRestaurant, useRestaurantId } from '../../../../firebase/restaurant.tsx';
import { ownerSearchPart } from '../../../../messages/owner/search/en.ts';
import { useWords } from '../../../../words/use-words.ts';
import { answer } from './answer.ts';
import type { Found } from './found.ts';
import { plan } from './plan.ts';

/** ms after the last key, so that the database gets no half words. */
const TYPING = 300;

export interface Search {
  readonly found: readonly Found[];
  readonly state: 'idle' | 'asking' | 'done' | 'failed';
}
const IDLE: Search = { found: [], state: 'idle' };

/**
 * Searches the database for the typed text, after a pause, in at most ten reads. A newer text drops the answer to an
 * older one.
 */
export function useSearch(text: string): Search {
  const typed = text.trim();
  const client = useClient();
  const restaurantId = useRestaurantId();
  const words = useWords(ownerSearchPart);
  const record = useLiveRestaurant();
  const restaurant = record.state === 'ready' ? record.value : null;
  const {
    invoiceSeries: series = null,
    dayCutoff = '',
    seatingConfiguration = null,
    placeNames,
  } = restaurant ?? {};
  const floors = seatingConfiguration?.floors ?? 1;
  const [held, setHeld] = useState<{ typed: string; search: Search }>({ typed: '', search: IDLE });
  useEffect(() => {
    if (series === null) return undefined;
    const now = Date.now();
    const asks = plan(typed, { now, series, day: businessDayOf(now, dayCutoff), floors, placeNames });
    if (asks.length === 0) return undefined;
    let isWanted = true;
    const show = (search: Search) => {
      if (isWanted) setHeld({ typed, search });
    };
    const timer = setTimeout(() => {
      show({ found: [], state: 'asking' });
      Promise.all(asks.map((ask) => answer({ client, restaurantId, words, typed, placeNames }, ask))).then(
        (found) => show({ found: found.flat(), state: 'done' }),
        () => show({ found: [], state: 'failed' }),
      );
    }, TYPING);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [typed, client, restaurantId, words, series, dayCutoff, floors, placeNames]);
  return held.typed === typed ? held.search : IDLE;
}
