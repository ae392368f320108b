import { formatMoney } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import { StatusBadge } from '../../../blocks/table/status-badge.tsx';
import type { Words } from '../../../words/part.ts';
import { ordersPart } from '../../../messages/owner/orders/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Column } from '../../../ui/table/column.ts';
import { momentName, shortMomentName } from '../../../ui/dates/formats.ts';
import type { Row } from '../state/orders-model.ts';
import { WholeNumbers } from '../../../ui/shared/parts/whole-numbers.tsx';
import styles from './orders.module.css';

/** The event with the time that a row shows. */
export type TimeOf = 'opened' | 'closed';

function Wants({ row }: { readonly row: Row }) {
  return (
    <>
      <div className={styles['quiet']}>{row.kots}</div>
      {row.wants.map((want) => (
        <div key={want} className={styles['wants']}>
          {want}
        </div>
      ))}
    </>
  );
}

function Documents({ row }: { readonly row: Row }) {
  const words = useWords(ordersPart);

  if (row.documents.length === 0) return null;
  return (
    <div className={styles['documents']}>
      {row.documents.map(({ number, isVoid }) => (
        <div key={number}>
          {isVoid ? (
            <s>
              <WholeNumbers>{number}</WholeNumbers>
            </s>
          ) : (
            <WholeNumbers>{number}</WholeNumbers>
          )}
          {isVoid && ` ${words.voided}`}
        </div>
      ))}
    </div>
  );
}

const documentsText = (words: Words<'orders'>, { documents }: Row): string =>
  documents.map(({ number, isVoid }) => (isVoid ? `${number} ${words.voided}` : number)).join(', ');

const amountText = ({ amountPaise }: Row): string => (amountPaise === null ? '' : formatMoney(amountPaise));

/** Returns the columns. `now`: epoch ms; on the screen, orders of today show no date. */
export const orderColumns = (
  words: Words<'orders'>,
  orderTypes: Words<'orderTypes'>,
  timeOf: TimeOf,
  now: number,
): readonly Column<Row>[] => [
  {
    id: 'order',
    header: words.columns.order,
    text: ({ place }) => place,
    cell: (row) => <Wants row={row} />,
    sortBy: ({ place }) => place,
    card: 'title',
  },
  { id: 'kots', header: words.columns.kots, text: ({ kots }) => kots, card: 'hidden', isFileOnly: true },
  {
    id: 'state',
    header: words.columns.state,
    text: ({ state }) => words.states[state],
    cell: ({ state }) => <StatusBadge status={words.states[state]} />,
    sortBy: ({ state }) => words.states[state],
    card: 'secondary',
    width: '130px',
  },
  {
    id: 'type',
    header: words.columns.type,
    text: ({ type }) => orderTypes[type],
    sortBy: ({ type }) => orderTypes[type],
    card: 'secondary',
  },
  {
    id: 'captain',
    header: words.columns.captain,
    text: ({ captain }) => captain ?? words.guest,
    sortBy: ({ captain }) => captain,
    card: 'secondary',
  },
  {
    id: 'at',
    header: words.columns[timeOf],
    text: ({ at }) => momentName(at),
    cell: ({ at }) => <span className={styles['when']}>{shortMomentName(at, now)}</span>,
    sortBy: ({ at }) => at,
    isDescendingFirst: true,
    card: 'secondary',
  },
  {
    id: 'document',
    header: words.columns.document,
    text: (value) => documentsText(words, value),
    cell: (row) => <Documents row={row} />,
    card: 'secondary',
  },
  {
    id: 'amount',
    header: words.columns.amount,
    text: amountText,
    cell: (row) => <span className={styles['amount']}>{amountText(row)}</span>,
    csv: ({ amountPaise }) => (amountPaise === null ? '' : toRupees(amountPaise)),
    sortBy: ({ amountPaise }) => amountPaise,
    isDescendingFirst: true,
    align: 'end',
    card: 'amount',
  },
  // Last, so that the columns of files from before keep their places.
  { id: 'lists', header: words.columns.lists, text: ({ lists }) => lists, card: 'hidden', isFileOnly: true },
];
