import { aBooking, aBookingDay, aPlacing } from '@bhoj/domain/fixtures/bookings';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { HOUR, MINUTE } from '@bhoj/domain/time/ist';
import { describe, expect, it } from 'vitest';
import { bookingsPart } from '../../../messages/owner/bookings/en.ts';
import {
  endOf,
  isOver,
  isOverdue,
  nameOf,
  remarksOf,
  rowsOf,
  STATE_COLORS,
  summaryOf,
} from './bookings-model.ts';
import type { BookingState } from '@bhoj/domain/bookings/shape/booking-day.schema';

const words = bookingsPart.en;
const inState = (state: BookingState) => ({ placing: aPlacing({ state }) });

describe('the rows of an evening', () => {
  it('are in the order of their times, at one time the larger party first, then by id', () => {
    const bookings = {
      late: aPlacing({ at: NOW + HOUR }),
      small: aPlacing({ size: 2 }),
      b: aPlacing({ size: 6 }),
      a: aPlacing({ size: 6 }),
      early: aPlacing({ at: NOW - HOUR, size: 1 }),
    };
    const meera = aBooking();
    const rows = rowsOf(aBookingDay({ bookings }), [{ id: 'small', value: meera }]);
    expect(rows.map(({ id }) => id)).toEqual(['early', 'a', 'b', 'small', 'late']);
    expect(rows[3]).toEqual({ id: 'small', placing: bookings.small, who: meera });
    expect(rows[0]?.who).toBeNull();
  });

  it('have a colour by state: yellow where somebody has to look, red for who never came', () => {
    expect(STATE_COLORS).toEqual({
      requested: 'yellow',
      confirmed: 'blue',
      late: 'yellow',
      seated: 'green',
      left: 'lightGrey',
      'no-show': 'red',
      cancelled: 'grey',
    });
  });

  it('are over once nobody is expected or at the table', () => {
    const states: BookingState[] = [
      'requested',
      'confirmed',
      'late',
      'seated',
      'left',
      'no-show',
      'cancelled',
    ];
    expect(states.filter((state) => isOver(inState(state)))).toEqual(['left', 'no-show', 'cancelled']);
  });

  it('are named by the guest, else by the number, else by nobody', () => {
    expect(nameOf(words, { who: aBooking({ name: 'Meera Iyer', mobile: '9876543210' }) })).toBe('Meera Iyer');
    expect(nameOf(words, { who: aBooking({ name: '', mobile: '9876543210' }) })).toBe('9876543210');
    expect(nameOf(words, { who: aBooking({ name: 'Meera Iyer', mobile: null }) })).toBe('Meera Iyer');
    expect(nameOf(words, { who: aBooking({ name: '', mobile: null }) })).toBe(words.noName);
    expect(nameOf(words, { who: null })).toBe(words.noName);
  });

  it('end when the party left, or as planned', () => {
    expect(endOf({ placing: aPlacing({ minutes: 75 }) })).toBe(NOW + 75 * MINUTE);
    expect(endOf({ placing: aPlacing({ leftAt: NOW + 40 * MINUTE }) })).toBe(NOW + 40 * MINUTE);
  });

  it('say occasion, food and note where there are any', () => {
    expect(remarksOf({ who: aBooking() })).toEqual(['Birthday', 'Jain', 'By the window']);
    expect(remarksOf({ who: aBooking({ occasion: '', food: 'Jain', note: '' }) })).toEqual(['Jain']);
    expect(remarksOf({ who: null })).toEqual([]);
  });
});

describe('a booking is overdue', () => {
  const overdue = (state: BookingState, minutes: number) =>
    isOverdue(inState(state), 15, NOW + minutes * MINUTE);

  it('from the minute after its table is held, while somebody is expected', () => {
    expect(overdue('confirmed', 15)).toBe(false);
    expect(overdue('confirmed', 16)).toBe(true);
    expect(overdue('late', 16)).toBe(true);
  });

  it('never as a request, at the table, or called off', () => {
    const others: BookingState[] = ['requested', 'seated', 'left', 'no-show', 'cancelled'];
    expect(others.filter((state) => overdue(state, 600))).toEqual([]);
  });
});

it('sums up parties and guests, who is still to come, and who sits', () => {
  const bookings = {
    a: aPlacing({ size: 4 }),
    b: aPlacing({ size: 2, state: 'seated' }),
    c: aPlacing({ size: 3, state: 'left' }),
    d: aPlacing({ size: 8, state: 'cancelled' }),
    e: aPlacing({ size: 9, state: 'no-show' }),
    f: aPlacing({ size: 10, state: 'requested', tableIds: [] }),
    g: aPlacing({ size: 1, state: 'late' }),
  };
  expect(summaryOf(aBookingDay({ bookings }))).toEqual({ parties: 4, guests: 10, expected: 2, seated: 1 });
  expect(summaryOf(aBookingDay({ bookings: {} }))).toEqual({ parties: 0, guests: 0, expected: 0, seated: 0 });
});
