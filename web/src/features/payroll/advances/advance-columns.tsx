import { formatPlain } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import type { Advance } from '@bhoj/domain/payroll/shape/advance.schema';
import { dayName, monthName } from '../../../ui/dates/formats.ts';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';

export interface AdvanceRow {
  readonly id: string;
  readonly advance: Advance;
  /** The name of the person. */
  readonly name: string;
}

/** The columns of the list of advances. */
export const advanceColumns = (words: Words<'payrollAdvances'>): readonly Column<AdvanceRow>[] => [
  { id: 'person', header: words.columns.person, text: ({ name }) => name, card: 'title' },
  {
    id: 'givenOn',
    header: words.columns.givenOn,
    text: ({ advance }) => dayName(advance.givenOn),
    csv: ({ advance }) => advance.givenOn,
    card: 'secondary',
  },
  { id: 'reason', header: words.columns.reason, text: ({ advance }) => advance.reason, card: 'secondary' },
  {
    id: 'instalment',
    header: words.columns.instalment,
    text: ({ advance }) =>
      words.instalment(formatPlain(advance.instalmentPaise), monthName(advance.firstMonth)),
    card: 'secondary',
  },
  {
    id: 'amount',
    header: words.columns.amount,
    text: ({ advance }) => formatPlain(advance.amountPaise),
    csv: ({ advance }) => toRupees(advance.amountPaise),
    align: 'end',
    card: 'hidden',
  },
  {
    id: 'left',
    header: words.columns.left,
    text: ({ advance }) => formatPlain(advance.leftPaise),
    csv: ({ advance }) => toRupees(advance.leftPaise),
    align: 'end',
    card: 'amount',
  },
];
