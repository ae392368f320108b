import { useMemo } from 'react';
import { MONTH_MOST, monthTotal } from '@bhoj/domain/expenses/month';
import { formatPlain } from '@bhoj/domain/money/format';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { monthName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import Button from '@mui/material/Button';
import { ListFilter } from 'lucide-react';
import { fits, inOrder } from '../state/expenses-model.ts';
import type { Row } from '../state/expenses-model.ts';
import { NO_FILTERS, addressOf } from '../state/use-address.ts';
import { expenseColumns } from './expense-columns.tsx';
import { ExpenseFilters } from './expense-filters.tsx';
import type { ExpenseListProps } from './list-props.ts';

const idOf = ({ id }: Row): string => id;
const sumOf = (rows: readonly Row[]): string =>
  formatPlain(monthTotal(rows.map(({ expense }) => expense)).totalPaise);

/** The expenses of a month, filtered, with export and print. */
export function ExpenseList({ month, rows, address, onGo }: ExpenseListProps) {
  const words = useWords(expensesPart);
  const table = useWords(tablePart);
  const restaurant = useRestaurant();
  const columns = useMemo(() => expenseColumns(words), [words]);
  const { q, sort, category, method, state } = address;
  const shown = useMemo(
    () => inOrder(rows.filter((row) => fits(row, { category, method, state }, q))),
    [rows, category, method, state, q],
  );
  const title = words.list(monthName(month));
  const said = { ...table, loading: words.loading };
  const clear = () => onGo({ ...NO_FILTERS, q: '' });
  return (
    <SectionCard
      title={title}
      description={words.sum(shown.length, sumOf(shown))}
      padding="flush"
      actions={
        <TableActions
          {...{ columns, sort, title }}
          rows={shown}
          rowId={idOf}
          lines={(all) => [restaurant.restaurantName, words.sum(all.length, sumOf(all))]}
          fileName={words.fileName(month)}
          words={said}
        />
      }
    >
      <ExpenseFilters {...{ rows, address, onGo }} />
      {rows.length >= MONTH_MOST && <Notice tone="warning">{words.tooMany(MONTH_MOST)}</Notice>}
      <DataTable
        label={title}
        {...{ columns, sort }}
        rows={shown}
        rowId={idOf}
        words={said}
        onSort={(to) => onGo({ sort: to })}
        rowTo={({ id }) => addressOf({ ...address, expense: id })}
        cardsBelow={760}
        isFiltered
        nothingFits={
          <EmptyState
            icon={ListFilter}
            line={words.nothingFits}
            action={<Button onClick={clear}>{words.clearFilters}</Button>}
          />
        }
      />
    </SectionCard>
  );
}
