import { netSalesOf } from '@bhoj/domain/figures/span/sales';
import type { LineName } from '@bhoj/domain/figures/span/profit-and-loss';
import { monthCountOf } from '@bhoj/domain/figures/span/span';
import type { Span } from '@bhoj/domain/figures/span/span';
import { formatMoney } from '@bhoj/domain/money/format';
import { rupees, toRupees } from '@bhoj/domain/money/money';
import { monthName } from '../../../ui/dates/formats.ts';
import { Figure } from '../../../ui/mui/charts/figure.tsx';
import { financeProfitPart } from '../../../messages/owner/finance-profit/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { lineName } from './line-words.ts';
import type { Profit } from './use-profit.ts';

const COSTS: ReadonlySet<LineName> = new Set(['food', 'operatorCosts', 'levy', 'wages', 'writtenOff']);

const shown = (amount: number): string => formatMoney(rupees(amount));

export interface ProfitFiguresProps {
  readonly profit: Profit;
  readonly span: Span;
  /** The name of the period. */
  readonly name: string;
}

/** The costs by kind, and net sales month by month, each as a table or as a chart. */
export function ProfitFigures({ profit: { months, statement }, span, name }: ProfitFiguresProps) {
  const words = useWords(financeProfitPart);
  const costs = statement.lines.filter(
    ({ name: line, category, amountPaise }) =>
      amountPaise !== null && amountPaise > 0 && (COSTS.has(line) || category !== null),
  );
  const view = { show: words.show, chart: words.chart, table: words.table, amount: words.amount };
  return (
    <>
      {costs.length > 0 && (
        <Figure
          title={words.costs(name)}
          bars={costs.map((line) => ({
            name: lineName(words, line, statement),
            amount: toRupees(line.amountPaise ?? rupees(0)),
          }))}
          format={shown}
          words={{ ...view, name: words.cost, share: words.costShare }}
        />
      )}
      {monthCountOf(span) > 1 && (
        <Figure
          title={words.netByMonth(name)}
          bars={months.map(({ month, sales }) => ({
            name: monthName(month),
            amount: toRupees(netSalesOf(sales)),
          }))}
          format={shown}
          words={{ ...view, name: words.month, share: words.netShare }}
        />
      )}
    </>
  );
}
