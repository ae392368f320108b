import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { orders as words } from '../../messages/orders.ts';
import { routeTitles } from '../../messages/routes.ts';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { FoundOrders } from './list/found-orders.tsx';
import { ListDenied, ListFailed, ListSkeleton } from './list/list-state.tsx';
import { LiveOrders } from './list/live-orders.tsx';
import { OrderDrawer } from './panel/order-drawer.tsx';
import { PastOrders } from './list/past-orders.tsx';
import { useAddress } from './state/use-address.ts';
import type { View } from './state/use-address.ts';
import { useRestaurant } from './state/use-restaurant.ts';
import type { OwnRestaurant } from './state/use-restaurant.ts';

export interface OrdersPageProps {
  /** The Day view. */
  readonly day?: ReactNode;
  /** Buttons of the page's head. */
  readonly actions?: ReactNode;
}

function Orders({ own }: { readonly own: OwnRestaurant }) {
  const { address, go } = useAddress();
  const { view, filters, search } = address;
  const onFilters = (to: typeof filters) => go({ filters: to });
  const List = view === 'past' ? PastOrders : LiveOrders;
  return (
    <Stack sx={{ gap: 2 }}>
      <FilterBar
        {...{ own, view, filters, search }}
        onFilters={onFilters}
        onSearch={(text) => go({ search: text })}
      />
      {search === '' ? (
        <List {...{ own, address, onFilters }} onSort={(sort) => go({ sort })} />
      ) : (
        <FoundOrders {...{ own, address }} onClose={() => go({ search: '' })} />
      )}
    </Stack>
  );
}

/** /dashboard/orders: live and past orders, and the day. */
export function OrdersPage({ day, actions }: OrdersPageProps) {
  const own = useRestaurant();
  const { address, go } = useAddress();
  // Another list is another question: a number that was looked for is not asked again, an order not kept.
  const open = (to: View) => go({ view: to, search: '', sort: null });
  const views: View[] = day === undefined ? ['live', 'past'] : ['live', 'past', 'day'];
  const view = views.includes(address.view) ? address.view : 'live';
  return (
    <>
      <PageHeader title={routeTitles.orders} description={words.description} actions={actions} />
      <Tabs value={view} aria-label={words.views} onChange={(_, to: View) => open(to)} sx={{ mb: 3 }}>
        {views.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`orders-tab-${each}`}
            aria-controls="orders-view"
            label={words.view[each]}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="orders-view" aria-labelledby={`orders-tab-${view}`}>
        {view === 'day' && day}
        {view !== 'day' && own === 'loading' && <ListSkeleton />}
        {view !== 'day' && own === 'denied' && <ListDenied />}
        {view !== 'day' && (own === 'failed' || own === 'missing') && <ListFailed />}
        {view !== 'day' && typeof own !== 'string' && <Orders own={own} />}
      </Box>
      {typeof own !== 'string' && (
        <OrderDrawer
          {...{ own, address }}
          onOpen={(orderId) => go({ orderId })}
          onClose={() => go({ orderId: null })}
        />
      )}
    </>
  );
}
