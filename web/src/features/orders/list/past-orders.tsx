import { ReceiptText } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useLiveList } from '../../../firebase/live.ts';
import { unreadableOf } from '../../../firebase/live-values.ts';
import { useRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';
import type { Words } from '../../../words/part.ts';
import { ordersPart } from '../../../words/owner/orders.ts';
import { tablePart } from '../../../words/shared/table.ts';
import { useWords } from '../../../words/use-words.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { TableWords } from '../../../ui/table/column.ts';
import { useFurtherPages } from '../../../ui/table/use-further-pages.ts';
import type { PageAsked, Read } from '../../../ui/table/use-further-pages.ts';
import { AllPastOrders } from './all-past-orders.tsx';
import { ListState } from './list-state.tsx';
import type { OrderListProps } from './live-orders.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderTable, orderTableWords } from './order-table.tsx';
import { PAST_STATES, countOf, inView, pastFilters, rowOf } from '../state/orders-model.ts';
import type { Filters } from '../state/use-address.ts';

const tableWords = (words: Words<'orders'>, table: Words<'table'>): TableWords => ({
  ...orderTableWords(words, table),
  more: words.showOlder,
  loadingMore: words.loadingOlder,
});

const NONE: Read<OrderEntry, Cursor> = { items: [], next: null };
const idOf = ({ id }: OrderEntry): string => id;

interface OlderOrdersProps extends PageAsked<OrderEntry, Cursor> {
  readonly filters: Filters;
}

/** Reads one further page, live, and renders nothing. */
function OlderOrders({ filters, index, after, onPage }: OlderOrdersProps) {
  const restaurantId = useRestaurantId();
  const live = useLiveList(orders, { restaurantId }, orders.queries.past(pastFilters(filters), after));
  useEffect(() => {
    if (live.state === 'ready')
      onPage(index, {
        state: 'ready',
        items: live.value,
        next: live.next ?? null,
        unreadable: live.unreadable ?? [],
      });
    else onPage(index, { state: live.state === 'loading' ? 'loading' : 'failed' });
  }, [live, index, onPage]);
  return null;
}

/** Orders that have ended, the latest first. */
export function PastOrders({ now, address, onFilters }: OrderListProps) {
  const words = useWords(ordersPart);
  const names = useNameWords();
  const table = useWords(tablePart);

  const restaurantId = useRestaurantId();
  const restaurant = useRestaurant();
  const filters = useMemo(() => inView(address.filters, PAST_STATES), [address.filters]);
  const live = useLiveList(orders, { restaurantId }, orders.queries.past(pastFilters(filters)));
  const first =
    live.state === 'ready'
      ? { items: live.value, next: live.next ?? null, unreadable: live.unreadable ?? [] }
      : NONE;
  const pages = useFurtherPages({ question: JSON.stringify(filters), first, idOf });
  const rows = pages.items.map((entry) => rowOf(words, names, entry, restaurant));
  const { more, onMore } = pages;
  return (
    <ListState
      title={words.pastList}
      live={live}
      isEmpty={rows.length === 0}
      empty={
        countOf(filters) > 0 ? (
          <NothingFits onFilters={onFilters} />
        ) : (
          <EmptyState icon={ReceiptText} line={words.nonePast} />
        )
      }
    >
      <SectionCard
        title={words.pastList}
        actions={
          <OrderActions
            list="past"
            {...{ now, filters, rows }}
            {...(more !== 'none' && {
              readAll: (reading) => <AllPastOrders {...{ filters, reading }} />,
            })}
          />
        }
        padding="flush"
      >
        <UnreadableCard unreadable={pages.unreadable.slice(unreadableOf(live).length)} />
        <OrderTable
          label={words.pastList}
          timeOf="closed"
          {...{ rows, address, now }}
          words={tableWords(words, table)}
          more={more === 'none' ? null : { state: more, onMore }}
        />
      </SectionCard>
      {pages.asked.map((asked) => (
        <OlderOrders key={asked.index} filters={filters} {...asked} />
      ))}
    </ListState>
  );
}
