import { formatPlain } from '@bhoj/domain/money/format';
import { finalPayBy } from '@bhoj/domain/payroll/muster/calendar';
import { dayName } from '../../../ui/dates/formats.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import { wholePay } from './person-model.ts';
import type { PersonRow } from './person-model.ts';

const stateText = (words: Words<'payrollPeople'>, { person }: PersonRow): string =>
  person.leftOn === null
    ? words.here
    : words.left(dayName(person.leftOn), dayName(finalPayBy(person.leftOn)));

/** The columns of the list of people. */
export const personColumns = (words: Words<'payrollPeople'>): readonly Column<PersonRow>[] => [
  { id: 'name', header: words.columns.name, text: ({ person }) => person.name, card: 'title' },
  {
    id: 'designation',
    header: words.columns.designation,
    text: ({ terms }) => terms.designation,
    card: 'secondary',
  },
  {
    id: 'since',
    header: words.columns.since,
    text: ({ person }) => dayName(person.joinedOn),
    csv: ({ person }) => person.joinedOn,
    card: 'secondary',
    isLabelledOnCard: true,
  },
  {
    id: 'state',
    header: words.columns.state,
    text: (row) => stateText(words, row),
    cell: (row) => <StatusDotBadge color={row.isHere ? 'green' : 'grey'} word={stateText(words, row)} />,
    card: 'secondary',
  },
  {
    id: 'pay',
    header: words.columns.pay,
    text: ({ terms }) => words.pay(formatPlain(wholePay(terms)), terms.by),
    align: 'end',
    card: 'amount',
  },
];
