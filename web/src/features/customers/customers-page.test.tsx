import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agreedToOffers } from '@bhoj/domain/customers/acts';
import { theCustomerMarks } from '@bhoj/domain/fixtures/customers';
import { aCustomer, aReview } from '@bhoj/domain/fixtures/people';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import type { QuerySpec } from '@bhoj/domain/kernel/collection';
import { rupees } from '@bhoj/domain/money/money';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { CustomersPage } from './customers-page.tsx';

const { docs, lists, calls } = vi.hoisted(() => ({
  docs: new Map<string, unknown>(),
  lists: new Map<string, unknown>(),
  calls: vi.fn<(name: string, input: unknown) => Promise<unknown>>(),
}));
// Written as function declarations, so that they exist when the hoisted mocks are made.
function doc({ pattern }: { pattern: string }, params: unknown) {
  if (params === null) return { state: 'loading' };
  return docs.get(pattern.split('/')[2] ?? '') ?? { state: 'missing', retry: () => undefined };
}
function list(_: unknown, params: unknown, spec: QuerySpec) {
  if (params === null) return { state: 'loading' };
  const [field] = spec.where?.[0] ?? [];
  return lists.get(field ?? 'all') ?? ready([]);
}
function ready(value: unknown) {
  return { state: 'ready', value, fromCache: false, next: null };
}
vi.mock('../../firebase/client.ts', () => ({ useClient: () => 'client' }));
vi.mock('../../firebase/live.ts', () => ({ useLiveDoc: doc, useLiveList: list }));
vi.mock('../../firebase/call.ts', () => {
  const callers = new Map<string, unknown>();
  return {
    CallFailure: class extends Error {},
    useCall: ({ name }: { name: string }) => {
      if (!callers.has(name)) callers.set(name, (input: unknown) => calls(name, input));
      return callers.get(name);
    },
  };
});

vi.setConfig({ testTimeout: 30_000 });
const NOW = Date.parse('2026-11-20T20:00+05:30');
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const visit = { orderId: 'o1', at: NOW, amountPaise: rupees(378), bills: [{ id: 'i1', number: 'A/1' }] };
const meera = aCustomer({
  visits: 3,
  spentPaise: rupees(900),
  lately: [visit],
  dishes: { dosa: { name: 'Masala dosa', count: 4 } },
  months: { '2026-11': rupees(900) },
});
const review = aReview({ stars: 2, words: 'The dosa was cold.', createdAt: NOW });
const anil = aCustomer({ name: 'Anil', mobile: '9000000001', visits: 1, spentPaise: rupees(100) });

function Where() {
  return <output aria-label="address">{useLocation().search}</output>;
}
const show = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastProvider>
        <InRestaurant record={aRestaurant()}>
          <CustomersPage />
        </InRestaurant>
        <Where />
      </ToastProvider>
    </MemoryRouter>,
  );
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  docs.set('rollups', ready(theCustomerMarks({ at: NOW })));
  lists.set(
    'all',
    ready([
      { id: 'c1', value: meera },
      { id: 'c2', value: anil },
    ]),
  );
  calls.mockResolvedValue({});
});
afterEach(() => {
  cleanup();
  docs.clear();
  lists.clear();
  calls.mockReset();
  vi.useRealTimers();
});

