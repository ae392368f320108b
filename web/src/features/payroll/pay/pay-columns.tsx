import { formatPlain } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';

export type PayRow = PayRun['rows'][string] & { readonly id: string };

function stateText(words: Words<'payrollPay'>, { problems, isPaid, isSettled, netPaise }: PayRow): string {
  if (problems.length > 0) return problems.map((problem) => words.problems[problem]).join('. ');
  if (isPaid) return words.paid;
  if (netPaise === 0) return words.nothingDue;
  return isSettled ? words.final.unpaid : words.unpaid;
}

/** The columns of the list of a run. */
export const payColumns = (words: Words<'payrollPay'>): readonly Column<PayRow>[] => [
  { id: 'name', header: words.columns.name, text: ({ name }) => name, card: 'title' },
  {
    id: 'state',
    header: words.columns.state,
    text: (row) => stateText(words, row),
    cell: (row) => (
      <StatusDotBadge
        color={row.problems.length > 0 ? 'red' : row.isPaid ? 'green' : 'grey'}
        word={stateText(words, row)}
      />
    ),
    card: 'secondary',
  },
  {
    id: 'net',
    header: words.columns.net,
    text: ({ netPaise }) => formatPlain(netPaise),
    csv: ({ netPaise }) => toRupees(netPaise),
    align: 'end',
    card: 'amount',
  },
];
