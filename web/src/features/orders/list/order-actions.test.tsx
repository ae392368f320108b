import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Papa from 'papaparse';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { OrdersPage } from '../orders-page.tsx';
import { RESTAURANT, NOW, aPaidOrder, anOpenOrder, ready } from '../state/orders.fixtures.ts';

const { lives, read } = vi.hoisted(() => ({
  lives: new Map<string, unknown>(),
  read: vi.fn<(spec: QuerySpec) => Promise<unknown>>(),
}));
// Written as function declarations, so that they exist when the hoisted mocks are made.
function doc({ pattern }: { pattern: string }) {
  return lives.get(pattern) ?? { state: 'missing' };
}
function list({ pattern }: { pattern: string }) {
  return lives.get(`${pattern} list`) ?? { state: 'loading' };
}
vi.mock('../../../firebase/live.ts', () => ({
  useLiveDoc: doc,
  useLiveList: list,
  readPage: (_client: unknown, _collection: unknown, _params: unknown, spec: QuerySpec) => read(spec),
}));
vi.mock('../../../firebase/client.ts', () => ({ useClient: () => 'client' }));

/** ms; finding roles in a whole page takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const ORDERS = `${RESTAURANT}/orders/{orderId} list`;

function Where() {
  return <output aria-label="address">{useLocation().search}</output>;
}
const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <InRestaurant record={aRestaurant()}>
          <OrdersPage />
        </InRestaurant>
        <Where />
      </ToastProvider>
    </MemoryRouter>,
  );
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Names and texts of the downloaded files. */
const files: { name: string; text: Promise<string> }[] = [];
const rowsOf = async (at = 0) =>
  Papa.parse<string[]>(((await files[at]?.text) ?? '').slice(1), { skipEmptyLines: true }).data;
const column = (rows: string[][], head: string) =>
  rows.slice(1).map((cells) => cells[rows[0]?.indexOf(head) ?? -1]);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    blob = made as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: blob.text() });
  });
});
afterEach(() => {
  cleanup();
  lives.clear();
  read.mockReset();
  files.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const live = () =>
  ready([
    { id: 'o1', value: anOpenOrder({ tableId: 'F1-T10' }) },
    { id: 'o2', value: anOpenOrder({ tableId: 'F1-T09', openedAt: NOW - 1, takenBy: null }) },
    { id: 'o3', value: anOpenOrder({ type: 'takeaway', tableId: null, label: '=Meera' }) },
  ]);

it('live orders are sorted by a column head; the address keeps it, and another view does not', async () => {
  lives.set(ORDERS, live());
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
  lives.set(ORDERS, live());
  show('/?type=dine-in&sort=order');
  await press('Export CSV');
  expect(files.map(({ name }) => name)).toEqual(['bhoj-orders-live-2026-11-21.csv']);
  const rows = await rowsOf();
  expect(rows[0]).toEqual(['Order', 'KOT', 'State', 'Type', 'Taken by', 'Opened', 'Document', 'Amount']);
  expect(column(rows, 'Order')).toEqual(['F1-T09', 'F1-T10']);
  // No captain took the first of them.
  expect(column(rows, 'Taken by')).toEqual(['Guest', 'Ravi']);
  expect(column(rows, 'Amount')).toEqual(['483', '483']);
  expect(column(rows, 'Opened')[1]).toBe('21 Nov 2026, 7:30 pm');
});

it('live orders on paper: the restaurant, the filters, and the total', async () => {
  lives.set(ORDERS, live());
  const print = vi.fn<() => void>(() => {
    const sheet = document.querySelector('[data-printed]')?.textContent ?? '';
    for (const text of ['Live orders', 'Spice Route', 'Type: Takeaway', '=Meera', '1 order · ₹483']) {
      expect(sheet).toContain(text);
    }
  });
  vi.stubGlobal('print', print);
  show('/?type=takeaway');
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
});

const fifty = (from: number) =>
  Array.from({ length: 50 }, (_, n) => ({ id: `o${from + n}`, value: aPaidOrder() }));

const page = (
  rows: readonly { readonly id: string; readonly value: unknown }[],
  unreadable: readonly unknown[] = [],
) => ({
  rows,
  unreadable,
  next: { values: [], id: rows.at(-1)?.id ?? '' },
});
const firstPage = () => ({ ...ready(fifty(0)), next: page(fifty(0)).next });

it('past orders as a file without one that cannot be read say so', async () => {
  lives.set(ORDERS, firstPage());
  const newer = { of: 'orders', id: 'new', why: 'newer' };
  read.mockResolvedValueOnce({ ...page(fifty(0).slice(1), [newer]), next: null });
  show('/?view=past');
  await press('Export CSV');
  expect(await screen.findByText(/1 order is not in the file/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(await rowsOf()).toHaveLength(50);
});

it('past orders as a file: all pages are read, though one is shown', async () => {
  lives.set(ORDERS, firstPage());
  read
    .mockResolvedValueOnce(page(fifty(0)))
    .mockResolvedValueOnce({ ...page([{ id: 'older', value: aPaidOrder() }]), next: null });
  show('/?view=past&state=Completed');
  await press('Export CSV');
  await vi.waitFor(() => expect(files).toHaveLength(1), { timeout: 10_000 });
  expect(await rowsOf()).toHaveLength(52);
  expect(read.mock.calls.map(([spec]) => spec.after?.id)).toEqual([undefined, 'o49']);
  expect(read.mock.calls[1]?.[0].where?.[0]).toEqual(['state', '==', 'Completed']);
  expect(files[0]?.name).toBe('bhoj-orders-past-2026-11-21.csv');
});

it('past orders stop at 2,000 and say so; a failure is shown too', async () => {
  lives.set(ORDERS, firstPage());
  let at = 0;
  read.mockImplementation(() => {
    at += 50;
    return Promise.resolve(page(fifty(at)));
  });
  show('/?view=past');
  await press('Export CSV');
  expect(await screen.findByText(/latest 2,000 orders/, {}, { timeout: 20_000 })).toBeTruthy();
  expect(await rowsOf()).toHaveLength(2001);
  read.mockReset();
  read.mockRejectedValueOnce(new Error('offline'));
  await press('Export CSV');
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be read to its end/);
});
