import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingDays, bookingRules, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import {
  book,
  changeBooking,
  moveBooking,
  recallCaller,
  saveBookingRules,
  saveJoins,
  seatDayAnew,
} from '@bhoj/domain/bookings/shape/bookings.contract';
import { aBooking, aBookingDay, aBookingRules, aPlacing, BOOKING_ID } from '@bhoj/domain/fixtures/bookings';
import { BUSINESS_DAY, NOW } from '@bhoj/domain/fixtures/ids';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aFloor, aTable } from '@bhoj/domain/fixtures/tables';
import { floors, tables } from '@bhoj/domain/tables/table.collection';
import { HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { RightsContext } from '../../firebase/rights.ts';
import { printed } from '../../ui/shared/printed.fixtures.ts';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { BookingsPage } from './bookings-page.tsx';

const backend = inMemory();
vi.setConfig({ testTimeout: 30_000 });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const LATER = 'BookingBBBBBBBBBBBB2';
const EARLY = NOW - HOUR;

function Where() {
  return <output aria-label="address">{useLocation().search}</output>;
}
const page = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <ToastProvider>
      <BookingsPage />
      <Where />
    </ToastProvider>
  </MemoryRouter>
);
const show = (path = '/') =>
  render(
    <InRestaurant record={aRestaurant()} backend={backend}>
      {page(path)}
    </InRestaurant>,
  );
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const rowOf = (name: RegExp) => {
  const row = screen.getByRole('link', { name }).closest('li');
  if (row === null) throw new Error('no row');
  return within(row);
};
const type = async (label: string | RegExp, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
};
const placed = (more = {}) => ({
  day: BUSINESS_DAY,
  at: NOW + HOUR,
  size: 2,
  tableIds: ['F1-T02'],
  state: 'confirmed' as const,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ now: EARLY, toFake: ['Date'] });
  backend.clear();
  backend.put(bookingRules, {}, aBookingRules());
  backend.putAll(floors, { 'floor-1': aFloor() });
  backend.putAll(tables, { 'F1-T01': aTable(), 'F1-T02': aTable({ n: 2, seats: 2 }) });
  backend.put(
    bookingDays,
    { date: BUSINESS_DAY },
    aBookingDay({
      bookings: {
        [LATER]: aPlacing({ at: NOW + 2 * HOUR, size: 3, locked: true }),
        [BOOKING_ID]: aPlacing(),
      },
    }),
  );
  backend.putAll(bookings, {
    [BOOKING_ID]: aBooking(),
    [LATER]: aBooking({ name: 'Anil', note: '', food: '', occasion: '', messagesAgreedAt: null }),
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the evening', () => {
  it('lists who comes, in the order of their times, with all that the host needs', () => {
    show();
    const links = screen.getAllByRole('link', { name: /Open the booking/ });
    expect(links.map((link) => link.textContent)).toEqual(['Meera Iyer', 'Anil']);
    const row = rowOf(/Meera Iyer/);
    for (const text of ['8:00 pm', /4 guests · F1-T01/, 'Birthday · Jain · By the window', 'Confirmed'])
      expect(row.getByText(text)).toBeTruthy();
    expect(rowOf(/Anil/).getByLabelText('Locked')).toBeTruthy();
    expect(screen.getByText('2 parties, 7 guests · 2 to come · 0 seated')).toBeTruthy();
  });

  it('seats, and takes it back from the message', async () => {
    backend.answer(moveBooking, ({ act }) => placed({ state: act === 'undo' ? 'confirmed' : 'seated' }));
    show();
    await user.click(rowOf(/Meera/).getByRole('button', { name: 'Seat: Meera Iyer' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(backend.calls.map(([name, input]) => [name, (input as { act: string }).act])).toEqual([
        ['moveBooking', 'seat'],
        ['moveBooking', 'undo'],
      ]),
    );
  });

  it('offers a no-show only after the time, and says when the table was held long enough', () => {
    const { unmount } = show();
    expect(rowOf(/Meera/).queryByRole('button', { name: /No-show/ })).toBeNull();
    unmount();
    vi.setSystemTime(NOW + 16 * MINUTE);
    show();
    expect(rowOf(/Meera/).getByRole('button', { name: /No-show/ })).toBeTruthy();
    expect(rowOf(/Meera/).getByText('The time for holding the table is over.')).toBeTruthy();
  });

  it('cancels with a reason from a menu', async () => {
    backend.answer(moveBooking, () => placed({ state: 'cancelled' }));
    show();
    await user.click(rowOf(/Meera/).getByRole('button', { name: 'Cancel: Meera Iyer' }));
    await user.click(screen.getByRole('menuitem', { name: 'Booked twice' }));
    await waitFor(() =>
      expect(backend.calls[0]?.[1]).toMatchObject({ act: 'cancel', reason: 'Booked twice' }),
    );
  });

  it('keeps who is over below, and says when nobody is booked', () => {
    backend.put(
      bookingDays,
      { date: BUSINESS_DAY },
      aBookingDay({ bookings: { [BOOKING_ID]: aPlacing({ state: 'no-show', was: 'confirmed' }) } }),
    );
    show();
    expect(screen.getByRole('heading', { name: 'Over (1)' })).toBeTruthy();
    expect(rowOf(/Meera/).getByRole('button', { name: /Undo/ })).toBeTruthy();
    cleanup();
    show('/?day=2026-11-21');
    expect(screen.getByText('Nobody is booked on this day.')).toBeTruthy();
  });

  it('shows the fault of an act beside its row', async () => {
    backend.refuse(moveBooking, 'booking-table-taken');
    show();
    await user.click(rowOf(/Meera/).getByRole('button', { name: /^Seat/ }));
    expect((await rowOf(/Meera/).findByRole('alert')).textContent).toMatch(/Somebody else has a table/);
  });

  it('prints without numbers', async () => {
    show();
    const sheets = printed();
    await press('Print the evening');
    expect(sheets).toMatchObject([{ paper: 'A4', text: expect.stringContaining('Meera Iyer') as string }]);
    expect(sheets[0]?.text).not.toContain('9876543210');
  });
});

describe('parties that do not fit', () => {
  it('are listed with the reason, and seated anew', async () => {
    backend.put(tables, { tableId: 'F1-T01' }, aTable({ seats: 3 }));
    backend.answer(seatDayAnew, () => ({ unseated: 1 }));
    show();
    expect(screen.getByText(/Meera Iyer, 8:00 pm, is larger than its tables are now/)).toBeTruthy();
    await press('Seat anew');
    expect(await screen.findByText('1 party has no table still.')).toBeTruthy();
  });
});

describe('the timeline', () => {
  it('shows each party on its table, and opens it', async () => {
    show('/?view=timeline');
    const bar = screen.getByRole('link', { name: 'Meera Iyer, 4 guests, 8:00 pm to 9:15 pm, Confirmed' });
    expect(screen.getByRole('img', { name: '4 guests begin at 8:00 pm' })).toBeTruthy();
    await user.click(bar);
    const panel = within(screen.getByRole('dialog', { name: 'Meera Iyer' }));
    expect(panel.getByText('9876543210')).toBeTruthy();
    expect(panel.getByText(/^Agreed, 20 Nov 2026/)).toBeTruthy();
  });
});

describe('the month', () => {
  it('shows how full each day is, and opens a day', async () => {
    show('/?view=month');
    await press('Friday, 20 November: 2 parties, 7 guests');
    expect(screen.getByLabelText('address').textContent).toBe('');
    expect(screen.getByRole('link', { name: /Meera/ })).toBeTruthy();
  });
});

describe('an open booking', () => {
  it('is locked with a switch, and says that nobody agreed to messages', async () => {
    backend.answer(changeBooking, () => placed());
    show(`/?booking=${LATER}`);
    const panel = within(screen.getByRole('dialog'));
    expect(panel.getByText('Not agreed: send none')).toBeTruthy();
    await user.click(panel.getByRole('switch', { name: 'Lock the table' }));
    await waitFor(() => expect(backend.calls[0]?.[1]).toMatchObject({ change: { locked: false } }));
  });

  it('is changed field by field, and leaves the others alone', async () => {
    backend.answer(recallCaller, () => ({ guest: null, bookings: [] }));
    backend.answer(changeBooking, () => placed({ at: NOW + HOUR }));
    show(`/?booking=${BOOKING_ID}`);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await type('Guests', '2');
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '21:00' } });
    await press('Save');
    await waitFor(() => expect(backend.calls.some(([name]) => name === 'changeBooking')).toBe(true));
    const [, input] = backend.calls.find(([name]) => name === 'changeBooking') ?? [];
    expect(input).toMatchObject({
      bookingId: BOOKING_ID,
      change: { size: 2, at: NOW + HOUR },
      anyway: false,
    });
    expect(Object.keys((input as { change: object }).change).toSorted()).toEqual(['at', 'size']);
  });

  it('that is not there says so', () => {
    show('/?booking=BookingZZZZZZZZZZZZ9');
    expect(screen.getByText(/This booking is not on this day/)).toBeTruthy();
  });
});

