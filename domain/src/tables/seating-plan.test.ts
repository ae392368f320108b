import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTable as anyTable } from '../fixtures/tables.ts';
import { MAX_TABLES_PER_FLOOR } from '../restaurant/restaurant.schema.ts';
import {
  assertCanRemove,
  byFloor,
  freeNumbers,
  isLastTable,
  nextTableIds,
  planAdding,
  planFloors,
  planSeating,
  roomIdOf,
  seatingOf,
} from './seating-plan.ts';
import { newPlace, tableIdOf } from './table.ts';
import type { Table } from './table.ts';

const made = { restaurantId: 'owner@spice.in', key: 'k', at: 0 };
const aTable = (floor: number, n: number, over: Partial<Table> = {}): Table =>
  anyTable({ floor, n, ...over });
const aRoom = (floor: number, number: string): Table => newPlace({ floor, kind: 'room', number }, made);
const ids = (tables: readonly Table[]) => tables.map((table) => table.id);
const built = (seating: readonly number[]) =>
  seating.flatMap((count, f) => Array.from({ length: count }, (_, i) => aTable(f + 1, i + 1)));

describe('planSeating', () => {
  it('makes all tables of a new restaurant', () => {
    expect(planSeating([], [2, 1])).toEqual({
      add: [
        { floor: 1, n: 1 },
        { floor: 1, n: 2 },
        { floor: 2, n: 1 },
      ],
      remove: [],
      inUse: [],
    });
  });

  it('does nothing when nothing changes', () => {
    expect(planSeating(built([2]), [2])).toEqual({ add: [], remove: [], inUse: [] });
  });

  it('does not replace a table that was removed from the middle', () => {
    const tables = [aTable(1, 1), aTable(1, 3)];
    expect(planSeating(tables, [2])).toEqual({ add: [], remove: [], inUse: [] });
    expect(planSeating(tables, [3]).add).toEqual([{ floor: 1, n: 2 }]);
  });

  it('adds missing tables and removes surplus ones, and floors too', () => {
    const plan = planSeating([aTable(1, 1), aTable(1, 2), aTable(2, 1)], [3]);
    expect(plan.add).toEqual([{ floor: 1, n: 3 }]);
    expect(ids(plan.remove)).toEqual(['F2-T01']);
  });

  it('removes the highest free tables and leaves those in use', () => {
    const tables = [
      aTable(1, 1),
      aTable(1, 2),
      aTable(1, 3, { currentOrderId: 'o1' }),
      aTable(1, 4, { status: 'Reserved' }),
      aTable(1, 5, { status: 'Maintenance' }),
    ];
    expect(ids(planSeating(tables, [3]).remove)).toEqual(['F1-T05', 'F1-T02']);
    expect(planSeating(tables, [3]).inUse).toEqual([]);
    expect(ids(planSeating(tables, [1]).inUse)).toEqual(['F1-T04']);
  });

  it('keeps a table at which a guest is choosing', () => {
    const plan = planSeating(built([3]), [2], new Set(['F1-T03']));
    expect(ids(plan.remove)).toEqual(['F1-T02']);
    expect(ids(planSeating(built([1, 1]), [1], new Set(['F2-T01'])).inUse)).toEqual(['F2-T01']);
  });

  it('leaves hotel rooms alone', () => {
    expect(planSeating([aTable(1, 1), aRoom(3, '301')], [1])).toEqual({ add: [], remove: [], inUse: [] });
  });

  it('reaches the given counts from any existing tables', () => {
    const seating = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 });
    const holes = fc.array(fc.nat({ max: 200 }), { maxLength: 20 });
    fc.assert(
      fc.property(seating, holes, seating, (before, gone, after) => {
        const stood = built(before).filter((_, i) => !gone.includes(i));
        const plan = planSeating(stood, after);
        const removed = new Set(ids(plan.remove));
        const left = [
          ...stood.filter(({ id }) => !removed.has(id)),
          ...plan.add.map(({ floor, n }) => aTable(floor, n)),
        ];
        expect(new Set(ids(left)).size).toBe(left.length);
        expect(seatingOf(left)).toEqual({ floors: after.length, tablesPerFloor: after });
      }),
    );
  });
});

describe('numbers', () => {
  it('are the lowest free ones on the floor, and rooms use none', () => {
    const tables = [aTable(1, 1), aTable(1, 3), aTable(2, 2), aRoom(1, '2')];
    expect(freeNumbers(tables, 1, 2)).toEqual([2, 4]);
    expect(nextTableIds(tables, 1, 2)).toEqual(['F1-T02', 'F1-T04']);
    expect(roomIdOf(2, '201')).toBe('F2-R201');
  });

  it('end with the two hundredth table', () => {
    expect(freeNumbers(built([MAX_TABLES_PER_FLOOR]), 1, 1)).toEqual([]);
    expect(freeNumbers(built([MAX_TABLES_PER_FLOOR - 1]), 1, 5)).toEqual([MAX_TABLES_PER_FLOOR]);
  });
});

