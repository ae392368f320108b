import { askedSinceVisit } from '@bhoj/domain/customers/habit';
import { formatMoney } from '@bhoj/domain/money/format';
import { dateName } from '../../../ui/dates/formats.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import { averageOf, numberName } from '../state/customers-model.ts';
import type { CustomerEntry } from '../state/customers-model.ts';

/** The columns of the list. The server sorts it. */
export const customerColumns = (words: Words<'customers'>): readonly Column<CustomerEntry>[] => {
  const heads = words.columns;
  return [
    {
      id: 'name',
      header: heads.name,
      text: ({ value }) => value.name ?? words.noName,
      cell: ({ value }) => {
        const asked = askedSinceVisit(value);
        if (value.erasureAskedAt !== null) return <StatusDotBadge color="yellow" word={words.asksErasure} />;
        return asked !== null && <StatusDotBadge color="grey" word={words.askedOn(dateName(asked))} />;
      },
      card: 'title',
    },
    { id: 'mobile', header: heads.mobile, text: ({ value }) => numberName(value.mobile), card: 'secondary' },
    {
      id: 'last',
      header: heads.last,
      text: ({ value }) => (value.visits === 0 ? words.noBill : dateName(value.lastSeenAt)),
      card: 'secondary',
      width: '140px',
    },
    {
      id: 'visits',
      header: heads.visits,
      text: ({ value }) => value.visits.toLocaleString('en-IN'),
      align: 'end',
      card: 'secondary',
      isLabelledOnCard: true,
      width: '90px',
    },
    {
      id: 'average',
      header: heads.average,
      text: ({ value }) => {
        const average = averageOf(value);
        return average === null ? '–' : formatMoney(average);
      },
      align: 'end',
      card: 'hidden',
      width: '120px',
    },
    {
      id: 'spent',
      header: heads.spent,
      text: ({ value }) => formatMoney(value.spentPaise),
      align: 'end',
      card: 'amount',
      width: '130px',
    },
  ];
};
