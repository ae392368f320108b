import Stack from '@mui/material/Stack';
import { dishByDay, dishByWeekday } from '@bhoj/domain/figures/dishes/dish-days';
import { riseOf } from '@bhoj/domain/figures/advice/price-rise';
import { billedSalesOf } from '@bhoj/domain/figures/span/sales';
import { periodOf } from '@bhoj/domain/figures/span/period';
import { shareOf } from '@bhoj/domain/figures/shape/ratio';
import { formatMoney } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import { dayName } from '../../../ui/dates/formats.ts';
import { Figure } from '../../../ui/mui/charts/figure.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { trendingPart } from '../../../messages/owner/trending/en.ts';
import { weekdaysPart } from '../../../messages/shared/weekdays/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Facts } from '../facts.tsx';
import { changeText, countText, decimalText, percentText, chartRupees, trendText } from '../state/formats.ts';
import type { Row } from '../state/trending-model.ts';
import type { TrendingDays } from '../state/use-trending-days.ts';
import styles from '../trending.module.css';
import { SizesCard } from './sizes-card.tsx';

export interface DishPanelProps {
  readonly trending: TrendingDays;
  readonly row: Row;
}

/** The figures of one dish. */
function DishFacts({ trending, row }: DishPanelProps) {
  const words = useWords(trendingPart);
  const { columns, panel, unknown } = words;
  const { sales, eachPaise, marginPaise, marginShare, perDay } = row;
  const share = shareOf(sales.amountPaise, billedSalesOf(periodOf(trending.days)));
  const orUnknown = <T,>(value: T | null, text: (value: T) => string) =>
    value === null ? unknown : text(value);
  return (
    <Facts
      facts={[
        [columns.portions, countText(sales.quantity)],
        [columns.perDay, orUnknown(perDay, decimalText)],
        ...(trending.before === null ? [] : [[columns.trend, trendText(words, row.trend)] as const]),
        [columns.sales, formatMoney(sales.amountPaise)],
        [panel.share, orUnknown(share, percentText)],
        [columns.each, orUnknown(eachPaise, formatMoney)],
        [columns.margin, orUnknown(marginPaise, formatMoney)],
        [columns.marginShare, orUnknown(marginShare, percentText)],
      ]}
    />
  );
}

/** The effect of a price ₹10 higher. */
function RiseCard({ sales }: Pick<Row, 'sales'>) {
  const { panel } = useWords(trendingPart);
  const { salesPaise, marginPaise } = riseOf(sales);
  return (
    <SectionCard title={panel.rise} description={panel.riseHint}>
      <Facts
        facts={[
          [panel.riseSales, changeText(salesPaise)],
          [panel.riseMargin, marginPaise === null ? panel.riseUnknown : changeText(marginPaise)],
        ]}
      />
    </SectionCard>
  );
}

/** One dish: its figures, its curve by day, its weekdays and its sizes. */
export function DishPanel({ trending, row }: DishPanelProps) {
  const words = useWords(trendingPart);
  const weekdays = useWords(weekdaysPart);
  const { panel, times } = words;
  const { sales } = row;
  return (
    <Stack sx={{ gap: 3 }}>
      <p className={styles['quiet']}>{sales.category ?? words.noCategory}</p>
      <DishFacts {...{ trending, row }} />
      <Figure
        shape="curve"
        title={panel.curve(sales.name)}
        bars={dishByDay(trending.days, row.id, trending.period).map(({ day, amountPaise }) => ({
          name: dayName(day),
          amount: toRupees(amountPaise),
        }))}
        format={chartRupees}
        words={{ ...times, name: panel.day }}
      />
      <SizesCard sales={sales} />
      <SectionCard title={panel.weekdays}>
        <Facts
          facts={dishByWeekday(trending.days, row.id).map(({ weekday, perDay }) => [
            weekdays[weekday],
            perDay === null ? words.unknown : decimalText(perDay),
          ])}
        />
      </SectionCard>
      <RiseCard sales={sales} />
    </Stack>
  );
}
