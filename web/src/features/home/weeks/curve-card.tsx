import type { Day } from '@bhoj/domain/days/day.schema';
import { curveOf } from '@bhoj/domain/figures/home/so-far';
import type { Recent } from '@bhoj/domain/figures/shape/recent.schema';
import { formatMoney } from '@bhoj/domain/money/format';
import { rupees, toRupees } from '@bhoj/domain/money/money';
import type { Weekday } from '@bhoj/domain/time/ist';
import { FigureLink } from '../../../blocks/figures/figure-link.tsx';
import { PairFigure } from '../../../ui/mui/charts/pair-figure.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { homeFiguresPart } from '../../../messages/owner/home-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';

export interface CurveCardProps {
  readonly recent: Recent;
  readonly day: Day;
  readonly weekday: Weekday;
  readonly cutoff: string;
}

/** Today's sales by hour, beside the usual sales of the weekday. */
export function CurveCard({ recent, day, weekday, cutoff }: CurveCardProps) {
  const { curve: words, none } = useWords(homeFiguresPart);
  const title = words.title(weekday);
  const hours = curveOf(day, recent.usual, cutoff);
  if (hours.length === 0) return <SectionCard title={title}>{words.empty}</SectionCard>;
  const format = (amount: number) => formatMoney(rupees(amount));
  return (
    <PairFigure
      title={title}
      description={words.hint}
      pairs={hours.map(({ hour, todayPaise, usualPaise }) => ({
        name: `${hour}:00`,
        first: toRupees(todayPaise),
        second: usualPaise === null ? null : toRupees(usualPaise),
      }))}
      format={format}
      drawFirst={({ name, first }, place) => (
        <FigureLink
          asked={{ day: day.day, name: 'hour', of: hours[place]?.hour }}
          label={`${words.today}, ${name}`}
          text={format(first)}
        />
      )}
      words={{
        show: words.show,
        chart: words.chart,
        table: words.table,
        name: words.hour,
        first: words.today,
        second: words.usual,
        none,
      }}
    />
  );
}
