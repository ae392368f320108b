import { useMemo } from 'react';
import { days } from '@bhoj/domain/days/day.collection';
import type { Day } from '@bhoj/domain/days/day.schema';
import { beforeOf } from '@bhoj/domain/figures/span/trend';
import type { Dates } from '@bhoj/domain/figures/span/trend';
import { dayAfter } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../firebase/live.ts';
import type { Live } from '../../../firebase/live.ts';
import { mapLive, whole } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';

/** The business days of a period, in order, and those of the period before. */
export interface TrendingDays {
  readonly period: Dates;
  readonly days: readonly Day[];
  /** Null where the period has no comparison. */
  readonly before: { readonly period: Dates; readonly days: readonly Day[] } | null;
}

/** Reads a period in one query, with the days before it where the view compares: at most 62 documents. */
export function useTrendingDays({ from, to }: Dates, compares: boolean): Live<TrendingDays> {
  const restaurantId = useRestaurantId();
  const before = useMemo(() => (compares ? beforeOf({ from, to }) : null), [from, to, compares]);
  const first = before?.from ?? from;
  const live = whole(useLiveList(days, { restaurantId }, days.queries.between(first, dayAfter(to))));
  return useMemo(
    () =>
      mapLive(live, (list) => {
        const all = list.map(({ value }) => value);
        return {
          period: { from, to },
          days: all.filter(({ day }) => day >= from),
          before: before && { period: before, days: all.filter(({ day }) => day < from) },
        };
      }),
    [live, from, to, before],
  );
}
