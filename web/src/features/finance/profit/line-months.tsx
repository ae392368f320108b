import { isLine, lineKey, statementOf } from '@bhoj/domain/figures/span/profit-and-loss';
import type { StatementLine } from '@bhoj/domain/figures/span/profit-and-loss';
import type { Month } from '@bhoj/domain/figures/shape/month.schema';
import type { ExpenseKinds } from '@bhoj/domain/expenses/expense-kind.schema';
import { netSalesOf } from '@bhoj/domain/figures/span/sales';
import { spanOf } from '@bhoj/domain/figures/span/span';
import { spanCostsOf } from '@bhoj/domain/figures/span/span-costs';
import { ZERO } from '@bhoj/domain/money/money';
import { monthName } from '../../../ui/dates/formats.ts';
import { financeProfitPart } from '../../../messages/owner/finance-profit/en.ts';
import { useIfMayFollow } from '../../../firebase/rights.ts';
import { useWords } from '../../../words/use-words.ts';
import { addressOf } from '../state/use-address.ts';
import { entriesAddress, expensesAddress, isOfDays, payAddress } from './line-source.ts';
import { SumTable } from './sum-table.tsx';

export interface LineMonthsProps {
  readonly line: StatementLine;
  readonly months: readonly Month[];
  readonly kinds: ExpenseKinds;
  readonly title: string;
}

/**
 * A line month by month. Food cost and the lines below it need not add up, because only some months may know their
 * dishes' costs.
 */
export function LineMonths({ line, months, kinds, title }: LineMonthsProps) {
  const words = useWords(financeProfitPart);
  const ifMayFollow = useIfMayFollow();
  const { name, category } = line;
  const rows = months.map((month) => {
    const found = statementOf(spanCostsOf([month], kinds)).lines.find((each) => isLine(each, lineKey(line)));
    const to =
      name === 'other'
        ? expensesAddress(month.month, category)
        : name === 'wages'
          ? payAddress(month.month)
          : name === 'operatorCosts'
            ? entriesAddress(month.month)
            : addressOf({ span: spanOf('month', month.month), open: isOfDays(name) ? name : null });
    // Without aggregators there is no line of income; any other line that is missing had nothing.
    const amountPaise =
      found !== undefined ? found.amountPaise : name === 'income' ? netSalesOf(month.sales) : ZERO;
    return { key: month.month, name: monthName(month.month), to: ifMayFollow(to), amountPaise };
  });
  return (
    <SumTable
      {...{ title, rows }}
      heads={[words.month, words.amount]}
      hasTotal={isOfDays(name) || name === 'other' || name === 'wages'}
    />
  );
}
