import { days } from '@bhoj/domain/days/day.collection';
import type { DayFigure } from '@bhoj/domain/figures/day/day-figure';
import { valueOfFigure } from '@bhoj/domain/figures/day/day-value';
import { dayAfter, startOf, weekdayOf } from '@bhoj/domain/time/ist';
import type { Weekday } from '@bhoj/domain/time/ist';
import { figureAddress } from '../../../blocks/figures/figure-address.ts';
import { useLiveList } from '../../../firebase/live.ts';
import { whole } from '../../../firebase/live-values.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { dayName } from '../../../ui/dates/formats.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { dayFigurePart } from '../../../words/owner/day-figure.ts';
import { useWords } from '../../../words/use-words.ts';
import { FigureTable } from './figure-table.tsx';

export interface DaysOfProps {
  /** The first and the last day. */
  readonly since: string;
  readonly until: string;
  readonly on: Weekday | null;
  readonly figure: DayFigure;
  readonly title: string;
}

/** A figure day by day, from the days' roll-ups; each day opens its documents. */
export function DaysOf({ since, until, on, figure, title }: DaysOfProps) {
  const words = useWords(dayFigurePart);
  const spec = days.queries.between(since, dayAfter(until));
  const live = whole(useLiveList(days, { restaurantId: useRestaurantId() }, spec));
  return (
    <Gate
      live={live}
      skeleton={<SkeletonRows label={words.loading} rows={6} />}
      words={{ failed: words.couldNotLoad }}
    >
      {(list) => {
        const rows = list
          .filter(({ value: { day } }) => on === null || weekdayOf(startOf(day)) === on)
          .map(({ value: day }) => ({
            key: day.day,
            name: dayName(day.day),
            detail: '',
            to: figureAddress({
              day: day.day,
              name: figure.name,
              ...(figure.of !== null && { of: figure.of }),
            }),
            value: valueOfFigure(day, figure),
          }))
          .filter(({ value }) => value !== 0);
        if (rows.length === 0) return <p>{words.noDays}</p>;
        return <FigureTable title={title} head={words.day} {...{ figure, rows }} />;
      }}
    </Gate>
  );
}
