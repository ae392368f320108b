import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planOf, takes } from '../bookings/evening/plan.ts';
import { aBookingRules } from '../fixtures/bookings.ts';
import { NOW } from '../fixtures/ids.ts';
import { MINUTE } from '../time/ist.ts';
import { quoteFor, seatsOf } from './quote.ts';
import type { Hold } from './freeing.ts';
import type { Room } from './quote.ts';

const at = (minutes: number) => NOW + minutes * MINUTE;
const hold = (from: number, to: number): Hold => ({ from: at(from), to: at(to) });
const overlaps = (a: Hold, b: Hold) => a.from < b.to && b.from < a.to;

interface Made {
  readonly seats: number;
  readonly early?: readonly Hold[];
  readonly late?: readonly Hold[];
}

/** A room of tables F1-T01, F1-T02 and so on, with joins of them. */
function aRoom(
  tables: readonly Made[],
  joins: readonly { tables: readonly number[]; from: number; to: number }[] = [],
): Room {
  const idOf = (i: number) => `F1-T${String(i + 1).padStart(2, '0')}`;
  const list = joins.map(({ tables: of, from, to }) => ({ tableIds: of.map(idOf), from, to }));
  const holds = (pace: 'early' | 'late') => new Map(tables.map((table, i) => [idOf(i), table[pace] ?? []]));
  return {
    plan: planOf(
      tables.map(({ seats }, i) => ({ id: idOf(i), seats, kind: 'table', status: 'Available' })),
      [{ joins: { version: 1, list } }],
      { isToday: true },
    ),
    holds: { early: holds('early'), late: holds('late') },
    rules: aBookingRules(),
    now: NOW,
  };
}

const range = (room: Room, ahead: readonly number[], size: number) => {
  const quote = quoteFor(room, ahead, size);
  return quote && [quote.from, quote.to];
};

describe('a quote', () => {
  it('is five minutes where a table is free', () => {
    expect(range(aRoom([{ seats: 4 }]), [], 2)).toEqual([0, 5]);
  });

  it('is rounded outward to five minutes, from when the table frees early to when it frees late', () => {
    const room = aRoom([{ seats: 4, early: [hold(0, 12)], late: [hold(0, 31)] }]);
    expect(range(room, [], 2)).toEqual([10, 35]);
  });

  it('waits behind those ahead: a turn of the table and its clearing', () => {
    // Four seats turn in 75 minutes and 15 for clearing; a quick turn is three quarters of it.
    expect(range(aRoom([{ seats: 4 }]), [4], 4)).toEqual([70, 90]);
  });

  it('takes the smallest table, and leaves the large one to a large party', () => {
    const room = aRoom([{ seats: 2 }, { seats: 6 }]);
    expect(range(room, [2], 6)).toEqual([0, 5]);
  });

  it('does not promise a table that is booked before the party has left', () => {
    const room = aRoom([{ seats: 4, early: [hold(60, 150)], late: [hold(60, 150)] }]);
    expect(range(room, [], 4)).toEqual([150, 155]);
    expect(range(aRoom([{ seats: 4, early: [hold(90, 180)], late: [hold(90, 180)] }]), [], 4)).toEqual([
      0, 5,
    ]);
  });

  it('seats a large party at a join once all of its tables are free, and keeps them for it', () => {
    const busy = [hold(0, 30)];
    const room = aRoom(
      [{ seats: 4 }, { seats: 4, early: busy, late: busy }],
      [{ tables: [0, 1], from: 5, to: 8 }],
    );
    expect(range(room, [], 8)).toEqual([30, 35]);
    // The next whole turn of the table after that.
    expect(range(room, [8], 2)?.[0]).toBe(140);
  });

  it('is none for a party that no table takes, and for more than four hours', () => {
    expect(range(aRoom([{ seats: 4 }]), [], 5)).toBeNull();
    expect(range(aRoom([{ seats: 4 }]), [4, 4, 4], 4)).toBeNull();
  });
});

const someHolds = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 5, max: 120 })), { maxLength: 3 })
  .map((all) => all.map(([from, length]) => hold(from, from + length)));
const someTables = fc.array(
  fc.record({ seats: fc.integer({ min: 1, max: 8 }), early: someHolds, late: someHolds }),
  {
    minLength: 1,
    maxLength: 6,
  },
);
const someJoins = fc.array(
  fc.record({
    tables: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 3 }),
    from: fc.integer({ min: 4, max: 8 }),
    to: fc.integer({ min: 8, max: 16 }),
  }),
  { maxLength: 3 },
);
const someRoom = fc.tuple(someTables, someJoins).map(([tables, joins]) => aRoom(tables, joins));
const sizes = fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 8 });

describe('of random evenings', () => {
  it('no table is promised to two parties at once, to a party it does not take, or while it is held (P-WAIT-3)', () => {
    fc.assert(
      fc.property(someRoom, sizes, fc.constantFrom('early' as const, 'late' as const), (room, line, pace) => {
        const seats = seatsOf(room, line, pace);
        for (const [i, seat] of seats.entries()) {
          if (seat === null) continue;
          const spots = room.plan.filter(({ tableIds }) => tableIds.join() === seat.tableIds.join());
          expect(spots.some((spot) => takes(spot, line[i] ?? 0))).toBe(true);
          for (const tableId of seat.tableIds)
            expect((room.holds[pace].get(tableId) ?? []).some((held) => overlaps(held, seat))).toBe(false);
          for (const other of seats.slice(0, i)) {
            const shares = other?.tableIds.some((id) => seat.tableIds.includes(id)) ?? false;
            expect(other !== null && shares && overlaps(other, seat)).toBe(false);
          }
        }
      }),
    );
  });

  it('another party ahead, wherever it stands, never shortens a quote (P-WAIT-3)', () => {
    const size = fc.integer({ min: 1, max: 14 });
    fc.assert(
      fc.property(someRoom, sizes, size, size, fc.nat(8), (room, ahead, more, own, place) => {
        const before = quoteFor(room, ahead, own);
        const after = quoteFor(room, ahead.toSpliced(place, 0, more), own);
        if (after === null) return;
        expect(before).not.toBeNull();
        expect(before?.from).toBeLessThanOrEqual(after.from);
        expect(before?.to).toBeLessThanOrEqual(after.to);
      }),
    );
  });

  it('is on five minutes, and at least five wide', () => {
    fc.assert(
      fc.property(someRoom, sizes, fc.integer({ min: 1, max: 14 }), (room, ahead, size) => {
        const quote = quoteFor(room, ahead, size);
        if (quote === null) return;
        expect([quote.from % 5, quote.to % 5]).toEqual([0, 0]);
        expect(quote.to - quote.from).toBeGreaterThanOrEqual(5);
      }),
    );
  });
});
