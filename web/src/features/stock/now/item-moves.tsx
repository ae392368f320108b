import { useMemo } from 'react';
import { stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import type { InHouse } from '@bhoj/domain/stock/figures/in-house';
import type { StockItems } from '@bhoj/domain/stock/shape/items.schema';
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

/** The change of one item by a move, in all stores. */
const quantityIn = ({ lines }: StockMove, id: string): number =>
  lines.reduce((sum, { itemId, quantity }) => (itemId === id ? sum + quantity : sum), 0);

/** What a transfer brought into its other store, and the way it went; null for another move. */
function transferOf({ kind, lines }: StockMove, id: string) {
  const own = lines.filter(({ itemId }) => itemId === id);
  const [from, to] = [own.find(({ quantity }) => quantity < 0), own.find(({ quantity }) => quantity > 0)];
  return kind === 'transfer' && from !== undefined && to !== undefined
    ? { from: from.storeId, to: to.storeId, quantity: to.quantity }
    : null;
}

type Stores = StockItems['stores'];

/** Says from which store to which a transfer went. A store that is gone has its id for a name. */
function wayOf(words: Words<'stockNow'>, id: string, stores: Stores, move: StockMove): string {
  const way = transferOf(move, id);
  const nameOf = (storeId: string | undefined): string =>
    storeId === undefined
      ? words.panel.mainStore
      : (stores.find((store) => store.id === storeId)?.name ?? storeId);
  return way === null ? '' : words.panel.way(nameOf(way.from), nameOf(way.to));
}

/** Returns the planned quantity of a batch of the item, where another quantity was made. */
const plannedOf = (words: Words<'stockNow'>, row: InHouse, move: StockMove): string =>
  move.planned === undefined || quantityIn(move, row.item.id) < 0
    ? ''
    : words.panel.planned(shown(words, row, move.planned));

function columnsOf(words: Words<'stockNow'>, { row, now, stores }: ItemMovesProps): Column<MoveEntry>[] {
  const { columns: heads, kinds, why, ofDocument, sentBy, waiting } = words.panel;
  return [
    {
      id: 'what',
      header: heads.what,
      text: ({ value }) =>
        [
          kinds[value.kind],
          value.why === undefined ? '' : why[value.why],
          plannedOf(words, row, value),
          wayOf(words, row.item.id, stores, value),
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
      text: ({ value }) =>
        [value.by?.name ?? ofDocument, value.sentBy === undefined ? '' : sentBy(value.sentBy.name)]
          .filter((text) => text !== '')
          .join(' · '),
      card: 'secondary',
      width: '110px',
    },
    {
      id: 'quantity',
      header: heads.quantity,
      text: ({ value }) => {
        const transfer = transferOf(value, row.item.id);
        if (transfer !== null) return shown(words, row, transfer.quantity);
        const quantity = quantityIn(value, row.item.id);
        return `${quantity > 0 ? '+' : ''}${shown(words, row, quantity)}`;
      },
      align: 'end',
      card: 'amount',
      width: '110px',
    },
  ];
}

export interface ItemMovesProps {
  readonly row: InHouse;
  readonly now: number;
  /** The further stores of the house. */
  readonly stores: Stores;
}

/** The moves of an item, the latest first. */
export function ItemMoves({ row, now, stores }: ItemMovesProps) {
  const words = useWords(stockNowPart);
  const table = useWords(tablePart);
  const restaurantId = useRestaurantId();
  const { item } = row;
  const { live, items, unreadable, more } = useLivePages(stockMoves, { restaurantId }, (after) =>
    stockMoves.queries.page({ itemId: item.id }, after),
  );
  const columns = useMemo(() => columnsOf(words, { row, now, stores }), [words, row, now, stores]);
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
