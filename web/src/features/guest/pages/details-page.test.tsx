import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { NOW, ORDER_ID } from '@bhoj/domain/fixtures/ids';
import {
  anOpenOrder,
  aProfile,
  aWaitingOrder,
  backend,
  DETAILS,
  MENU,
  RESTAURANT,
} from '../context/guest-backend.fixtures.ts';
import { eachGuest, openAt, resetBackend, showOrder } from './guest-pages.fixtures.tsx';
import { keepVisit } from '../context/place.ts';

eachGuest();

const SHUT = { open: '09:00', close: '17:00' };

/** The button, once the restaurant is known and it can be pressed. */
const see = () =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Start ordering' });
    expect(button.disabled).toBe(false);
    return button;
  });

it('names the restaurant and the table, and says that it is open and until when', async () => {
  await openAt(DETAILS);
  expect(await screen.findByRole('heading', { level: 1, name: 'Spice Route' })).toBeTruthy();
  expect(screen.getByText('Table 01 · Floor 1')).toBeTruthy();
  expect(screen.getByText(/Open now · until 10:00/)).toBeTruthy();
  expect(await see()).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Only look at the menu' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Spice Route · Welcome'));
});

it('joins with the key of the link, once however often it is tapped, and leads on to the menu', async () => {
  backend.answer(joinTable, () => ({ orderId: ORDER_ID }));
  await openAt(DETAILS);
  fireEvent.click(await screen.findByRole('button', { name: '3' }));
  const button = await see();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(location.pathname).toBe(MENU));
  expect(backend.sent(joinTable)).toEqual([
    {
      restaurantId: RESTAURANT,
      tableId: 'F1-T01',
      key: 'KeyKeyKeyKey',
      code: null,
      name: null,
      mobile: null,
      partySize: 3,
    },
  ]);
});

it('says nothing of the number of guests where none was chosen', async () => {
  backend.answer(joinTable, () => ({ orderId: ORDER_ID }));
  await openAt(DETAILS);
  fireEvent.click(await see());
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  expect(backend.calls[0]?.[1]).toMatchObject({ partySize: null });
});

it('takes an optional name and number, and says what they are for', async () => {
  backend.answer(joinTable, () => ({ orderId: ORDER_ID }));
  await openAt(DETAILS);
  expect(await screen.findByText(/You can order without either/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '12345' } });
  fireEvent.click(await see());
  expect(screen.getByText(/ten digits/)).toBeTruthy();
  expect(backend.calls).toEqual([]);
  fireEvent.change(screen.getByLabelText('Mobile number'), { target: { value: '+91 98765 43210' } });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Meera ' } });
  fireEvent.click(await see());
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  expect(backend.calls[0]?.[1]).toMatchObject({ name: 'Meera', mobile: '+91 98765 43210' });
});

it('asks for the table’s code when somebody has ordered, and says when it is wrong or locked', async () => {
  backend.refuse(joinTable, 'code-required');
  await openAt(DETAILS);
  fireEvent.click(await see());
  const code = await screen.findByLabelText('Four-digit code');
  const join = screen.getByRole<HTMLButtonElement>('button', { name: 'Join the table' });
  expect(join.disabled).toBe(true);
  fireEvent.change(code, { target: { value: '12 34x' } });
  expect((code as HTMLInputElement).value).toBe('1234');
  backend.refuse(joinTable, 'code-wrong');
  fireEvent.click(join);
  expect(await screen.findByText(/not the code of this table/)).toBeTruthy();
  backend.refuse(joinTable, 'code-locked', { until: NOW + 15 * 60_000 });
  fireEvent.click(join);
  expect((await screen.findByRole('alert')).textContent).toContain('15 minutes');
  backend.answer(joinTable, () => ({ orderId: ORDER_ID }));
  fireEvent.click(join);
  await waitFor(() => expect(location.pathname).toBe(MENU));
  expect(backend.calls.at(-1)?.[1]).toMatchObject({ code: '1234' });
});

it('offers only the menu where the table is gone', async () => {
  backend.refuse(joinTable, 'table-not-found');
  await openAt(DETAILS);
  fireEvent.click(await see());
  expect((await screen.findByRole('alert')).textContent).toContain('does not exist');
  expect(screen.queryByRole('button', { name: 'Start ordering' })).toBeNull();
  expect(screen.queryByRole('button', { name: '1' })).toBeNull();
  const link = screen.getByRole('link', { name: 'See the menu' });
  expect(link.getAttribute('href')).toBe(MENU.replace(ORDER_ID, 'preview'));
});

