import { useMemo } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { MONTH_MOST } from '@bhoj/domain/expenses/month';
import { monthTotal } from '@bhoj/domain/expenses/shares';
import { sameName } from '@bhoj/domain/kernel/folded';
import { formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { useMayFollow } from '../../../firebase/rights.ts';
import { monthName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import type { Words } from '../../../words/part.ts';
import { useWords } from '../../../words/use-words.ts';
import Button from '@mui/material/Button';
import { ListFilter } from 'lucide-react';
import { countingRows, fits, inOrder, spelledIn } from '../state/expenses-model.ts';
import type { Row } from '../state/expenses-model.ts';
import { NO_FILTERS, addressOf } from '../state/use-address.ts';
import type { Address } from '../state/use-address.ts';
import { expenseColumns } from './expense-columns.tsx';
import { ExpenseFilters } from './expense-filters.tsx';
import type { ExpenseListProps } from './list-props.ts';

const idOf = ({ id }: Row): string => id;

/**
 * Returns the sentence below the list: how many expenses, how many times money came back, and their sum; with a
 * category, also its share of that sum.
 */
function sumText(words: Words<'expenses'>, rows: readonly Row[], category: string | null): string {
  const counting = countingRows(rows);
  const backs = counting.filter(({ back }) => back !== undefined).length;
  const { totalPaise } = monthTotal(counting.map(({ expense }) => expense));
  const text = words.sum(counting.length - backs, backs, formatPlain(totalPaise));
  if (category === null) return text;
  const parts = counting.flatMap(({ expense }) => expense.parts);
  const ofIt = parts
    .filter((part) => sameName(part.category, category))
    .map(({ amountPaise }) => amountPaise);
  const amountPaise = sum(ofIt);
  return amountPaise === totalPaise ? text : words.sumOfCategory(text, category, formatPlain(amountPaise));
}

/** Returns the id of the expense that paid a receipt; after a payment in parts, it may differ from the receipt's id. */
function expenseOf(receiptId: string, rows: readonly Row[]): string {
  const all = rows.filter(({ expense }) => expense.receiptId === receiptId);
  return (all.find(({ expense }) => expense.method !== null) ?? all[0])?.id ?? receiptId;
}

interface Leading {
  readonly address: Address;
  /** All rows of the month. */
  readonly rows: readonly Row[];
  readonly mayFollow: (to: string) => boolean;
}

/** Returns where a row leads: an expense's panel, money back in Stock, or else the expense of its bill. */
const addressOfRow = ({ id, back }: Row, { address, rows, mayFollow }: Leading): string => {
  if (back === undefined) return addressOf({ ...address, expense: id });
  const vendor = `${href('stock')}?${new URLSearchParams({ tab: 'vendors', vendor: back.vendorId }).toString()}`;
  return mayFollow(vendor) ? vendor : addressOf({ ...address, expense: expenseOf(back.receiptId, rows) });
};

/** The expenses of a month and the money that vendors gave back of them, filtered, with export and print. */
export function ExpenseList({ month, rows, address, onGo }: ExpenseListProps) {
  const words = useWords(expensesPart);
  const table = useWords(tablePart);
  const restaurant = useRestaurant();
  const mayFollow = useMayFollow();
  const columns = useMemo(() => expenseColumns(words), [words]);
  const { q, sort, method, state } = address;
  const category = useMemo(() => spelledIn(rows, address.category), [rows, address.category]);
  const shown = useMemo(
    () => inOrder(rows.filter((row) => fits(row, { category, method, state }, q))),
    [rows, category, method, state, q],
  );
  const backs = rows.filter(({ back }) => back !== undefined).length;
  const isCut = Math.max(backs, rows.length - backs) >= MONTH_MOST;
  const title = words.list(monthName(month));
  const said = { ...table, loading: words.loading };
  const clear = () => onGo({ ...NO_FILTERS, q: '' });
  return (
    <SectionCard
      title={title}
      description={sumText(words, shown, category)}
      padding="flush"
      actions={
        <TableActions
          {...{ columns, sort, title }}
          rows={countingRows(shown)}
          rowId={idOf}
          lines={(all) => [restaurant.restaurantName, sumText(words, all, category)]}
          fileName={words.fileName(month)}
          words={said}
        />
      }
    >
      <ExpenseFilters {...{ rows, address, onGo }} />
      {isCut && <Notice tone="warning">{words.tooMany(MONTH_MOST)}</Notice>}
      <DataTable
        label={title}
        {...{ columns, sort }}
        rows={shown}
        rowId={idOf}
        words={said}
        onSort={(to) => onGo({ sort: to })}
        rowTo={(row) => addressOfRow(row, { address, rows, mayFollow })}
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
