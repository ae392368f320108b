import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useLivePages } from '../../../firebase/live-pages.ts';
import { useRestaurantId, useTaxed } from '../../../firebase/restaurant.tsx';
import type { Words } from '../../../words/part.ts';
import { ordersPart } from '../../../messages/owner/orders/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { UnreadableCard } from '../../../ui/mui/states/unreadable-card.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { TableWords } from '../../../ui/table/column.ts';
import { useAllPastOrders } from './use-all-past-orders.ts';
import { ListState } from './list-state.tsx';
import type { OrderListProps } from './live-orders.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderTable, orderTableWords } from './order-table.tsx';
import { PAST_STATES, countOf, inView, pastFilters, rowOf } from '../state/orders-model.ts';

const tableWords = (words: Words<'orders'>, table: Words<'table'>): TableWords => ({
  ...orderTableWords(words, table),
  more: words.showOlder,
  loadingMore: words.loadingOlder,
});

/** Orders that have ended, the latest first. */
export function PastOrders({ now, address, onFilters }: OrderListProps) {
  const words = useWords(ordersPart);
  const names = useNameWords();
  const table = useWords(tablePart);

  const restaurantId = useRestaurantId();
  const taxed = useTaxed();
  const filters = useMemo(() => inView(address.filters, PAST_STATES), [address.filters]);
  const { live, items, unreadable, more } = useLivePages(orders, { restaurantId }, (after) =>
    orders.queries.past(pastFilters(filters), after ?? undefined),
  );
  const readAll = useAllPastOrders(filters);
  const rows = items.map((entry) => rowOf(words, names, entry, taxed));
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
          <OrderActions list="past" {...{ now, filters, rows }} readAll={more === null ? null : readAll} />
        }
        padding="flush"
      >
        <UnreadableCard unreadable={unreadable} />
        <OrderTable
          label={words.pastList}
          timeOf="closed"
          {...{ rows, address, now }}
          words={tableWords(words, table)}
          more={more}
        />
      </SectionCard>
    </ListState>
  );
}
