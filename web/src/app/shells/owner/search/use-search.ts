import { useCallback } from 'react';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { useClient } from '../../../../firebase/client.ts';
import { useMay } from '../../../../firebase/rights.ts';
import { useLiveRestaurant, useRestaurantId } from '../../../../firebase/restaurant.tsx';
import { ownerSearchPart } from '../../../../messages/owner/search/en.ts';
import { useWords } from '../../../../words/use-words.ts';
import { useFound } from '../../search/use-found.ts';
import type { Search } from '../../search/use-found.ts';
import { answer } from './answer.ts';
import type { Found } from './found.ts';
import { plan } from './plan.ts';
import type { Ask } from './plan.ts';
import { serverNow } from '../../../../ui/shared/server-clock.ts';

/** The right that the answer to a question needs. */
const NEEDS = {
  menu: 'menu',
  members: 'people',
  customer: 'customers',
  customers: 'customers',
  tables: 'tables',
  number: 'see-sales',
} as const satisfies Record<Ask['kind'], Right>;

/** Searches the database for the typed text, in at most ten reads. */
export function useSearch(text: string): Search<Found> {
  const typed = text.trim();
  const client = useClient();
  const restaurantId = useRestaurantId();
  const words = useWords(ownerSearchPart);
  const may = useMay();
  const record = useLiveRestaurant();
  const restaurant = record.state === 'ready' ? record.value : null;
  const {
    invoiceSeries = null,
    creditSeries = '',
    debitSeries = '',
    dayCutoff = '',
    seatingConfiguration = null,
    placeNames,
  } = restaurant ?? {};
  const floors = seatingConfiguration?.floors ?? 1;
  const prepare = useCallback(() => {
    if (invoiceSeries === null) return null;
    const now = serverNow();
    const series = { invoiceSeries, creditSeries, debitSeries };
    const asks = plan(typed, { now, series, day: businessDayOf(now, dayCutoff), floors, placeNames }).filter(
      ({ kind }) => may(NEEDS[kind]),
    );
    if (asks.length === 0) return null;
    const asked = { client, restaurantId, words, typed, placeNames };
    return async () => (await Promise.all(asks.map((one) => answer(asked, one)))).flat();
  }, [
    typed,
    client,
    restaurantId,
    words,
    invoiceSeries,
    creditSeries,
    debitSeries,
    dayCutoff,
    floors,
    placeNames,
    may,
  ]);
  return useFound(typed, prepare);
}
