import { describe, expect, it, test } from 'vitest';
import { aBookingDay, aPlacing, BOOKING_ID } from '../../fixtures/bookings.ts';
import { NOW } from '../../fixtures/ids.ts';
import { anOrder } from '../../fixtures/orders.ts';
import { aTable } from '../../fixtures/tables.ts';
import { rupees } from '../../money/money.ts';
import { HOUR } from '../../time/ist.ts';
import {
  depositTold,
  followOrder,
  leaveByOrder,
  mayBeOf,
  orderBegunBy,
  seatByOrder,
  takesTables,
  withBookedParty,
  withDepositBack,
  withoutOrder,
} from './by-order.ts';
import { afterAct } from '../shape/states.ts';
import type { Placing } from '../shape/booking-day.schema.ts';

const day = (placing: Partial<Placing> = {}) =>
  aBookingDay({ bookings: { [BOOKING_ID]: aPlacing(placing) } });
const seated = (more: Partial<Placing> = {}) =>
  day({ state: 'seated', was: 'confirmed', seatedAt: NOW, ...more });
const placingOf = (of: ReturnType<typeof day> | undefined) => of?.bookings[BOOKING_ID];

describe('an order at a table that is reserved for a booking (P-BOOK-12)', () => {
  test.each(['confirmed', 'late', 'no-show'] as const)('seats a party that is %s', (state) => {
    const found = seatByOrder(day({ state }), BOOKING_ID, 'order', NOW);
    expect(found?.size).toBe(4);
    expect(placingOf(found?.day)).toMatchObject({
      state: 'seated',
      was: state,
      seatedAt: NOW,
      orderId: 'order',
    });
  });

  it('is the order of a party whom the host has seated', () => {
    const found = seatByOrder(seated(), BOOKING_ID, 'order', NOW + HOUR);
    expect(placingOf(found?.day)).toMatchObject({
      state: 'seated',
      was: 'confirmed',
      seatedAt: NOW,
      orderId: 'order',
    });
  });

  it('is somebody else’s where the booking is off, far away, gone or has an order', () => {
    const wrong = [
      day({ state: 'cancelled' }),
      day({ state: 'left' }),
      day({ at: NOW + 4 * HOUR }),
      seated({ orderId: 'another' }),
      aBookingDay({ bookings: {} }),
    ];
    expect(wrong.map((each) => seatByOrder(each, BOOKING_ID, 'order', NOW))).toEqual(wrong.map(() => null));
  });

  it('takes over size, name and customer, unless it knows them', () => {
    const party = {
      bookingId: BOOKING_ID,
      day: '2026-11-20',
      name: 'Meera',
      size: 120,
      customer: { id: 'c', name: null },
    };
    const order = anOrder({ partySize: null, customer: null });
    const booked = [{ id: BOOKING_ID, day: '2026-11-20', name: 'Meera' }];
    expect(withBookedParty(order, party)).toMatchObject({
      partySize: 99,
      customer: { id: 'c', name: 'Meera' },
      booked,
    });
    const known = anOrder({ partySize: 3, customer: { id: 'other', name: 'Anil' } });
    expect(withBookedParty(known, party)).toMatchObject({
      partySize: 3,
      customer: { id: 'other', name: 'Anil' },
      booked,
    });
    expect(withBookedParty(withBookedParty(order, party), party).booked).toEqual(booked);
    expect(withBookedParty(order, { ...party, customer: null }).customer).toBeNull();
  });
});

describe('the deposit of the party', () => {
  const told = { id: 'd', number: 'RV/26-27/000001', amountPaise: rupees(500), leftPaise: rupees(500) };
  const of = (state: 'held' | 'refunded' | 'kept' | 'applied') =>
    depositTold({ deposit: { ...told, state } });

  it('is told with what waits of it, also where that is nothing', () => {
    const paid = (amountPaise: number) => ({ deposit: { id: 'd', number: told.number, amountPaise } });
    expect(depositTold({})).toEqual({});
    expect(of('held')).toEqual(paid(rupees(500)));
    expect([of('refunded'), of('kept'), of('applied')]).toEqual([paid(0), paid(0), paid(0)]);
  });

  it('does not wait in its order once it is given back', () => {
    const other = { id: 'b2', day: '2026-11-20', name: 'Das' };
    const mine = { id: BOOKING_ID, day: '2026-11-20', name: 'Meera' };
    const order = anOrder({});
    const booked = { ...order, booked: [{ ...mine, ...of('held') }, other] };
    expect(withDepositBack(booked, 'd').booked).toEqual([{ ...mine, ...of('refunded') }, other]);
    expect(withDepositBack(booked, 'another')).toBe(booked);
    expect(withDepositBack(order, 'd')).toBe(order);
  });
});

