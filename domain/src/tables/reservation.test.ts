import { describe, expect, test } from 'vitest';
import { clockOf, dateOf, HOUR, MINUTE, startOf } from '../time/ist.ts';
import { aTable } from '../fixtures/tables.ts';
import { othersFor } from './party-tables.ts';
import { duenessOf, nextAt, readReservation, reservationAt } from './reservation.ts';

const day = startOf('2026-11-20');
const evening = day + 19 * HOUR;
const sharma = { name: 'Sharma', guests: 4, at: evening };

test.each([
  [-31 * MINUTE, 'ahead'],
  [-30 * MINUTE, 'due'],
  [0, 'due'],
  [15 * MINUTE, 'due'],
  [15 * MINUTE + 1, 'overdue'],
])('at %d ms from its time a reservation is %s', (from, dueness) => {
  expect(duenessOf(sharma, evening + from)).toBe(dueness);
});

test('a table has a reservation only while it is reserved', () => {
  expect(reservationAt(aTable({ status: 'Reserved', reservation: sharma }))).toEqual(sharma);
  expect(reservationAt(aTable({ status: 'Reserved' }))).toBeNull();
  expect(reservationAt(aTable({ status: 'Available', reservation: sharma }))).toBeNull();
});

describe('a time of the day', () => {
  test.each([
    ['20:30', '2026-11-20'],
    ['19:00', '2026-11-20'],
    ['17:00', '2026-11-20'],
    ['16:59', '2026-11-21'],
    ['00:15', '2026-11-21'],
  ])('%s at seven in the evening is on %s', (clock, date) => {
    const at = nextAt(clock, evening + 12_345);
    expect(dateOf(at)).toBe(date);
    expect(clockOf(at)).toBe(clock);
    expect(at % MINUTE).toBe(0);
  });
});

describe('what is typed', () => {
  const typed = { name: ' Sharma ', guests: '4', clock: '20:30' };

  test('is read, with the name trimmed', () => {
    expect(readReservation(typed, evening)).toEqual({
      reservation: { name: 'Sharma', guests: 4, at: day + 20.5 * HOUR },
    });
    expect(readReservation({ ...typed, guests: ' 99 ' }, evening)).toMatchObject({
      reservation: { guests: 99 },
    });
  });

  test('may be nothing at all', () => {
    expect(readReservation({ name: ' ', guests: '', clock: '' }, evening)).toEqual({ reservation: null });
  });

  test.each([
    [{ name: '' }, ['name']],
    [{ name: 'ab\u202Ecd' }, ['name']],
    [{ guests: '0' }, ['guests']],
    [{ guests: '100' }, ['guests']],
    [{ guests: '' }, ['guests']],
    [{ guests: 'x4' }, ['guests']],
    [{ guests: '4x' }, ['guests']],
    [{ clock: '24:00' }, ['clock']],
    [{ clock: '' }, ['clock']],
    [{ clock: '120:30' }, ['clock']],
    [{ clock: '20:300' }, ['clock']],
    [{ name: '', clock: '' }, ['name', 'clock']],
  ])('%j has faults', (change, faults) => {
    expect(readReservation({ ...typed, ...change }, evening)).toEqual({ faults });
  });
});

describe('the other tables of a party that sits down (P-JOINED-2)', () => {
  const party = { ...sharma, tableIds: ['F1-T01', 'F1-T02'] };
  const kept = (reservation: typeof party & { bookingId?: string }, n = 2) =>
    aTable({ n, status: 'Reserved', reservation });
  const others = [
    aTable({ n: 2 }),
    kept(party, 3),
    kept({ ...party, bookingId: 'booking' }, 4),
    kept({ ...party, bookingId: 'other' }, 5),
    kept({ ...party, at: evening + 1 }, 6),
    aTable({ n: 7, order: 'somebody' }),
    aTable({ n: 8, status: 'Maintenance' }),
    aTable({ n: 9, status: 'Reserved' }),
    { ...aTable({ n: 1 }), id: 'F2-T01', floor: 2 },
  ];
  const taken = (one: Parameters<typeof othersFor>[0]['party']) =>
    othersFor({ floor: 1, party: one }, others).map(({ id }) => id);

  test('are those of its booking, and free ones', () => {
    expect(taken({ bookingId: 'booking' })).toEqual(['F1-T02', 'F1-T04']);
  });

  test('are those that the waitlist reserved with it', () => {
    expect(taken(party)).toEqual(['F1-T03']);
  });
});