it.each([
  [
    'closed',
    {
      operatingHours: {
        ...aProfile().operatingHours,
        friday: { open: '09:00', close: '17:00', isOpen: true },
      },
    },
    /Closed · opens tomorrow at 9:00/,
  ],
  ['paused', { orderingPaused: true }, /Ordering by phone is paused/],
  ['ended', { orderingUntil: NOW - 1 }, /takes no orders by phone/],
])('shows the menu without ordering while %s', async (_, more, sentence) => {
  backend.put(profiles, {}, aProfile(more));
  await openAt(DETAILS);
  expect(await screen.findByText(sentence)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See the menu' });
  expect(link.getAttribute('href')).toBe(MENU.replace(ORDER_ID, 'preview'));
  expect(screen.queryByRole('button', { name: 'Start ordering' })).toBeNull();
});

it.each([
  ['paused', { orderingPaused: true }],
  ['closed', { operatingHours: { ...aProfile().operatingHours, friday: { ...SHUT, isOpen: false } } }],
])('lets a friend join the party at the table by its code while %s', async (_, more) => {
  backend.put(profiles, {}, aProfile(more));
  backend.refuse(joinTable, 'code-required');
  await openAt(DETAILS);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Join the table' });
  await waitFor(() => expect(button.disabled).toBe(false));
  // Nothing that a new party would fill in.
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(screen.queryByRole('button', { name: '1' })).toBeNull();
  fireEvent.click(button);
  fireEvent.change(await screen.findByLabelText('Four-digit code'), { target: { value: '1234' } });
  // A waiter lets nobody in now.
  expect(screen.queryByRole('button', { name: 'Ask the waiter to let you in' })).toBeNull();
  backend.answer(joinTable, () => ({ orderId: ORDER_ID }));
  fireEvent.click(screen.getByRole('button', { name: 'Join the table' }));
  await waitFor(() => expect(location.pathname).toBe(MENU));
  expect(backend.sent(joinTable)).toMatchObject([{ code: null }, { code: '1234', key: 'KeyKeyKeyKey' }]);
});

it('says that nobody can begin an order at a free table while paused', async () => {
  backend.put(profiles, {}, aProfile({ orderingPaused: true }));
  backend.refuse(joinTable, 'ordering-paused');
  await openAt(DETAILS);
  fireEvent.click(await screen.findByRole('button', { name: 'Join the table' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByLabelText('Four-digit code')).toBeNull();
});

it.each([
  ['without the table’s key', DETAILS.replace('?k=KeyKeyKeyKey', ''), { orderingPaused: true }],
  ['for a takeaway', DETAILS.replace('F1-T01', 'default'), { orderingPaused: true }],
  ['once the subscription has ended', DETAILS, { orderingUntil: NOW - 1 }],
])('offers no party to join %s', async (_, link, more) => {
  backend.put(profiles, {}, aProfile({ services: ['takeaway'], ...more }));
  await openAt(link);
  expect(await screen.findByRole('link', { name: 'See the menu' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join the table' })).toBeNull();
});

it('a link without a table is a takeaway when that is offered, else a menu without ordering', async () => {
  const link = DETAILS.replace('F1-T01?k=KeyKeyKeyKey', 'default');
  await openAt(link);
  expect(await screen.findByText(/belongs to no table/)).toBeTruthy();
  cleanup();
  resetBackend();
  backend.put(profiles, {}, aProfile({ services: ['takeaway'] }));
  backend.answer(joinTable, () => ({ orderId: ORDER_ID }));
  await openAt(link);
  fireEvent.click(await see());
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  expect(backend.calls[0]?.[1]).toMatchObject({ tableId: null });
});

it('says that a table or a restaurant does not exist', async () => {
  await openAt(DETAILS.replace('F1-T01', 'nonsense'));
  expect(await screen.findByText(/This table does not exist/)).toBeTruthy();
  cleanup();
  resetBackend();
  backend.remove(profiles, {});
  await openAt(DETAILS);
  expect(await screen.findByRole('heading', { name: 'This restaurant is not on Bhoj' })).toBeTruthy();
  backend.put(profiles, {}, aProfile());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await see()).toBeTruthy();
});

it('can be tried again when nothing could be loaded', async () => {
  backend.goOffline();
  await openAt(DETAILS);
  expect(await screen.findByRole('heading', { name: 'The menu could not be loaded' })).toBeTruthy();
  backend.mend();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Spice Route' })).toBeTruthy();
});

it('a guest whose order still runs returns to it; one whose order has ended begins a new one', async () => {
  keepVisit(RESTAURANT, 'F1-T01', { key: null, orderId: ORDER_ID });
  showOrder(anOpenOrder());
  await openAt(DETAILS);
  await waitFor(() => expect(location.pathname).toBe(MENU));
  cleanup();
  resetBackend();
  keepVisit(RESTAURANT, 'F1-T01', { key: null, orderId: ORDER_ID });
  showOrder(aWaitingOrder({ state: 'Completed' }));
  await openAt(DETAILS);
  expect((await see()).hasAttribute('disabled')).toBe(false);
});

it('a guest at the second of joined tables returns to the order too', async () => {
  const [details, menu] = [DETAILS, MENU].map((path) => path.replace('F1-T01', 'F1-T02'));
  keepVisit(RESTAURANT, 'F1-T02', { key: null, orderId: ORDER_ID });
  showOrder({ ...anOpenOrder(), joinedTableIds: ['F1-T02'] });
  await openAt(details ?? '');
  await waitFor(() => expect(location.pathname).toBe(menu));
});

it('shows Hindi on a Hindi phone, sets the document’s language, and can be switched', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en-IN']);
  await openAt(DETAILS);
  expect(await screen.findByRole('button', { name: 'ऑर्डर शुरू करें' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('hi');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'en' } });
  expect(await see()).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  vi.restoreAllMocks();
});
