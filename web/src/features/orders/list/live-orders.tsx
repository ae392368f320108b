import Button from '@mui/material/Button';
import { ConciergeBell } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '@bhoj/domain/money/format';
import { PAST_PAGE } from '@bhoj/domain/orders/shape/past';
import { href } from '@bhoj/domain/catalogue/routes';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useLiveOrders } from '../../../firebase/use-live-orders.ts';
import { useMayGo } from '../../../firebase/rights.ts';
import { useRestaurantId, useTaxed } from '../../../firebase/restaurant.tsx';
import { ordersPart } from '../../../messages/owner/orders/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Sort } from '../../../ui/table/column.ts';
import { ListState } from './list-state.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderTable } from './order-table.tsx';
import { LIVE_STATES, inView, countOf, liveOrders, rowOf, totalOf } from '../state/orders-model.ts';
import type { Address, Filters } from '../state/use-address.ts';

export interface OrderListProps {
  readonly now: number;
  readonly address: Address;
  readonly onFilters: (filters: Filters) => void;
  readonly onSort: (sort: Sort | null) => void;
}

const NoOrders = () => {
  const words = useWords(ordersPart);
  const mayGo = useMayGo();
  return (
    <EmptyState
      icon={ConciergeBell}
      line={words.noneLive}
      action={
        mayGo('captain') && (
          <Button component={Link} to={href('captain')} variant="contained">
            {words.openFloor}
          </Button>
        )
      }
    />
  );
};

/** Orders that have not ended, live. */
export function LiveOrders({ now, address, onFilters, onSort }: OrderListProps) {
  const words = useWords(ordersPart);
  const names = useNameWords();

  const restaurantId = useRestaurantId();
  const taxed = useTaxed();
  const live = useLiveOrders(restaurantId);
  const { sort } = address;
  const filters = useMemo(() => inView(address.filters, LIVE_STATES), [address.filters]);
  const rows = useMemo(
    () =>
      live.state === 'ready'
        ? liveOrders(live.value, filters, now).map((entry) => rowOf(words, names, entry, taxed))
        : [],
    [live, filters, now, taxed, words, names],
  );
  return (
    <ListState
      title={words.liveList}
      live={live}
      isEmpty={rows.length === 0}
      empty={countOf(filters) > 0 ? <NothingFits onFilters={onFilters} /> : <NoOrders />}
    >
      <SectionCard
        title={words.liveList}
        description={words.liveSum(rows.length, formatMoney(totalOf(rows)))}
        actions={<OrderActions list="live" {...{ now, filters, rows, sort }} />}
        padding="flush"
      >
        <OrderTable
          label={words.liveList}
          timeOf="opened"
          {...{ rows, address, now, sort, onSort }}
          pageSize={PAST_PAGE}
        />
      </SectionCard>
    </ListState>
  );
}
