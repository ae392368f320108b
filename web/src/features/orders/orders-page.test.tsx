import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { stateOf } from './state/orders-model.ts';
import { OrdersPage } from './orders-page.tsx';
import {
  CAPTAIN,
  RESTAURANT,
  NOW,
  aPaidAccount,
  aPaidOrder,
  anOpenOrder,
  ready,
} from './state/orders.fixtures.ts';

const { lives, asked } = vi.hoisted(() => ({
  lives: new Map<string, unknown>(),
  asked: [] as QuerySpec[],
}));
const NOBODY_ASKS = { state: 'ready', value: [], fromCache: false };
// Written as function declarations, so that they exist when the hoisted mocks are made.
function doc({ pattern }: { pattern: string }, params: Record<string, string> | null) {
  if (params === null) return { state: 'loading' };
  const id = params['orderId'] ?? params['invoiceId'] ?? params['creditNoteId'] ?? params['debitNoteId'];
  return lives.get(`${pattern} ${id}`) ?? lives.get(pattern) ?? { state: 'missing' };
}
function list({ pattern }: { pattern: string }, params: unknown, spec: QuerySpec) {
  if (params === null) return { state: 'loading' };
  if (!pattern.endsWith('{orderId}')) return lives.get(pattern) ?? { state: 'loading' };
  asked.push(spec);
  const [field] = spec.where?.[0] ?? [];
  if (spec.after !== undefined) return lives.get('page 2') ?? { state: 'loading' };
  if (spec.where?.some(([, op]) => op === 'array-contains')) return lives.get('kot') ?? { state: 'loading' };
  if (field === 'asksUntil') return NOBODY_ASKS;
  if (field === 'state' && spec.where?.[0]?.[2] === 'open') return lives.get('live') ?? { state: 'loading' };
  return lives.get('past') ?? { state: 'loading' };
}
vi.mock('../../firebase/live.ts', () => ({ useLiveDoc: doc, useLiveList: list }));

