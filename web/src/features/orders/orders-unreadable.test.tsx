import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { amongGoodOnes, clearStored, store } from '../../firebase/stored-lists.fixtures.ts';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { OrdersPage } from './orders-page.tsx';
import { aPaidOrder, anOpenOrder } from './state/orders.fixtures.ts';

vi.mock('firebase/firestore', async () => {
  const fixtures = await import('../../firebase/stored-lists.fixtures.ts');
  return fixtures.firestore;
});
vi.mock('../../firebase/report-error.ts', () => ({ reportFault: () => undefined }));
vi.mock('../../firebase/client.ts', () => ({ useClient: () => ({ db: {} }) }));

/** Ms: looking for roles in a whole page takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const ORDERS = 'users/asha@example.com/orders';
const CARD = '2 orders cannot be shown on this version of Bhoj';

afterEach(() => {
  cleanup();
  clearStored();
});

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <InRestaurant restaurantId="asha@example.com" record={aRestaurant()}>
          <OrdersPage />
        </InRestaurant>
      </ToastProvider>
    </MemoryRouter>,
  );

it('the owner’s live orders are all there but two, which one card counts', () => {
  const [a, b] = [anOpenOrder({ tableId: 'F1-T01' }), anOpenOrder({ tableId: 'F1-T07' })];
  store(ORDERS, amongGoodOnes({ a, b }, a));
  show('/');
  const list = within(screen.getByRole('table'));
  expect(list.getByText('F1-T01')).toBeTruthy();
  expect(list.getByText('F1-T07')).toBeTruthy();
  expect(screen.getAllByText(CARD)).toHaveLength(1);
});

it('past orders, too; and a list of which nothing can be read is not called empty', () => {
  store(ORDERS, amongGoodOnes({ a: aPaidOrder({ tableId: 'F1-T09' }) }, aPaidOrder()));
  show('/?view=past');
  expect(within(screen.getByRole('table')).getByText('F1-T09')).toBeTruthy();
  expect(screen.getAllByText(CARD)).toHaveLength(1);
  cleanup();
  store(ORDERS, amongGoodOnes({}, aPaidOrder()));
  show('/?view=past');
  expect(screen.getByText(CARD)).toBeTruthy();
  expect(screen.queryByText(/No order/)).toBeNull();
});
