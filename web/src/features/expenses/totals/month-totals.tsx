import Box from '@mui/material/Box';
import { useState } from 'react';
import { isMonthClosed, reverseTaxOf } from '@bhoj/domain/expenses/month';
import { byCategory, byVendor, monthTotal } from '@bhoj/domain/expenses/shares';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { moneyBackOf } from '@bhoj/domain/expenses/vendor-refund';
import type { VendorRefund } from '@bhoj/domain/expenses/vendor-refund.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { minus, rupees, toRupees, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { monthName } from '../../../ui/dates/formats.ts';
import { Figure } from '../../../ui/mui/charts/figure.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { Segmented } from '../../../ui/shared/parts/segmented.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../expenses.module.css';

export interface MonthTotalsProps {
  /** `yyyy-mm` */
  readonly month: string;
  /** Epoch ms. */
  readonly now: number;
  readonly expenses: readonly Expense[];
}

interface MonthRefunds {
  /** Money that vendors gave back for costs of the month; sums and shares are without it. */
  readonly refunds: readonly VendorRefund[];
}

const shown = (amount: number): string => formatPlain(rupees(amount));

/** The sums of a month, and whether it is closed. */
export function MonthTotals({ month, now, expenses, refunds }: MonthTotalsProps & MonthRefunds) {
  const words = useWords(expensesPart);
  const { totalPaise, gstPaise, duePaise, adjustmentsPaise } = monthTotal(expenses, refunds);
  const facts: [label: string, amount: Paise][] = [
    [words.moneyBack, minus(ZERO, moneyBackOf(refunds))],
    [words.gstInside, gstPaise],
    [words.stillDue, duePaise],
    [words.adjustments, adjustmentsPaise],
    [words.reverseTax, reverseTaxOf(expenses)],
  ];
  return (
    <SectionCard title={monthName(month)}>
      <dl className={styles['facts']}>
        <div className={styles['total']}>
          <dt>{words.total}</dt>
          <dd>{formatPlain(totalPaise)}</dd>
        </div>
        {facts
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatPlain(amount)}</dd>
            </div>
          ))}
      </dl>
      {isMonthClosed(month, now) && (
        <Box sx={{ mt: 2 }}>
          <Notice tone="info">{words.closedHint(monthName(month))}</Notice>
        </Box>
      )}
    </SectionCard>
  );
}

/** The month by category or by vendor, as a table or a chart. */
export function MonthShares({ month, expenses, refunds }: Omit<MonthTotalsProps, 'now'> & MonthRefunds) {
  const words = useWords(expensesPart);
  const [by, setBy] = useState<'category' | 'vendor'>('category');
  const shares = by === 'category' ? byCategory(expenses, refunds) : byVendor(expenses, refunds);
  const title = by === 'category' ? words.byCategory : words.byVendor;
  return (
    <Figure
      title={title(monthName(month))}
      bars={shares.map(({ name, amountPaise }) => ({
        name: name === '' ? words.noVendor : name,
        amount: toRupees(amountPaise),
      }))}
      format={shown}
      words={{
        show: words.view,
        chart: words.chart,
        table: words.table,
        name: words.shows[by],
        amount: words.columns.amount,
        share: words.share,
      }}
      controls={
        <Segmented
          label={words.show}
          value={by}
          onChange={setBy}
          options={[
            { value: 'category', label: words.shows.category },
            { value: 'vendor', label: words.shows.vendor },
          ]}
        />
      }
    />
  );
}