/** ms; finding roles in a whole page and its dialogs takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

function Where() {
  return <output aria-label="address">{useLocation().search}</output>;
}
const show = (path = '/') =>
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
const address = () => screen.getByLabelText('address').textContent;
const places = (name: string) =>
  [...screen.getByRole('table', { name }).querySelectorAll('tbody a')].map((link) => link.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  asked.length = 0;
  lives.set(`${RESTAURANT}/tables/{tableId}`, ready([{ id: 'F1-T02', value: {} }]));
  lives.set(`${RESTAURANT}/members/{uid}`, ready([{ id: 'ravi', value: { name: 'Ravi', role: 'captain' } }]));
  lives.set(
    'live',
    ready([
      { id: 'o1', value: anOpenOrder() },
      {
        id: 'o2',
        value: anOpenOrder({
          type: 'takeaway',
          tableId: null,
          label: 'Meera',
          openedAt: NOW,
          takenBy: { kind: 'captain', label: 'Sunil', id: 'msunil000000' },
        }),
      },
    ]),
  );
  lives.set('past', ready([{ id: 'o3', value: aPaidOrder() }]));
});
afterEach(() => {
  cleanup();
  lives.clear();
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
    lives.set(
      'live',
      ready([
        {
          id: 'o1',
          value: anOpenOrder({
            acceptance: { waiting: ['r2'], declined: [] },
            requests: { service: { kind: 'bill', at: NOW, takenBy: null }, upiDeclaration: null },
          }),
        },
      ]),
    );
    show();
    expect(screen.getByText('A round waits')).toBeTruthy();
    expect(screen.getByText('Asks for the bill')).toBeTruthy();
  });

  it('leave out an expired order without rounds', () => {
    const left = anOpenOrder({ state: 'waiting', expireAt: NOW - 1 });
    lives.set('live', ready([{ id: 'o1', value: left }]));
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
    lives.set('live', ready(Array.from({ length: 120 }, (_, n) => ({ id: `o${n}`, value: anOpenOrder() }))));
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
    lives.set('past', ready([{ id: 'o3', value: order }]));
    show('/?view=past');
    const row = within(screen.getByRole('row', { name: /F1-T02/ }));
    expect(row.getAllByText(/Void/).length).toBeGreaterThan(0);
    expect(row.getByText('₹0')).toBeTruthy();
  });

  it('are queried with every filter of the address', () => {
    show(`/?view=past&state=Cancelled&type=dine-in&table=F1-T02&captain=${CAPTAIN.id}&day=2026-11-20`);
    expect(asked.at(-1)?.where).toEqual([
      ['state', '==', 'Cancelled'],
      ['type', '==', 'dine-in'],
      ['tableId', '==', 'F1-T02'],
      ['takenBy.id', '==', CAPTAIN.id],
      ['businessDay', '==', '2026-11-20'],
      ['closedAt', '>', new Date(0)],
    ]);
  });

  it('continue after the last order of the page before', async () => {
    const next = { values: [new Date(NOW - 60_000)], id: 'o49' };
    const first = Array.from({ length: 50 }, (_, n) => ({ id: `o${n}`, value: aPaidOrder() }));
    lives.set('past', { ...ready(first), next });
    lives.set('page 2', ready([{ id: 'older', value: aPaidOrder({ tableId: 'F1-T09' }) }]));
    show('/?view=past');
    await user.click(screen.getByText('Show older orders'));
    expect(asked.at(-1)?.after).toEqual(next);
    expect(places('Past orders')).toHaveLength(51);
    expect(screen.queryByText('Show older orders')).toBeNull();
  });

  it('ignore a state that only live orders have', () => {
    show('/?view=past&state=choosing');
    expect(asked.at(-1)?.where).toEqual([['closedAt', '>', new Date(0)]]);
  });
});

describe('the search', () => {
  it('finds an order by its bill and by its KOT', async () => {
    lives.set(`${RESTAURANT}/invoices/{invoiceId} 2026-27_INV_000123`, ready({ orderId: 'o3' }));
    lives.set(`${RESTAURANT}/orders/{orderId} o3`, ready(aPaidOrder()));
    lives.set('kot', ready([{ id: 'o9', value: anOpenOrder({ tableId: 'F1-T09' }) }]));
    show();
    await user.click(screen.getByRole('searchbox'));
    await user.paste('123');
    await waitFor(() => expect(address()).toBe('?q=123'), { timeout: 4000 });
    expect(places('Orders for “123”')).toEqual(['F1-T02', 'F1-T09']);
  });

  it('finds an order by its credit note', () => {
    lives.set(`${RESTAURANT}/creditNotes/{creditNoteId} 2026-27_CN_000004`, ready({ orderId: 'o3' }));
    lives.set(`${RESTAURANT}/orders/{orderId} o3`, ready(aPaidOrder()));
    show('/?q=CN%204');
    expect(places('Orders for “CN 4”')).toEqual(['F1-T02']);
  });

  it('finds an order by its debit note', () => {
    lives.set(`${RESTAURANT}/debitNotes/{debitNoteId} 2026-27_DN_000002`, ready({ orderId: 'o3' }));
    lives.set(`${RESTAURANT}/orders/{orderId} o3`, ready(aPaidOrder()));
    show('/?q=DN%202');
    expect(places('Orders for “DN 2”')).toEqual(['F1-T02']);
  });

  it('says that nothing has the number, and on which day it searched', () => {
    lives.set('kot', ready([]));
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
    ['loading', () => screen.getByRole('status', { name: 'Loading orders' })],
    ['failed', () => screen.getByRole('alert')],
    ['denied', () => screen.getByText('This page is not for your account')],
  ])('%s', (state, found) => {
    lives.set('live', { state });
    show();
    expect(found()).toBeTruthy();
  });

  it('never says that there is no order before the server has answered', () => {
    lives.set('live', ready([], true));
    show();
    expect(screen.queryByText(/No order is running/)).toBeNull();
    expect(screen.getByRole('status', { name: 'Loading orders' })).toBeTruthy();
  });

  it('says when it is offline with nothing on the device', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    lives.set('past', ready([], true));
    show('/?view=past');
    expect(screen.getByText(/not on this device/)).toBeTruthy();
  });

  it('explains itself when empty', () => {
    lives.set('live', ready([]));
    show();
    expect(screen.getByRole('link', { name: 'Open the floor' }).getAttribute('href')).toBe(
      '/dashboard/captain',
    );
  });

  it('shows the day when the address names it', () => {
    render(
      <MemoryRouter initialEntries={['/?view=day']}>
        <InRestaurant record={aRestaurant()}>
          <OrdersPage day={<p>The day</p>} actions={<button type="button">Export</button>} />
        </InRestaurant>
      </MemoryRouter>,
    );
    expect(screen.getByRole('tab', { name: 'Day' }).getAttribute('aria-selected')).toBe('true');
    expect(within(screen.getByRole('tabpanel')).getByText('The day')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  });
});
