import type { ReactNode } from 'react';
import { categoryCell } from '@bhoj/domain/expenses/expense-csv';
import { formatPlain } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import type { BadgeColor } from '../../../theme/tokens.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import { categoriesOf, nameOf } from '../state/expenses-model.ts';
import type { Row } from '../state/expenses-model.ts';

const COLORS: Readonly<Record<Row['state'], BadgeColor>> = {
  paid: 'green',
  due: 'yellow',
  overdue: 'red',
  back: 'blue',
  void: 'grey',
};

export interface StateBadgeProps {
  readonly words: Words<'expenses'>;
  readonly row: Pick<Row, 'state' | 'isAdjustment'>;
}

/** Paid, due, overdue, or money back, which may be void; and adjustment where it is one. */
export const StateBadge = ({ words, row }: StateBadgeProps) => (
  <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 4 }}>
    <StatusDotBadge color={COLORS[row.state]} word={words.states[row.state]} />
    {row.isAdjustment && <StatusDotBadge color="blue" word={words.states.adjustment} />}
  </span>
);

const stateText = (words: Words<'expenses'>, { state, isAdjustment }: Row): string =>
  isAdjustment ? `${words.states[state]}, ${words.states.adjustment}` : words.states[state];

/** Returns the note of an expense; for money back, the note begins by saying so. */
const noteText = (words: Words<'expenses'>, { expense: { description }, back }: Row): string =>
  back === undefined
    ? description
    : [words.states.back, description].filter((text) => text !== '').join(': ');

const amountText = ({ expense, state }: Row): ReactNode => {
  const amount = formatPlain(expense.amountPaise);
  return state === 'void' ? <s>{amount}</s> : amount;
};

const onlyPart = ({ expense }: Row) => (expense.parts.length === 1 ? expense.parts[0] : undefined);

type Heads = Words<'expenses'>['columns'];

const csvOnly = (id: keyof Heads, heads: Heads, text: (row: Row) => string): Column<Row> => ({
  id,
  header: heads[id],
  text,
  card: 'hidden',
  isCsvOnly: true,
});

/** The columns of the list. The file has the headings that an import reads. */
export const expenseColumns = (words: Words<'expenses'>): readonly Column<Row>[] => {
  const heads = words.columns;
  return [
    {
      id: 'vendor',
      header: heads.vendor,
      text: ({ expense }) => nameOf(expense),
      csv: ({ expense }) => expense.vendor,
      sortBy: ({ expense }) => nameOf(expense),
      card: 'title',
    },
    {
      id: 'date',
      header: heads.date,
      text: ({ expense }) => dayName(expense.day),
      csv: ({ expense }) => expense.day,
      sortBy: ({ expense }) => expense.day,
      isDescendingFirst: true,
      card: 'secondary',
      width: '130px',
    },
    csvOnly('month', heads, ({ expense }) => expense.month),
    {
      id: 'category',
      header: heads.category,
      text: ({ expense }) => categoriesOf(expense).join(', '),
      csv: ({ expense }) => categoryCell(expense),
      sortBy: ({ expense }) => categoriesOf(expense).join(', '),
      card: 'secondary',
    },
    csvOnly('item', heads, (row) => onlyPart(row)?.item ?? ''),
    csvOnly('quantity', heads, (row) => String(onlyPart(row)?.quantity ?? '')),
    csvOnly('unit', heads, (row) => onlyPart(row)?.unit ?? ''),
    {
      id: 'method',
      header: heads.method,
      text: ({ expense }) => (expense.method === null ? words.unpaid : words.methods[expense.method]),
      csv: ({ expense }) => expense.method ?? '',
      card: 'secondary',
    },
    csvOnly('due', heads, ({ expense }) => expense.dueOn ?? ''),
    {
      id: 'state',
      header: heads.state,
      text: (row) => stateText(words, row),
      cell: (row) => <StateBadge words={words} row={row} />,
      sortBy: (row) => stateText(words, row),
      card: 'secondary',
      width: '130px',
    },
    csvOnly('note', heads, (row) => noteText(words, row)),
    {
      ...csvOnly('gst', heads, ({ expense }) => formatPlain(expense.gstPaise)),
      csv: ({ expense }) => toRupees(expense.gstPaise),
      align: 'end',
    },
    {
      id: 'amount',
      header: heads.amount,
      text: ({ expense }) => formatPlain(expense.amountPaise),
      cell: amountText,
      csv: ({ expense }) => toRupees(expense.amountPaise),
      sortBy: ({ expense }) => expense.amountPaise,
      isDescendingFirst: true,
      align: 'end',
      card: 'amount',
      width: '120px',
    },
  ];
};
