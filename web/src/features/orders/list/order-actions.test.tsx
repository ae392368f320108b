import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Papa from 'papaparse';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { inMemory, unreadableOrders } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { downloads } from '../../../ui/shared/downloads.fixtures.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { OrdersPage } from '../orders-page.tsx';
import { NOW, aPaidOrder, anOpenOrder } from '../state/orders.fixtures.ts';

/** ms; finding roles in a whole page takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const backend = inMemory();

function Where() {
  return <output aria-label="address">{useLocation().search}</output>;
}
const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <InRestaurant record={aRestaurant()} backend={backend}>
          <OrdersPage />
        </InRestaurant>
        <Where />
      </ToastProvider>
    </MemoryRouter>,
  );
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Names and texts of the downloaded files. */
let files: ReturnType<typeof downloads> = [];
const rowsOf = async (at = 0) =>
  Papa.parse<string[]>(((await files[at]?.text) ?? '').slice(1), { skipEmptyLines: true }).data;
const column = (rows: string[][], head: string) =>
  rows.slice(1).map((cells) => cells[rows[0]?.indexOf(head) ?? -1]);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  files = downloads();
});
afterEach(() => {
  cleanup();
  backend.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const putLive = () =>
  backend.putAll(orders, {
    o1: anOpenOrder({ tableId: 'F1-T10' }),
    o2: anOpenOrder({ tableId: 'F1-T09', openedAt: NOW - 1, takenBy: null }),
    o3: anOpenOrder({ type: 'takeaway', tableId: null, label: '=Meera' }),
  });

it('live orders are sorted by a column head; the address keeps it, and another view does not', async () => {
  putLive();
  show('/');
  const places = () =>
    within(screen.getByRole('table'))
      .getAllByRole('link')
      .map((link) => link.textContent);
  await press('Order');
  expect(screen.getByLabelText('address').textContent).toBe('?sort=order');
  expect(places()).toEqual(['=Meera', 'F1-T09', 'F1-T10']);
  expect(screen.getByRole('link', { name: 'F1-T09' }).getAttribute('href')).toBe('/?sort=order&order=o2');
  await user.click(screen.getByRole('tab', { name: 'Past' }));
  expect(screen.getByLabelText('address').textContent).toBe('?view=past');
});

it('live orders as a file: those that match the filters, in order, amounts as numbers', async () => {
  putLive();
  show('/?type=dine-in&sort=order');
  await press('Export CSV');
  expect(files.map(({ name }) => name)).toEqual(['bhoj-orders-live-2026-11-21.csv']);
  const rows = await rowsOf();
  expect(rows[0]).toEqual([
    'Order',
    'KOT',
    'State',
    'Type',
    'Taken by',
    'Opened',
    'Document',
    'Amount',
    'Price lists',
  ]);
  expect(column(rows, 'Order')).toEqual(['F1-T09', 'F1-T10']);
  // No captain took the first of them.
  expect(column(rows, 'Taken by')).toEqual(['Guest', 'Ravi']);
  expect(column(rows, 'Amount')).toEqual(['483', '483']);
  expect(column(rows, 'Opened')[1]).toBe('21 Nov 2026, 7:30 pm');
});

it('live orders on paper: the restaurant, the filters, and the total', async () => {
  putLive();
  const print = vi.fn<() => void>(() => {
    const sheet = document.querySelector('[data-printed]')?.textContent ?? '';
    for (const text of ['Live orders', 'Spice Route', 'Type: Takeaway', '=Meera', '1 order · ₹483']) {
      expect(sheet).toContain(text);
    }
  });
  vi.stubGlobal('print', print);
  show('/?type=takeaway');
  await press('Print');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

const putPast = (count: number) =>
  backend.putAll(
    orders,
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`o${n}`, aPaidOrder()] as const)),
  );

it('past orders as a file without one that cannot be read say so', async () => {
  putPast(51);
  const { newer } = unreadableOrders(aPaidOrder());
  backend.putStored(orders, { newer });
  show('/?view=past');
  await press('Export CSV');
  expect(await screen.findByText(/1 order is not in the file/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(await rowsOf()).toHaveLength(52);
});

it('past orders as a file: all pages are read, though one is shown', async () => {
  putPast(51);
  backend.put(orders, { orderId: 'cancelled' }, aPaidOrder({ state: 'Cancelled' }));
  show('/?view=past&state=Completed');
  await press('Export CSV');
  await vi.waitFor(() => expect(files).toHaveLength(1), { timeout: 10_000 });
  expect(await rowsOf()).toHaveLength(52);
  expect(files[0]?.name).toBe('bhoj-orders-past-2026-11-21.csv');
});

it('past orders stop at 2,000 and say so; a failure is shown too', async () => {
  putPast(2_001);
  show('/?view=past');
  await press('Export CSV');
  expect(await screen.findByText(/latest 2,000 orders/, {}, { timeout: 20_000 })).toBeTruthy();
  expect(await rowsOf()).toHaveLength(2001);
  backend.fails('unavailable', orders);
  await press('Export CSV');
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be read to its end/);
});
