import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aBookingDay, aPlacing, BOOKING_ID } from '../../fixtures/bookings.ts';
import { NOW } from '../../fixtures/ids.ts';
import { aTable } from '../../fixtures/tables.ts';
import { reservationSchema } from '../../tables/reservation.schema.ts';
import { tableSchema } from '../../tables/table.ts';
import { HOUR, MINUTE } from '../../time/ist.ts';
import { BOOKING_STATES } from '../shape/booking-day.schema.ts';
import {
  claimsAt,
  datesNear,
  nextFloorCheck,
  projectTables,
  withFloorCheck,
  withReservation,
} from './projection.ts';
import type { Reservation } from '../../tables/reservation.schema.ts';
import type { Table } from '../../tables/table.ts';
import type { BookingDay, Placing } from '../shape/booking-day.schema.ts';

type Bookings = BookingDay['bookings'];

const NAMES = new Map([[BOOKING_ID, 'Meera Iyer']]);
const shown = (more: Partial<Reservation> = {}): Reservation => ({
  name: 'Meera Iyer',
  guests: 4,
  at: NOW,
  bookingId: BOOKING_ID,
  ...more,
});
const reserved = (reservation?: Reservation, n = 1): Table =>
  aTable({ n, status: 'Reserved', ...(reservation && { reservation }) });

const one = (placing: Partial<Placing> = {}): Bookings => ({ [BOOKING_ID]: aPlacing(placing) });
const project = (bookings: Bookings, tables: readonly Table[], now = NOW, names = NAMES) =>
  projectTables(bookings, names, tables, now);

/** Writes the changes into the tables. */
const applied = (bookings: Bookings, tables: readonly Table[], now: number, names = NAMES): Table[] => {
  const changes = new Map(
    project(bookings, tables, now, names).map((each) => [each.tableId, each.reservation]),
  );
  return tables.map((table) => {
    const reservation = changes.get(table.id);
    return reservation === undefined ? table : withReservation(table, reservation);
  });
};

describe('a table of a booking (P-BOOK-11)', () => {
  test.each([
    ['half an hour and a moment before', -30 * MINUTE - 1, false],
    ['half an hour before', -30 * MINUTE, true],
    ['when its time is almost over', 75 * MINUTE - 1, true],
    ['when its time is over', 75 * MINUTE, false],
  ])('is reserved: %s: %s', (_, after, isReserved) => {
    const now = NOW + after;
    expect(project(one(), [aTable()], now)).toEqual(
      isReserved ? [{ tableId: 'F1-T01', reservation: shown() }] : [],
    );
    expect(project(one(), [reserved(shown())], now)).toEqual(
      isReserved ? [] : [{ tableId: 'F1-T01', reservation: null }],
    );
  });

  test.each(BOOKING_STATES)('of a booking that is %s', (state) => {
    const isReserved = ['confirmed', 'late', 'seated'].includes(state);
    expect(project(one({ state }), [aTable()])).toHaveLength(isReserved ? 1 : 0);
    expect(project(one({ state }), [reserved(shown())])).toHaveLength(isReserved ? 0 : 1);
  });

  it('is left alone with guests, in Maintenance, and where somebody reserved it by hand', () => {
    const tables = [
      aTable({ order: 'order' }),
      aTable({ status: 'Maintenance' }),
      reserved(),
      reserved({ name: 'Anil', guests: 2, at: NOW }),
    ];
    expect(tables.map((table) => project(one(), [table]))).toEqual([[], [], [], []]);
    expect(tables.map((table) => project({}, [table]))).toEqual([[], [], [], []]);
  });

  it('is given up when the booking has moved, and follows a change of name, size and time', () => {
    const moved = one({ tableIds: ['F1-T02'] });
    expect(project(moved, [reserved(shown()), aTable({ n: 2 })])).toEqual([
      { tableId: 'F1-T01', reservation: null },
      { tableId: 'F1-T02', reservation: shown() },
    ]);
    const later = one({ size: 5, at: NOW + MINUTE * 15 });
    const [change] = project(later, [reserved(shown())], NOW, new Map([[BOOKING_ID, 'Anil']]));
    expect(change?.reservation).toEqual(shown({ name: 'Anil', guests: 5, at: NOW + 15 * MINUTE }));
    expect(project({}, [reserved(shown())])).toEqual([{ tableId: 'F1-T01', reservation: null }]);
  });

  it('shows a party that was seated until it orders, however early it came', () => {
    const seatedAt = NOW - HOUR;
    const bookings = one({ state: 'seated', seatedAt });
    expect(project(bookings, [aTable()], seatedAt)[0]?.reservation).toEqual(shown({ seatedAt }));
    const ordered = one({ state: 'seated', seatedAt, orderId: 'order' });
    expect(project(ordered, [aTable()], seatedAt)).toEqual([]);
    // The other table of a join stays theirs while they eat.
    expect(project(ordered, [reserved(shown())], seatedAt)[0]?.reservation).toEqual(shown({ seatedAt }));
    expect(project(ordered, [reserved(shown({ seatedAt }))], NOW + 9 * HOUR)).toEqual([]);
    expect(project(one({ state: 'left', seatedAt, orderId: 'order' }), [reserved(shown())])).toHaveLength(1);
  });

  it('stands for the party that sits there, then for the earlier one', () => {
    const bookings = {
      next: aPlacing({ at: NOW + 15 * MINUTE }),
      first: aPlacing({ at: NOW - MINUTE }),
      sits: aPlacing({ at: NOW, state: 'seated', seatedAt: NOW }),
    };
    expect(claimsAt(bookings, NOW).get('F1-T01')?.bookingId).toBe('sits');
    const { sits: _, ...expected } = bookings;
    expect(claimsAt(expected, NOW).get('F1-T01')?.bookingId).toBe('first');
  });

  test.each([
    ['', 'Guest'],
    [' \u200d ', 'Guest'],
    ['राजेश्वरी '.repeat(8), 'राजेश्वरी '.repeat(4).trim()],
    [`${'a'.repeat(39)}😀`, 'a'.repeat(39)],
  ])('carries the name %j as %j', (name, says) => {
    const [change] = project(one({ size: 150 }), [aTable()], NOW, new Map([[BOOKING_ID, name]]));
    expect(change?.reservation).toMatchObject({ name: says, guests: 99 });
    expect(reservationSchema.shape.name.safeParse(change?.reservation?.name).success).toBe(true);
  });
});

