import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ordersPart } from '../../messages/owner/orders/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { PageTabs } from '../../ui/mui/page-tabs.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { OrderFilters } from './list/order-filters.tsx';
import { FoundOrders } from './list/found-orders.tsx';
import { LiveOrders } from './list/live-orders.tsx';
import { OrderDrawer } from './panel/order-drawer.tsx';
import { PastOrders } from './list/past-orders.tsx';
import { useAddress } from './state/use-address.ts';
import type { View } from './state/use-address.ts';

/** ms; nothing on this page shows seconds. */
const TICK = 30_000;

export interface OrdersPageProps {
  /** The Day view. */
  readonly day?: ReactNode;
  /** Buttons in the page's head. */
  readonly actions?: ReactNode;
}

function Orders({ now }: { readonly now: number }) {
  const { address, go } = useAddress();
  const { view, filters, search } = address;
  const onFilters = (to: typeof filters) => go({ filters: to });
  const List = view === 'past' ? PastOrders : LiveOrders;
  return (
    <Stack sx={{ gap: 2 }}>
      <OrderFilters
        {...{ view, filters, search }}
        onFilters={onFilters}
        onSearch={(text) => go({ search: text })}
      />
      {search === '' ? (
        <List {...{ now, address, onFilters }} onSort={(sort) => go({ sort })} />
      ) : (
        <FoundOrders {...{ now, address }} onClose={() => go({ search: '' })} />
      )}
    </Stack>
  );
}

/** /dashboard/orders: live and past orders, and the day. */
export function OrdersPage({ day, actions }: OrdersPageProps) {
  const words = useWords(ordersPart);
  const routeTitles = useWords(routeTitlesPart);

  const now = useNow(TICK);
  const { address, go } = useAddress();
  // Another view clears the searched number and the sorting.
  const open = (to: View) => go({ view: to, search: '', sort: null });
  const views: View[] = day === undefined ? ['live', 'past'] : ['live', 'past', 'day'];
  const view = views.includes(address.view) ? address.view : 'live';
  return (
    <>
      <PageHeader title={routeTitles.orders} description={words.description} actions={actions} isShort />
      <PageTabs page="orders" label={words.views} views={views} view={view} words={words.view} onView={open}>
        {view === 'day' ? day : <Orders now={now} />}
      </PageTabs>
      <OrderDrawer
        {...{ now, address }}
        onOpen={(orderId) => go({ orderId })}
        onClose={() => go({ orderId: null })}
      />
    </>
  );
}