describe('the list', () => {
  it('shows visits and spend, and opens a customer by its row', async () => {
    show();
    const row = within(screen.getByRole('row', { name: /Meera/ }));
    for (const text of ['98765 43210', '3', '₹300', '₹900']) expect(row.getByText(text)).toBeTruthy();
    expect(row.getByRole('link').getAttribute('href')).toBe('/?customer=c1');
    expect(screen.getByRole('link', { name: 'Reviews' }).getAttribute('href')).toBe('/dashboard/reviews');
  });

  it('asks for a segment by the marks, and says what it means', async () => {
    lists.set('visits', ready([{ id: 'c1', value: meera }]));
    show();
    await user.click(screen.getByRole('tab', { name: 'Regular' }));
    expect(screen.getByLabelText('address').textContent).toBe('?view=regular');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await press('What the groups mean');
    expect(screen.getByText(/^4 visits or more/)).toBeTruthy();
    expect(calls).not.toHaveBeenCalled();
  });

  it('computes marks of another day anew, once', async () => {
    docs.delete('rollups');
    show('/?view=best');
    await waitFor(() => expect(calls).toHaveBeenCalledWith('refreshCustomerMarks', {}));
    expect(calls).toHaveBeenCalledOnce();
  });

  it('says that nobody fits a search, also without asking for two digits', async () => {
    show('/?q=zz');
    expect(screen.getByText(/Nobody fits “zz”/)).toBeTruthy();
    cleanup();
    show('/?q=98');
    expect(screen.getByText(/Nobody fits “98”/)).toBeTruthy();
  });

  it('says who asked to be erased', async () => {
    lists.set('erasureAskedAt', ready([{ id: 'c1', value: { ...meera, erasureAskedAt: NOW } }]));
    show();
    await press('Show');
    expect(screen.getByLabelText('address').textContent).toBe('?view=asked');
  });

  it.each([
    ['failed', 'The customers could not be loaded'],
    ['denied', /not/i],
  ])('says when it is %s', (state, text) => {
    lists.set('all', { state, retry: () => undefined });
    show();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('is empty with a hint', () => {
    lists.set('all', ready([]));
    show();
    expect(screen.getByText(/^No customer yet/)).toBeTruthy();
  });
});

describe('one customer', () => {
  it('has figures, dishes and bill numbers that open the bill', () => {
    docs.set('customers', ready(meera));
    show('/?customer=c1');
    const panel = inDialog();
    expect(panel.getByText('Masala dosa')).toBeTruthy();
    expect(panel.getByText('4 portions')).toBeTruthy();
    const link = panel.getByRole('link', { name: 'Open bill A/1' });
    expect(link.getAttribute('href')).toBe('/dashboard/orders?view=past&order=o1&document=i1');
  });

  it.each([
    ['shows the reviews of the last visits, each leading to its page', [{ id: 'o1', value: review }]],
    ['says that nobody reviewed these visits', []],
  ])('%s', (_, found) => {
    docs.set('customers', ready(meera));
    lists.set('__name__', ready(found));
    show('/?customer=c1');
    const part = within(inDialog().getByRole('region', { name: 'Reviews' }));
    expect(part.queryByText('No review of these visits.') === null).toBe(found.length > 0);
    expect(part.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      found.map(() => '/dashboard/reviews?review=o1'),
    );
    expect(part.queryAllByText('2 of 5 stars · The dosa was cold.')).toHaveLength(found.length);
  });

  it('says when the reviews cannot be loaded', () => {
    docs.set('customers', ready(meera));
    lists.set('__name__', { state: 'failed', retry: () => undefined });
    show('/?customer=c1');
    expect(inDialog().getByText('The reviews could not be loaded')).toBeTruthy();
    expect(inDialog().getByText('Masala dosa')).toBeTruthy();
  });

  it('is erased with a reason only', async () => {
    docs.set('customers', ready(meera));
    show('/?customer=c1');
    await press('Erase');
    await user.click(inDialog().getByRole('button', { name: 'Erase' }));
    expect(inDialog().getByText('Say why.')).toBeTruthy();
    expect(calls).not.toHaveBeenCalled();
    await user.type(inDialog().getByLabelText('Reason'), 'Asked');
    await user.click(inDialog().getByRole('button', { name: 'Erase' }));
    expect(calls).toHaveBeenCalledWith(
      'eraseCustomer',
      expect.objectContaining({ customerId: 'c1', reason: 'Asked' }),
    );
  });

  it('gets no message without consent, and one is counted with it', async () => {
    docs.set('customers', ready(meera));
    show('/?customer=c1');
    expect(screen.queryByRole('button', { name: 'Message' })).toBeNull();
    cleanup();
    docs.set('customers', ready(agreedToOffers(meera, NOW)));
    show('/?customer=c1');
    await press('Message');
    const whatsapp = inDialog().getByRole('link', { name: 'Open WhatsApp' });
    expect(whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Namaste%20Meera/);
    whatsapp.addEventListener('click', (event) => event.preventDefault());
    await user.click(whatsapp);
    expect(calls).toHaveBeenCalledWith('countMessage', expect.objectContaining({ customerId: 'c1' }));
  });

  it('whose record is gone says so', () => {
    show('/?customer=c1');
    expect(inDialog().getByText(/record is gone/)).toBeTruthy();
  });
});