describe('the floor is checked', () => {
  const day = (bookings: Bookings) => aBookingDay({ bookings });

  it('from half an hour before the first booking until the last one is over', () => {
    expect(nextFloorCheck(day({}), NOW)).toBeNull();
    const two = { a: aPlacing({ at: NOW + 3 * HOUR }), b: aPlacing({ at: NOW + 2 * HOUR }) };
    expect(nextFloorCheck(day(two), NOW)).toBe(NOW + 90 * MINUTE);
    expect(nextFloorCheck(day(two), NOW + 3 * HOUR + 15 * MINUTE)).toBe(NOW + 150 * MINUTE);
    expect(nextFloorCheck(day(two), NOW + 5 * HOUR)).toBeNull();
    expect(nextFloorCheck(day({ a: aPlacing({ tableIds: [], state: 'requested' }) }), NOW)).toBeNull();
  });

  test.each([
    ['cancelled', 'cancelled', NOW, NOW],
    ['cancelled long before', 'cancelled', NOW - 2 * HOUR, null],
    ['late', 'late', NOW, NOW - 30 * MINUTE],
  ] as const)('at once when a booking that a table shows is %s', (_, state, now, nextCheckAt) => {
    const before = day(one());
    const after = { ...before, bookings: one({ state }) };
    expect(withFloorCheck(before, after, now).nextCheckAt).toBe(nextCheckAt);
  });

  it('for a booking that is gone from its day, and for a new one that is near', () => {
    expect(withFloorCheck(day(one()), day({}), NOW).nextCheckAt).toBe(NOW);
    expect(withFloorCheck(null, day(one({ at: NOW + 10 * MINUTE })), NOW).nextCheckAt).toBe(
      NOW - 20 * MINUTE,
    );
    expect(withFloorCheck(null, day(one({ at: NOW + 9 * HOUR })), NOW).nextCheckAt).toBe(NOW + 8.5 * HOUR);
  });
});

describe('a turn over midnight and over the cut-off', () => {
  const near = (clock: string, date = '2026-11-20') => datesNear(Date.parse(`${date}T${clock}:00+05:30`));

  it('is found on its business day', () => {
    expect(near('20:00')).toEqual(['2026-11-19', '2026-11-20']);
    expect(near('23:29')).toEqual(['2026-11-19', '2026-11-20']);
    expect(near('23:31')).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
    expect(near('00:10')).toEqual(['2026-11-19', '2026-11-20']);
    expect(near('00:10', '2028-03-01')).toEqual(['2028-02-29', '2028-03-01']);
  });

  it('holds its table for its whole time', () => {
    const at = Date.parse('2026-11-20T23:45:00+05:30');
    const bookings = one({ at, minutes: 120, state: 'late' });
    const says = (clock: string, date: string) =>
      project(bookings, [aTable()], Date.parse(`${date}T${clock}:00+05:30`)).length;
    expect(says('23:14', '2026-11-20')).toBe(0);
    expect(says('23:15', '2026-11-20')).toBe(1);
    expect(says('01:44', '2026-11-21')).toBe(1);
    expect(says('01:45', '2026-11-21')).toBe(0);
  });
});

