import { useMemo } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { formatExact } from '@bhoj/domain/money/format';
import { useRestaurant } from '../../../../firebase/restaurant.tsx';
import { SectionCard } from '../../../../ui/mui/section-card.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { TableActions } from '../../../../ui/table/table-actions.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { gstPart } from '../../../../words/owner/gst.ts';
import type { Words } from '../../../../words/part.ts';
import { tablePart } from '../../../../words/shared/table.ts';
import { useWords } from '../../../../words/use-words.ts';
import { sumOf, totalOf } from '../state/amounts.ts';
import type { Amount } from '../state/amounts.ts';
import type { GstTable, Row } from '../state/rows.ts';

const AMOUNTS: readonly Amount[] = ['value', 'igst', 'cgst', 'sgst'];

const idOf = ({ id }: Row): string => id;

/** The columns of a table on screen, in the file and on paper; amounts in rupees. */
export function columnsOf(words: Words<'gst'>): Column<Row>[] {
  const amounts = AMOUNTS.map((of): Column<Row> => ({
    id: of,
    header: words.columns[of],
    text: (row) => (row[of] === null ? '' : formatExact(row[of])),
    csv: (row) => (row[of] === null ? '' : row[of] / 100),
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
        return total === null ? '' : total / 100;
      },
      align: 'end',
      card: 'hidden',
    },
  ];
}

/** The orders in which the documents of a row are: one by its number, or all past ones. */
const ordersOf = ({ number }: Row): string =>
  `${href('orders')}?view=past${number === null ? '' : `&q=${encodeURIComponent(number)}`}`;

/** One table of the return, with its totals, its file and its paper. */
export function FiguresTable({ table, month }: { readonly table: GstTable; readonly month: string }) {
  const words = useWords(gstPart);
  const said = { ...useWords(tablePart), loading: words.loading };
  const { restaurantName, gstin } = useRestaurant();
  const columns = useMemo(() => columnsOf(words), [words]);
  const { key, rows } = table;
  const title = words.tables[key];
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
          rowTo={ordersOf}
          cardsBelow={760}
        />
      )}
    </SectionCard>
  );
}
