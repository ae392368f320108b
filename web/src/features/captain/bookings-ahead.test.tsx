import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingDays, bookings } from '@bhoj/domain/bookings/shape/booking.collection';
import type { BookingDay } from '@bhoj/domain/bookings/shape/booking-day.schema';
import { aBooking, aPlacing, BOOKING_ID } from '@bhoj/domain/fixtures/bookings';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { MINUTE, businessDayOf } from '@bhoj/domain/time/ist';
import { ahead } from '../../messages/shared/ahead/en.ts';
import { captain } from '../../messages/captain/captain/en.ts';
import { reservationWords } from '../../messages/shared/reservation/en.ts';
import { party } from '../../messages/captain/party/en.ts';
import { clockName } from '../../ui/dates/clock.ts';
import { backend, eachCaptain, id, open, says, settle, shows } from './captain-page.fixtures.tsx';
import { BookingsAhead } from './later.ts';
import { anOrder, aTable, PROFILE } from './state/captain-page.fixtures.ts';

eachCaptain();
beforeAll(() => BookingsAhead.loadAhead());

const AT = NOW + 45 * MINUTE;
const date = businessDayOf(NOW, PROFILE.dayCutoff);
const isBooked = (all: BookingDay['bookings']) =>
  backend.put(bookingDays, { date }, { date, bookings: all, nextCheckAt: null });
const booked = (more: object = {}) => ({ name: 'Meera', guests: 6, at: NOW, bookingId: BOOKING_ID, ...more });
const tile = (name: RegExp) => screen.getByRole('button', { name });

/** Lets lazy parts and live documents arrive. */
const arrive = async () => {
  await act(async () => {});
  await settle();
};

describe('a free table with a booking', () => {
  it('says until when it is free, on its tile and on the plan', async () => {
    says({ takesBookings: true });
    isBooked({ [BOOKING_ID]: aPlacing({ at: AT, tableIds: ['F1-T01'] }) });
    shows([aTable('F1-T01'), aTable('F1-T02')]);
    open();
    await arrive();
    expect(tile(/^F1-T01/).textContent).toContain(`Free until ${clockName(AT)}`);
    expect(tile(/^F1-T02/).textContent).not.toContain('Free until');
  });

  it('says who comes, by name only for those who may see bookings', async () => {
    says({ takesBookings: true });
    isBooked({ [BOOKING_ID]: aPlacing({ at: AT, size: 3 }) });
    backend.put(bookings, { bookingId: BOOKING_ID }, aBooking({ name: 'Meera Iyer' }));
    shows([aTable('F1-T01')]);
    const { unmount } = open('?table=F1-T01');
    await arrive();
    expect(screen.getByText(new RegExp(ahead.next(clockName(AT), 3)))).toBeTruthy();
    expect(screen.queryByText(/Meera Iyer/)).toBeNull();
    unmount();
    open('?table=F1-T01', 'owner');
    await arrive();
    expect(screen.getByText(/Meera Iyer/)).toBeTruthy();
  });

  it('reads no day where the restaurant takes no bookings', async () => {
    isBooked({ [BOOKING_ID]: aPlacing({ at: AT, tableIds: ['F1-T01'] }) });
    shows([aTable('F1-T01')]);
    open();
    await arrive();
    expect(tile(/^F1-T01/).textContent).not.toContain('Free until');
  });
});

it('of a party from the waitlist names the tables beside it too', async () => {
  says({ takesBookings: true });
  const reservation = { name: 'Patil', guests: 6, at: NOW, seatedAt: NOW, tableIds: ['F1-T01', 'F1-T02'] };
  const kept = (tableId: string) => ({ ...aTable(tableId), status: 'Reserved' as const, reservation });
  shows([
    kept('F1-T01'),
    kept('F1-T02'),
    { ...kept('F1-T03'), reservation: { ...reservation, tableIds: [] } },
  ]);
  open();
  await arrive();
  expect(tile(/^F1-T01/).textContent).toContain(ahead.with('F1-T02'));
  expect(tile(/^F1-T03/).textContent).toContain(ahead.seated);
  expect(tile(/^F1-T03/).textContent).not.toContain(ahead.with(''));
});

describe('a table that is reserved for a booking', () => {
  const pair = (more: object = {}) =>
    ['F1-T01', 'F1-T02'].map((tableId) => ({
      ...aTable(tableId),
      status: 'Reserved' as const,
      reservation: booked(more),
    }));

  it('names the tables beside it, and who sits there', async () => {
    says({ takesBookings: true });
    shows(pair({ seatedAt: NOW }));
    open();
    await arrive();
    expect(tile(/^F1-T01/).textContent).toContain(`${ahead.seated} · ${ahead.with('F1-T02')}`);
    expect(tile(/^F1-T02/).textContent).toContain(ahead.with('F1-T01'));
    // A party that sits is not announced as due.
    expect(screen.queryByText(reservationWords.dueness.due)).toBeNull();
  });

  it('is changed in Bookings, not by hand, and begins an order with its party', async () => {
    says({ takesBookings: true });
    shows(pair());
    const { unmount } = open('?table=F1-T01');
    await arrive();
    expect(screen.getByText(ahead.fromBookings)).toBeTruthy();
    const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(labels).not.toContain(reservationWords.change);
    expect(labels).not.toContain(captain.cancelReservation);
    expect(labels).toContain(captain.addDishes);
    unmount();
    open('?table=F1-T01&view=add');
    await arrive();
    expect(screen.getByRole('button', { name: party.change(6) })).toBeTruthy();
  });
});

it('an order names who booked', async () => {
  const order = anOrder();
  shows([{ ...aTable('F1-T01'), status: 'Occupied', hasOrder: true, currentOrderId: 'o1' }], {
    o1: { ...order, tableId: 'F1-T01', booked: [{ id: id('b'), day: date, name: 'Meera Iyer' }] },
  });
  open('?table=F1-T01');
  await arrive();
  expect(within(document.body).getByText(ahead.booked('Meera Iyer'))).toBeTruthy();
});