const IDS = ['F1-T01', 'F1-T02', 'F1-T03'];
const aRandomPlacing = fc
  .record({
    quarter: fc.integer({ min: -12, max: 12 }),
    tableIds: fc.subarray(IDS, { minLength: 0 }),
    state: fc.constantFrom(...BOOKING_STATES),
    sat: fc.integer({ min: -60, max: 60 }),
    ordered: fc.boolean(),
    size: fc.integer({ min: 1, max: 200 }),
  })
  .map(({ quarter, tableIds, state, sat, ordered, size }) => {
    const sits = state === 'seated' || state === 'left';
    const seatedAt = sits ? NOW + sat * MINUTE : null;
    return aPlacing({
      at: NOW + quarter * 15 * MINUTE,
      tableIds,
      state,
      size,
      seatedAt,
      leftAt: state === 'left' ? NOW : null,
      ...(sits && ordered && { orderId: 'order' }),
    });
  });
const someBookings = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), aRandomPlacing);
const someTables = fc
  .tuple(...IDS.map(() => fc.constantFrom('free', 'guests', 'mending', 'hand', 'a', 'b')))
  .map((kinds) =>
    kinds.map((kind, i) => {
      const n = i + 1;
      if (kind === 'free') return aTable({ n });
      if (kind === 'guests') return aTable({ n, order: 'somebody' });
      if (kind === 'mending') return aTable({ n, status: 'Maintenance' });
      return reserved(kind === 'hand' ? undefined : shown({ bookingId: kind }), n);
    }),
  );
const soon = fc.integer({ min: -4 * 60, max: 4 * 60 }).map((minutes) => NOW + minutes * MINUTE);

describe('whatever the evening and the floor', () => {
  it('a second look changes nothing, tables stay valid, and others’ tables stay as they are', () => {
    fc.assert(
      fc.property(someBookings, someTables, soon, (bookings, tables, now) => {
        const once = applied(bookings, tables, now);
        expect(applied(bookings, once, now)).toEqual(once);
        for (const [i, table] of tables.entries()) {
          expect(tableSchema.safeParse(tableSchema.encode(once[i] ?? table)).success).toBe(true);
          const isOthers =
            table.status === 'Occupied' ||
            table.status === 'Maintenance' ||
            (table.status === 'Reserved' && table.reservation?.bookingId === undefined);
          if (isOthers) expect(once[i]).toBe(table);
        }
      }),
    );
  });

  it('each free table shows exactly the booking that claims it, and nothing else is reserved but for those who eat', () => {
    fc.assert(
      fc.property(someBookings, someTables, soon, (bookings, tables, now) => {
        const claims = claimsAt(bookings, now);
        for (const table of applied(bookings, tables, now)) {
          const id = table.reservation?.bookingId;
          if (table.status === 'Available') expect(claims.has(table.id)).toBe(false);
          if (id === undefined) continue;
          const claim = claims.get(table.id);
          if (claim !== undefined) expect(id).toBe(claim.bookingId);
          else expect(bookings[id]).toMatchObject({ state: 'seated', orderId: 'order' });
        }
      }),
    );
  });

  it('no change of what tables show passes without a check, also where another change follows it at once', () => {
    fc.assert(
      fc.property(
        someBookings,
        someBookings,
        someBookings,
        soon,
        fc.integer({ min: 0, max: 240 }),
        (was, meanwhile, is, now, later) => {
          const tables = IDS.map((_, i) => aTable({ n: i + 1 }));
          const before = applied(was, tables, now);
          const checked = aBookingDay({ bookings: was, nextCheckAt: nextFloorCheck({ bookings: was }, now) });
          const between = withFloorCheck(checked, aBookingDay({ bookings: meanwhile }), now);
          const day = withFloorCheck(between, aBookingDay({ bookings: is }), now);
          const then = now + later * MINUTE;
          const isDue = day.nextCheckAt !== null && day.nextCheckAt <= then;
          if (!isDue) expect(project(is, before, then)).toEqual([]);
        },
      ),
    );
  });
});
