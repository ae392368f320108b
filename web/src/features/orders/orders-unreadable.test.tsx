import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { inMemory, unreadableOrders } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { OrdersPage } from './orders-page.tsx';
import { aPaidOrder, anOpenOrder } from './state/orders.fixtures.ts';

/** Ms: looking for roles in a whole page takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const backend = inMemory();
const CARD = '2 orders cannot be shown on this version of Bhoj';

afterEach(() => {
  cleanup();
  backend.clear();
});

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <InRestaurant record={aRestaurant()} backend={backend}>
          <OrdersPage />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );

it('the owner’s live orders are all there but two, which one card counts', () => {
  const [a, b] = [anOpenOrder({ tableId: 'F1-T01' }), anOpenOrder({ tableId: 'F1-T07' })];
  backend.putAll(orders, { a, b });
  backend.putStored(orders, unreadableOrders(a));
  show('/');
  const list = within(screen.getByRole('table'));
  expect(list.getByText('F1-T01')).toBeTruthy();
  expect(list.getByText('F1-T07')).toBeTruthy();
  expect(screen.getAllByText(CARD)).toHaveLength(1);
});

it('past orders, too; and a list of which nothing can be read is not called empty', () => {
  backend.putAll(orders, { a: aPaidOrder({ tableId: 'F1-T09' }) });
  backend.putStored(orders, unreadableOrders(aPaidOrder()));
  show('/?view=past');
  expect(within(screen.getByRole('table')).getByText('F1-T09')).toBeTruthy();
  expect(screen.getAllByText(CARD)).toHaveLength(1);
  cleanup();
  backend.remove(orders, { orderId: 'a' });
  show('/?view=past');
  expect(screen.getByText(CARD)).toBeTruthy();
  expect(screen.queryByText(/No order/)).toBeNull();
});
