import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agreedToOffers } from '@bhoj/domain/customers/acts';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { countMessage, eraseCustomer, refreshCustomerMarks } from '@bhoj/domain/customers/customers.contract';
import { customerMarks } from '@bhoj/domain/customers/segment.collection';
import { theCustomerMarks } from '@bhoj/domain/fixtures/customers';
import { aCustomer, aReview } from '@bhoj/domain/fixtures/people';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { rupees } from '@bhoj/domain/money/money';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { CustomersPage } from './customers-page.tsx';

const backend = inMemory();
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
        <InRestaurant record={aRestaurant()} backend={backend}>
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
  backend.clear();
  backend.put(customerMarks, {}, theCustomerMarks({ at: NOW }));
  backend.putAll(customers, { c1: meera, c2: anil });
});
afterEach(() => {
  cleanup();
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
    backend.put(customers, { customerId: 'c1' }, { ...meera, visits: 4 });
    show();
    await user.click(screen.getByRole('tab', { name: 'Regular' }));
    expect(screen.getByLabelText('address').textContent).toBe('?view=regular');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await press('What the groups mean');
    expect(screen.getByText(/^4 visits or more/)).toBeTruthy();
    expect(backend.calls).toEqual([]);
  });

  it('computes marks of another day anew, once', async () => {
    backend.remove(customerMarks, {});
    backend.answer(refreshCustomerMarks, () => ({ refreshed: true }));
    show('/?view=best');
    await waitFor(() => expect(backend.calls).toEqual([['refreshCustomerMarks', {}]]));
  });

  it('says that nobody fits a search, also without asking for two digits', async () => {
    show('/?q=zz');
    expect(screen.getByText(/Nobody fits “zz”/)).toBeTruthy();
    cleanup();
    show('/?q=98');
    expect(screen.getByText(/Nobody fits “98”/)).toBeTruthy();
  });

  it('says who asked to be erased', async () => {
    backend.put(customers, { customerId: 'c1' }, { ...meera, erasureAskedAt: NOW });
    show();
    await press('Show');
    expect(screen.getByLabelText('address').textContent).toBe('?view=asked');
  });

  it.each([
    ['unavailable', 'The customers could not be loaded'],
    ['permission-denied', /not/i],
  ] as const)('says when it is %s', (how, text) => {
    backend.fails(how, customers);
    show();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  });

  it('is empty with a hint', () => {
    backend.clear();
    show();
    expect(screen.getByText(/^No customer yet/)).toBeTruthy();
  });
});

describe('one customer', () => {
  it('says in the list and in the panel that a message was sent since the last visit', () => {
    const messages = { count: 1, lastAt: NOW };
    backend.put(customers, { customerId: 'c1' }, { ...meera, lastSeenAt: NOW - 1, messages });
    show('/?customer=c1');
    expect(screen.getByText('Message on 20 Nov 2026')).toBeTruthy();
    expect(inDialog().getByText('Sent a message since, on')).toBeTruthy();
  });

  it('has figures, dishes and bill numbers that open the bill', () => {
    show('/?customer=c1');
    const panel = inDialog();
    expect(panel.getByText('Masala dosa')).toBeTruthy();
    expect(panel.getByText('4 portions')).toBeTruthy();
    const link = panel.getByRole('link', { name: 'Open bill A/1' });
    expect(link.getAttribute('href')).toBe('/dashboard/orders?view=past&order=o1&document=i1');
  });

  it.each([
    ['shows the reviews of the last visits, each leading to its page', { o1: review }],
    ['says that nobody reviewed these visits', {}],
  ])('%s', (_, said) => {
    backend.putAll(reviews, said);
    const found = Object.keys(said);
    show('/?customer=c1');
    const part = within(inDialog().getByRole('region', { name: 'Reviews' }));
    expect(part.queryByText('No review of these visits.') === null).toBe(found.length > 0);
    expect(part.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      found.map(() => '/dashboard/reviews?review=o1'),
    );
    expect(part.queryAllByText('2 of 5 stars · The dosa was cold.')).toHaveLength(found.length);
  });

  it('shows the stars of a review that is down, and not its words', () => {
    const takenDown = { reason: 'Insults the cook', by: 'Asha', at: NOW };
    backend.putAll(reviews, { o1: { ...review, takenDown } });
    show('/?customer=c1');
    const part = within(inDialog().getByRole('region', { name: 'Reviews' }));
    expect(part.getByText('2 of 5 stars · Taken down')).toBeTruthy();
  });

  it('says when the reviews cannot be loaded', () => {
    backend.fails('unavailable', reviews);
    show('/?customer=c1');
    expect(inDialog().getByText('The reviews could not be loaded')).toBeTruthy();
    expect(inDialog().getByText('Masala dosa')).toBeTruthy();
  });

  it('is erased with a reason only, by the same call until there is a receipt', async () => {
    const customerId = 'CustomerAAAAAAAAAAA1';
    backend.put(customers, { customerId }, meera);
    show(`/?customer=${customerId}`);
    await press('Erase');
    await user.click(inDialog().getByRole('button', { name: 'Erase' }));
    expect(inDialog().getByText('Say why.')).toBeTruthy();
    expect(backend.calls).toEqual([]);
    await user.type(inDialog().getByLabelText('Reason'), 'Asked');
    const receipt = { at: NOW, visits: 3, receiptUntil: NOW };
    backend.answer(
      eraseCustomer,
      () => ({ receipt: null }),
      () => ({ receipt }),
    );
    await user.click(inDialog().getByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(backend.sent(eraseCustomer)).toHaveLength(2));
    const [first, second] = backend.sent(eraseCustomer);
    expect(first).toMatchObject({ customerId, reason: 'Asked' });
    expect(second).toEqual(first);
  });

  it('gets no message without consent, and one is counted with it', async () => {
    show('/?customer=c1');
    expect(screen.queryByRole('button', { name: 'Message' })).toBeNull();
    cleanup();
    backend.put(customers, { customerId: 'c1' }, agreedToOffers(meera, NOW));
    show('/?customer=c1');
    await press('Message');
    const whatsapp = inDialog().getByRole('link', { name: 'Open WhatsApp' });
    expect(whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Namaste%20Meera/);
    whatsapp.addEventListener('click', (event) => event.preventDefault());
    await user.click(whatsapp);
    expect(backend.sent(countMessage)).toMatchObject([{ customerId: 'c1' }]);
  });

  it('whose record is gone says so', () => {
    backend.remove(customers, { customerId: 'c1' });
    show('/?customer=c1');
    expect(inDialog().getByText(/record is gone/)).toBeTruthy();
  });
});
