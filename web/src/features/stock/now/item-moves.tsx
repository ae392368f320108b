import { useMemo } from 'react';
import { stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import type { InHouse } from '@bhoj/domain/stock/figures/in-house';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { History } from 'lucide-react';
import { useLivePages } from '../../../firebase/live-pages.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { shortMomentName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { stockNowPart } from '../../../messages/owner/stock-now/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import type { Words } from '../../../words/part.ts';
import { useWords } from '../../../words/use-words.ts';
import { shown } from './now-columns.tsx';

type MoveEntry = Entry<StockMove>;

/** What a move did to one item in all stores. */
const quantityIn = ({ lines }: StockMove, id: string): number =>
  lines.reduce((sum, { itemId, quantity }) => (itemId === id ? sum + quantity : sum), 0);

/** Says what the ingredients of a batch of the item were for, where another quantity came of them. */
const plannedOf = (words: Words<'stockNow'>, row: InHouse, move: StockMove): string =>
  move.planned === undefined || quantityIn(move, row.item.id) < 0
    ? ''
    : words.panel.planned(shown(words, row, move.planned));

function columnsOf(words: Words<'stockNow'>, row: InHouse, now: number): Column<MoveEntry>[] {
  const { columns: heads, kinds, why, ofDocument, waiting } = words.panel;
  return [
    {
      id: 'what',
      header: heads.what,
      text: ({ value }) =>
        [
          kinds[value.kind],
          value.why === undefined ? '' : why[value.why],
          plannedOf(words, row, value),
          value.note,
          value.place === null ? waiting : '',
        ]
          .filter((text) => text !== '')
          .join(' · '),
      card: 'title',
    },
    {
      id: 'when',
      header: heads.when,
      text: ({ value }) => shortMomentName(value.at, now),
      card: 'secondary',
      width: '130px',
    },
    {
      id: 'by',
      header: heads.by,
      text: ({ value }) => value.by?.name ?? ofDocument,
      card: 'secondary',
      width: '110px',
    },
    {
      id: 'quantity',
      header: heads.quantity,
      text: ({ value }) => {
        const quantity = quantityIn(value, row.item.id);
        return `${quantity > 0 ? '+' : ''}${shown(words, row, quantity)}`;
      },
      align: 'end',
      card: 'amount',
      width: '110px',
    },
  ];
}

/** The moves of an item, the latest first. */
export function ItemMoves({ row, now }: { readonly row: InHouse; readonly now: number }) {
  const words = useWords(stockNowPart);
  const table = useWords(tablePart);
  const restaurantId = useRestaurantId();
  const { item } = row;
  const { live, items, unreadable, more } = useLivePages(stockMoves, { restaurantId }, (after) =>
    stockMoves.queries.page({ itemId: item.id }, after),
  );
  const columns = useMemo(() => columnsOf(words, row, now), [words, row, now]);
  return (
    <Gate
      live={live}
      skeleton={<SkeletonRows label={words.panel.loadingMoves} rows={4} />}
      words={{ failed: words.panel.couldNotLoadMoves, offline: words.panel.movesOffline }}
      empty={{
        is: (list) => list.length === 0,
        show: <EmptyState icon={History} line={words.panel.noMoves} />,
      }}
    >
      {() => (
        <>
          <UnreadableCard unreadable={unreadable} />
          <DataTable
            label={words.panel.moves}
            columns={columns}
            rows={items}
            rowId={({ id }) => id}
            words={{ ...table, loading: words.panel.loadingMoves }}
            cardsBelow={600}
            more={more}
          />
        </>
      )}
    </Gate>
  );
}