describe('a new booking', () => {
  const known = {
    guest: { name: 'Ravi', visits: 3, lastSeenAt: NOW, note: 'Quiet', allergies: 'Nuts' },
    bookings: [
      {
        bookingId: LATER,
        day: '2026-11-01',
        at: NOW,
        size: 2,
        state: 'no-show' as const,
        name: 'R',
        food: '',
      },
    ],
  };

  it('begins with the number: a known guest fills in the rest, and a free time is one tap', async () => {
    backend.answer(recallCaller, () => known);
    backend.answer(book, () => placed());
    show();
    await press('New booking');
    await user.type(screen.getByLabelText('Mobile number'), '+91 98765 43210');
    expect(await screen.findByText('1 no-show')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ravi');
    expect(screen.getByLabelText<HTMLInputElement>(/^Food rules/).value).toBe('Nuts');
    await press('8:15 pm');
    await press('Book');
    expect(await screen.findByText('Ravi, 9:00 pm: F1-T02')).toBeTruthy();
    const [, input] = backend.calls.find(([name]) => name === 'book') ?? [];
    expect(input).toMatchObject({
      mobile: '9876543210',
      name: 'Ravi',
      at: NOW + 15 * MINUTE,
      size: 2,
      messages: false,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names what is wrong beside its field', async () => {
    show();
    await press('New booking');
    await type('Guests', '0');
    await press('Book');
    for (const text of [/A name of at most/, /A number of guests/, /A quarter hour/]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(backend.calls).toEqual([]);
  });

  it('that is refused offers other times, and the host may overrule the rules', async () => {
    backend.refuse(book, 'booking-pacing', { covers: 20, most: 20, next: [NOW + 2 * HOUR] });
    show();
    await press('New booking');
    await user.type(screen.getByLabelText('Name'), 'Asha');
    await user.type(screen.getByLabelText('Time'), '20:00');
    await press('Book');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('button', { name: '10:00 pm' })).toBeTruthy();
    backend.answer(book, () => placed());
    await user.click(alert.getByRole('button', { name: 'Book anyway' }));
    await waitFor(() => expect(backend.calls.at(-1)?.[1]).toMatchObject({ anyway: true }));
  });

  it('of a large party is only a request by the rules', async () => {
    show();
    await press('New booking');
    await type('Guests', '12');
    expect(screen.getByRole('checkbox', { name: /Only a request/ })).toHaveProperty('checked', true);
  });
});

describe('the rules', () => {
  it('switch bookings on from the opening hours', async () => {
    backend.remove(bookingRules, {});
    backend.answer(saveBookingRules, () => ({}));
    show();
    await press('Switch bookings on');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(backend.calls.at(-1)?.[0]).toBe('saveBookingRules'));
    expect(backend.calls.at(-1)?.[1]).toMatchObject({ rules: { on: true, turns: aBookingRules().turns } });
  });

  it('mark what does not fit', async () => {
    show();
    await press('Rules');
    await user.clear(await screen.findByLabelText('Days ahead'));
    await press('Save');
    expect(screen.getByText('A whole number from 1 to 365.')).toBeTruthy();
    expect(backend.calls).toEqual([]);
  });

  it('declare tables that may be joined', async () => {
    backend.answer(saveJoins, () => ({ version: 1 }));
    show();
    await press('Joined tables');
    await user.click(await screen.findByRole('button', { name: 'F1-T01 · 4' }));
    await press('F1-T02 · 2');
    await press('Add a join');
    await waitFor(() =>
      expect(backend.calls).toEqual([
        ['saveJoins', { floor: 1, base: 0, joins: [{ tableIds: ['F1-T01', 'F1-T02'], from: 5, to: 6 }] }],
      ]),
    );
  });
});

it('somebody who may not change the settings is told who switches bookings on', () => {
  backend.remove(bookingRules, {});
  render(
    <InRestaurant role="office" record={aRestaurant()} backend={backend}>
      <RightsContext value={['bookings', 'dashboard']}>{page('/')}</RightsContext>
    </InRestaurant>,
  );
  expect(screen.getByText(/Somebody who may change the settings/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Switch bookings on' })).toBeNull();
});

it.each([
  ['permission-denied', 'This page is not for your account'],
  ['unavailable', 'The bookings could not be loaded'],
] as const)('says that the rules are %s', (how, text) => {
  backend.fails(how, bookingRules);
  show();
  expect(screen.getByText(text)).toBeTruthy();
});

it('shows the evening without a network, with its acts off', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(screen.getByText(/^You are offline/)).toBeTruthy();
  expect(rowOf(/Meera/).getByRole('button', { name: /^Seat/ })).toHaveProperty('disabled', true);
});
