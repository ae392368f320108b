import Button from '@mui/material/Button';
import { ConciergeBell } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { orders } from '@bhoj/domain/orders/order.collection';
import { formatMoney } from '@bhoj/domain/money/format';
import { PAST_PAGE } from '@bhoj/domain/orders/past';
import { href } from '@bhoj/domain/catalogue/routes';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';
import { orders as words } from '../../../messages/orders.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { ListState } from './list-state.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { OrderRows, OrderTable } from './order-table.tsx';
import { LIVE_STATES, inView, countOf, liveOrders, rowOf, totalOf } from '../state/orders-model.ts';
import type { Address, Filters } from '../state/use-address.ts';

export interface OrderListProps {
  readonly now: number;
  readonly address: Address;
  readonly onFilters: (filters: Filters) => void;
}

/** Orders that are not over, as they stand at this moment. */
export function LiveOrders({ now, address, onFilters }: OrderListProps) {
  const restaurantId = useRestaurantId();
  const restaurant = useRestaurant();
  const live = useLiveList(orders, { restaurantId }, orders.queries.live());
  const [shown, setShown] = useState<number>(PAST_PAGE);
  const filters = inView(address.filters, LIVE_STATES);
  const all = live.state === 'ready' ? liveOrders(live.value, filters, now) : [];
  const rows = all.map((entry) => rowOf(entry, restaurant));
  return (
    <ListState
      live={live}
      isEmpty={rows.length === 0}
      empty={
        countOf(filters) > 0 ? (
          <NothingFits onFilters={onFilters} />
        ) : (
          <EmptyState
            icon={ConciergeBell}
            line={words.noneLive}
            action={
              <Button component={Link} to={href('captain')} variant="contained">
                {words.openFloor}
              </Button>
            }
          />
        )
      }
    >
      <SectionCard
        title={words.liveList}
        description={words.liveSum(rows.length, formatMoney(totalOf(rows)))}
        padding="flush"
        {...(rows.length > shown && {
          footer: (
            <Button variant="outlined" onClick={() => setShown(shown + PAST_PAGE)}>
              {words.showMore}
            </Button>
          ),
        })}
      >
        <OrderTable label={words.liveList} timeOf="opened">
          <OrderRows rows={rows.slice(0, shown)} address={address} now={now} />
        </OrderTable>
      </SectionCard>
    </ListState>
  );
}
