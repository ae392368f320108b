import { useCallback, useEffect, useState } from 'react';
import { refreshMonths } from '@bhoj/domain/figures/span/figures.contract';
import { months as collection } from '@bhoj/domain/figures/shape/month.collection';
import type { Month } from '@bhoj/domain/figures/shape/month.schema';
import { monthsIn } from '@bhoj/domain/figures/span/span';
import type { Span } from '@bhoj/domain/figures/span/span';
import { businessDayOf } from '@bhoj/domain/time/ist';
import { useCall } from '../../../firebase/call.ts';
import { useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { mapLive, whole } from '../../../firebase/live-values.ts';
import { useRestaurant, useRestaurantId, useServiceSettings } from '../../../firebase/restaurant.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';

/** ms between two checks whether the month has changed. */
const TICK = 60_000;

/** The most months in one call. */
const MOST_ASKED = 13;

export interface Refreshed {
  readonly state: 'asked' | 'done' | 'failed';
  readonly retry: () => void;
}

/** Returns the months of spans that can have figures: since the restaurant began, up to the current one. */
export function useKnownMonths(): (span: Span) => string[] {
  const { createdAt } = useRestaurant();
  const { dayCutoff } = useServiceSettings();
  const [first, last] = [
    businessDayOf(createdAt, dayCutoff).slice(0, 7),
    businessDayOf(useNow(TICK), dayCutoff).slice(0, 7),
  ];
  return (span) => monthsIn(span).filter((month) => first <= month && month <= last);
}

/** Lets the server compute the months with changed days or expenses; it skips the others. */
export function useRefreshed(months: readonly string[]): Refreshed {
  const call = useCall(refreshMonths);
  const [attempt, setAttempt] = useState(0);
  const key = [...new Set(months)].toSorted().join(' ');
  const asked = `${attempt} ${key}`;
  const [held, setHeld] = useState<{ asked: string; state: Refreshed['state'] }>({ asked, state: 'asked' });
  useEffect(() => {
    let isMine = true;
    const list = key === '' ? [] : key.split(' ');
    const ask = async () => {
      for (let at = 0; at < list.length; at += MOST_ASKED) {
        await call({ months: list.slice(at, at + MOST_ASKED) });
      }
    };
    const end = (state: Refreshed['state']) => {
      if (isMine) setHeld({ asked, state });
    };
    ask().then(
      () => end('done'),
      () => end('failed'),
    );
    return () => {
      isMine = false;
    };
  }, [asked, key, call]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state: held.asked === asked ? held.state : 'asked', retry };
}

/** The months of a span, live. It waits for a month that was never computed. With `span` null it reads nothing. */
export function useMonths(span: Span | null, { state, retry }: Refreshed): Live<readonly Month[]> {
  const restaurantId = useRestaurantId();
  const wanted = useKnownMonths();
  const spec = collection.queries.between(span?.from ?? '', span?.to ?? '');
  const live = whole(useLiveList(collection, span === null ? null : { restaurantId }, spec));
  if (live.state !== 'ready' || span === null) return mapLive(live, () => []);
  const found = live.value.map(({ value }) => value);
  const known = new Set(found.map(({ month }) => month));
  const months = wanted(span);
  if (months.every((month) => known.has(month))) {
    return { ...live, value: found.filter(({ month }) => months.includes(month)) };
  }
  return state === 'failed' && navigator.onLine ? { state: 'failed', retry } : { state: 'loading' };
}
