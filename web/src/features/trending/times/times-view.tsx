import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { guestsByHour } from '@bhoj/domain/figures/span/covers';
import { periodOf } from '@bhoj/domain/figures/span/period';
import { salesByWeekday, salesByPart } from '@bhoj/domain/figures/span/sales-times';
import { toRupees, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { orderTypeSchema } from '@bhoj/domain/orders/shape/order.schema';
import { hourName } from '../../../ui/dates/clock.ts';
import { Figure } from '../../../ui/mui/charts/figure.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import { weekdaysPart } from '../../../messages/shared/weekdays/en.ts';
import { orderTypesPart } from '../../../messages/shared/order/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { chartRupees, countText } from '../state/formats.ts';
import type { ViewProps } from '../view-props.ts';
import { PeopleList } from './people-list.tsx';
import { TurnsList } from './turns-list.tsx';

/** Sales by time, by type of order, and by who took the orders. */
export function TimesView({ trending }: ViewProps) {
  const { times, turns, dayParts } = useWords(trendingPart);
  const weekdays = useWords(weekdaysPart);
  const types = useWords(orderTypesPart);
  const period = periodOf(trending.days);
  const figure = (
    of: 'weekday' | 'part' | 'type',
    bars: readonly (readonly [name: string, amount: Paise])[],
  ): ReactNode => (
    <Figure
      title={times[of]}
      bars={bars.map(([name, amount]) => ({ name, amount: toRupees(amount) }))}
      format={chartRupees}
      words={{ ...times, name: times.shows[of] }}
    />
  );
  return (
    <Stack sx={{ gap: 3 }}>
      {figure(
        'weekday',
        salesByWeekday(trending.days).map(({ weekday, meanPaise }) => [weekdays[weekday], meanPaise ?? ZERO]),
      )}
      {figure(
        'part',
        salesByPart(trending.days).map(({ part, totalPaise }) => [dayParts[part], totalPaise]),
      )}
      {figure(
        'type',
        orderTypeSchema.options.flatMap((type) => {
          const amount = period.byType[type];
          return amount === undefined ? [] : [[types[type], amount] as const];
        }),
      )}
      {(period.operations?.covers.guests ?? 0) > 0 && (
        <Figure
          title={times.guests}
          bars={guestsByHour(period).map(({ hour, guests }) => ({ name: hourName(hour), amount: guests }))}
          format={countText}
          words={{ ...times, name: times.shows.guests, amount: turns.columns.size }}
        />
      )}
      <TurnsList {...{ trending, period }} />
      <PeopleList {...{ trending, period }} />
    </Stack>
  );
}