describe('when the order is over', () => {
  it('its party has left, and only its party', () => {
    expect(
      placingOf(leaveByOrder(seated({ orderId: 'order' }), BOOKING_ID, 'order', NOW + HOUR)),
    ).toMatchObject({
      state: 'left',
      was: 'seated',
      leftAt: NOW + HOUR,
    });
    for (const other of [
      seated(),
      seated({ orderId: 'another' }),
      day(),
      day({ state: 'left', orderId: 'order' }),
    ])
      expect(leaveByOrder(other, BOOKING_ID, 'order', NOW)).toBe(other);
  });

  it('a host who took the seating back is not overruled', () => {
    const placing = placingOf(seated({ orderId: 'order' })) ?? aPlacing();
    const undone = day(afterAct(placing, 'undo', NOW));
    expect(placingOf(undone)).not.toHaveProperty('orderId');
    const back = aBookingDay({ bookings: { [BOOKING_ID]: afterAct(placing, 'undo', NOW) } });
    expect(leaveByOrder(back, BOOKING_ID, 'order', NOW)).toBe(back);
  });

  it('a party that is still there may order again', () => {
    const left = leaveByOrder(seated({ orderId: 'order' }), BOOKING_ID, 'order', NOW + HOUR);
    const placing = placingOf(left) ?? aPlacing();
    const back = aBookingDay({ bookings: { [BOOKING_ID]: afterAct(placing, 'undo', NOW) } });
    expect(placingOf(back)).toMatchObject({ state: 'seated', orderId: 'order' });
    expect(seatByOrder(back, BOOKING_ID, 'next', NOW)).toBeNull();
    expect(
      placingOf(seatByOrder(withoutOrder(back, BOOKING_ID), BOOKING_ID, 'next', NOW)?.day),
    ).toMatchObject({
      state: 'seated',
      orderId: 'next',
    });
    expect(withoutOrder(back, 'unknown')).toBe(back);
  });
});

it('a booking follows its order to another table and into another order', () => {
  const before = seated({ orderId: 'order' });
  expect(placingOf(followOrder(before, BOOKING_ID, 'order', { tableIds: ['F1-T05'] }))).toMatchObject({
    tableIds: ['F1-T05'],
    orderId: 'order',
  });
  expect(placingOf(followOrder(before, BOOKING_ID, 'order', { orderId: 'into' }))).toMatchObject({
    tableIds: ['F1-T01'],
    orderId: 'into',
  });
  expect(followOrder(before, BOOKING_ID, 'another', { orderId: 'into' })).toBe(before);
});

it('takes the party’s further tables where it has the booking, or began once they were kept', () => {
  const placing = aPlacing();
  const began = (openedAt: number | null, booked?: { id: string; day: string; name: string }[]) =>
    takesTables(placing, { openedAt, ...(booked && { booked }) });
  expect(began(placing.at - HOUR / 2)).toBe(true);
  expect(began(placing.at - HOUR / 2 - 1)).toBe(false);
  expect(began(null)).toBe(false);
  expect(began(placing.at - HOUR, [{ id: BOOKING_ID, day: '2026-11-20', name: 'Meera' }])).toBe(true);
});

describe('an order that a party began before the host seated it', () => {
  const { at, tableIds } = aPlacing({ tableIds: ['F1-T01', 'F1-T02'] });
  const find = (tables: Parameters<typeof orderBegunBy>[1]) => orderBegunBy({ at, tableIds }, tables);

  it('is the one order at its tables since about its time', () => {
    expect(find([aTable({ order: 'order' }), aTable({ n: 2 })])).toBe('order');
    expect(find([aTable({ order: 'order' }), aTable({ n: 2, order: 'order' })])).toBe('order');
    expect(find([aTable({ order: 'order' }), aTable({ n: 2, order: 'other' })])).toBeNull();
    expect(find([aTable({ order: 'order', occupiedAt: NOW - HOUR - 1 })])).toBeNull();
    expect(find([aTable({ n: 3, order: 'order' })])).toBeNull();
  });

  it('runs, and is of no other booking', () => {
    const booked = [{ id: 'another', day: '2026-11-20', name: '' }];
    expect(mayBeOf(anOrder({ state: 'open' }), BOOKING_ID)).toBe(true);
    expect(mayBeOf(anOrder({ state: 'open', booked }), BOOKING_ID)).toBe(false);
    expect(mayBeOf(anOrder({ state: 'Completed' }), BOOKING_ID)).toBe(false);
    expect(mayBeOf(null, BOOKING_ID)).toBe(false);
  });
});
