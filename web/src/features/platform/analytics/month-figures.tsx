import { formatMoney } from '@bhoj/domain/money/format';
import { paise, rupees, toRupees } from '@bhoj/domain/money/money';
import { bridgesOf } from '@bhoj/domain/platform/sums/mrr-bridge';
import { movedOf } from '@bhoj/domain/platform/sums/platform-sum';
import type { PlatformMonth } from '@bhoj/domain/platform/shape/platform-sum.schema';
import type { Paise } from '@bhoj/domain/money/money';
import { monthName } from '../../../ui/dates/formats.ts';
import { Figure } from '../../../ui/mui/charts/figure.tsx';
import { PairFigure } from '../../../ui/mui/charts/pair-figure.tsx';
import { platformAnalyticsPart, platformFiguresPart } from '../../../messages/owner/platform-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';

interface MonthsProps {
  readonly months: readonly PlatformMonth[];
}

const money = (amount: number): string => formatMoney(rupees(amount));

/** MRR at the end of each month; for the current month, today's. */
export function MrrFigure({ months, mrrPaise }: MonthsProps & { readonly mrrPaise: Paise }) {
  const words = useWords(platformAnalyticsPart);
  const common = useWords(platformFiguresPart);
  const bridges = bridgesOf(months.map(movedOf), mrrPaise);
  return (
    <Figure
      title={words.mrr}
      shape="curve"
      bars={months.map(({ month }, n) => ({
        name: monthName(month),
        amount: toRupees(bridges[n]?.closingPaise ?? paise(0)),
      }))}
      format={money}
      words={{ ...common, name: common.month }}
    />
  );
}

/** Sign-ups by month. */
export function GrowthFigure({ months }: MonthsProps) {
  const words = useWords(platformAnalyticsPart);
  const common = useWords(platformFiguresPart);
  return (
    <Figure
      title={words.growth}
      bars={months.map(({ month, signUps }) => ({ name: monthName(month), amount: signUps }))}
      format={String}
      words={{ ...common, name: common.month, amount: words.signUps }}
    />
  );
}

/** Churn by month: MRR lost, and MRR that came back. */
export function ChurnFigure({ months }: MonthsProps) {
  const words = useWords(platformAnalyticsPart);
  const common = useWords(platformFiguresPart);
  const amountOf = ({ moved }: PlatformMonth, kind: string) => toRupees(moved[kind]?.amountPaise ?? paise(0));
  return (
    <PairFigure
      title={words.churn}
      description={words.churnText}
      pairs={months.map((sum) => ({
        name: `${monthName(sum.month)} · ${common.restaurants(sum.moved['churn']?.count ?? 0)}`,
        first: amountOf(sum, 'churn'),
        second: amountOf(sum, 'reactivation'),
      }))}
      format={money}
      words={{
        show: common.show,
        chart: common.chart,
        table: common.table,
        name: common.month,
        first: words.churnedAmount,
        second: common.movements.reactivation,
        none: common.none,
      }}
    />
  );
}
