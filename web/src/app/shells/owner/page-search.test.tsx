import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCreditNote, anInvoice } from '@bhoj/domain/fixtures/billing';
import { creditNotes, invoices } from '@bhoj/domain/billing/documents/document.collection';
import { invoiceId } from '@bhoj/domain/billing/documents/series';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aMenu, dishOf } from '@bhoj/domain/fixtures/menu';
import { aCustomer, aMember } from '@bhoj/domain/fixtures/people';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { members } from '@bhoj/domain/members/member.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { financialYearOf } from '@bhoj/domain/time/ist';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import * as field from './page-search-field.tsx';
import { PageSearch } from './page-search.tsx';

/** The list's own code comes when a test lets it. */
const { fetch, coming } = vi.hoisted(() => ({
  fetch: vi.fn<() => void>(),
  coming: { arrive: (() => {}) as (field: object) => void },
}));
vi.mock('../../../ui/shared/use-on-demand.ts', () => ({
  useOnDemand: () => {
    const [loaded, setLoaded] = useState<object | null>(null);
    coming.arrive = setLoaded;
    return [loaded, fetch];
  },
}));

const backend = inMemory();

function show() {
  const page = (
    <InRestaurant record={aRestaurant()} backend={backend}>
      <PageSearch />
    </InRestaurant>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
  return router;
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search everything' });

beforeEach(() => {
  fetch.mockClear();
  localStorage.clear();
  backend.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('fetches the list of pages when somebody comes near, not before', async () => {
  show();
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.hover(input());
  expect(fetch).toHaveBeenCalledOnce();
});

it('keeps what was typed before the list was there, and the cursor in it', async () => {
  const router = show();
  await userEvent.keyboard('/men');
  expect(fetch).toHaveBeenCalled();
  expect(input().value).toBe('men');
  act(() => coming.arrive(field));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Menu', 'Table Management']);
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard('u{Enter}');
  expect(router.state.location.pathname).toBe('/dashboard/menu');
});

it('takes no cursor that is elsewhere', async () => {
  show();
  await userEvent.hover(input());
  act(() => coming.arrive(field));
  expect(document.activeElement).toBe(document.body);
});

it('goes to a page while the list has not come', async () => {
  const router = show();
  await userEvent.keyboard('/tab{Enter}');
  expect(router.state.location.pathname).toBe('/dashboard/tables');
});

it('goes nowhere for nothing, and for what is no page', async () => {
  const router = show();
  await userEvent.keyboard('/{Enter}xyz{Enter}');
  expect(router.state.location.pathname).toBe('/');
  await userEvent.tab();
  expect(input().value).toBe('');
});

async function showField() {
  const router = show();
  await userEvent.keyboard('/');
  act(() => coming.arrive(field));
  return router;
}

it('finds a bill by its number, the newest first, and opens its order with the keyboard', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const first = (series: string) => invoiceId(series, financialYearOf(NOW), 1);
  backend.put(invoices, { invoiceId: first('INV') }, anInvoice({ orderId: 'o1', issuedAt: 1_000 }));
  backend.put(creditNotes, { creditNoteId: first('CN') }, aCreditNote({ orderId: 'o2', issuedAt: 2_000 }));
  const router = await showField();
  await userEvent.keyboard('1');
  await screen.findByRole('option', { name: /^Bill / });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
    'Credit',
    'Bill',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect([router.state.location.pathname, router.state.location.search]).toEqual([
    '/dashboard/orders',
    '?order=o1',
  ]);
});

it('finds a dish, somebody of the staff and a customer', async () => {
  backend.put(menus, {}, aMenu({ items: [dishOf('Ravioli', 120), dishOf('Dal', 90)] }));
  backend.put(members, { uid: 'x' }, aMember({ name: 'Ravi', active: false }));
  backend.put(customers, { customerId: 'x' }, aCustomer({ name: 'Meera', visits: 3 }));
  await showField();
  await userEvent.keyboard('ravi');
  expect(await screen.findByRole('option', { name: /₹/ })).toBeTruthy();
  expect(screen.getByRole('option', { name: /Ravi Not on the staff any more/ })).toBeTruthy();
  await userEvent.clear(input());
  await userEvent.type(input(), '9876543210');
  expect(await screen.findByRole('option', { name: /Meera 3 visits/ })).toBeTruthy();
});

it('opens the customer it found, and shows what was chosen before, without a read and without customers', async () => {
  const router = await showField();
  await userEvent.keyboard('menu{Enter}');
  backend.put(customers, { customerId: 'x' }, aCustomer({ name: 'Meera' }));
  await userEvent.click(input());
  await userEvent.keyboard('9876543210');
  await userEvent.click(await screen.findByRole('option', { name: /Meera/ }));
  expect([router.state.location.pathname, router.state.location.search]).toEqual([
    '/dashboard/customers',
    '?customer=x',
  ]);
  const read = backend.reads().length;
  await userEvent.click(input());
  const before = screen.getByText('Chosen before').closest('li') ?? document.body;
  expect(
    within(before)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Menu']);
  expect(backend.reads()).toHaveLength(read);
});

it('says when nothing is found, and when the server was not reached', async () => {
  await showField();
  await userEvent.keyboard('xyzzy');
  expect(await screen.findByText(/^Nothing found/)).toBeTruthy();
  backend.goOffline();
  await userEvent.keyboard('q');
  expect(await screen.findByText(/did not reach the server/)).toBeTruthy();
});
