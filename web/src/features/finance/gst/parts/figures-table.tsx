import { useMemo } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { formatExact } from '@bhoj/domain/money/format';
import { toRupees } from '@bhoj/domain/money/money';
import { useDocumentSettings, useRestaurant } from '../../../../firebase/restaurant.tsx';
import { useMayGo } from '../../../../firebase/rights.ts';
import { SectionCard } from '../../../../ui/mui/section-card.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { TableActions } from '../../../../ui/table/table-actions.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { gstPart } from '../../../../messages/owner/gst/en.ts';
import type { Words } from '../../../../words/part.ts';
import { tablePart } from '../../../../messages/shared/table/en.ts';
import { useWords } from '../../../../words/use-words.ts';
import { addressOf, useAddress } from '../../state/use-address.ts';
import { AMOUNTS, sumOf, totalOf } from '../state/amounts.ts';
import { isMadeOfMany, keyOfRow } from '../state/made-of.ts';
import type { GstTable, Row } from '../state/rows.ts';
import { MadeOfCard } from './made-of-card.tsx';

/** The id of the card with the owner's entries. */
export const ENTERED = 'entered';

const idOf = ({ id }: Row): string => id;

/** The columns of a table on screen, in the file and on paper; amounts in rupees. */
export function columnsOf(words: Words<'gst'>): Column<Row>[] {
  const amounts = AMOUNTS.map((of): Column<Row> => ({
    id: of,
    header: words.columns[of],
    text: (row) => (row[of] === null ? '' : formatExact(row[of])),
    csv: (row) => (row[of] === null ? '' : toRupees(row[of])),
    align: 'end',
    card: of === 'value' ? 'amount' : 'secondary',
    isLabelledOnCard: of !== 'value',
  }));
  return [
    { id: 'what', header: words.columns.what, text: ({ what }) => what, card: 'title' },
    { id: 'detail', header: words.columns.detail, text: ({ detail }) => detail, card: 'secondary' },
    ...amounts,
    {
      id: 'total',
      header: words.columns.total,
      text: (row) => {
        const total = totalOf(row);
        return total === null ? '' : formatExact(total);
      },
      csv: (row) => {
        const total = totalOf(row);
        return total === null ? '' : toRupees(total);
      },
      align: 'end',
      card: 'hidden',
    },
  ];
}

/** Returns the order of a row's document, or its voucher's deposit; null if the person may not open it. */
const openedBy = ({ number, orderId, depositId }: Row, mayGo: ReturnType<typeof useMayGo>): string | null => {
  if (depositId !== undefined)
    return mayGo('bookings') ? `${href('bookings')}?view=figures&deposit=${depositId}` : null;
  return orderId === undefined
    ? `${href('orders')}?view=past&q=${encodeURIComponent(number ?? '')}`
    : `${href('orders')}?order=${orderId}`;
};

export interface FiguresTableProps {
  readonly table: GstTable;
  readonly made: TaxReturn;
}

/** One table of the return, with its totals, export and print. A row that is a sum opens its documents below. */
export function FiguresTable({ table, made }: FiguresTableProps) {
  const { month } = made;
  const [{ open, span }, go] = useAddress();
  const words = useWords(gstPart);
  const said = { ...useWords(tablePart), loading: words.loading };
  const { restaurantName } = useRestaurant();
  const { gstin } = useDocumentSettings();
  const columns = useMemo(() => columnsOf(words), [words]);
  const { key, rows } = table;
  const title = words.tables[key];
  const opened = rows.find((row) => keyOfRow(key, row) === open);
  const mayGo = useMayGo();
  const orderOf = (row: Row) => openedBy(row, mayGo);
  const toOf = (row: Row): string => {
    if (row.to?.startsWith('#') === true) return `${addressOf({ tab: 'gst', span })}${row.to}`;
    if (row.to !== undefined) return row.to;
    if (row.number !== null && key !== 'issued') return orderOf(row) ?? '';
    const at = { tab: 'gst', span } as const;
    return isMadeOfMany(key, row)
      ? addressOf({ ...at, open: keyOfRow(key, row) })
      : `${addressOf(at)}#${ENTERED}`;
  };
  const sums = AMOUNTS.flatMap((of) => {
    const sum = sumOf(rows, of);
    return sum === null ? [] : [`${words.columns[of]} ${formatExact(sum)}`];
  });
  // GSTR-3B's lines are of different kinds and have no sum.
  const total = key === 'gstr3b' || sums.length === 0 ? '' : sums.join(' · ');
  return (
    <SectionCard
      title={title}
      description={rows.length === 0 ? words.noRows : total}
      padding="flush"
      actions={
        rows.length > 0 && (
          <TableActions
            {...{ columns, title, rows }}
            rowId={idOf}
            lines={() => [`${restaurantName}, ${gstin}`, total]}
            fileName={words.csvName(key, month)}
            words={said}
          />
        )
      }
    >
      {rows.length > 0 && (
        <DataTable
          label={title}
          {...{ columns, rows }}
          rowId={idOf}
          words={said}
          rowTo={toOf}
          cardsBelow={760}
        />
      )}
      {opened !== undefined && (
        <MadeOfCard
          {...{ made, columns, orderOf }}
          table={key}
          row={opened}
          onClose={() => go({ open: null })}
        />
      )}
    </SectionCard>
  );
}
