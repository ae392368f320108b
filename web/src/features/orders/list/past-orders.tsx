import Button from '@mui/material/Button';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { orders } from '@bhoj/domain/orders/order.collection';
import { PAST_PAGE } from '@bhoj/domain/orders/past';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';
import { common } from '../../../messages/common.ts';
import { orders as words } from '../../../messages/orders.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { ListState } from './list-state.tsx';
import type { OrderListProps } from './live-orders.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { COLUMNS, OrderRows, OrderTable } from './order-table.tsx';
import { PAST_STATES, countOf, inView, pastFilters, rowOf } from '../state/orders-model.ts';
import type { OrderEntry } from '../state/orders-model.ts';
import type { Address } from '../state/use-address.ts';
import styles from './orders.module.css';

/** Where the next page begins; null where this one was the last. */
function cursorAfter(entries: readonly OrderEntry[]): Cursor | null {
  const last = entries.at(-1);
  if (last === undefined || entries.length < PAST_PAGE) return null;
  return { values: [new Date(last.value.closedAt ?? 0)], id: last.id };
}

interface PageProps {
  readonly now: number;
  readonly address: Address;
}

/** What follows a page, once somebody asks for it. */
function Further({ now, address, after }: PageProps & { readonly after: Cursor }) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <Page {...{ now, address, after }} />;
  return (
    <tr>
      <td colSpan={COLUMNS} className={styles['further']}>
        <Button variant="outlined" onClick={() => setAsked(true)}>
          {words.showOlder}
        </Button>
      </td>
    </tr>
  );
}

/** A page of rows, live, and what follows it: where an order closes meanwhile, each page moves on by one. */
function Page({ now, address, after }: PageProps & { readonly after: Cursor }) {
  const restaurantId = useRestaurantId();
  const restaurant = useRestaurant();
  const spec = orders.queries.past(pastFilters(inView(address.filters, PAST_STATES)), after);
  const live = useLiveList(orders, { restaurantId }, spec);
  if (live.state !== 'ready') {
    return (
      <tr>
        <td colSpan={COLUMNS} className={styles['further']}>
          {live.state === 'loading' ? (
            <SkeletonRows label={words.loadingOlder} rows={4} rowHeight={64} />
          ) : (
            <Notice tone="error">{common.couldNotLoadHint}</Notice>
          )}
        </td>
      </tr>
    );
  }
  const next = cursorAfter(live.value);
  return (
    <>
      <OrderRows rows={live.value.map((entry) => rowOf(entry, restaurant))} address={address} now={now} />
      {next !== null && <Further {...{ now, address }} after={next} />}
    </>
  );
}

/** Orders that are over, the latest first. */
export function PastOrders({ now, address, onFilters }: OrderListProps) {
  const restaurantId = useRestaurantId();
  const restaurant = useRestaurant();
  const filters = inView(address.filters, PAST_STATES);
  const live = useLiveList(orders, { restaurantId }, orders.queries.past(pastFilters(filters)));
  const entries = live.state === 'ready' ? live.value : [];
  const next = cursorAfter(entries);
  return (
    <ListState
      live={live}
      isEmpty={entries.length === 0}
      empty={
        countOf(filters) > 0 ? (
          <NothingFits onFilters={onFilters} />
        ) : (
          <EmptyState icon={ReceiptText} line={words.nonePast} />
        )
      }
    >
      <SectionCard title={words.pastList} padding="flush">
        <OrderTable label={words.pastList} timeOf="closed">
          <OrderRows rows={entries.map((entry) => rowOf(entry, restaurant))} address={address} now={now} />
          {next !== null && <Further key={JSON.stringify(filters)} {...{ now, address }} after={next} />}
        </OrderTable>
      </SectionCard>
    </ListState>
  );
}
