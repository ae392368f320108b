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
import { whenOnline } from '../../../ui/shared/when-online.ts';

/** ms between two checks whether the month has changed. */
const TICK = 60_000;

/** The most months in one call. */
const MOST_ASKED = 13;

export interface Refreshed {
  readonly state: 'asked' | 'done' | 'failed';
  /** The months before the restaurant began that have no figures, once the server has said so. */
  readonly nothing: ReadonlySet<string>;
  readonly retry: () => void;
}

/** Returns the months of spans up to the current one. Those before the restaurant began may have a pay run or costs. */
export function usePastMonths(): (span: Span) => string[] {
  const { dayCutoff } = useServiceSettings();
  const last = businessDayOf(useNow(TICK), dayCutoff).slice(0, 7);
  return (span) => monthsIn(span).filter((month) => month <= last);
}

/** Returns the months of spans that have figures for sure: since the restaurant began, up to the current one. */
export function useKnownMonths(): (span: Span) => string[] {
  const { createdAt } = useRestaurant();
  const { dayCutoff } = useServiceSettings();
  const past = usePastMonths();
  const first = businessDayOf(createdAt, dayCutoff).slice(0, 7);
  return (span) => past(span).filter((month) => first <= month);
}

const NOTHING: ReadonlySet<string> = new Set();

/** Lets the server compute the months with changed days or expenses; it skips the others. */
export function useRefreshed(months: readonly string[]): Refreshed {
  const call = useCall(refreshMonths);
  const [attempt, setAttempt] = useState(0);
  const key = [...new Set(months)].toSorted().join(' ');
  const asked = `${attempt} ${key}`;
  const [held, setHeld] = useState<Omit<Refreshed, 'retry'> & { readonly asked: string }>({
    asked,
    state: 'asked',
    nothing: NOTHING,
  });
  useEffect(() => {
    let isMine = true;
    const list = key === '' ? [] : key.split(' ');
    const ask = async () => {
      const without: string[] = [];
      for (let at = 0; at < list.length; at += MOST_ASKED) {
        const { nothing } = await call({ months: list.slice(at, at + MOST_ASKED) });
        without.push(...nothing);
      }
      return new Set(without);
    };
    const end = (state: Refreshed['state'], nothing = NOTHING) => {
      if (isMine) setHeld({ asked, state, nothing });
    };
    ask().then(
      (nothing) => end('done', nothing),
      () => end('failed'),
    );
    return () => {
      isMine = false;
    };
  }, [asked, key, call]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { state, nothing } = held.asked === asked ? held : { state: 'asked' as const, nothing: NOTHING };
  useEffect(() => (state === 'failed' ? whenOnline(retry) : undefined), [state, retry]);
  return { state, nothing, retry };
}

/**
 * The months of a span, live. It waits for a month that the server has yet to compute. With `span` null it reads
 * nothing. `withEarlier` adds the months before the restaurant began here, if the server knows figures of them, and
 * waits for those too.
 */
export function useMonths(
  span: Span | null,
  { state, nothing, retry }: Refreshed,
  { withEarlier }: { readonly withEarlier: boolean } = { withEarlier: false },
): Live<readonly Month[]> {
  const restaurantId = useRestaurantId();
  const known = useKnownMonths();
  const past = usePastMonths();
  const spec = collection.queries.between(span?.from ?? '', span?.to ?? '');
  const live = whole(useLiveList(collection, span === null ? null : { restaurantId }, spec));
  if (live.state !== 'ready' || span === null) return mapLive(live, () => []);
  const found = live.value.map(({ value }) => value);
  const there = new Set(found.map(({ month }) => month));
  const months = withEarlier ? past(span) : known(span);
  // Until the server answers, an earlier month may have no figures. A span that begins there shows without it.
  const needed = state === 'done' ? months.filter((month) => !nothing.has(month)) : known(span);
  const hasSome = needed.length > 0 || months.some((month) => there.has(month));
  const isUnsure = months.length > 0 && state !== 'done' && !hasSome;
  if (!isUnsure && needed.every((month) => there.has(month))) {
    return { ...live, value: found.filter(({ month }) => months.includes(month)) };
  }
  return state === 'failed' && navigator.onLine ? { state: 'failed', retry } : { state: 'loading' };
}