it('are listed by floor and number, rooms last', () => {
  const mixed = [
    aRoom(2, '201'),
    aTable(2, 1),
    aTable(1, 100),
    aRoom(1, '12A'),
    aRoom(1, '12'),
    aTable(1, 99),
  ];
  expect(byFloor(mixed).map(({ floor, tables }) => [floor, ...ids(tables)])).toEqual([
    [1, 'F1-T99', 'F1-T100', 'F1-R12', 'F1-R12A'],
    [2, 'F2-T01', 'F2-R201'],
  ]);
});

describe('seating and floors', () => {
  it('rooms do not count as seating but keep their floor', () => {
    const tables = [...built([2, 1]), aRoom(4, '401')];
    expect(seatingOf(tables)).toEqual({ floors: 2, tablesPerFloor: [2, 1] });
    expect(planFloors([1, 3], tables)).toEqual({ add: [2, 4], remove: [3] });
    expect(planFloors([1, 2, 4], tables)).toEqual({ add: [], remove: [] });
    expect(seatingOf([])).toEqual({ floors: 0, tablesPerFloor: [] });
  });
});

describe('planAdding', () => {
  const hotel = { providesHotelServices: true };
  const plan = (wanted: string[], existing: Table[] = built([2]), house = hotel) =>
    planAdding(wanted, existing, house).map(({ floor, kind, number }) => `${floor} ${kind} ${number}`);

  it('makes missing tables, each once', () => {
    expect(plan(['F1-T02', 'F1-T03', 'F1-T03', 'F2-T01', 'F2-T02', 'F5-R501'])).toEqual([
      '1 table 03',
      '2 table 01',
      '2 table 02',
      '5 room 501',
    ]);
  });

  it.each([
    [
      'rooms without room service',
      () => plan(['F1-R1'], [], { providesHotelServices: false }),
      'service-not-offered',
    ],
    ['a floor above a floor without tables', () => plan(['F3-T01']), 'invalid-input'],
    [
      'a two hundred and first room',
      () =>
        plan(
          ['F1-R999'],
          Array.from({ length: 200 }, (_, i) => aRoom(1, String(i + 1))),
        ),
      'floor-full',
    ],
  ])('refuses %s', (_, make, reason) => {
    expect(make).toThrow(expect.objectContaining({ reason }));
  });

  it('allows two hundred rooms', () => {
    expect(plan(Array.from({ length: 200 }, (_, i) => `F1-R${i + 1}`))).toHaveLength(200);
  });
});

describe('assertCanRemove', () => {
  const floor = built([2, 2]);
  const remove = (table: Table, all: Table[] = floor, hasGuest = false) =>
    assertCanRemove(table, all, hasGuest);

  it('allows removing a free table, even one in maintenance', () => {
    expect(() => remove(aTable(1, 1))).not.toThrow();
    expect(() => remove(aTable(1, 1, { status: 'Maintenance' }))).not.toThrow();
  });

  it.each([
    ['with an order', aTable(1, 1, { currentOrderId: 'o1' }), 'table-in-use'],
    ['occupied', aTable(1, 1, { status: 'Occupied' }), 'table-in-use'],
    ['reserved', aTable(1, 1, { status: 'Reserved' }), 'table-in-use'],
  ])('refuses to remove one that is %s', (_, table, reason) => {
    expect(() => remove(table)).toThrow(expect.objectContaining({ reason, details: { tables: ['F1-T01'] } }));
  });

  it('refuses to remove one at which a guest is choosing', () => {
    expect(() => remove(aTable(1, 1), floor, true)).toThrow(
      expect.objectContaining({ reason: 'guest-ordering' }),
    );
  });

  it("refuses to remove the first floor's last table, or that of a floor below others", () => {
    const all = [...built([1, 1, 1]), aRoom(5, '501')];
    expect(ids(all.filter((table) => isLastTable(table, all)))).toEqual([tableIdOf(1, 1), tableIdOf(2, 1)]);
    expect(() => remove(aTable(2, 1), all)).toThrow(expect.objectContaining({ reason: 'last-table' }));
    expect(() => remove(aTable(1, 1), [aTable(1, 1)])).toThrow(
      expect.objectContaining({ reason: 'last-table' }),
    );
    expect(() => remove(aTable(3, 1), all)).not.toThrow();
    expect(() => remove(aRoom(5, '501'), all)).not.toThrow();
  });
});
