import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditNotes, debitNotes, invoices } from '@bhoj/domain/billing/documents/document.collection';
import { aCreditNote, aDebitNote, anInvoice } from '@bhoj/domain/fixtures/billing';
import { aMember } from '@bhoj/domain/fixtures/people';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { members } from '@bhoj/domain/members/member.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { tables } from '@bhoj/domain/tables/table.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { stateOf } from './state/orders-model.ts';
import { OrdersPage } from './orders-page.tsx';
import { CAPTAIN, NOW, aPaidAccount, aPaidOrder, anOpenOrder } from './state/orders.fixtures.ts';

/** ms; finding roles in a whole page and its dialogs takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const backend = inMemory();
const only = (id: string, order: Order) => {
  backend.clear();
  backend.putAll(orders, { [id]: order });
};
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function Where() {
  return <output aria-label="address">{useLocation().search}</output>;
}
const show = (path = '/') =>
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
const address = () => screen.getByLabelText('address').textContent;
const places = (name: string) =>
  [...screen.getByRole('table', { name }).querySelectorAll('tbody a')].map((link) => link.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  backend.put(tables, { tableId: 'F1-T02' }, aTable({ floor: 1, n: 2 }));
  backend.put(members, { uid: 'ravi' }, aMember({ name: 'Ravi', role: 'captain' }));
  const takeaway = anOpenOrder({
    type: 'takeaway',
    tableId: null,
    label: 'Meera',
    openedAt: NOW,
    takenBy: { kind: 'captain', label: 'Sunil', id: 'msunil000000' },
  });
  backend.putAll(orders, { o1: anOpenOrder(), o2: takeaway, o3: aPaidOrder() });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('live orders', () => {
  it('show place, KOT, state and amount, the latest first', () => {
    show();
    expect(places('Live orders')).toEqual(['Meera', 'F1-T02']);
    const row = within(screen.getByRole('row', { name: /F1-T02/ }));
    expect(row.getByText('KOT 12')).toBeTruthy();
    expect(row.getAllByText('Pending').length).toBeGreaterThan(0);
    expect(row.getByText('₹483')).toBeTruthy();
    expect(screen.getByText('2 orders · ₹966')).toBeTruthy();
  });

  it('show what needs attention', () => {
    only(
      'o1',
      anOpenOrder({
        acceptance: { waiting: ['r2'], declined: [] },
        requests: { service: { kind: 'bill', at: NOW, takenBy: null }, upiDeclaration: null },
      }),
    );
    show();
    expect(screen.getByText('A round waits')).toBeTruthy();
    expect(screen.getByText('Asks for the bill')).toBeTruthy();
  });

  it('leave out an expired order without rounds', () => {
    const left = anOpenOrder({ state: 'waiting', expireAt: NOW - 1 });
    only('o1', left);
    show();
    expect(screen.getByText(/No order is running/)).toBeTruthy();
  });

  it('say that a merged order went into another, and not that it was cancelled', () => {
    const merged = anOpenOrder({
      state: 'Cancelled',
      ending: { cancelReason: null, mergedInto: 'o2', reviewed: false },
    });
    expect(stateOf(merged)).toBe('Merged');
    expect(stateOf({ ...merged, ending: { ...merged.ending, mergedInto: null } })).toBe('Cancelled');
  });

  it('are filtered, and the address keeps the filters', async () => {
    show();
    expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('combobox', { name: 'Type' }));
    await user.click(screen.getByRole('option', { name: 'Takeaway' }));
    expect(address()).toBe('?type=takeaway');
    expect(places('Live orders')).toEqual(['Meera']);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('');
  });

  it('open with the filters of the address after a reload', () => {
    show(`/?captain=${CAPTAIN.id}&table=F1-T02`);
    expect(screen.getByRole('combobox', { name: 'Taken by' }).textContent).toBe('Ravi');
    expect(places('Live orders')).toEqual(['F1-T02']);
    expect((screen.getByRole('combobox', { name: 'Table or room' }) as HTMLInputElement).value).toBe(
      'F1-T02',
    );
  });

  it('load fifty at a time', async () => {
    const many = Array.from({ length: 120 }, (_, n) => [`o${n}`, anOpenOrder()] as const);
    backend.putAll(orders, Object.fromEntries(many));
    show();
    expect(places('Live orders')).toHaveLength(50);
    await user.click(screen.getByText('Show more'));
    expect(places('Live orders')).toHaveLength(100);
  });
});

describe('past orders', () => {
  it('show their document and what was billed', async () => {
    show();
    await user.click(screen.getByRole('tab', { name: 'Past' }));
    expect(address()).toBe('?view=past');
    const row = within(screen.getByRole('row', { name: /F1-T02/ }));
    expect(row.getAllByText('INV/26-27/000123').length).toBeGreaterThan(0);
    expect(row.getByText('₹483')).toBeTruthy();
  });

  it('mark a void document, and do not count it', () => {
    const { order } = aPaidAccount({ voidedAt: NOW });
    only('o3', order);
    show('/?view=past');
    const row = within(screen.getByRole('row', { name: /F1-T02/ }));
    expect(row.getAllByText(/Void/).length).toBeGreaterThan(0);
    expect(row.getByText('₹0')).toBeTruthy();
  });

  it('are those that fit every filter of the address', () => {
    const fits = aPaidOrder({ state: 'Cancelled', businessDay: '2026-11-20', tableId: 'F1-T02' });
    backend.putAll(orders, {
      fits,
      paid: { ...fits, state: 'Completed' },
      takeaway: { ...fits, type: 'takeaway' },
      elsewhere: { ...fits, tableId: 'F1-T03' },
      nobodys: { ...fits, takenBy: null },
      today: { ...fits, businessDay: '2026-11-21' },
    });
    show(`/?view=past&state=Cancelled&type=dine-in&table=F1-T02&captain=${CAPTAIN.id}&day=2026-11-20`);
    const [link, ...others] = screen.getByRole('table').querySelectorAll<HTMLAnchorElement>('tbody a');
    expect([link?.search, others]).toEqual([expect.stringContaining('order=fits'), []]);
  });

  it('of a table are those of the joined ones too, whichever leads', async () => {
    const together = { tableId: 'F1-T01', joinedTableIds: ['F1-T02'] };
    backend.putAll(orders, {
      alone: aPaidOrder({ tableId: 'F1-T02' }),
      joined: aPaidOrder({ ...together, closedAt: NOW - DAY }),
      elsewhere: aPaidOrder({ tableId: 'F1-T03', joinedTableIds: ['F1-T01'] }),
    });
    show('/?view=past&table=F1-T02');
    expect(places('Past orders')).toEqual(expect.arrayContaining(['F1-T02', 'F1-T01 + F1-T02']));
    expect(places('Past orders')).not.toContain('F1-T03 + F1-T01');
  });

  it('continue after the last order of the page before', async () => {
    const page = Array.from({ length: 50 }, (_, n) => [`o${n}`, aPaidOrder()] as const);
    backend.putAll(orders, {
      ...Object.fromEntries(page),
      older: aPaidOrder({ tableId: 'F1-T09', closedAt: NOW - DAY }),
    });
    show('/?view=past');
    expect(places('Past orders')).toHaveLength(50);
    await user.click(screen.getByText('Show older orders'));
    expect(places('Past orders')).toHaveLength(51);
    expect(screen.queryByText('Show older orders')).toBeNull();
  });

  it('ignore a state that only live orders have', () => {
    show('/?view=past&state=choosing');
    expect(places('Past orders')).toEqual(['F1-T02']);
  });
});

describe('the search', () => {
  it('finds an order by its bill and by its KOT', async () => {
    backend.put(invoices, { invoiceId: '2026-27_INV_000123' }, anInvoice({ orderId: 'o3' }));
    backend.put(orders, { orderId: 'o9' }, { ...anOpenOrder({ tableId: 'F1-T09' }), kots: [123] });
    show();
    await user.click(screen.getByRole('searchbox'));
    await user.paste('123');
    await waitFor(() => expect(address()).toBe('?q=123'), { timeout: 4000 });
    await waitFor(() => expect(places('Orders for “123”')).toEqual(['F1-T02', 'F1-T09']));
  });

  it('finds an order by its credit note', () => {
    backend.put(creditNotes, { creditNoteId: '2026-27_CN_000004' }, aCreditNote({ orderId: 'o3' }));
    show('/?q=CN%204');
    expect(places('Orders for “CN 4”')).toEqual(['F1-T02']);
  });

  it('finds an order by its debit note', () => {
    backend.put(debitNotes, { debitNoteId: '2026-27_DN_000002' }, aDebitNote({ orderId: 'o3' }));
    show('/?q=DN%202');
    expect(places('Orders for “DN 2”')).toEqual(['F1-T02']);
  });

  it('says that nothing has the number, and on which day it searched', () => {
    show('/?q=77');
    expect(screen.getByText('No document and no KOT has the number “77”.')).toBeTruthy();
    expect(screen.getByText(/those of 21 Nov 2026/)).toBeTruthy();
  });

  it('says what it accepts when no number is typed', () => {
    show('/?q=Meera');
    expect(screen.getByText(/Search takes the number of a bill/)).toBeTruthy();
  });
});

describe('states', () => {
  it.each([
    ['slow', () => screen.getByRole('status', { name: 'Loading orders' })],
    ['unavailable', () => screen.getByRole('alert')],
    ['permission-denied', () => screen.getByText('This page is not for your account')],
  ] as const)('%s', (how, found) => {
    backend.fails(how, orders);
    show();
    expect(found()).toBeTruthy();
  });

  it('never says that there is no order before the server has answered', () => {
    backend.clear();
    backend.goOffline();
    show();
    expect(screen.queryByText(/No order is running/)).toBeNull();
    expect(screen.getByRole('status', { name: 'Loading orders' })).toBeTruthy();
  });

  it('says when it is offline with nothing on the device', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.clear();
    backend.goOffline();
    show('/?view=past');
    expect(screen.getByText(/not on this device/)).toBeTruthy();
  });

  it('explains itself when empty', () => {
    backend.clear();
    show();
    expect(screen.getByRole('link', { name: 'Open the floor' }).getAttribute('href')).toBe(
      '/dashboard/captain',
    );
  });

  it('shows the day when the address names it', () => {
    render(
      <MemoryRouter initialEntries={['/?view=day']}>
        <InRestaurant record={aRestaurant()} backend={backend}>
          <OrdersPage day={<p>The day</p>} actions={<button type="button">Export</button>} />
        </InRestaurant>
      </MemoryRouter>,
    );
    expect(screen.getByRole('tab', { name: 'Day' }).getAttribute('aria-selected')).toBe('true');
    expect(within(screen.getByRole('tabpanel')).getByText('The day')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  });
});
