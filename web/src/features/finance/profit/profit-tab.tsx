import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartPie, Printer } from 'lucide-react';
import { isLine } from '@bhoj/domain/figures/span/profit-and-loss';
import type { StatementLine } from '@bhoj/domain/figures/span/profit-and-loss';
import { operatorSalesOf } from '@bhoj/domain/figures/span/sales';
import { monthCountOf } from '@bhoj/domain/figures/span/span';
import type { Span } from '@bhoj/domain/figures/span/span';
import { notPrinted } from '../../../ui/mui/not-printed.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { financePart } from '../../../messages/owner/finance/en.ts';
import { financeProfitPart } from '../../../messages/owner/finance-profit/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSpanName } from '../state/span-name.ts';
import { useAddress } from '../state/use-address.ts';
import { ExpenseKindsCard } from './expense-kinds-card.tsx';
import { FlowCard } from './flow-card.tsx';
import { LineDays } from './line-days.tsx';
import { LineMonths } from './line-months.tsx';
import { lineName, notesOf } from './line-words.ts';
import { ProfitFigures } from './profit-figures.tsx';
import { StatementTable } from './statement-table.tsx';
import { useProfit } from './use-profit.ts';
import type { Profit } from './use-profit.ts';

const FoodCostCard = lazyPart(() =>
  import('../../../joint/food-cost/food-cost-card.tsx').then((m) => m.FoodCostCard),
);

interface OpenLineProps {
  readonly line: StatementLine;
  readonly profit: Profit;
  readonly span: Span;
  readonly onClose: () => void;
}

/** The sources of the open line: its days, or its months. */
function OpenLine({ line, profit, span, onClose }: OpenLineProps) {
  const words = useWords(financeProfitPart);
  const isMonth = monthCountOf(span) === 1;
  const name = lineName(words, line, profit.statement);
  const title = isMonth ? words.byDay(name) : words.byMonth(name);
  return (
    <SectionCard title={title} actions={<Button onClick={onClose}>{words.close}</Button>}>
      {isMonth ? (
        <LineDays {...{ line, title }} month={span.from} />
      ) : (
        <LineMonths {...{ line, title }} months={profit.months} kinds={profit.kinds} />
      )}
    </SectionCard>
  );
}

const isEmpty = ({ months }: Profit): boolean =>
  months.every(
    ({ sales, expenses, payPaise }) =>
      sales.bills === 0 && expenses.totalPaise === 0 && operatorSalesOf(sales) === 0 && (payPaise ?? 0) === 0,
  );

/** Profit and loss: every line with its share of net sales, against the period before and a year ago. */
export function ProfitTab({ span }: { readonly span: Span }) {
  const words = useWords(financeProfitPart);
  const common = useWords(financePart);
  const [{ open, compare }, go] = useAddress();
  const { live, refreshed, canCompare } = useProfit(span, compare === 'yes');
  const name = useSpanName()(span);
  const title = words.title(name);
  return (
    <Gate
      live={live}
      skeleton={
        <SectionCard>
          <SkeletonRows label={common.loading} rows={8} />
        </SectionCard>
      }
      words={{ failed: common.couldNotLoad, offline: common.offline }}
      empty={{
        is: (profit) => refreshed.state === 'done' && isEmpty(profit),
        show: <EmptyState icon={ChartPie} line={words.none(name)} />,
      }}
    >
      {(profit) => {
        const { statement } = profit;
        const line = open === null ? undefined : statement.lines.find((each) => isLine(each, open));
        return (
          <Stack sx={{ gap: 3 }}>
            {refreshed.state === 'failed' && <Notice tone="warning">{words.notRefreshed}</Notice>}
            {!statement.isComplete && <Notice tone="warning">{words.tooMany}</Notice>}
            <FlowCard
              {...{ statement, span, name }}
              isCompared={profit.before !== null || profit.yearAgo !== null}
            />
            <SectionCard
              title={title}
              actions={
                <Stack direction="row" useFlexGap sx={{ ...notPrinted, gap: 1, flexWrap: 'wrap' }}>
                  {canCompare && (
                    <Button variant="outlined" onClick={() => go({ compare: 'yes' })}>
                      {words.compare}
                    </Button>
                  )}
                  <Button
                    variant="outlined"
                    startIcon={<Printer aria-hidden />}
                    onClick={() => globalThis.print()}
                  >
                    {words.print}
                  </Button>
                </Stack>
              }
            >
              <StatementTable {...{ profit, span, title }} />
              <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: 2 }}>
                {refreshed.state === 'asked' ? words.refreshing : notesOf(words, statement)}
              </Typography>
            </SectionCard>
            {line !== undefined && (
              <OpenLine {...{ line, profit, span }} onClose={() => go({ open: null })} />
            )}
            {monthCountOf(span) === 1 &&
              profit.months.map((month) => (
                <FoodCostCard key={month.month} month={month} kinds={profit.kinds} />
              ))}
            <ExpenseKindsCard {...{ profit }} />
            <ProfitFigures {...{ profit, span, name }} />
          </Stack>
        );
      }}
    </Gate>
  );
}
