import { isExpected } from '@bhoj/domain/bookings/shape/states';
import type { Placing } from '@bhoj/domain/bookings/shape/booking-day.schema';
import { MINUTE } from '@bhoj/domain/time/ist';
import { expect } from 'vitest';
import type { Ledger } from '../ledger.ts';
import type { StoredState } from '../stored-state.ts';

interface Known extends Placing {
  readonly id: string;
  readonly date: string;
}

const spanOf = ({ at, minutes, resetMinutes }: Placing) => ({
  from: at,
  to: at + (minutes + resetMinutes) * MINUTE,
});

/** Returns pairs of bookings that are promised one table at the same time. */
function overlapping(all: readonly Known[]): string[] {
  return all.flatMap((one, n) =>
    all.slice(n + 1).flatMap((other) => {
      const [a, b] = [spanOf(one), spanOf(other)];
      const isMeanwhile = a.from < b.to && b.from < a.to;
      const both = one.tableIds.filter((id) => other.tableIds.includes(id));
      return isMeanwhile && both.length > 0 ? [`${one.id} and ${other.id} at ${both.join(', ')}`] : [];
    }),
  );
}

/**
 * No table is promised to two expected parties at once, or to a party larger than the most seats it ever had. A seated
 * booking and its order name each other, unless the host took an act back. A table reserved for a booking is one of
 * that booking's tables, and the booking is not over.
 */
export function expectBookingsStand(
  { bookingDays, orders, tables }: StoredState,
  { seats, parted }: Pick<Ledger, 'seats' | 'parted'>,
): void {
  const all = bookingDays.flatMap(({ date, bookings }) =>
    Object.entries(bookings).map(([id, placing]): Known => ({ id, date, ...placing })),
  );
  const byId = new Map(all.map((one) => [one.id, one]));
  expect(byId.size).toBe(all.length);
  const expected = all.filter((one) => isExpected(one) && one.tableIds.length > 0);
  expect(overlapping(expected)).toEqual([]);
  for (const { id, size, tableIds } of expected) {
    const most = tableIds.reduce((sum, tableId) => sum + (seats.get(tableId) ?? 0), 0);
    expect({ id, fits: size <= most }).toEqual({ id, fits: true });
  }
  for (const { id, date, state, orderId } of all) {
    if (state !== 'seated' || orderId === undefined) continue;
    const booked = orders.get(orderId)?.order.booked ?? [];
    expect(booked).toContainEqual(expect.objectContaining({ id, day: date }));
  }
  for (const [orderId, { order }] of orders) {
    for (const { id } of order.state === 'open' ? (order.booked ?? []) : []) {
      const placing = byId.get(id);
      if (parted.has(id) && placing?.orderId !== orderId) continue;
      if (placing?.state === 'seated') expect({ id, orderId: placing.orderId }).toEqual({ id, orderId });
      else expect({ id, state: placing?.state }).toEqual({ id, state: 'left' });
    }
  }
  for (const { id, status, reservation } of tables) {
    const bookingId = status === 'Reserved' ? reservation?.bookingId : undefined;
    if (bookingId === undefined) continue;
    const placing = byId.get(bookingId);
    expect({ table: id, waits: ['confirmed', 'late', 'seated'].includes(placing?.state ?? '') }).toEqual({
      table: id,
      waits: true,
    });
    expect(placing?.tableIds).toContain(id);
  }
}

/** Each line has the numbers from one on, once each; who has gone is not in it, and only a seated party has tables. */
export function expectLinesRun({ waitDays, waitingGuests }: StoredState): void {
  for (const { date, parties } of waitDays) {
    const all = Object.entries(parties);
    const numbers = all.map(([, { number }]) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(all.map((_, n) => n + 1));
    for (const [id, party] of all) {
      const { state, tableIds, seatedAt, endedAt, calledAt } = party;
      expect({ id, day: waitingGuests.get(id)?.day }).toEqual({ id, day: date });
      expect({ id, hasTables: tableIds.length > 0 }).toEqual({ id, hasTables: state === 'seated' });
      expect({ id, isSeated: seatedAt !== null }).toEqual({ id, isSeated: state === 'seated' });
      expect({ id, isOver: endedAt !== null }).toEqual({ id, isOver: ['gave-up', 'lost'].includes(state) });
      if (state === 'called') expect({ id, isCalled: calledAt !== null }).toEqual({ id, isCalled: true });
    }
  }
  expect(waitingGuests.size).toBe(
    waitDays.reduce((sum, { parties }) => sum + Object.keys(parties).length, 0),
  );
}
