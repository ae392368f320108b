import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ReceiptIndianRupee } from 'lucide-react';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { together } from '../../firebase/live-values.ts';
import { monthName } from '../../ui/dates/formats.ts';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { expensesPart } from '../../messages/owner/expenses/en.ts';
import { useWords } from '../../words/use-words.ts';
import { DueCard } from './due/due-card.tsx';
import { ExpenseList } from './list/expense-list.tsx';
import type { ExpenseListProps } from './list/list-props.ts';
import { rowOf, rowOfBack } from './state/expenses-model.ts';
import type { ExpenseActs } from './state/use-expense-acts.ts';
import { valuesIn } from './state/use-expenses.ts';
import type { ExpenseLists } from './state/use-expenses.ts';
import { DriftCard } from './totals/drift-card.tsx';
import { MonthShares, MonthTotals } from './totals/month-totals.tsx';
import { RecurringRow } from './totals/recurring-row.tsx';

/** Side by side on a laptop; below each other on a phone. */
const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
};

export interface MonthViewProps extends Omit<ExpenseListProps, 'rows'> {
  readonly lists: ExpenseLists;
  readonly today: string;
  /** Epoch ms. */
  readonly now: number;
  readonly onAdd: () => void;
  readonly onPay: ExpenseActs['pay'];
  readonly onAgain: (earlier: Expense) => void;
}

/** Recurring and unpaid expenses of any month; then the month's sums and its expenses. */
export function MonthView(props: MonthViewProps) {
  const { lists, month, address, today, now, onGo, onAdd, onPay, onAgain } = props;
  const words = useWords(expensesPart);
  const latest = valuesIn(lists.latest);
  // Where nothing is on this device, the month says so for both.
  const isNothingHere = lists.due.state === 'loading' && lists.month.state === 'loading';
  return (
    <>
      <RecurringRow latest={latest} onAgain={onAgain} />
      {!isNothingHere && (
        <Gate live={lists.due} skeleton={null} words={{ failed: words.couldNotLoad, offline: words.offline }}>
          {(due) => <DueCard due={due} today={today} onPay={onPay} />}
        </Gate>
      )}
      <Gate
        live={together(lists.month, lists.refunds)}
        skeleton={
          <SectionCard>
            <SkeletonRows label={words.loading} rows={6} />
          </SectionCard>
        }
        words={{ failed: words.couldNotLoad, offline: words.offline }}
        empty={{
          is: ([list, refunds]) => list.length + refunds.length === 0,
          show: (
            <EmptyState
              icon={ReceiptIndianRupee}
              line={words.none(monthName(month))}
              action={
                <Button variant="contained" onClick={onAdd}>
                  {words.add}
                </Button>
              }
            />
          ),
        }}
      >
        {([list, back]) => {
          const expenses = list.map(({ value }) => value);
          const refunds = back.map(({ value }) => value);
          return (
            <>
              <Box sx={columns}>
                <Stack sx={{ gap: 3 }}>
                  <MonthTotals {...{ month, now, expenses, refunds }} />
                  <DriftCard latest={latest} />
                </Stack>
                <MonthShares {...{ month, expenses, refunds }} />
              </Box>
              <ExpenseList
                {...{ month, address, onGo }}
                rows={[...list.map((entry) => rowOf(entry, today)), ...back.map(rowOfBack)]}
              />
            </>
          );
        }}
      </Gate>
    </>
  );
}
